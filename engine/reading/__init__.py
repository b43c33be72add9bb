"""Models and checks of data files, with faults in plain words. The package opens no file."""

"""Models and checks of data files, with faults in plain words. This package opens no file
itself.
"""

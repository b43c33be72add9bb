"""What data files may say, and what is wrong with one in plain words. Opens no file itself."""

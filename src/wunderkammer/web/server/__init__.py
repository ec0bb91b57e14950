"""The running process: its address, warming up, what is done when it is idle."""

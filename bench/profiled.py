"""Runs a module under the profiler and writes the profile though a signal ends it: profiled.py FILE -m MODULE …"""

import cProfile
import runpy
import signal
import sys

if __name__ == "__main__":
    _, file, _, module, *arguments = sys.argv
    sys.argv = [module, *arguments]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    profile = cProfile.Profile()
    try:
        profile.runcall(runpy.run_module, module, run_name="__main__", alter_sys=True)
    finally:
        profile.dump_stats(file)

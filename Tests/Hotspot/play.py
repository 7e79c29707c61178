"""What the person does in the virtual machine: plays the scenes, and says what is seen."""

import os
import sys
import time
import traceback
from multiprocessing.connection import Connection

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Scripts"))

import program
from door import FarAway
from scenes import scenes

connection = Connection(int(sys.argv[1]))
words = sys.argv[2:]
machine, station, traces = (FarAway(connection, name) for name in ("machine", "station", "traces"))
failed = []
for scene in scenes:
    if words and not any(word in scene.__name__ for word in words):
        continue
    began = time.monotonic()
    print(f"── {scene.__doc__.splitlines()[0]}", flush=True)
    try:
        scene(machine, station, traces)
    except (Exception, SystemExit) as problem:
        failed.append(scene.__name__)
        program.take_picture(f"failed-{scene.__name__}")
        if not isinstance(problem, SystemExit):
            traceback.print_exc(file=sys.stdout)
        print(f"✘ {scene.__name__}", flush=True)
        # What comes next begins anew.
        program.close()
        machine.repair()
    station.leave()
    print(f"   {time.monotonic() - began:.0f} s", flush=True)
print(f"── Failed: {', '.join(failed)}" if failed else "── All was as it should be", flush=True)
sys.exit(len(failed))

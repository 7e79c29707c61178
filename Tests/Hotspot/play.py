"""What the user does in the virtual machine: plays the scenes, and says what is seen.

play.py CONNECTION [WORD …]
play.py --list [WORD …]

With words only those scenes whose names have one of them. CONNECTION is the file descriptor of guest.py's.
"""

import os
import sys
import time
import traceback
from multiprocessing.connection import Connection

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Scripts"))

import program
from door import FarAway
from scenes import scenes


def chosen(words):
    """The scenes that have one of the words in their names. A word that fits none is a mistake."""
    for word in words:
        if not any(word in scene.__name__ for scene in scenes):
            sys.exit(f"No scene's name has “{word}”.")
    return [scene for scene in scenes if not words or any(word in scene.__name__ for word in words)]


def summary(scene):
    return scene.__doc__.splitlines()[0]


def play(scene, machine, station, traces):
    """Returns whether all was seen that the scene expects."""
    began, passed = time.monotonic(), True
    print(f"── {summary(scene)}", flush=True)
    # Where the virtual machine is ended, the script says what it was doing.
    with open(f"{program.SEEN}/playing", "w") as file:
        file.write(f"{scene.__name__} was played\n")
    try:
        scene(machine, station, traces)
    except (Exception, SystemExit) as problem:
        passed = False
        program.take_picture(f"failed-{scene.__name__}")
        if not isinstance(problem, SystemExit):
            traceback.print_exc(file=sys.stdout)
        print(f"✘ {scene.__name__}", flush=True)
        # What comes next begins anew.
        program.close()
        machine.repair()
    station.leave()
    print(f"   {time.monotonic() - began:.0f} s", flush=True)
    return passed


if __name__ == "__main__":
    if sys.argv[1] == "--list":
        for each in chosen(sys.argv[2:]):
            print(f"{each.__name__:20} {summary(each)}")
        sys.exit()
    connection = Connection(int(sys.argv[1]))
    far = [FarAway(connection, name) for name in ("machine", "station", "traces")]
    failed = [scene.__name__ for scene in chosen(sys.argv[2:]) if not play(scene, *far)]
    print(f"── Failed: {', '.join(failed)}" if failed else "── All was as it should be", flush=True)
    sys.exit(len(failed))

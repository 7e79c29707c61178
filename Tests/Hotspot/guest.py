"""What root does in the virtual machine of Scripts/test-hotspot: has its services run, and serves the person."""

import os
import subprocess
import sys
import time
import traceback
from multiprocessing.connection import Connection
from socket import socketpair

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, "..", "..", "Scripts"))

import door
import radios
import services
import session
import traces


def play(words):
    radios.simulate()
    session.make_user()
    services.prepare(session.PERSON)
    session.begin()
    things = {"machine": services, "station": radios.Station(), "traces": traces}
    print(f"── The machine is ready {since_start():.0f} s after its start", flush=True)
    mine, theirs = socketpair()
    person = subprocess.Popen(
        [sys.executable, f"{HERE}/play.py", str(theirs.fileno()), *words], pass_fds=[theirs.fileno()],
        **session.AS_PERSON)
    theirs.close()
    door.serve(Connection(mine.detach()), things)
    return person.wait() == 0


def since_start():
    return time.clock_gettime(time.CLOCK_BOOTTIME)


try:
    if play(sys.argv[1:]):
        open(f"{services.SEEN}/passed", "w").close()
except BaseException:
    traceback.print_exc(file=sys.stdout)
print(f"── {since_start():.0f} s after its start the machine ends", flush=True)

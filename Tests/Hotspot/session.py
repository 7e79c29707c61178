"""The session of a person: an ordinary user with a display, a session bus, assistive tools and notifications."""

import os
import pwd
import subprocess
import sys

from person import HOTSPOT, SCRIPTS
from services import SEEN

PERSON = "anna"
AS_PERSON = {"user": PERSON, "group": PERSON, "extra_groups": []}
HERE = os.path.dirname(os.path.abspath(__file__))


def make_user():
    """Makes the user, who can read the program wherever the checkout is."""
    subprocess.run(["useradd", "--create-home", "--shell", "/bin/sh", PERSON], check=True)
    user = pwd.getpwnam(PERSON)
    runtime = f"/run/user/{user.pw_uid}"
    os.makedirs(runtime, mode=0o755)
    os.chmod(runtime, 0o700)
    os.chown(runtime, user.pw_uid, user.pw_gid)
    needed = (*HOTSPOT, HERE, SCRIPTS)
    subprocess.run(["chmod", "--recursive", "a+rX", *needed], check=True)
    for path in needed:
        folder = os.path.dirname(os.path.realpath(path))
        while folder != "/":
            os.chmod(folder, os.stat(folder).st_mode | 0o055)
            folder = os.path.dirname(folder)
    # What moves takes long to draw on a machine that is simulated.
    settings = f"{user.pw_dir}/.config/gtk-4.0"
    os.makedirs(settings)
    with open(f"{settings}/settings.ini", "w") as file:
        file.write("[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n")
    subprocess.run(["chown", "--recursive", f"{PERSON}:", user.pw_dir], check=True)
    os.environ.update(HOME=user.pw_dir, USER=PERSON, LOGNAME=PERSON, XDG_RUNTIME_DIR=runtime)


def begin():
    """Starts what a desktop starts for its user."""
    os.makedirs("/tmp/.X11-unix", exist_ok=True)
    os.chmod("/tmp/.X11-unix", 0o1777)
    os.environ.update(
        NO_AT_BRIDGE="0", GDK_BACKEND="x11", GSK_RENDERER="cairo", GSETTINGS_BACKEND="memory",
        DISPLAY=":" + first_line("Xvfb", "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-ac"))
    os.environ["DBUS_SESSION_BUS_ADDRESS"] = first_line(
        "dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1")
    start("openbox")
    start(sys.executable, f"{HERE}/notifications.py", output="notifications")
    start("dbus-monitor", "--session", "--pcap", output="session-bus.pcap")


def start(program, *arguments, output=None):
    """Starts a program of the user's, and keeps what it says."""
    name = os.path.basename(program)
    log = open(f"{SEEN}/{name}.log", "a")
    return subprocess.Popen(
        [program, *arguments], cwd=os.environ["HOME"], stdin=subprocess.DEVNULL, stderr=log,
        stdout=open(f"{SEEN}/{output}", "wb") if isinstance(output, str) else output or log, **AS_PERSON)


def first_line(*command):
    return start(*command, output=subprocess.PIPE).stdout.readline().decode().strip()

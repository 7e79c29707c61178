"""Personal Hotspot as the person has it: its window, its commands, what it notifies of, and pictures of it."""

import contextlib
import os
import resource
import secrets
import subprocess

import person
import screen
from person import press, type_text
from screen import FOCUSED, is_there, objects, rows_with_focus, sees, states
from waiting import until

SEEN = "/mnt/seen"
NAME = "Anna's laptop"
# Another one each time, so that none is found that another run has left; the signs are those that a QR code escapes.
PASSWORD = f'Elk;{secrets.randbelow(10 ** 8):08}, blue\\sky: "x"'


def open_window(*arguments):
    """Starts Personal Hotspot with all that it could log, and could leave when it crashes."""
    log = open(f"{SEEN}/personal-hotspot.log", "a")
    app = subprocess.Popen(
        [*person.HOTSPOT, *arguments], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
        env={**os.environ, "G_MESSAGES_DEBUG": "all", "G_DEBUG": "fatal-criticals"},
        preexec_fn=allow_core_dumps)
    person.started.append(app)
    return app


def allow_core_dumps():
    resource.setrlimit(resource.RLIMIT_CORE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def record_accessibility():
    """Has what goes over the bus of assistive tools recorded, until that is ended."""
    return subprocess.Popen(
        ["dbus-monitor", "--address", screen.address(), "--pcap"],
        stdout=open(f"{SEEN}/accessibility-bus.pcap", "wb"), stderr=subprocess.DEVNULL)


def close():
    """Ends what was started, however it stands."""
    for app in person.started:
        if app.poll() is None:
            app.terminate()
        app.wait()
    person.started.clear()


def command(*arguments, is_secret=False):
    """What Personal Hotspot does as a command: its exit code, and what it says."""
    result = subprocess.run(
        [*person.HOTSPOT, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True,
        timeout=person.PATIENCE)
    with open(f"{SEEN}/commands.log", "a") as log:
        said = "" if is_secret else result.stdout + result.stderr
        log.write(f"$ personal-hotspot {' '.join(arguments)}\n{said}[{result.returncode}]\n")
    return result.returncode, (result.stdout + result.stderr).strip()


def ends(app, what):
    """Waits until the program has ended, as it should."""
    until(lambda: app.poll() is not None, what)
    person.started.remove(app)
    assert app.returncode == 0, app.returncode


def take_picture(name):
    """A picture of the whole screen, for who looks into it later."""
    path = f"{SEEN}/{name}.png"
    subprocess.run(["import", "-window", "root", path], check=True)
    return path


def texts_in(picture):
    """What a phone's camera reads from a picture."""
    result = subprocess.run(["zbarimg", "--quiet", "--raw", picture], capture_output=True, text=True)
    return result.stdout.splitlines()


def window_titles():
    windows = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--class", "personal-hotspot"], capture_output=True, text=True)
    return [
        subprocess.run(["xdotool", "getwindowname", window], capture_output=True, text=True).stdout.strip()
        for window in windows.stdout.split()]


def notifications():
    """The notifications that were shown so far, each its summary and its body."""
    return open(f"{SEEN}/notifications").read().splitlines()


def open_page(is_named=True):
    """Goes to the first page, with a window if there is none.

    is_named: Whether the network gets its name and its password, unless an earlier scene has given them.
    """
    if not person.started:
        open_window()
        sees("check box", "Hotspot", focused=True)
    press("Home")
    sees("check box", "Hotspot", focused=True)
    if is_named and not is_there("list item", "Network Name", description=NAME):
        name_network()
        press("Home")
        sees("check box", "Hotspot", focused=True)
    return person.started[0]


# The rows of the page Network that the arrow keys lead to, as far as scenes use them; the last ones may be hidden.
NETWORK = ["Network Name", "Password", "Make a New Password", "Security", "Hidden Network", "Maximise Compatibility",
           "Band", "Channel"]
OPTIONS = {"Security": ["WPA2 and WPA3", "WPA3 Only"], "Channel": ["Automatic", *map(str, range(1, 14))]}


@contextlib.contextmanager
def network_row(row):
    """Opens the page Network, goes to a row with the arrow keys, and goes back at the end."""
    go_to("Network")
    press("Return")
    sees("text", "Network Name", focused=True)
    if NETWORK.index(row) > 0:
        press(*["Down"] * NETWORK.index(row))
    yield
    press("alt+Left")
    sees("list item", "Network", focused=True)


def name_network():
    """Types the name and the password of the network."""
    type_into("Network Name", NAME)
    type_into("Password", PASSWORD)


def go_to(row):
    """Goes to a row of the page with the arrow keys; some rows may be passed over, because they are disabled."""
    for _ in range(5):
        found, focus = until_focused()
        if found[focus].name == row:
            return
        ahead = [place for place, each in enumerate(found) if each.name == row]
        assert ahead, f"there is no row “{row}”"
        distance = min((place - focus for place in ahead), key=abs)
        press(*["Down" if distance > 0 else "Up"] * abs(distance))
    raise AssertionError(f"the row “{row}” does not get the focus")


def until_focused():
    def found():
        rows, focus = rows_with_focus()
        return focus is not None and (rows, focus)
    return until(found, "no row has the focus")


def type_into(row, text):
    """Writes into a field of the page Network."""
    with network_row(row):
        sees("text", row, focused=True)
        press("ctrl+a")
        type_text(text)
        press("Return")
        sees("text", row, focused=True)


def choose(row, option):
    """Chooses one of the options of a menu of the page Network."""
    options = OPTIONS[row]
    with network_row(row):
        press("space")
        # A long menu begins in its search field. The keys are pressed one at a time, since a menu that is still being
        # drawn misses some of several.
        focus = until(lambda: focused_among(["Search", *options]), "the menu does not open")
        while focus != option:
            press("Up" if focus in options and options.index(focus) > options.index(option) else "Down")
            others = [each for each in options if each != focus]
            focus = until(lambda: focused_among(others), f"the focus stays at “{focus}”")
        press("Return")
        sees("push button", f"{row}: {option}", focused=True)


def focused_among(names):
    """The name of the object with the focus, if it is one of the names."""
    found = [each for each in objects() if each.name in names]
    return next((each.name for each, state in zip(found, states(found)) if state & FOCUSED), None)


def flip(row, on):
    """Turns the hotspot's switch, or one of the page Network, on or off, unless it is so."""
    if row == "Hotspot":
        go_to(row)
        turn(row, on)
    else:
        with network_row(row):
            turn(row, on)


def turn(row, on):
    if not is_there("check box", row, focused=True, checked=on):
        press("space")
    sees("check box", row, focused=True, checked=on)

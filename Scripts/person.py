"""Uses a program like a user: with real keys and a real pointer. Reads the window like assistive tools (AT-SPI)."""

import os
import subprocess
import sys
import tempfile
import time
import traceback

SCRIPTS = os.path.dirname(os.path.abspath(__file__))
CLEAN_SESSION = os.path.join(SCRIPTS, "clean-session")
BUILT = os.path.join(SCRIPTS, "..", ".build", "debug")
HOTSPOT = [os.path.join(BUILT, "personal-hotspot")]
# With a simulated hotspot, which shares nothing even if the machine could.
SIMULATED = [*HOTSPOT, "--service", "simulated"]
GALLERY = [os.path.join(BUILT, "form-gallery")]
# The number of seconds after which something that should appear counts as missing.
PATIENCE = int(os.environ.get("FORM_PATIENCE", "60"))

passed = 0

if "PERSON_SESSION" in os.environ:
    import gi
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi


def pass_through(script, steps, command=SIMULATED):
    """Runs the steps on a display and a session bus of their own, with a window manager and a folder for settings.

    command: the program that is started unless a step names another one.
    """
    global usual
    usual = command
    if "PERSON_SESSION" not in os.environ:
        prepare(usual[0])
        sys.exit(subprocess.call(
            [CLEAN_SESSION, "--display", sys.executable, os.path.abspath(script), *sys.argv[1:]],
            env={**os.environ, "PERSON_SESSION": "1", "G_DEBUG": "fatal-criticals"},
            stderr=subprocess.DEVNULL if "PERSON_QUIET" in os.environ else None))
    window_manager = subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory() as settings:
        os.environ["XDG_CONFIG_HOME"] = settings
        try:
            steps()
        except Exception:
            # The standard error may be discarded.
            traceback.print_exc(file=sys.stdout)
            print(f"{passed} passed, 1 failed")
            sys.exit(1)
        finally:
            for app in started:
                app.kill()
            window_manager.kill()
    print(f"{passed} passed, 0 failed")


def prepare(program, *packages):
    """Installs missing packages, and builds the program."""
    subprocess.run(
        ["bash", "-c", 'source "$0"; require_swift; require_packages "${BUILD_PACKAGES[@]}" "${WINDOW_PACKAGES[@]}" '
         'xvfb dbus openbox xdotool at-spi2-core python3-gi gir1.2-atspi-2.0 "${@:2}"; build_debug --product "$1"',
         os.path.join(SCRIPTS, "lib.sh"), os.path.basename(program), *packages], check=True)


started = []
usual = SIMULATED


def start(*arguments, command=None, **environment):
    app = subprocess.Popen([*(command or usual), *arguments], env={**os.environ, **environment})
    started.append(app)
    return app


def run(*arguments, command=None, **environment):
    """Runs a command of the application, and returns its output and its exit status."""
    return subprocess.run([*(command or usual), *arguments], env={**os.environ, **environment},
                          capture_output=True, text=True, timeout=PATIENCE)


def program_name():
    """Returns the name of the program for the desktop and assistive tools."""
    return os.path.basename(usual[0])


def ends(app, what):
    until(lambda: app.poll() is not None, what)
    assert app.returncode == 0, app.returncode


def step(name):
    global passed
    passed += 1
    print(f"✔ {name}", flush=True)


# Given as key codes, because in newer layouts these keys are on each level, and xdotool would press Alt with them.
FUNCTION_KEYS = {"F6": "72", "F10": "76"}


def press(*keys):
    keys = [FUNCTION_KEYS.get(key, key) for key in keys]
    subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], check=True)


def click(x, y):
    """Clicks at a position in the window, which must have its initial size.

    The positions that AT-SPI reports are wrong since GTK 4.18.
    """
    window = window_geometry()
    point(window["X"] + x, window["Y"] + y, "click", "1")


def window_geometry():
    """Returns the position and size of the program's window. No menu may be open above it."""
    shell = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--class", program_name(), "getwindowgeometry", "--shell"],
        check=True, capture_output=True, text=True).stdout
    return {key: int(number) for key, number in (line.split("=") for line in shell.split())}


def point(x, y, *action):
    """Moves the pointer, and performs an action of xdotool there."""
    subprocess.run(["xdotool", "mousemove", str(x), str(y), *action], check=True)


def place_of(accessible, across=0.5):
    """Returns a position in a widget of the program's first window, according to AT-SPI.

    across: the fraction of the widget's width.
    """
    window, frame = window_geometry(), next(thing for thing in objects() if role_of(thing) == "frame")
    whole, own = (thing.get_extents(Atspi.CoordType.WINDOW) for thing in (frame, accessible))
    # The frame has a border in place of the shadow.
    x = window["X"] + (window["WIDTH"] - whole.width) // 2 + own.x + int(own.width * across)
    y = window["Y"] + (window["HEIGHT"] - whole.height) // 2 + own.y + own.height // 2
    return x, y


def type_text(text):
    subprocess.run(["xdotool", "type", text], check=True)


def objects(leaves_out=lambda accessible: False):
    """Returns all objects that the application shows, in reading order, without omitted ones and their contents."""
    desktop = Atspi.get_desktop(0)
    found = []

    def visit(accessible):
        if accessible is None or leaves_out(accessible):
            return
        found.append(accessible)
        for index in range(accessible.get_child_count()):
            visit(accessible.get_child_at_index(index))

    desktop.clear_cache()
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        if application is not None and application.get_name() == program_name():
            visit(application)
    return found


# The names of roles in later versions of GTK, and those in GTK 4.8.
ROLES = {"button": "push button", "toggle button": "push button", "switch": "check box", "password text": "text"}


def role_of(accessible):
    """Returns the name of an object's role, as in GTK 4.8."""
    role = accessible.get_role_name()
    return ROLES.get(role, role)


def text_of(accessible):
    return Atspi.Text.get_text(accessible, 0, Atspi.Text.get_character_count(accessible))


def is_in_state(accessible, state):
    """Returns true if an object has a state, such as "FOCUSABLE"."""
    return accessible.get_state_set().contains(getattr(Atspi.StateType, state))


def number_of(accessible):
    """Returns the number of a slider, a spin button or a bar."""
    return Atspi.Value.get_current_value(accessible.get_value_iface())


def width_of(accessible):
    """Returns the width of an object; 0 if it is hidden, since GTK 4.8 still lists hidden objects."""
    return accessible.get_extents(Atspi.CoordType.WINDOW).width


# Roles of objects that only hold others, or that tell nothing. Their names differ between versions of GTK.
UNTOLD_ROLES = ("application", "frame", "panel", "filler", "generic", "section", "image", "scroll bar")


def told():
    """Returns the window as assistive tools tell it: a line for each object with a name.

    The window's own buttons are left out, and labels that repeat the name or the description of the row before them.
    """
    lines, row = [], ""
    for accessible in objects():
        role, name, description = role_of(accessible), *map(plain, (
            accessible.get_name(), accessible.get_description()))
        if role in UNTOLD_ROLES or not name or width_of(accessible) == 0 or description.endswith(" the window"):
            continue
        if role in ("check box", "list item"):
            row = f"{name} {description}"
        if role == "label" and name in row:
            continue
        states = [state.lower() for state in ("CHECKED", "FOCUSED") if is_in_state(accessible, state)]
        lines.append(f"{role} “{name}”" + f": {description}" * bool(description) + f" ({', '.join(states)})" * bool(states))
    return lines


def plain(text):
    """Returns a text without the characters that keep words together."""
    return text.replace("\u2060", "").replace("\u00a0", " ")


def is_there(role, name, description=None, text=None, focused=None, checked=None, among=None):
    for accessible in objects() if among is None else among:
        states = accessible.get_state_set()
        if (role_of(accessible) == role and accessible.get_name() == name
                and (description is None or accessible.get_description() == description)
                and (text is None or text_of(accessible) == text)
                and (focused is None or states.contains(Atspi.StateType.FOCUSED) == focused)
                and (checked is None or states.contains(Atspi.StateType.CHECKED) == checked)):
            return True
    return False


def until(condition, what):
    deadline, trouble = time.monotonic() + PATIENCE, ""
    while time.monotonic() < deadline:
        try:
            found = condition()
            if found:
                return found
        except Exception as error:  # an object disappeared while it was read
            trouble = f" ({error})"
        time.sleep(0.05)
    print(f"✘ {what() if callable(what) else what}{trouble}. The screen shows instead:")
    for accessible in objects():
        states = accessible.get_state_set()
        text = repr(text_of(accessible)) if role_of(accessible) in ("text", "entry") else ""
        print("   ", role_of(accessible), repr(accessible.get_name()), repr(accessible.get_description()), text,
              "(focused)" if states.contains(Atspi.StateType.FOCUSED) else "")
    print(f"{passed} passed, 1 failed")
    sys.exit(1)


def sees(role, name, **properties):
    until(lambda: is_there(role, name, **properties), f"there is no {role} “{name}” {properties}")


def misses(role, name):
    until(lambda: not is_there(role, name), f"{role} “{name}” is still there")

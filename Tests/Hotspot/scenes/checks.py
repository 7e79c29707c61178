"""What several scenes look at: the window and the command line have to say the same."""

from person import press, step
from program import command, flip, open_page
from screen import sees
from waiting import until

def says(lines, code):
    """The command line says how the hotspot stands: the first line, and the last."""
    said = []

    def agrees():
        said[:] = command("status")
        words = said[1].splitlines()
        return said[0] == code and words[0].startswith(lines[0]) and words[-1].startswith(lines[-1])

    until(agrees, lambda: f"the command line says {said}, and not {[code, *lines]}")
    step(f"window and command line say: {said[1]}")


def is_on(name, devices=0):
    count = {0: "no devices yet", 1: "1 device"}.get(devices, f"{devices} devices")
    line = f"On · {count} · shared from Ethernet"
    sees("check box", "Hotspot", description=line, checked=True)
    says([line], 0)


def is_off(reason=None):
    """The switch is off, with the reason as a notice below it if there is one."""
    line = None if reason else "Off · ready to share Ethernet"
    sees("check box", "Hotspot", also=reason, description=line, checked=False)
    says(["", reason] if reason else [line], 3)


def is_impossible(title, reason):
    """A status page is in place of the switch."""
    sees("label", title)
    says(["Off", reason], 3)


def turn_on_in_vain(reason):
    """Turns the switch on, which goes back, with a reason that anybody can find."""
    flip("Hotspot", False)
    press("space")
    is_off(reason)


def fail_to_turn_on(reason):
    """Turns the switch on, which goes back, with a reason that only who has tried can tell."""
    flip("Hotspot", False)
    press("space")
    sees("check box", "Hotspot", also=reason, checked=False)
    step(f"the window says: {reason}")
    code, line = command("on")
    assert (code, line) == (1, f"Error: {reason}"), (code, line)
    step("so does the command line that tries")


def turn_on(name):
    flip("Hotspot", True)
    is_on(name)


def open_and_turn_on(name):
    open_page()
    turn_on(name)

"""What several scenes look at: the window and the command line have to say the same."""

from person import press, step
from program import command, flip, open_page
from screen import sees
from waiting import until

ON = "Personal Hotspot Enabled"


def says(text, line, code, on):
    """Switch, text and command line say how the hotspot stands."""
    sees("check box", "Personal Hotspot", also=text, checked=on)
    said = []

    def agrees():
        said[:] = command("status")
        return said == [code, line]

    until(agrees, lambda: f"the command line says {said}, and not {[code, line]}")
    step(f"window and command line say: {line}")


def is_on(name, devices=0):
    count = "1 device" if devices == 1 else f"{devices} devices"
    says(ON, f"On: “{name}”, {count}", 0, on=True)


def is_off(reason=None):
    says(reason, f"Off: {reason}" if reason else "Off", 3, on=False)


def turn_on_in_vain(reason):
    """Turns the switch on, which goes back, with a reason that anybody can find."""
    flip("Personal Hotspot", False)
    press("space")
    is_off(reason)


def fail_to_turn_on(reason):
    """Turns the switch on, which goes back, with a reason that only who has tried can tell."""
    flip("Personal Hotspot", False)
    press("space")
    sees("check box", "Personal Hotspot", also=reason, checked=False)
    step(f"the window says: {reason}")
    code, line = command("on")
    assert (code, line) == (1, f"Error: {reason}"), (code, line)
    step("so does the command line that tries")


def turn_on(name):
    flip("Personal Hotspot", True)
    is_on(name)


def open_and_turn_on(name):
    open_page()
    turn_on(name)

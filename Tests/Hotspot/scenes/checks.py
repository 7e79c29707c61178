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

    until(agrees, f"the command line should say {line} ({code})")
    step(f"window and command line say: {line}")


def is_on(name, devices=0):
    count = "1 device" if devices == 1 else f"{devices} devices"
    says(ON, f"On: “{name}”, {count}", 0, on=True)


def is_off(reason=None):
    says(reason, f"Off: {reason}" if reason else "Off", 3, on=False)


def turn_on_in_vain(reason):
    """Turns the switch on, which goes back, with the reason."""
    flip("Personal Hotspot", False)
    press("space")
    is_off(reason)


def turn_on(name):
    flip("Personal Hotspot", True)
    is_on(name)


def open_and_turn_on(name):
    open_page()
    turn_on(name)

"""Waits for what is not in the window: until it is so, and not for a time."""

import time

from person import PATIENCE


class Missing(Exception):
    """What should have come did not."""


def until(condition, what):
    """What the condition gives when it is true of something."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found = condition()
        if found:
            return found
        # A simulated machine has little time to spare for who looks on.
        time.sleep(0.3)
    raise Missing(what() if callable(what) else what)

"""Where the password is, and where it is not."""

import os
import signal

from person import press, step
from program import NAME, PASSWORD, go_to, network_row, open_page, record_accessibility
from scenes.checks import turn_on
from screen import objects_that_say, sees
from waiting import until


def nothing_leaks(machine, station, traces):
    """The password is looked for everywhere"""
    app = open_page()
    turn_on(NAME)
    recorder = record_accessibility()
    tell_assistive_tools()
    recorder.terminate()
    recorder.wait()
    look_at_processes(traces, app)
    look_into_memory(traces, app)
    look_at_files(traces)


def tell_assistive_tools():
    """What assistive tools can read, page by page."""
    assert not objects_that_say(PASSWORD)
    step("assistive tools can't read the password on the first page")
    with network_row("Password"):
        sees("text", "Password", focused=True)
        told = objects_that_say(PASSWORD)
        step(f"on the page Network they {'can read it as ' + told[0] if told else 'can not read it'}")
    assert not objects_that_say(PASSWORD)
    go_to("Show QR Code")
    press("Return")
    until(lambda: objects_that_say(PASSWORD), "the text for who can't scan is not told to assistive tools")
    step("beside the code that was asked for they can read it, as everybody can")
    press("alt+Left")
    sees("list item", "Show QR Code", focused=True)
    assert not objects_that_say(PASSWORD)


def look_at_processes(traces, app):
    number, found = traces.processes_that_tell(PASSWORD)
    assert not found, found
    step(f"arguments and environments of {number} processes do not have it")
    assert not traces.is_dumpable(app.pid), "other programs of the user can read the memory of the program"
    step("other programs of the user can't look into the program's memory")


def look_into_memory(traces, app):
    traces.keep_core_dumps()
    assert traces.dump_core_of_another_program(), "no program leaves its memory when it crashes"
    step("another program of the user leaves its memory when it crashes")
    assert not traces.copy_memory(app.pid), "the user's debugger copied the program's memory"
    step("a debugger of the user gets no copy of the program's memory")
    os.kill(app.pid, signal.SIGSEGV)
    app.wait()
    assert app.returncode == -signal.SIGSEGV, app.returncode
    assert not traces.cores_of("personal-hotspot"), "the program left its memory when it crashed"
    step("the program leaves none when it crashes")


def look_at_files(traces):
    kept = traces.profiles_that_tell(PASSWORD)
    assert kept, "the password is not even where it belongs"
    step(f"NetworkManager keeps it, for root alone: {', '.join(kept)}")
    number, found = traces.files_that_tell(PASSWORD, NAME)
    assert not found, found
    step(f"none of {number} other files that were written since the start has it, in any spelling: "
         "files of the user, logs with all that can be logged, the recorded session bus")
    known = traces.times_recorded("session-bus", "org.freedesktop.Notifications")
    assert known > 0, "the session bus was not recorded"
    times = traces.times_recorded("accessibility-bus", PASSWORD)
    step(f"the bus of assistive tools has carried it {times} times, where they asked for a text that was shown")

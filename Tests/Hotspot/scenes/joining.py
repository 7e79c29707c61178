"""The hotspot as it is meant: turned on, joined with the password and with the code, left on, turned off."""

import re

from person import press, step
from program import (
    NAME, PASSWORD, command, ends, flip, go_to, name_network, notifications, open_page, open_window, take_picture,
    texts_in, window_titles)
from scenes.checks import is_off, is_on, turn_on
from screen import sees
from waiting import until


def first_start(machine, station, traces):
    """The program is started for the first time"""
    open_window()
    sees("check box", "Hotspot", focused=True, checked=False)
    until(lambda: window_titles() == ["Personal Hotspot"], "the window's title is not the program's name")
    take_picture("off")
    step("the window is called Personal Hotspot, and the hotspot is off")
    is_off()


def joins(machine, station, name, password, **how):
    """A device joins: number of devices, notification and command line follow, and follow again when it leaves."""
    before = len(notifications())
    address = station.join(name, password, **how)
    step(f"a device joins, and gets the address {address}")
    assert station.reaches_beyond(), "it does not reach what is beyond the hotspot"
    step("it reaches what is beyond the hotspot")
    sees("list item", "Devices", description="1")
    until(lambda: len(notifications()) > before, "there was no notification")
    step(f"one device is connected, with the notification: {notifications()[-1]}")
    is_on(name, devices=1)
    # On a busy machine, the devices may not be known within the time that the command waits for them.
    code, line = until(
        lambda: (found := command("devices"))[0] != 4 and found, "the devices that have joined stay unknown")
    assert code == 0 and station.hardware_address() in line and address in line, (code, line)
    step(f"the command line knows it: {line}")
    take_picture("joined")


def leaves(station, name):
    station.leave()
    sees("list item", "Devices", description="")
    is_on(name)
    step("the device leaves, and none is connected")


def joined_by_password(machine, station, traces):
    """A name and a password are typed, the hotspot is turned on, and a device joins"""
    open_page(is_named=False)
    name_network()
    step("a name and a password are typed")
    turn_on(NAME)
    joins(machine, station, NAME, PASSWORD)
    leaves(station, NAME)


def joined_by_code(machine, station, traces):
    """A device joins with what its camera reads from the screen"""
    open_page()
    turn_on(NAME)
    code = code_on_screen("code")
    fields = fields_of(code)
    step(f"a decoder reads a code from a picture of the screen, with the fields {' '.join(fields)}")
    go_to("Show QR Code")
    press("Return")
    sees("list item", "Password", description=PASSWORD)
    assert code_on_screen("large-code") == code, "the page of the code has another one"
    step("the page of the code has the same one")
    press("alt+Left")
    sees("list item", "Show QR Code", focused=True)
    joins(machine, station, fields["S"], fields["P"])
    leaves(station, NAME)


def code_on_screen(name):
    read = until(lambda: texts_in(take_picture(name)), "no code could be read from the screen")
    assert len(read) == 1, "there are several codes"
    return read[0]


def fields_of(text):
    """The fields of a text such as WIFI:T:WPA;S:Anna's laptop;P:secret;;"""
    assert text.startswith("WIFI:"), "this is no code to join with"
    fields = re.findall(r"([A-Z]+):((?:\\.|[^;\\])*);", text.removeprefix("WIFI:"))
    return {key: re.sub(r"\\(.)", r"\1", value) for key, value in fields}


def stays_on(machine, station, traces):
    """The window is closed, and the hotspot stays on"""
    app = open_page()
    turn_on(NAME)
    press("ctrl+w")
    ends(app, "Ctrl+W did not end the program")
    code, line = command("status")
    assert (code, line) == (0, "On · no devices yet · shared from Ethernet"), (code, line)
    address = station.join(NAME, PASSWORD)
    step(f"with no window the hotspot is on, and a device gets the address {address}")
    open_page()
    sees("list item", "Devices", description="1")
    is_on(NAME, devices=1)
    station.leave()
    is_on(NAME)


def turned_off(machine, station, traces):
    """The hotspot is turned on by command, and off by the switch and by others"""
    open_page()
    code, line = command("on")
    assert code == 0, (code, line)
    is_on(NAME)
    flip("Hotspot", False)
    is_off()
    until(lambda: machine.device_state("wlan0") == "disconnected", "NetworkManager still has it")
    assert NAME not in station.networks()
    step("it is in the air no more")
    command("on")
    is_on(NAME)
    machine.nmcli("device", "disconnect", "wlan0")
    step("another program turns it off")
    is_off()
    command("on")
    command("off")
    is_off()

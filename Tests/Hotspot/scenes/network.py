"""How the network is in the air: a channel that is not allowed, WPA3 only, hidden."""

from person import step
from program import NAME, PASSWORD, choose, flip, open_page
from scenes.checks import is_off, is_on, turn_on, turn_on_in_vain
from waiting import until

# The name of the hotspot's connection.
PROFILE = "Personal Hotspot"


def channel(machine, station, traces):
    """A channel that is not allowed"""
    open_page()
    flip("Hotspot", False)
    flip("Maximise Compatibility", False)
    choose("Channel", "11")
    # The menu leaves out a channel that is not allowed, but another program may have chosen it.
    until(lambda: stored_channel(machine) == "11", "the channel is not stored")
    machine.nmcli("connection", "modify", PROFILE, "802-11-wireless.channel", "13")
    reason = "Channel 13 can't be used here. Choose another one, or maximise compatibility."
    is_off(reason)
    turn_on_in_vain(reason)
    flip("Maximise Compatibility", True)
    turn_on(NAME)


def stored_channel(machine):
    return machine.nmcli("--get-values", "802-11-wireless.channel", "connection", "show", PROFILE).strip()


def wpa3(machine, station, traces):
    """WPA3 only"""
    open_page()
    choose("Security", "WPA3 Only")
    turn_on(NAME)
    ways = until(lambda: station.networks().get(NAME), "the network is not in the air")
    assert any("SAE" in way for way in ways) and not any("PSK" in way for way in ways), ways
    step("the network offers WPA3, and not WPA2")
    joins_in_short(station, wpa3=True)
    choose("Security", "WPA2 and WPA3")
    is_on(NAME)


def hidden(machine, station, traces):
    """A hidden network"""
    open_page()
    flip("Hidden Network", True)
    turn_on(NAME)
    assert NAME not in station.networks()
    step("the network does not tell its name")
    joins_in_short(station, hidden=True)
    flip("Hidden Network", False)
    is_on(NAME)


def joins_in_short(station, **how):
    step(f"a device joins, and gets the address {station.join(NAME, PASSWORD, **how)}")
    station.leave()
    is_on(NAME)

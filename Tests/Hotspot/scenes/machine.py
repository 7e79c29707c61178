"""The virtual machine without the program: what is seen later is the program's doing, and not the machine's."""

from person import step
from waiting import until


def machine_alone(machine, station, traces):
    """The machine alone: a hotspot of nmcli's, and a phone that joins"""
    machine.nmcli("device", "wifi", "hotspot", "ifname", "wlan0", "con-name", "trial", "ssid", "Trial", "band", "bg",
                  "channel", "6", "password", "correct horse")
    step("NetworkManager shares the connection over the first radio")
    address = station.join("Trial", "correct horse")
    assert address.startswith("10.42."), address
    step(f"the second radio joins, and gets the address {address}")
    assert station.reaches_beyond()
    step("it reaches what is beyond the hotspot")
    station.leave()
    station.start_joining("Trial", "wrong password")
    until(lambda: station.was_refused(), lambda: "a wrong password was not refused: " + station.said())
    step("with another password it can't join")
    machine.nmcli("connection", "delete", "trial")

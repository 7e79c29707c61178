"""What is missing on the machine, before a start and in the middle: it is said, and said no more when it is back."""

from person import step
from program import NAME, open_page, take_picture
from scenes.checks import fail_to_turn_on, is_impossible, is_off, open_and_turn_on, turn_on, turn_on_in_vain
from screen import sees


def no_radio(machine, station, traces):
    """Wi-Fi is turned off"""
    reason = "Wi-Fi is off. Turn it on in the system's settings."
    open_and_turn_on(NAME)
    machine.nmcli("radio", "wifi", "off")
    is_impossible("Wi-Fi Is Off", reason)
    take_picture("radio-off")
    machine.nmcli("radio", "wifi", "on")
    is_off()
    turn_on(NAME)


def no_dnsmasq(machine, station, traces):
    """There is no dnsmasq, or one that does not start"""
    machine.take_away("dnsmasq")
    open_page()
    turn_on_in_vain("Devices could not get an address: dnsmasq is not installed. Install the package dnsmasq-base.")
    take_picture("no-dnsmasq")
    machine.repair()
    machine.break_down("dnsmasq")
    fail_to_turn_on("Devices can't get an address: dnsmasq does not start. Another program may use its port.")
    machine.repair()
    turn_on(NAME)


def no_supplicant(machine, station, traces):
    """wpa_supplicant is gone"""
    reason = "The Wi-Fi adapter is not ready. Install and start wpa_supplicant."
    open_and_turn_on(NAME)
    machine.take_away("wpa_supplicant")
    machine.kill("wpa_supplicant")
    is_off(reason)
    turn_on_in_vain(reason)
    take_picture("no-supplicant")
    machine.repair()
    is_off()
    turn_on(NAME)


def no_network_manager(machine, station, traces):
    """NetworkManager is killed, and comes back"""
    reason = "NetworkManager is not running. Install and start it to share your connection."
    open_and_turn_on(NAME)
    machine.kill("NetworkManager")
    is_impossible("NetworkManager Is Not Running", reason)
    sees("push button", "Start NetworkManager")
    take_picture("no-network-manager")
    machine.start("NetworkManager")
    step("NetworkManager is back")
    is_off()
    turn_on(NAME)

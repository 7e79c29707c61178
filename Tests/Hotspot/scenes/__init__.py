"""What is played in the virtual machine, in this order."""

from scenes.joining import first_start, joined_by_code, joined_by_password, stays_on, turned_off
from scenes.machine import machine_alone
from scenes.network import channel, hidden, wpa3
from scenes.obstacles import no_dnsmasq, no_network_manager, no_radio, no_supplicant
from scenes.secret import nothing_leaks

scenes = [
    machine_alone,
    first_start, joined_by_password, joined_by_code, stays_on, turned_off,
    channel, wpa3, hidden,
    no_radio, no_dnsmasq, no_supplicant, no_network_manager,
    nothing_leaks,
]

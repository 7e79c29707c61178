"""Two simulated radios: one is the machine's, the other one that of a device which joins."""

import os
import subprocess

from services import BEYOND, run
from waiting import until

FOLDER = "/run/station"
IN_STATION = ("ip", "netns", "exec", "station")


def simulate():
    run("modprobe", "mac80211_hwsim", "radios=2")
    until(lambda: os.path.exists("/sys/class/net/wlan1"), "there are no simulated radios")


class Station:
    """A phone: a radio in a network of its own."""

    interface = "wlan1"

    def __init__(self):
        os.makedirs(FOLDER, mode=0o700)
        phy = os.path.basename(os.path.realpath(f"/sys/class/net/{self.interface}/phy80211"))
        self.address = open(f"/sys/class/net/{self.interface}/address").read().strip()
        run("ip", "netns", "add", "station")
        run("iw", "phy", phy, "set", "netns", "name", "station")
        run(*IN_STATION, "ip", "link", "set", "lo", "up")
        run(*IN_STATION, "ip", "link", "set", self.interface, "up")
        self.supplicant = None
        with open(f"{FOLDER}/address", "w") as file:
            file.write(
                "#!/bin/sh\n[ \"$1\" = bound ] || exit 0\n"
                "ip addr replace $ip/$mask dev $interface\nip route replace default via $router\n"
                f"echo $ip >{FOLDER}/bound\n")
        os.chmod(f"{FOLDER}/address", 0o700)

    def hardware_address(self):
        return self.address

    def networks(self):
        """What is in the air now: names, with the lines that say how each can be joined."""
        found, name = {}, None
        for line in run(*IN_STATION, "iw", "dev", self.interface, "scan", "flush").splitlines():
            if line.startswith("BSS "):
                name, seen = None, []
            elif line.startswith("\tSSID:"):
                name = line.removeprefix("\tSSID:").strip()
                found[name] = seen
            seen.append(line.strip())
        return found

    def start_joining(self, name, password, wpa3=False, hidden=False):
        """Tries to join until it leaves."""
        keys = 'key_mgmt=SAE\n ieee80211w=2' if wpa3 else 'key_mgmt=WPA-PSK'
        with open(f"{FOLDER}/network.conf", "w") as file:
            file.write(
                f'ctrl_interface={FOLDER}/control\nsae_pwe=2\nnetwork={{\n ssid={name.encode().hex()}\n {keys}\n'
                f' psk="{password}"\n scan_ssid={int(hidden)}\n}}\n')
        self.supplicant = subprocess.Popen(
            [*IN_STATION, "wpa_supplicant", "-i", self.interface, "-c", f"{FOLDER}/network.conf",
             "-f", f"{FOLDER}/log"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def is_joined(self):
        status = subprocess.run(
            ["wpa_cli", "-p", f"{FOLDER}/control", "-i", self.interface, "status"], capture_output=True, text=True)
        return "wpa_state=COMPLETED" in status.stdout

    def was_refused(self):
        """Whether it has tried, and the network did not take the password."""
        return "reason=WRONG_KEY" in self.log()

    def join(self, name, password, **how):
        """Joins, and gives the address that it got."""
        self.start_joining(name, password, **how)
        until(self.is_joined, lambda: "the station could not join: " + self.said())
        return self.ask_for_address()

    def ask_for_address(self):
        run(*IN_STATION, "busybox", "udhcpc", "-i", self.interface, "-n", "-q", "-t", "10",
            "-x", "hostname:Bobs-phone", "-s", f"{FOLDER}/address")
        return open(f"{FOLDER}/bound").read().strip()

    def reaches_beyond(self):
        """Whether the hotspot shares the machine's connection."""
        return subprocess.run(
            [*IN_STATION, "busybox", "ping", "-c", "3", "-W", "5", BEYOND], capture_output=True).returncode == 0

    def leave(self):
        if self.supplicant is None:
            return
        self.supplicant.terminate()
        self.supplicant.wait()
        self.supplicant = None
        run(*IN_STATION, "ip", "addr", "flush", "dev", self.interface)
        for file in ("log", "bound"):
            if os.path.exists(f"{FOLDER}/{file}"):
                os.remove(f"{FOLDER}/{file}")

    def said(self):
        return " / ".join(self.log().splitlines()[-3:])

    def log(self):
        if not os.path.exists(f"{FOLDER}/log"):  # it has not said anything yet
            return ""
        with open(f"{FOLDER}/log") as file:
            return file.read()

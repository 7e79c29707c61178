"""What a machine with Wi-Fi runs: the system bus, polkit, wpa_supplicant and NetworkManager; each can be taken away."""

import os
import shutil
import subprocess

from gi.repository import Gio, GLib

from waiting import until

SEEN = "/mnt/seen"
# The machine's connection, and what answers beyond it.
CABLE = "Cable"
BEYOND = "10.0.2.2"
PROFILES = "/var/lib/hotspot-profiles"
# Beside the usual one, which includes others by their place.
BUS_CONFIGURATION = "/usr/share/dbus-1/hotspot.conf"
CONFIGURATION = "/etc/NetworkManager/hotspot.conf"


class Service:
    """A program that runs until it is stopped; what it says is kept in a file of its name."""

    def __init__(self, name, *command, bus_name=None):
        self.name, self.command, self.bus_name = name, command, bus_name
        self.process = None

    def start(self):
        if self.process is not None and self.process.poll() is None:
            return
        with open(f"{SEEN}/{self.name}.log", "a") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
        if self.bus_name:
            until(lambda: owner_of(self.bus_name), f"{self.name} did not come to the system bus")

    def kill(self):
        self.process.kill()
        self.process.wait()


system_bus = Service("system-bus", "dbus-daemon", f"--config-file={BUS_CONFIGURATION}", "--nofork", "--nopidfile")
polkit = Service("polkit", "/usr/lib/polkit-1/polkitd", "--no-debug", bus_name="org.freedesktop.PolicyKit1")
supplicant = Service(
    "wpa_supplicant", "wpa_supplicant", "-u", "-s", "-O", "/run/wpa_supplicant", bus_name="fi.w1.wpa_supplicant1")
network_manager = Service(
    "NetworkManager", "NetworkManager", "--debug", f"--config={CONFIGURATION}", "--config-dir=/run/none",
    "--system-config-dir=/run/none", "--intern-config=/run/none/intern.conf", "--state-file=/run/NetworkManager.state",
    bus_name="org.freedesktop.NetworkManager")


named = {service.name: service for service in (system_bus, polkit, supplicant, network_manager)}


def start(name):
    named[name].start()


def kill(name):
    """Ends a service with no warning, as a crash does."""
    named[name].kill()
    if name == "NetworkManager":
        # What it has started outlives it, and would keep its port.
        subprocess.run(["pkill", "--exact", "dnsmasq"])


def start_all():
    for service in (polkit, supplicant, network_manager):
        service.start()


def repair():
    """Brings everything back that a scene has taken away, and ends a hotspot that is still on."""
    for path in taken_away:
        if os.path.lexists(path):
            os.remove(path)
        os.rename(f"{path}.taken", path)
    taken_away.clear()
    start_all()
    nmcli("radio", "wifi", "on")
    run("iw", "reg", "set", "00")
    until(lambda: device_state("wlan0") in ("disconnected", "connected"), lambda: f"wlan0 is {device_state('wlan0')}")
    if device_state("wlan0") == "connected":
        nmcli("device", "disconnect", "wlan0")


taken_away = []


def take_away(program):
    """As if a program were not installed."""
    path = shutil.which(program)
    os.rename(path, f"{path}.taken")
    taken_away.append(path)


def break_down(program):
    """As if a program could not do what it is started for."""
    take_away(program)
    os.symlink("/bin/false", taken_away[-1])


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def prepare(person):
    """Writes what the services need, brings up the system bus and the rest, and waits for the radio."""
    os.makedirs("/run/dbus", exist_ok=True)
    os.makedirs("/run/NetworkManager", exist_ok=True)
    os.makedirs(PROFILES, mode=0o700, exist_ok=True)
    with open(CONFIGURATION, "w") as file:
        file.write(
            "[main]\nplugins=keyfile\ndns=none\nrc-manager=unmanaged\ndhcp=internal\nauth-polkit=true\n"
            # It waits for the programs that filter, and answers nobody meanwhile, or gives them a second: both is not
            # for a machine that is simulated.
            "firewall-backend=none\n"
            f"[keyfile]\npath={PROFILES}\nunmanaged-devices=interface-name:wlan1\n"
            "[device]\nwifi.scan-rand-mac-address=no\n")
    # The machine's own bus, on which nothing starts only because somebody calls it.
    with open("/usr/share/dbus-1/system.conf") as usual, open(BUS_CONFIGURATION, "w") as file:
        file.write(usual.read().replace("<standard_system_servicedirs/>", ""))
    allow(person)
    with open("/proc/sys/net/ipv4/ip_forward", "w") as file:
        file.write("1")
    run("iptables", "--table", "nat", "--append", "POSTROUTING", "--source", "10.42.0.0/16", "--jump", "MASQUERADE")
    system_bus.start()
    until(lambda: os.path.exists("/run/dbus/system_bus_socket"), "there is no system bus")
    start_all()
    until(lambda: device_state("wlan0") == "disconnected", lambda: f"wlan0 is {device_state('wlan0')}")
    # QEMU's network gives no way out, so that nothing gets out; here it is one, for whoever shares it.
    nmcli("connection", "add", "type", "ethernet", "ifname", "eth0", "con-name", CABLE, "ip4", "10.0.2.15/24",
          "gw4", BEYOND)
    nmcli("connection", "up", CABLE)


def allow(person):
    """What a person in front of the machine may do, and one who came from elsewhere may not: there is no seat here."""
    os.makedirs("/etc/polkit-1/rules.d", exist_ok=True)
    with open("/etc/polkit-1/rules.d/10-hotspot.rules", "w") as file:
        file.write("""polkit.addRule(function(action, subject) {
    var allowed = ["settings.modify.own", "network-control", "wifi.share.protected"];
    if (subject.user == "%s" && allowed.indexOf(action.id.replace("org.freedesktop.NetworkManager.", "")) >= 0)
        return polkit.Result.YES;
});
""" % person)


def owner_of(name):
    try:
        bus = Gio.bus_get_sync(Gio.BusType.SYSTEM)
        return bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetNameOwner",
            GLib.Variant("(s)", (name,)), None, Gio.DBusCallFlags.NONE, -1, None).unpack()[0]
    except GLib.Error:
        return None


def nmcli(*arguments, check=True):
    """What another program does with NetworkManager, as root."""
    result = subprocess.run(["nmcli", *arguments], capture_output=True, text=True)
    assert not check or result.returncode == 0, result
    return result.stdout.strip()


def device_state(interface):
    for line in nmcli("--terse", "--fields", "DEVICE,STATE", "device", check=False).splitlines():
        name, _, state = line.partition(":")
        if name == interface:
            return state
    return None

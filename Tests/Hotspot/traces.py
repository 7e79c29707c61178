"""Looks for a password where none should be, as root: files, processes, memory, recordings."""

import base64
import glob
import hashlib
import os
import signal
import stat
import subprocess
import urllib.parse

import session
from services import PROFILES, SEEN

WRITTEN = "/mnt/written"
CRASHES = "/var/crash"
# Where the password belongs: NetworkManager's profiles, and what the device that joins was told. What goes over the
# bus of assistive tools is told by itself.
WHERE_IT_BELONGS = (PROFILES, WRITTEN + PROFILES, "/run/station", f"{SEEN}/accessibility-bus.pcap")


def spellings(password, name):
    """How it could be written."""
    plain = password.encode()
    key = hashlib.pbkdf2_hmac("sha1", plain, name.encode(), 4096, 32).hex()
    escaped = "".join("\\" + letter if letter in '\\;,:"' else letter for letter in password)
    quoted = password.replace("\\", "\\\\").replace('"', '\\"')
    return {
        "plain": plain, "UTF-16": password.encode("utf-16-le"), "hexadecimal": plain.hex().encode(),
        "Base64": base64.b64encode(plain)[:-4], "percent": urllib.parse.quote(password, safe="").encode(),
        "QR code": escaped.encode(), "JSON": quoted.encode(), "GVariant": repr(password).encode(),
        "key": key.encode(), "key in bytes": bytes.fromhex(key),
    }


def files_that_tell(password, name):
    """How many files were looked into, and those that have it, with its spelling."""
    number, found = 0, []
    for top in (WRITTEN, SEEN, "/run", "/dev/shm"):
        for folder, folders, files in os.walk(top):
            # What is in the last one are network namespaces, and no files.
            elsewhere = (*WHERE_IT_BELONGS, "/run/netns")
            folders[:] = [each for each in folders if not f"{folder}/{each}".startswith(elsewhere)]
            for file in files:
                path = f"{folder}/{file}"
                if path.startswith(WHERE_IT_BELONGS) or not stat.S_ISREG(os.lstat(path).st_mode):
                    continue
                number += 1
                try:
                    with open(path, "rb") as opened:
                        content = opened.read()
                except OSError as error:
                    raise OSError(f"{path} can't be read: {error}") from error
                found += [f"{path}: {how}" for how, text in spellings(password, name).items() if text in content]
    return number, found


def profiles_that_tell(password):
    """Where NetworkManager keeps it: file names, each with its owner and mode."""
    found = []
    for path in glob.glob(f"{PROFILES}/*"):
        kept = os.stat(path)
        with open(path) as file:
            # A key file doubles backslashes.
            if password.replace("\\", "\\\\") in file.read():
                assert kept.st_uid == 0 and stat.S_IMODE(kept.st_mode) == 0o600, (path, oct(kept.st_mode))
                found.append(os.path.basename(path))
    return found


def processes_that_tell(password):
    """How many processes were looked at, and those that have it among arguments or environment."""
    number, found = 0, []
    for process in glob.glob("/proc/[0-9]*"):
        try:
            told = [open(f"{process}/{file}", "rb").read() for file in ("cmdline", "environ")]
        except OSError:  # it has ended
            continue
        number += 1
        if any(password.encode() in text for text in told):
            found.append(told[0].replace(b"\0", b" ").decode())
    return number, found


def is_dumpable(process):
    """Whether other programs of the user can look into a process: its files in /proc are the user's then."""
    return os.stat(f"/proc/{process}/environ").st_uid != 0


def keep_core_dumps():
    """Has the kernel write the memory of each program that crashes."""
    os.makedirs(CRASHES, exist_ok=True)
    os.chmod(CRASHES, 0o1777)
    with open("/proc/sys/kernel/core_pattern", "w") as file:
        file.write(f"{CRASHES}/core.%e.%p")


def dump_core_of_another_program():
    """Whether another program of the user's leaves its memory when it crashes."""
    other = subprocess.Popen(["sh", "-c", "ulimit -c unlimited; exec sleep 600"], **session.AS_PERSON)
    while open(f"/proc/{other.pid}/comm").read().strip() != "sleep":
        pass
    other.send_signal(signal.SIGSEGV)
    other.wait()
    return bool(cores_of("sleep"))


def cores_of(program):
    return glob.glob(f"{CRASHES}/core.{program[:15]}.*")


def copy_memory(process):
    """Whether a debugger of the user's can copy the memory of a process."""
    subprocess.run(
        ["gcore", "-o", f"{CRASHES}/copy", str(process)], capture_output=True, stdin=subprocess.DEVNULL,
        **session.AS_PERSON)
    return bool(glob.glob(f"{CRASHES}/copy.*"))


def times_recorded(bus, text):
    """How often a recorded bus has carried a text."""
    with open(f"{SEEN}/{bus}.pcap", "rb") as file:
        return file.read().count(text.encode())

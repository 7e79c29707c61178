# What the scripts share. Source it.
# shellcheck shell=bash disable=SC2034

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit

APPLICATION=io.github.formgtk.PersonalHotspot

# What the Swift toolchain needs of the system, for a machine where it was only unpacked.
SWIFT_PACKAGES=(binutils gcc libc6-dev libstdc++-12-dev libcurl4 libncurses6 libxml2 tzdata ca-certificates)
# What building needs besides; the tests and the browser display name their own.
BUILD_PACKAGES=("${SWIFT_PACKAGES[@]}" libgtk-4-dev pkg-config git)
# What a window needs besides, to be drawn with its icons and letters.
WINDOW_PACKAGES=(adwaita-icon-theme librsvg2-common fonts-dejavu-core)

fail() {
    echo "$1" >&2
    exit 1
}

require_swift() {
    command -v swift >/dev/null ||
        fail "Swift 6.2 or newer is needed: get it from swift.org, or as swift-lang on Fedora, swift-bin from Arch's user repository, or swift from Homebrew."
}

# Installs the Debian packages of these names that are missing.
require_packages() {
    if ! command -v apt-get >/dev/null; then
        pkg-config --exists gtk4 2>/dev/null ||
            fail "GTK 4 with its headers is needed: install gtk4-devel (Fedora), gtk4 (Arch) or gtk4 (Homebrew), and pkg-config."
        return
    fi
    local missing=() package
    for package in "$@"; do
        dpkg-query --show --showformat='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
            missing+=("$package")
    done
    [[ ${#missing[@]} == 0 ]] && return
    echo "Installing ${missing[*]}"
    local as_root=()
    if [[ $(id -u) != 0 ]]; then
        command -v sudo >/dev/null ||
            fail "Install these packages as root, then try again: ${missing[*]}"
        as_root=(sudo)
    fi
    export DEBIAN_FRONTEND=noninteractive
    # The lists may be old, or not there at all on a fresh machine.
    "${as_root[@]}" apt-get update --quiet --quiet
    "${as_root[@]}" apt-get install --quiet --quiet --yes --no-install-recommends "${missing[@]}" >/dev/null
}

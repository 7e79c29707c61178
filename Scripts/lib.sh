# What the scripts share. Source it.
# shellcheck shell=bash disable=SC2034

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit

APPLICATION=io.github.formgtk.PersonalHotspot

# Warnings are errors where tests are built, and from then on in this clone, so that nothing is built twice.
STRICT=.build/warnings-are-errors
[[ ! -e $STRICT ]] || export FORMGTK_WARNINGS=errors
make_warnings_errors() {
    mkdir -p .build
    touch "$STRICT"
    export FORMGTK_WARNINGS=errors
}

# What the Swift toolchain needs of the system, for a machine where it was only unpacked.
SWIFT_PACKAGES=(binutils gcc libc6-dev libstdc++-12-dev libcurl4 libncurses6 libxml2 tzdata ca-certificates)
# What building needs besides; the tests and the browser display name their own.
BUILD_PACKAGES=("${SWIFT_PACKAGES[@]}" libgtk-4-dev libqrencode-dev pkg-config git)
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

# Builds a product as it is installed, with Swift's own libraries in it.
build_release() {
    local options=() linker
    linker=$(dirname "$(readlink --canonicalize "$(command -v swift)")")/ld.lld
    # Short relocations: 0.8 MB less of the program to read and to keep in memory. They are known from glibc 2.36 on,
    # which is as old as GTK 4.8.
    [[ $(uname) != Linux || ! -x $linker ]] || options=(-Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs)
    swift build --configuration release --static-swift-stdlib "${options[@]}" --product "$1"
}

# What the packages are known by where there is no apt: a command of theirs, then
# their names on Fedora, Arch and Homebrew.
ELSEWHERE='
pkg-config          pkg-config             pkgconf-pkg-config     pkgconf           pkgconf
libgtk-4-bin        gtk4-broadwayd         gtk4                   gtk4              gtk4
xvfb                xvfb-run               xorg-x11-server-Xvfb   xorg-server-xvfb  xorg-server
dbus                dbus-run-session       dbus-daemon            dbus              dbus
openbox             openbox                openbox                openbox           openbox
xdotool             xdotool                xdotool                xdotool           xdotool
zbar-tools          zbarimg                zbar                   zbar              zbar
desktop-file-utils  desktop-file-validate  desktop-file-utils     desktop-file-utils desktop-file-utils
appstream           appstreamcli           appstream              appstream         appstream
gettext             msgfmt                 gettext                gettext           gettext
locales             localedef              glibc-locale-source    glibc             glibc
'

require_elsewhere() {
    local fedora=() arch=() homebrew=() package command on_fedora on_arch on_homebrew
    if ! pkg-config --exists gtk4 2>/dev/null; then
        fedora=(gtk4-devel) arch=(gtk4) homebrew=(gtk4)
    fi
    if ! pkg-config --exists libqrencode 2>/dev/null; then
        fedora+=(qrencode-devel) arch+=(qrencode) homebrew+=(qrencode)
    fi
    while read -r package command on_fedora on_arch on_homebrew; do
        [[ -n $package && " $* " == *" $package "* ]] || continue
        command -v "$command" >/dev/null && continue
        fedora+=("$on_fedora") arch+=("$on_arch") homebrew+=("$on_homebrew")
    done <<<"$ELSEWHERE"
    [[ ${#fedora[@]} == 0 ]] ||
        fail "Something is missing: install ${fedora[*]} (Fedora), ${arch[*]} (Arch) or ${homebrew[*]} (Homebrew)."
}

# Installs the Debian packages of these names that are missing.
require_packages() {
    if ! command -v apt-get >/dev/null; then
        require_elsewhere "$@"
        return
    fi
    # A later release may have another package that provides the same, such as libcurl4t64.
    local missing=() package installed
    installed=$(dpkg-query --show --showformat='${db:Status-Abbrev} ${Package} ${Provides} \n' |
        sed --quiet 's/^ii  *//p' | tr --delete ',' | tr '\n' ' ')
    for package in "$@"; do
        [[ " $installed " == *" $package "* ]] || missing+=("$package")
    done
    [[ ${#missing[@]} == 0 ]] && return
    echo "Installing ${missing[*]}"
    local as_root=()
    if [[ $(id -u) != 0 ]]; then
        command -v sudo >/dev/null ||
            fail "Install these packages as root, then try again: ${missing[*]}"
        as_root=(sudo)
    fi
    # Through env, because sudo does not hand variables on.
    as_root+=(env DEBIAN_FRONTEND=noninteractive)
    # The lists may be old, or not there at all on a fresh machine.
    "${as_root[@]}" apt-get update --quiet --quiet
    "${as_root[@]}" apt-get install --quiet --quiet --yes --no-install-recommends "${missing[@]}" >/dev/null
}

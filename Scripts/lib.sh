# Functions and variables that the scripts share. Source it.
# shellcheck shell=bash disable=SC2034

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit

APPLICATION=io.github.formgtk.PersonalHotspot

# Once a script has built the tests, warnings are errors in all later builds of this clone too, so that nothing is built
# twice.
STRICT=.build/warnings-are-errors
[[ ! -e $STRICT ]] || export FORMGTK_WARNINGS=errors
make_warnings_errors() {
    mkdir -p .build
    touch "$STRICT"
    export FORMGTK_WARNINGS=errors
}

# The packages that the Swift toolchain needs if it was only unpacked, and not installed as a package.
SWIFT_PACKAGES=(binutils g++ libcurl4 libncurses6 libxml2 tzdata ca-certificates)
# These, and the packages for building. The tests and the browser display add their own.
BUILD_PACKAGES=("${SWIFT_PACKAGES[@]}" libgtk-4-dev libqrencode-dev pkg-config git)
# The packages for a window's icons and text.
WINDOW_PACKAGES=(adwaita-icon-theme librsvg2-common fonts-dejavu-core)

# Swift's compiler needs a cache folder, even if the home isn't writable.
if ! mkdir -p "${XDG_CACHE_HOME:-$HOME/.cache}/clang" 2>/dev/null; then export XDG_CACHE_HOME=$PWD/.build/cache; fi

fail() {
    echo "$1" >&2
    exit 1
}

# The oldest version of Swift that builds this package.
OLDEST_SWIFT=6.2

# Installs Swift with apt if it is missing and apt's version is new enough. Fails if there is no Swift otherwise.
require_swift() {
    ! command -v swift >/dev/null || return 0
    if command -v apt-get >/dev/null; then
        update_package_lists
        local candidate
        candidate=$(LC_ALL=C apt-cache policy swiftlang | sed --quiet 's/^ *Candidate: //p')
        if dpkg --compare-versions "${candidate:-0}" ge "$OLDEST_SWIFT"; then
            require_packages swiftlang
            return
        fi
    fi
    fail "Swift $OLDEST_SWIFT or newer is needed: get it from swift.org, or as swift-lang on Fedora, swift-bin from Arch's user repository, or swift from Homebrew."
}

# Makes a debug build, unless Scripts/test has already built everything.
build_debug() {
    [[ -n ${FORMGTK_IS_BUILT:-} ]] || swift build "$@"
}

# Builds a product for installation, with Swift's libraries linked statically. With FORMGTK_CONFIGURATION=debug, which
# short runs of the scripts use, it makes a debug build instead.
CONFIGURATION=${FORMGTK_CONFIGURATION:-release}
build_product() {
    if [[ $CONFIGURATION == debug ]]; then
        build_debug --product "$1"
        return
    fi
    local options=() linker
    linker=$(dirname "$(readlink --canonicalize "$(command -v swift)")")/ld.lld
    # Packed relocations save 0.8 MB on the disk and in memory. They need glibc 2.36, which is as old as GTK 4.8.
    [[ $(uname) != Linux || ! -x $linker ]] || options=(-Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs)
    swift build --configuration release --static-swift-stdlib "${options[@]}" --product "$1"
}

# Runs the script again as root. Fails if that needs a password.
# Call it as: become_root "$@"
become_root() {
    ((EUID)) || return 0
    sudo --non-interactive true 2>/dev/null || fail "${0#./} must be run as root."
    exec sudo --non-interactive env "PATH=$PATH" "FORMGTK_IS_BUILT=${FORMGTK_IS_BUILT:-}" \
        "FORMGTK_INSTALL=${FORMGTK_INSTALL:-}" "$(realpath "$0")" "$@"
}

# The packages on systems without apt: the name in Debian, a command that the package contains, then the names in
# Fedora, Arch and Homebrew.
ELSEWHERE='
pkg-config          pkg-config             pkgconf-pkg-config     pkgconf           pkgconf
libgtk-4-bin        gtk4-broadwayd         gtk4                   gtk4              gtk4
xvfb                Xvfb                   xorg-x11-server-Xvfb   xorg-server-xvfb  xorg-server
dbus                dbus-run-session       dbus-daemon            dbus              dbus
openbox             openbox                openbox                openbox           openbox
xclip               xclip                  xclip                  xclip             xclip
valgrind            valgrind               valgrind               valgrind          valgrind
xdotool             xdotool                xdotool                xdotool           xdotool
imagemagick         import                 ImageMagick            imagemagick       imagemagick
shellcheck          shellcheck             ShellCheck             shellcheck        shellcheck
pylint              pylint                 pylint                 python-pylint     pylint
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
        fail "Packages are missing. Install ${fedora[*]} (Fedora), ${arch[*]} (Arch) or ${homebrew[*]} (Homebrew)."
}

# Prints those of the given packages that are not installed.
missing_packages() {
    # In a later release, a package with another name may provide this one, such as libcurl4t64.
    local package installed
    installed=$(dpkg-query --show --showformat='${db:Status-Abbrev} ${Package} ${Provides} \n' |
        sed --quiet 's/^ii  *//p' | tr --delete ',' | tr '\n' ' ')
    for package; do
        [[ " $installed " == *" $package "* ]] || echo "$package"
    done
}

# Runs apt-get without questions. It waits while another process holds the lock.
apt_get() {
    local as_root=(env DEBIAN_FRONTEND=noninteractive)
    # Through env, because sudo doesn't pass variables on.
    ((EUID == 0)) || as_root=(sudo --non-interactive "${as_root[@]}")
    "${as_root[@]}" apt-get --quiet --quiet --option DPkg::Lock::Timeout=300 "$@" </dev/null
}

# Updates apt's package lists, which may be outdated, or missing on a fresh machine.
update_package_lists() {
    [[ ${FORMGTK_INSTALL:-} != no ]] || return 0
    ((EUID == 0)) || sudo --non-interactive true 2>/dev/null || return 0
    apt_get update
}

# Installs the given Debian packages that are missing, and names them first. With FORMGTK_INSTALL=no, fails instead if
# any are missing.
require_packages() {
    if ! command -v apt-get >/dev/null; then
        require_elsewhere "$@"
        return
    fi
    local missing
    mapfile -t missing < <(missing_packages "$@" | sort --unique)
    [[ ${#missing[@]} != 0 ]] || return 0
    [[ ${FORMGTK_INSTALL:-} != no ]] || fail "These packages are missing: ${missing[*]}"
    ((EUID == 0)) || sudo --non-interactive true 2>/dev/null ||
        fail "Install these packages as root, then try again: ${missing[*]}"
    echo "Installing ${missing[*]}"
    update_package_lists
    apt_get install --yes --no-install-recommends "${missing[@]}" >/dev/null
}

# The stages of Scripts/test: what each shows, the packages it needs, and how it is run. Source it after lib.sh.
# shellcheck shell=bash disable=SC2034

# Those of Scripts/test without a word, the longest first, so that none is left alone at the end.
STANDARD_STAGES=(
    windows-1 windows-2 core store programs window-walks walks lifetimes memory pictures
    person settings network-manager
    hotspot bench install walk symbols architecture gallery-pictures screenshots browser elsewhere
    source resources
)
# Those of Scripts/test long.
LONG_STAGES=(
    bookworm trixie sid sid-own-swift
    mutations
    hotspot-start hotspot-use hotspot-networks hotspot-hidden hotspot-radio hotspot-services hotspot-secrets
    gallery-controls gallery-structure all-gallery-pictures input-memory widget-memory
    address-sanitizer thread-sanitizer release-walks new-seeds documentation
    other-machine
)
# What stages need that do not need everything.
declare -A STAGE_PRODUCTS=(
    [browser]=personal-hotspot [gallery-pictures]=form-gallery [screenshots]=personal-hotspot
    [source]="" [elsewhere]="" [resources]=""
    [bookworm]="" [trixie]="" [sid]="" [sid-own-swift]="" [other-machine]=""
    [address-sanitizer]="" [thread-sanitizer]="" [release-walks]="" [documentation]=""
)

declare -A STAGES=(
    [quick]="The tests that need no display and take no time"
    [core]="The core's tests, with no display"
    [store]="The store's tests, with programs that are killed"
    [programs]="The other tests that need no display: command line, catalogues, documentation, service, code"
    [memory]="Memory without a display"
    [walks]="Random walks without a display"
    [windows-1]="The renderer's tests on a display, suites A to L"
    [windows-2]="The renderer's tests on a display, suites M to Z, and those of gallery, app and documentation"
    [window-walks]="Random walks and very long pages in windows"
    [lifetimes]="Lifetimes of widgets"
    [pictures]="The pictures of the gallery's pages"
    [person]="A pass through Personal Hotspot with real keys"
    [settings]="Its settings, with real keys and a session that ends"
    [network-manager]="The hotspot's service on a real NetworkManager"
    [hotspot]="A device joins the hotspot, in a virtual machine"
    [bench]="Each benchmark once, without figures"
    [install]="The app is installed into a folder, and removed again"
    [walk]="A thousand random edits of the model, undone and replayed"
    [symbols]="The lists of public symbols"
    [gallery-pictures]="A picture of one page of the gallery, light and dark"
    [screenshots]="The pictures of the README, in one theme"
    [browser]="Personal Hotspot where there is no display, in a browser"
    [elsewhere]="The packages of another release of Debian"
    [architecture]="Which module uses which, and which folder of FormCore, as the table allows"
    [source]="Format of the Swift code, and the scripts under their linters"
    [resources]="Desktop entry, metainfo and translations"

    [bookworm]="Scripts/test in a bare root of Debian 12 (GTK 4.8)"
    [trixie]="Scripts/test in a bare root of Debian 13 (GTK 4.18)"
    [sid]="Scripts/test in a bare root of Debian sid (GTK 4.20 or later)"
    [sid-own-swift]="App and gallery, built by Debian sid's own compiler, open a window"
    [mutations]="Each connection between tree and widgets is cut once, and a test fails"
    [hotspot-start]="Scenes of a real hotspot: the machine alone, the first start, a password"
    [hotspot-use]="Scenes of a real hotspot: a code, a closed window, turning off"
    [hotspot-networks]="Scenes of a real hotspot: channels, WPA3"
    [hotspot-hidden]="Scenes of a real hotspot: a hidden network"
    [hotspot-radio]="Scenes of a real hotspot: no radio, no dnsmasq"
    [hotspot-services]="Scenes of a real hotspot: no wpa_supplicant, no NetworkManager"
    [hotspot-secrets]="Scenes of a real hotspot: where the password is"
    [input-memory]="Long code points typed under valgrind: the memory of GTK's input method"
    [widget-memory]="Each page of the gallery is shown and left under valgrind: the memory of its widgets"
    [address-sanitizer]="The tests of core, store and command line under AddressSanitizer"
    [thread-sanitizer]="The tests of core, store and command line under ThreadSanitizer"
    [gallery-controls]="A pass through the gallery's controls, with real keys and a pointer"
    [gallery-structure]="The same through its pages of structure and behaviour, and the states of all pages"
    [all-gallery-pictures]="A picture of each page of the gallery, light and dark"
    [release-walks]="The release build: 80,000 random actions on screens, a million random edits of the model"
    [new-seeds]="The random tests with new seeds"
    [documentation]="The documentation of all libraries"
    [other-machine]="Scripts/test where everything of the machine is changed"
)

DISPLAY_PACKAGES="${WINDOW_PACKAGES[*]} xvfb dbus at-spi2-core gettext locales iso-codes xclip"
KEYS_PACKAGES="$DISPLAY_PACKAGES openbox xdotool python3-gi gir1.2-atspi-2.0"
PICTURE_PACKAGES="$KEYS_PACKAGES imagemagick"

declare -A STAGE_PACKAGES=(
    [windows-1]=$DISPLAY_PACKAGES [windows-2]=$DISPLAY_PACKAGES [window-walks]=$DISPLAY_PACKAGES
    [lifetimes]=$DISPLAY_PACKAGES [pictures]=$DISPLAY_PACKAGES
    [person]=$KEYS_PACKAGES [settings]=$KEYS_PACKAGES [gallery-controls]=$KEYS_PACKAGES [gallery-structure]=$KEYS_PACKAGES
    [gallery-pictures]=$PICTURE_PACKAGES [all-gallery-pictures]=$PICTURE_PACKAGES [screenshots]=$PICTURE_PACKAGES
    [network-manager]="network-manager polkitd dbus libglib2.0-bin iproute2 iw util-linux"
    [hotspot]="" [bench]="$DISPLAY_PACKAGES"
    [install]="gettext" [browser]="${WINDOW_PACKAGES[*]} dbus libgtk-4-bin procps" [elsewhere]="debootstrap util-linux"
    [source]="shellcheck pylint python3-gi gir1.2-atspi-2.0"
    [resources]="desktop-file-utils appstream gettext"
    [bookworm]="debootstrap util-linux" [trixie]="debootstrap util-linux" [sid]="debootstrap util-linux"
    [sid-own-swift]="debootstrap util-linux"
    [mutations]=$KEYS_PACKAGES
    [new-seeds]=$DISPLAY_PACKAGES [input-memory]="$KEYS_PACKAGES valgrind"
    [widget-memory]="$KEYS_PACKAGES valgrind"
)

# Tests are run without SwiftPM, which lets only one run at a time, and one after the other: most of them need the main
# actor anyhow, and each has its own time. What hangs is ended after 30 minutes, with the stacks of its threads.
# shellcheck disable=SC2054
TESTS=(
    env SWIFT_BACKTRACE=enable=yes,threads=all,interactive=no,color=no,registers=none,images=none
    timeout --foreground --signal=ABRT --kill-after=120 1800
    .build/debug/FormGtkPackageTests.xctest --testing-library swift-testing --no-parallel
)

# A filter that fits no test passes as well, so the number of tests is looked at.
expect_tests() {
    local output status=0
    output=$(mktemp)
    "$@" 2>&1 | tee "$output" || status=1
    grep --text --quiet 'Test run with [1-9]' "$output" || status=1
    rm "$output"
    return "$status"
}

test_without_display() { FORM_PATIENCE=1800 expect_tests Scripts/clean-session "${TESTS[@]}" "$@"; }
test_on_display() { G_DEBUG=fatal-warnings expect_tests Scripts/clean-session --display "${TESTS[@]}" "$@"; }

# What takes longer than a second or two.
LONG_TESTS='\.(RandomWalkTests|KillTests|ProgramsTests|ListProgramsTests|ThreeWayMergeRandomTests)/'
CORE_TESTS='^(Form(Core|Catalogues|Command|Store|Testing)|Documentation|HotspotService|JoinCode)Tests\.'
# What holds the main actor long, and what looks at the memory of its process, run apart.
CORE_APART='^FormCoreTests\.(RandomWalk|Memory)Tests'
WINDOWS_APART='^FormGtkTests\.(RandomWalk|LongControlPage|FairPair|Lifetime)Tests'
PICTURES='^FormGalleryTests\.PagePictureTests'
SYMBOLS='^DocumentationTests\.PublicSymbolTests'

check_quick() { test_without_display --filter "$CORE_TESTS" --skip "$LONG_TESTS"; }
check_core() { test_without_display --filter '^FormCoreTests\.' --skip "$CORE_APART"; }
check_store() { test_without_display --filter '^FormStoreTests\.'; }
check_programs() {
    test_without_display --filter '^(Form(Catalogues|Command|Testing)|Documentation|HotspotService|JoinCode)Tests\.' \
        --skip "$SYMBOLS"
}
check_memory() { test_without_display --filter '^FormCoreTests\.MemoryTests'; }
check_walks() { test_without_display --filter '^FormCoreTests\.RandomWalkTests'; }

check_windows_1() { test_on_display --filter '^FormGtkTests\.[A-L]' --skip "$WINDOWS_APART"; }
check_windows_2() {
    test_on_display --filter '^(FormGtkTests\.[M-Z]|(FormGallery|PersonalHotspot|Documentation)Tests\.)' \
        --skip "$WINDOWS_APART" --skip "$PICTURES" --skip "$SYMBOLS"
}
check_window_walks() { test_on_display --filter '^FormGtkTests\.(RandomWalk|LongControlPage|FairPair)Tests'; }
# What waits to be told to assistive tools is memory too, and grows while the machine is busy.
check_lifetimes() { GTK_A11Y=none test_on_display --filter '^FormGtkTests\.LifetimeTests'; }
check_pictures() { expect_tests Scripts/page-pictures --check; }
check_architecture() { Scripts/test-architecture; }
check_symbols() { expect_tests Scripts/public-symbols --check; }

check_person() { PERSON_QUIET=1 Scripts/test-person; }
check_settings() { PERSON_QUIET=1 Scripts/test-settings; }
check_gallery_controls() {
    PERSON_QUIET=1 Scripts/test-gallery \
        Gallery "On and Off" Text Numbers "Dates, Colours, Files" Keyboard Choices
}
check_gallery_structure() { PERSON_QUIET=1 Scripts/test-gallery Structure Behaviour States; }
check_input_memory() { PERSON_QUIET=1 Scripts/test-memory input; }
check_widget_memory() { PERSON_QUIET=1 Scripts/test-memory widgets; }
check_network_manager() { Scripts/test-network-manager; }
check_hotspot() { Scripts/test-hotspot --smoke; }
check_hotspot_start() { Scripts/test-hotspot machine_alone first_start joined_by_password; }
check_hotspot_use() { Scripts/test-hotspot joined_by_code stays_on turned_off; }
check_hotspot_networks() { Scripts/test-hotspot channel wpa3; }
check_hotspot_hidden() { Scripts/test-hotspot hidden; }
check_hotspot_radio() { Scripts/test-hotspot no_radio no_dnsmasq; }
check_hotspot_services() { Scripts/test-hotspot no_supplicant no_network_manager; }
check_hotspot_secrets() { Scripts/test-hotspot nothing_leaks; }
check_bench() { Scripts/bench --smoke; }
check_walk() { FORMGTK_CONFIGURATION=debug Scripts/walk 1000; }

check_install() {
    local folder
    folder=$(mktemp --directory)
    FORMGTK_CONFIGURATION=debug DESTDIR=$folder Scripts/install
    "$folder/usr/local/bin/personal-hotspot" --version
    [[ $(find "$folder" -type f | wc -l) == 9 ]] || fail "Other files were installed than expected."
    DESTDIR=$folder Scripts/install --uninstall
    [[ -z $(find "$folder" -type f) ]] || fail "Something is left: $(find "$folder" -type f)"
    rm --recursive "$folder"
}

check_gallery_pictures() {
    local folder
    folder=$(mktemp --directory)
    Scripts/gallery-pictures --page Switch "$folder"
    [[ -s $folder/light/Switch.png && -s $folder/dark/Switch.png ]] || fail "There are no pictures in $folder."
    rm --recursive "$folder"
}

check_all_gallery_pictures() {
    local folder
    folder=$(mktemp --directory)
    Scripts/gallery-pictures "$folder"
    rm --recursive "$folder"
}

check_screenshots() {
    local folder
    folder=$(mktemp --directory)
    Scripts/screenshots "$folder" light
    [[ -s $folder/hotspot-light.png && -s $folder/join-light.png ]] || fail "There are no pictures in $folder."
    rm --recursive "$folder"
}

# Starts the app as on a server, until its window has the display, and asks for the page that a browser would show.
check_browser() {
    local output address=
    output=$(mktemp)
    # Itself with all that it starts, as a group.
    set -m
    Scripts/clean-session Scripts/run --service simulated >"$output" 2>&1 &
    set +m
    until [[ -n $address ]]; do
        kill -0 $! 2>/dev/null || { cat "$output"; fail "Scripts/run has ended."; }
        sleep 0.2
        address=$(sed --quiet 's|.*http://127.0.0.1:\([0-9]*\).*|\1|p' "$output")
    done
    exec 3<>"/dev/tcp/127.0.0.1/$address"
    printf 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n' >&3
    head --lines=1 <&3 | grep 'HTTP/1.[01] 200'
    # A socket of a program that is connected to the display.
    until grep --quiet ' 03 [0-9]* .*/broadway[0-9]*\.socket$' /proc/net/unix; do
        kill -0 $! 2>/dev/null || { cat "$output"; fail "The app has ended without a window."; }
        sleep 0.2
    done
    # The browser display ends first.
    pkill --pgroup $! gtk4-broadwayd
    wait $! || true
    cat "$output"
    ! grep 'no such job' "$output"
}

check_elsewhere() { Scripts/test-elsewhere --resolve bookworm; }

check_source() {
    Scripts/format --check
    # shellcheck disable=SC2046
    shellcheck $(grep --files-with-matches --extended-regexp '^#!/(usr/bin/env bash|bin/sh)|^# shellcheck shell' \
        Scripts/* .ci/run Tests/NetworkManager/* Tests/Hotspot/init 2>/dev/null)
    Scripts/test-python
}

check_resources() {
    desktop-file-validate "Resources/$APPLICATION.desktop"
    # The application has no page of its own yet, which AppStream 1.0 and later warn of.
    local appstream=(--no-net) catalogue
    [[ $(appstreamcli --version) == *" 0."* ]] || appstream+=(--override=url-homepage-missing=info)
    appstreamcli validate "${appstream[@]}" "Resources/$APPLICATION.metainfo.xml"
    for catalogue in Resources/translations/*.po Sources/FormCatalogues/*.po; do
        msgfmt --check --output-file=/dev/null "$catalogue"
    done
}

check_bookworm() { Scripts/test-elsewhere bookworm; }
check_trixie() { Scripts/test-elsewhere trixie; }
check_sid() { Scripts/test-elsewhere sid; }
check_sid_own_swift() { Scripts/test-elsewhere --own-swift sid; }
check_other_machine() { Scripts/test-elsewhere --other-machine bookworm; }

check_mutations() { Scripts/test-mutations; }

# In a build of their own.
test_under_sanitizer() {
    local build=.build/$1-sanitizer
    FORMGTK_TESTS='FormCoreTests FormStoreTests FormCommandTests' \
        swift build --build-tests --sanitize "$1" --scratch-path "$build"
    export TSAN_OPTIONS="suppressions=$PWD/Tests/thread-sanitizer.supp"
    # A program that has ended leaves what it had; tests with weak references look for leaks.
    export ASAN_OPTIONS=detect_leaks=0
    # In two processes, since each of them uses one core.
    local core status=0
    FORM_PATIENCE=1800 expect_tests Scripts/clean-session "${TESTS[@]/.build\/debug/$build/debug}" \
        --filter '^FormCoreTests\.' --skip "$CORE_APART" &
    core=$!
    FORM_PATIENCE=1800 expect_tests Scripts/clean-session "${TESTS[@]/.build\/debug/$build/debug}" \
        --filter '^Form(Store|Command)Tests\.' --skip "$LONG_TESTS" || status=1
    wait "$core" || status=1
    return "$status"
}
check_address_sanitizer() { test_under_sanitizer address; }
check_thread_sanitizer() { test_under_sanitizer thread; }

check_release_walks() {
    # Linked to Swift's shared libraries, because CustomDump imports Foundation, whose static library needs curl.
    swift build --configuration release --product screen-walk
    .build/release/screen-walk 80000
    Scripts/walk
}

check_new_seeds() {
    test_without_display --filter '\.(.*Random.*|JSONFuzzTests|ProgramsTests|KillTests|ListMergeTests)/' --skip '^FormGtkTests\.'
    test_on_display --filter '^FormGtkTests\.RandomWalkTests'
}

check_documentation() {
    local library
    for library in FormCore FormJSON FormCatalogues FormStore FormCommand FormTesting FormGtk; do
        swift package generate-documentation --target "$library"
    done
}

# As many as there are cores, and one more, since many of them wait for a window or another process.
at_a_time() { echo $(($(nproc) + 1)); }

# The stages of Scripts/test: their purposes, the packages that they need, and how they run. Source it after lib.sh.
# shellcheck shell=bash disable=SC2034

# The stages of Scripts/test without an argument, the longest first, so that the last ones end at about the same time.
STANDARD_STAGES=(
    windows-1 windows-2 keyboards core store programs corpus window-walks walks lifetimes memory pictures
    row-lists person settings readme network-manager
    hotspot bench install walk symbols architecture gallery-pictures screenshots browser elsewhere
    source resources
)
# The stages of Scripts/test long.
LONG_STAGES=(
    bookworm trixie sid sid-own-swift
    mutations instructions savers
    hotspot-start hotspot-use hotspot-networks hotspot-hidden hotspot-radio hotspot-services hotspot-secrets
    gallery-controls gallery-structure all-gallery-pictures input-memory widget-memory
    address-sanitizer thread-sanitizer release-walks new-seeds documentation first-page
    other-machine
)
# The products of stages that don't need everything to be built.
declare -A STAGE_PRODUCTS=(
    [browser]=personal-hotspot [gallery-pictures]=form-gallery [screenshots]=personal-hotspot
    [source]="" [elsewhere]="" [resources]=""
    [bookworm]="" [trixie]="" [sid]="" [sid-own-swift]="" [other-machine]=""
    [address-sanitizer]="" [thread-sanitizer]="" [release-walks]="" [documentation]="" [first-page]=""
    [instructions]=""
)

declare -A STAGES=(
    [quick]="The fast tests that need no display"
    [core]="The core's tests, without a display"
    [store]="The store's tests, in which programs are killed"
    [programs]="The other tests that need no display: command line, catalogues, documentation, service, code"
    [corpus]="The behaviour that is recorded in Tests/Corpus: settings files, commands, logs, walks"
    [memory]="The core's use of memory"
    [walks]="Random actions in forms, without a display"
    [windows-1]="The renderer's tests on a display, suites A to L"
    [windows-2]="The renderer's tests on a display, suites M to Z, and those of gallery, app and documentation"
    [keyboards]="Each key with each keyboard: key codes on a display, in many layouts"
    [window-walks]="Random walks and very long pages in windows"
    [lifetimes]="The lifetimes of widgets"
    [pictures]="The pictures of the gallery's pages"
    [person]="Personal Hotspot, used with real keys"
    [settings]="Personal Hotspot's settings, with real keys and the end of a session"
    [network-manager]="The hotspot's service, with a real NetworkManager"
    [hotspot]="A device joins the hotspot in a virtual machine"
    [bench]="Each benchmark once, without figures"
    [install]="Installing the app into a folder, and removing it"
    [walk]="A thousand random edits of the model, undone and replayed"
    [symbols]="The lists of public symbols"
    [row-lists]="The rows of all forms that tests make, compared with Tests/Corpus/Rows"
    [gallery-pictures]="A picture of one page of the gallery, light and dark"
    [screenshots]="The pictures of the README, in one theme"
    [browser]="Personal Hotspot in a browser, without a display"
    [elsewhere]="The packages of a bare Debian can be resolved"
    [readme]="The README's commands and manifest, from a clone in a folder called x"
    [architecture]="The dependencies between modules"
    [source]="The format of the Swift code, and linting of the scripts"
    [resources]="Desktop entry, metainfo and translations"

    [bookworm]="Scripts/test in a bare root of Debian 12 (GTK 4.8)"
    [trixie]="Scripts/test in a bare root of Debian 13 (GTK 4.18)"
    [sid]="Scripts/test in a bare root of Debian sid (GTK 4.20 or later)"
    [sid-own-swift]="App and gallery, built with Debian sid's own Swift, open a window"
    [mutations]="Mutation tests: a test fails when a connection between tree and widgets is cut"
    [hotspot-start]="Scenes of a real hotspot: the machine alone, the first start, joining by password"
    [hotspot-use]="Scenes of a real hotspot: joining by QR code, a closed window, turning off"
    [hotspot-networks]="Scenes of a real hotspot: channels, WPA3"
    [hotspot-hidden]="Scenes of a real hotspot: a hidden network"
    [hotspot-radio]="Scenes of a real hotspot: no radio, no dnsmasq"
    [hotspot-services]="Scenes of a real hotspot: no wpa_supplicant, no NetworkManager"
    [hotspot-secrets]="Scenes of a real hotspot: where the password is"
    [savers]="2,000 killed commands and 500 slow saves of another program, beside a window"
    [instructions]="The instructions of the core's operations, compared with their thresholds"
    [input-memory]="Long code points typed under valgrind: the memory of GTK's input method"
    [widget-memory]="Each page of the gallery, opened and left under valgrind: the memory of its widgets"
    [address-sanitizer]="The tests of core, store and command line under AddressSanitizer"
    [thread-sanitizer]="The tests of core, store and command line under ThreadSanitizer"
    [gallery-controls]="The gallery's controls, used with real keys and a pointer"
    [gallery-structure]="The gallery's pages of structure and behaviour and all pages' states, used in the same way"
    [all-gallery-pictures]="A picture of each page of the gallery, light and dark"
    [release-walks]="The release build: 100,000 random actions on screens, a million random edits of the model"
    [new-seeds]="The random tests with new seeds"
    [documentation]="Building the documentation of all libraries"
    [first-page]="The program and the test of the library's first page, built in a package of their own"
    [other-machine]="Scripts/test on a machine with another language, theme, fonts and session"
)

DISPLAY_PACKAGES="${WINDOW_PACKAGES[*]} xvfb dbus at-spi2-core gettext locales iso-codes xclip"
KEYS_PACKAGES="$DISPLAY_PACKAGES openbox xdotool python3-gi gir1.2-atspi-2.0"
PICTURE_PACKAGES="$KEYS_PACKAGES imagemagick"

declare -A STAGE_PACKAGES=(
    [windows-1]=$DISPLAY_PACKAGES [windows-2]=$DISPLAY_PACKAGES [window-walks]=$DISPLAY_PACKAGES
    [keyboards]=$DISPLAY_PACKAGES
    [lifetimes]=$DISPLAY_PACKAGES [pictures]=$DISPLAY_PACKAGES
    [person]=$KEYS_PACKAGES [settings]=$KEYS_PACKAGES [gallery-controls]=$KEYS_PACKAGES [gallery-structure]=$KEYS_PACKAGES
    [gallery-pictures]=$PICTURE_PACKAGES [all-gallery-pictures]=$PICTURE_PACKAGES [screenshots]=$PICTURE_PACKAGES
    [network-manager]="network-manager polkitd dbus libglib2.0-bin iproute2 iw util-linux"
    [hotspot]="" [bench]="$DISPLAY_PACKAGES"
    [install]="gettext" [readme]="gettext" [first-page]=$DISPLAY_PACKAGES [browser]="${WINDOW_PACKAGES[*]} dbus libgtk-4-bin procps" [elsewhere]="debootstrap util-linux"
    [source]="shellcheck pylint python3-gi gir1.2-atspi-2.0"
    [resources]="desktop-file-utils appstream gettext"
    [bookworm]="debootstrap util-linux" [trixie]="debootstrap util-linux" [sid]="debootstrap util-linux"
    [sid-own-swift]="debootstrap util-linux"
    [mutations]=$KEYS_PACKAGES [savers]=$KEYS_PACKAGES
    [new-seeds]=$DISPLAY_PACKAGES [input-memory]="$KEYS_PACKAGES valgrind"
    [widget-memory]="$KEYS_PACKAGES valgrind" [instructions]="valgrind"
)

# Tests run without SwiftPM, which allows only one run at a time. They run one by one: most of them need the main actor
# anyway, and the time of each can be measured. A run that hangs is ended after 30 minutes, with a backtrace of all
# threads.
# shellcheck disable=SC2054
TESTS=(
    env SWIFT_BACKTRACE=enable=yes,threads=all,interactive=no,color=no,registers=none,images=none
    timeout --foreground --signal=ABRT --kill-after=120 1800
    .build/debug/FormGtkPackageTests.xctest --testing-library swift-testing --no-parallel
)

# Runs tests. Fails if there are none, since a run whose filter matches no test passes too.
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

# The suites that take longer than a second or two.
LONG_TESTS='\.(RandomWalkTests|KillTests|ProgramsTests|ListProgramsTests|ThreeWayMergeRandomTests)/'
OTHER_TESTS='^(Form(Catalogues|Command|Store|Testing)|Documentation|HotspotService|JoinCode)Tests\.'
# The suites that run separately, because they keep the main actor busy or measure the memory of their process.
CORE_APART='^FormCoreTests\.(RandomWalk|Memory)Tests'
WINDOWS_APART='^FormGtkTests\.(RandomWalk|LongControlPage|FairPair|Lifetime|Keyboard)Tests'
PICTURES='^(FormGalleryTests\.PagePicture|DocumentationTests\.FirstPagePicture)Tests'
SYMBOLS='^DocumentationTests\.PublicSymbolTests'

# Runs a command with the core's tests and, beside it, with others: each process uses one core.
# Call it as: beside_the_core WHAT-THE-CORE-SKIPS OTHERS COMMAND …
beside_the_core() {
    local skipped=$1 others=$2 core status=0
    shift 2
    "$@" --filter '^Form(Values|Core)Tests\.' --skip "$skipped" &
    core=$!
    "$@" --filter "$others" --skip "$LONG_TESTS" || status=1
    wait "$core" || status=1
    return "$status"
}
check_quick() { beside_the_core "$LONG_TESTS" "$OTHER_TESTS" test_without_display; }
check_core() { test_without_display --filter '^Form(Values|Core)Tests\.' --skip "$CORE_APART"; }
check_store() { test_without_display --filter '^FormStoreTests\.'; }
check_programs() {
    test_without_display --filter '^(Form(Catalogues|Command|Testing)|Documentation|HotspotService|JoinCode)Tests\.' \
        --skip "$SYMBOLS"
}
check_corpus() { test_without_display --filter '^BehaviourTests\.'; }
check_memory() { test_without_display --filter '^FormCoreTests\.MemoryTests'; }
check_walks() { test_without_display --filter '^FormCoreTests\.RandomWalkTests'; }

check_windows_1() { test_on_display --filter '^FormGtkTests\.[A-L]' --skip "$WINDOWS_APART"; }
check_windows_2() {
    test_on_display --filter '^(FormGtkTests\.[M-Z]|(FormGallery|PersonalHotspot|Documentation)Tests\.)' \
        --skip "$WINDOWS_APART" --skip "$PICTURES" --skip "$SYMBOLS"
}
check_keyboards() { test_on_display --filter '^FormGtkTests\.KeyboardTests'; }
check_window_walks() { test_on_display --filter '^FormGtkTests\.(RandomWalk|LongControlPage|FairPair)Tests'; }
# Without assistive tools, because messages queued for them also take memory, and their number grows while the machine
# is busy.
check_lifetimes() { GTK_A11Y=none test_on_display --filter '^FormGtkTests\.LifetimeTests'; }
check_pictures() { expect_tests Scripts/page-pictures --check; }
check_architecture() { Scripts/test-architecture; }
check_row_lists() { Scripts/row-lists --check; }
check_symbols() { expect_tests Scripts/public-symbols --check; }

check_person() { PERSON_QUIET=1 Scripts/test-person; }
check_settings() {
    PERSON_QUIET=1 Scripts/test-settings
    PERSON_QUIET=1 Scripts/test-savers
}
check_savers() {
    PERSON_QUIET=1 Scripts/test-savers 2000 500
    FORM_MOMENTS=5 test_without_display --filter '^FormStoreTests\.OtherWriterTests'
}
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
check_bench() {
    Scripts/bench --smoke && bench_refuses_a_busy_machine && article_has_the_figures && Scripts/instructions --smoke
}
article_has_the_figures() {
    local article=Sources/FormGtk/FormGtk.docc/WhatAFormCosts.md before
    before=$(cksum "$article")
    Scripts/bench --write Tests/Benchmarks/figures.json
    [[ $(cksum "$article") == "$before" ]] || fail "$article has other figures than Tests/Benchmarks/figures.json."
}
bench_refuses_a_busy_machine() {
    local processes=() core output figures
    figures=$(cksum Tests/Benchmarks/figures.json)
    for ((core = 0; core < $(nproc); core++)); do
        (while :; do :; done) &
        processes+=($!)
    done
    output=$(Scripts/bench --article 2>&1) && fail "Scripts/bench --article has measured on a busy machine."
    kill "${processes[@]}"
    [[ $output == *"This machine is busy"* ]] || fail "$output"
    [[ $(cksum Tests/Benchmarks/figures.json) == "$figures" ]] || fail "Tests/Benchmarks/figures.json has changed."
}
check_instructions() {
    Scripts/instructions
    # For a form with a state type of the library's own, the compiler specialises most of FormCore: half a megabyte.
    local symbols
    symbols=$(nm .build/release/form-operations | grep 8FormCore0A5ModelV) || fail "The program has no FormModel."
    [[ ! $symbols =~ 8FormCore0A5ModelV[^$'\n']*Tg ]] ||
        fail "FormCore has a form with a state type of its own. Give it the state type of the program's form."
}

check_walk() { FORMGTK_CONFIGURATION=debug Scripts/walk 1000; }

check_install() {
    local folder
    folder=$(mktemp --directory)
    FORMGTK_CONFIGURATION=debug DESTDIR=$folder Scripts/install
    "$folder/usr/local/bin/personal-hotspot" --version
    [[ $(find "$folder" -type f | wc -l) == 9 ]] || fail "The installed files are not the expected ones."
    DESTDIR=$folder Scripts/install --uninstall
    [[ -z $(find "$folder" -type f) ]] || fail "These files were not removed: $(find "$folder" -type f)"
    rm --recursive "$folder"
}

check_readme() { Scripts/test-readme; }
check_first_page() { Scripts/test-readme --build; }

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

# Starts the app as on a server, requests the page that a browser would show, and waits until the app's window is open.
check_browser() {
    local output address=
    output=$(mktemp)
    # In a process group of its own, together with all its children.
    set -m
    Scripts/clean-session Scripts/run --service simulated >"$output" 2>&1 &
    set +m
    until [[ -n $address ]]; do
        kill -0 $! 2>/dev/null || { cat "$output"; fail "Scripts/run ended prematurely."; }
        sleep 0.2
        address=$(sed --quiet 's|.*http://127.0.0.1:\([0-9]*\).*|\1|p' "$output")
    done
    exec 3<>"/dev/tcp/127.0.0.1/$address"
    printf 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n' >&3
    head --lines=1 <&3 | grep 'HTTP/1.[01] 200'
    # Waits for the socket of a program that is connected to the display.
    until grep --quiet ' 03 [0-9]* .*/broadway[0-9]*\.socket$' /proc/net/unix; do
        kill -0 $! 2>/dev/null || { cat "$output"; fail "The app ended without a window."; }
        sleep 0.2
    done
    # Ends the browser display first.
    pkill --pgroup $! gtk4-broadwayd
    wait $! || true
    cat "$output"
    ! grep 'no such job' "$output"
}

check_elsewhere() { Scripts/test-elsewhere --resolve bookworm; }

check_source() {
    every_long_stage_has_passed
    Scripts/format --check
    # shellcheck disable=SC2046
    shellcheck $(grep --files-with-matches --extended-regexp '^#!/(usr/bin/env bash|bin/sh)|^# shellcheck shell' \
        Scripts/* .ci/run Tests/NetworkManager/* Tests/Hotspot/init Tests/Corpus/Commands/functions.bash \
        2>/dev/null)
    Scripts/test-python
}

# A stage that was never run proves nothing.
every_long_stage_has_passed() {
    local stage
    for stage in "${LONG_STAGES[@]}"; do
        [[ -n $(last_passed "$stage" 2) ]] || fail "Scripts/last-passed has no line for $stage: run it once."
    done
}

check_resources() {
    desktop-file-validate "Resources/$APPLICATION.desktop"
    # The application has no home page, which AppStream 1.0 and later report as a warning.
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

# Runs tests with a sanitizer, in a separate build.
test_under_sanitizer() {
    local build=.build/$1-sanitizer
    FORMGTK_TESTS='FormValuesTests FormCoreTests FormStoreTests FormCommandTests' \
        swift build --build-tests --sanitize "$1" --scratch-path "$build"
    export TSAN_OPTIONS="suppressions=$PWD/Tests/thread-sanitizer.supp"
    # A program doesn't free all its memory before it ends. Tests with weak references find leaks instead.
    export ASAN_OPTIONS=detect_leaks=0
    FORM_PATIENCE=1800 beside_the_core "$CORE_APART" '^Form(Store|Command)Tests\.' \
        expect_tests Scripts/clean-session "${TESTS[@]/.build\/debug/$build/debug}"
}
check_address_sanitizer() { test_under_sanitizer address; }
check_thread_sanitizer() { test_under_sanitizer thread; }

check_release_walks() {
    # Linked to Swift's shared libraries, because CustomDump imports Foundation, whose static library needs curl.
    swift build --configuration release --product screen-walk
    .build/release/screen-walk 100000
    Scripts/walk
}

# Every suite whose random numbers FORM_SEED decides, also those that otherwise draw the same ones each time.
check_new_seeds() {
    local suites
    suites=$(grep --recursive --files-with-matches --include='*Tests.swift' \
        --regexp='SeededGenerator\.announced' --regexp=newSeed --regexp='inout SeededGenerator' Tests |
        sed 's|.*/||; s|\.swift$||' | sort --unique | paste --serial --delimiters='|')
    local -x FORM_SEED=${FORM_SEED:-$(shuf --input-range=0-4294967295 --head-count=1)}
    echo "FORM_SEED=$FORM_SEED"
    test_without_display --filter "\.($suites)/" --skip '^FormGtkTests\.'
    test_on_display --filter "^FormGtkTests\.($suites)/"
}

check_documentation() {
    local library
    for library in FormValues FormCore FormJSON FormCatalogues FormStore FormCommand FormTesting FormGtk; do
        swift package generate-documentation --target "$library" --warnings-as-errors
    done
}

# Prints the number of stages to run at a time: one more than there are cores, since many stages wait for a window or
# another process.
at_a_time() { echo $(($(nproc) + 1)); }

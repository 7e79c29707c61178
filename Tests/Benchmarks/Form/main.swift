import BenchmarkForms
import BenchmarkSupport
import CGtk
import FormCore
import FormGtk
import Glibc

// form-benchmark SCENARIO KIND COUNT [REPETITIONS], as Scripts/bench calls it.
let arguments = CommandLine.arguments
guard arguments.count >= 4, let kind = Kind(rawValue: arguments[2]), let count = Int(arguments[3]) else {
    print(
        "form-benchmark style|frame|page|nested|sections|render|core-change|core-set|core-closure|core-toggle|list-history|list|list-rows|list-rows-pages|sidebar|alone|search switches|texts|mix|controls COUNT [REPETITIONS]"
    )
    exit(2)
}

let core = Core(repetitions: arguments.count > 4 ? Int(arguments[4]) : nil)
switch arguments[1] {
case "style":
    print(StyleSheet.css)
    exit(0)
case "render":
    core.render(kind, count: count)
    exit(0)
case "core-change":
    core.change(pages: count)
    exit(0)
case "list-history":
    LongList.measure(items: count)
    exit(0)
case "core-set":
    core.set(pages: count)
    exit(0)
case "core-toggle":
    core.toggle(pages: count)
    exit(0)
case "core-closure":
    core.closure()
    exit(0)
case "list-rows", "list-rows-pages":
    ItemList(count: count, hasPages: arguments[1] == "list-rows-pages").measureTraversal()
    exit(0)
case "search":
    Search.measure(rows: count)
    exit(0)
default: break
}

gtk_init()
if arguments[1] == "list" {
    ItemList(count: count).measure()
    exit(0)
}
if arguments[1] == "sidebar" || arguments[1] == "alone" {
    let sidebar = Sidebar(kind, count: count, hasSidebar: arguments[1] == "sidebar")
    sidebar.measure(kind, repetitions: core.repetitions ?? 1)
    exit(0)
}
let form =
    switch arguments[1] {
    case "nested": kind.nestedForm(count: count)
    case "sections": Kind.sectionsForm(count: count)
    default: kind.form(count: count)
    }
let driver = FormDriver(initial: Rows(count: count), build: form, title: "Rows")
let window = FormWindow(driver.session)
benchmark_present(UnsafeMutableRawPointer(window.widget).assumingMemoryBound(to: GtkWindow.self))
benchmark_print_time("first-frame-at")
if arguments[1] == "frame" { exit(0) }

/// Changes the first row's value from elsewhere.
let change: @convention(c) (UnsafeMutableRawPointer?) -> Void = { _ in
    MainActor.assumeIsolated {
        driver.change { $0.switches[0].toggle() }
    }
}

let open: @convention(c) (UnsafeMutableRawPointer?) -> Void = { _ in
    MainActor.assumeIsolated { driver.page.sections[0].cells[0].select() }
}

benchmark_wait_until_quiet()
switch arguments[1] {
case "nested":
    benchmark_measure_once("open-first", open, nil)
    benchmark_wait_until_quiet()
    driver.session.goBack()
    benchmark_wait_until_quiet()
    benchmark_measure_once("open-second", open, nil)
case "sections":
    benchmark_measure("sections", 20, benchmark_toggle, benchmark_find(window.widget, gtk_switch_get_type()))
default:
    benchmark_memory()
    let found = benchmark_find(window.widget, gtk_switch_get_type())
    benchmark_measure("change", Int32(core.repetitions ?? 20), kind == .texts ? change : benchmark_toggle, found)
}

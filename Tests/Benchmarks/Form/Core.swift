import BenchmarkSupport
import FormCore

/// What the core costs by itself, with no display.
@MainActor
enum Core {
    /// Prints the nanoseconds that rendering a page takes for each row.
    static func render(_ kind: Kind, count: Int) {
        let form = kind.form(count: count)
        let state = Rows(count: count)
        report("render-row", runs: 9, divisor: count) { _ = FormDriver(initial: state, build: form) }
    }

    /// Prints the nanoseconds of a change in a form with so many pages of 100 bindings, none of them open.
    static func change(pages: Int) {
        let page: Form<Small> = sections([
            section((0..<100).map { controlCell(title: "Row \($0)", control: uiSwitch(keyPath: \Small.isOn)) })
        ])
        let cells = (0..<pages).map { detailTextCell(title: "Page \($0)", keyPath: \Small.text, form: page) }
        let first = section([controlCell(title: "Switch", control: uiSwitch(keyPath: \Small.isOn))])
        let list: Form<Small> = sections([section(cells)])
        let form: Form<Small> = sections([
            first, section([detailTextCell(title: "Pages", keyPath: \Small.text, form: list)]),
        ])
        let driver = FormDriver(initial: Small(), build: form)
        report("change", runs: 9, divisor: 10_000) {
            for _ in 0..<10_000 { driver.change { $0.isOn.toggle() } }
        }
        let before = driver.session.counters.bindingsRead
        driver.change { $0.isOn.toggle() }
        print("bindings-read \(driver.session.counters.bindingsRead - before)")
    }

    struct Small {
        var isOn = false
        var text = ""
    }

    private static func report(_ name: String, runs: Int, divisor: Int, _ body: () -> Void) {
        body()
        let times = (0..<runs).map { _ in
            let before = benchmark_cpu()
            body()
            return benchmark_cpu() - before
        }
        print("\(name) \(times.sorted()[runs / 2] * 1e6 / Double(divisor))")
    }
}

import BenchmarkForms
import BenchmarkSupport
import FormCore

/// What the core does by itself, with no display.
///
/// Without a number of repetitions the time is printed. With one the work is
/// done so often and nothing is printed, for a tool that counts instructions.
@MainActor
struct Core {
    let repetitions: Int?

    /// Renders a page and each of its rows: nanoseconds a row.
    func render(_ kind: Kind, count: Int) {
        let form = kind.form(count: count)
        let state = Rows(count: count)
        measure("render-row", divisor: count) {
            let driver = FormDriver(initial: state, build: form)
            for section in driver.page.sections {
                for index in section.cells.indices { _ = section.cells[index] }
            }
        }
    }

    /// A thousand changes of a form with so many pages of 100 bindings, none of them open: nanoseconds a change.
    func change(pages: Int) {
        let driver = FormDriver(initial: Small(), build: Self.form(pages: pages))
        measure("change", divisor: 1000) {
            for _ in 0..<1000 { driver.change { $0.isOn.toggle() } }
        }
        guard repetitions == nil else { return }
        let before = driver.session.counters.bindingsRead
        driver.change { $0.isOn.toggle() }
        print("bindings-read \(driver.session.counters.bindingsRead - before)")
    }

    /// A thousand changes of a value by its place, in the same form: nanoseconds a change.
    func set(pages: Int) {
        let driver = FormDriver(initial: Small(), build: Self.form(pages: pages))
        measure("set", divisor: 1000) {
            for number in 0..<1000 { driver.set(\.isOn, to: number.isMultiple(of: 2)) }
        }
    }

    /// A thousand times a person toggles the switch: nanoseconds a change.
    func toggle(pages: Int) {
        let driver = FormDriver(initial: Small(), build: Self.form(pages: pages))
        measure("toggle", divisor: 1000) {
            for _ in 0..<1000 { driver.page.sections[0].cells[0].select() }
        }
    }

    /// A thousand changes by a closure of a state of a thousand properties: nanoseconds a change.
    func closure() {
        let driver = FormDriver(initial: Wide(), build: Self.wideForm)
        measure("closure", divisor: 1000) {
            for _ in 0..<1000 { driver.change { $0.last.last.last += 1 } }
        }
    }

    private static let wideForm: Form<Wide> = sections {
        section {
            controlCell(title: "Number", control: formattedField(keyPath: \Wide.last.last.last, format: .whole()))
        }
    }

    private struct Small {
        var isOn = false
        var text = ""
    }

    private static func form(pages: Int) -> Form<Small> {
        let page: Form<Small> = sections {
            section((0..<100).map { controlCell(title: "Row \($0)", control: uiSwitch(keyPath: \Small.isOn)) })
        }
        let cells = (0..<pages).map { detailTextCell(title: "Page \($0)", keyPath: \Small.text, form: page) }
        let list: Form<Small> = sections { section(cells) }
        return sections {
            section { controlCell(title: "Switch", control: uiSwitch(keyPath: \Small.isOn)) }
            section { detailTextCell(title: "Pages", keyPath: \Small.text, form: list) }
        }
    }

    private func measure(_ name: String, divisor: Int, _ body: () -> Void) {
        if let repetitions {
            for _ in 0..<repetitions { body() }
            return
        }
        for _ in 0..<benchmark_runs(5) { body() }
        let times = (0..<benchmark_runs(51)).map { _ in
            let before = benchmark_cpu()
            body()
            return benchmark_cpu() - before
        }
        print("\(name) \(times.sorted()[times.count / 2] * 1e6 / Double(divisor))")
    }
}

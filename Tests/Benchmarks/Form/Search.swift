import BenchmarkSupport
import FormCore
import FormGtk

/// What a search costs, with no display.
@MainActor
enum Search {
    struct State {
        var isOn = false
        var isExpert = false
        var text = "Text"
    }

    /// Prints the milliseconds of a key in the search of a form with so many rows, ten to a page.
    static func measure(rows: Int) {
        let environment = FormEnvironment(fold: folded)
        let first = ["r", "network", "row 7"].map { text in
            let driver = FormDriver(initial: State(), build: form(rows: rows), environment: environment)
            return milliseconds { driver.session.search(text) }
        }
        print("first-key \(first.max()!)")

        let driver = FormDriver(initial: State(), build: form(rows: rows), environment: environment)
        print("begin \(milliseconds { driver.session.search("") })")
        let texts = [
            "r", "ro", "row", "row 7", "row 77", "ne", "network", "network row", "hidden", "zzz", "ö", "é",
        ]
        let keys = texts.map { text in milliseconds { driver.session.search(text) } }
        print("key \(keys.sorted()[keys.count / 2])")
        print("key-most \(keys.max()!)")
    }

    private static func form(rows: Int) -> Form<State> {
        let pages = (0..<rows / 10).map { page in
            let cells = (0..<9).map { row in
                controlCell(title: "Row \(page) \(row)", control: uiSwitch(keyPath: \State.isOn))
                    .help("Explains what the row number \(row) of the page does.")
            }
            let footer = "Of the page \(page)."
            let shown = section(Array(cells.dropLast()), header: "Network", footer: { _ in footer })
            let hidden = section(isVisible: \.isExpert) { cells[8].keywords("hidden") }
            return detailTextCell(
                title: page.isMultiple(of: 2) ? "Page \(page)" : "Größe \(page)", keyPath: \State.text,
                form: sections {
                    shown
                    hidden
                })
        }
        let expert = controlCell(title: "Expert", control: uiSwitch(keyPath: \State.isExpert))
        return sections {
            section { expert }
            section(pages)
        }
    }

    private static func milliseconds(_ body: () -> Void) -> Double {
        let before = benchmark_cpu()
        body()
        return benchmark_cpu() - before
    }
}

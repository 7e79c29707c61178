import BenchmarkForms
import BenchmarkSupport
import FormCore
import FormGtk

/// What a search costs, with no display.
@MainActor
enum Search {
    /// Prints the milliseconds of a key in the search of a form with so many rows, ten to a page.
    static func measure(rows: Int) {
        let environment = FormEnvironment(fold: folded)
        let first = ["r", "network", "row 7"].map { text in
            let driver = FormDriver(
                initial: SearchedPages(), build: SearchedPages.form(rows: rows), environment: environment)
            return milliseconds { driver.session.search(text) }
        }
        print("first-key \(first.max()!)")

        let driver = FormDriver(
            initial: SearchedPages(), build: SearchedPages.form(rows: rows), environment: environment)
        print("begin \(milliseconds { driver.session.search("") })")
        let texts = [
            "r", "ro", "row", "row 7", "row 77", "ne", "network", "network row", "hidden", "zzz", "ö", "é",
        ]
        let keys = texts.map { text in milliseconds { driver.session.search(text) } }
        print("key \(keys.sorted()[keys.count / 2])")
        print("key-most \(keys.max()!)")
    }

    private static func milliseconds(_ body: () -> Void) -> Double {
        let before = benchmark_cpu()
        body()
        return benchmark_cpu() - before
    }
}

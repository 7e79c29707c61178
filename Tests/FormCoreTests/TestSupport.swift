import FormCore
import FormTesting
import Glibc

/// What was told to somebody, in order.
@MainActor
final class Log<Entry> {
    private(set) var entries: [Entry] = []

    func append(_ entry: Entry) { entries.append(entry) }

    /// What was told since the last look.
    func take() -> [Entry] {
        defer { entries = [] }
        return entries
    }
}

extension Observed {
    /// Writes each property that is told into a log.
    func log() -> Log<Property> {
        let log = Log<Property>()
        observer = { log.append($0) }
        return log
    }
}

/// The memory of this process that is in use now, in bytes.
func residentMemory() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 256)
    guard fgets(&buffer, Int32(buffer.count), file) != nil else { return 0 }
    let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}

extension FormSession {
    /// The row of the page on the screen with a title.
    func cell(_ title: String) -> FormCell? {
        topPage.sections.flatMap(\.cells).first { $0.title == title }
    }

    /// The text field of the row of the page on the screen with a title.
    func field(_ title: String) -> TextField? {
        cell(title)?.control?.textField
    }
}

extension FormDriver {
    /// Shows the form on a screen that has room for all rows of each page.
    func onEndlessScreen() -> Self {
        let makeRows = { [session] in
            for page in session.shownPages { _ = page.sections.flatMap(\.cells) }
        }
        session.observer = { if $0 == .pages { makeRows() } }
        makeRows()
        return self
    }
}

extension FormEnvironment {
    /// An environment that keeps the form's mistakes to itself.
    static var silent: FormEnvironment { FormEnvironment(report: { _ in }) }
}

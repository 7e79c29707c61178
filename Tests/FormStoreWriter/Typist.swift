import FormCore
import FormStore
import FormTesting
import Glibc

/// A program in which a number is being typed, and waits to be committed.
@MainActor
struct Typist {
    private let store: SettingsStore<Counters>
    private let driver: FormDriver<Counters>
    private let user: HeadlessUser

    init(_ path: String) throws {
        store = SettingsStore(file: SettingsFile(path: path), format: try SettingsFormat(defaults: Counters()))
        let form: Form<Counters> = sections {
            section { controlCell(title: "One", control: formattedField(keyPath: \.one, format: .whole())) }
        }
        driver = FormDriver(initial: store.opened, build: form)
        store.keep(driver)
        user = HeadlessUser(of: driver.session)
    }

    /// The rows that ask for a choice.
    var conflicts: [RowPath] { driver.session.conflicts }

    /// Types, says so, and commits and saves when it is told to; then it waits to be killed.
    func type(_ text: String) throws {
        alarm(600)
        try user.type(text, into: "One")
        mark("+")
        guard readLine() != nil else { return }
        // What is new in the file comes under the text.
        guard store.saveNow() else { exit(1) }
        try user.pressReturn()
        guard store.saveNow() else { exit(1) }
        mark("-")
        _ = readLine()
    }
}

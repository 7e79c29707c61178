import FormCore
import FormStore
import Glibc

/// Settings of which each process counts one up.
struct Counters: Codable, Equatable {
    var one = 0
    var two = 0
    var three = 0

    static let keys: [String: WritableKeyPath<Counters, Int> & Sendable] = [
        "one": \.one, "two": \.two, "three": \.three,
    ]
}

/// A program with a form of counters, which it keeps in a file.
@MainActor
struct Counter {
    private let store: SettingsStore<Counters>
    private let driver: FormDriver<Counters>
    private let key: WritableKeyPath<Counters, Int> & Sendable

    init(_ path: String, _ key: String) throws {
        self.key = Counters.keys[key] ?? \.one
        store = SettingsStore(file: SettingsFile(path: path), format: try SettingsFormat(defaults: Counters()))
        let form: Form<Counters> = sections {}
        driver = FormDriver(initial: store.opened, build: form)
        store.keep(driver)
    }

    /// Counts, says so, and when it is told to prints all counters as its form has them.
    func count(to last: Int) {
        alarm(600)
        for number in 1...last {
            if number % 50 == 0 { mark(".") }
            increase()
        }
        mark("!")
        guard readLine() != nil else { return }
        store.saveNow()
        print(driver.state, driver.session.conflicts.count)
    }

    /// Counts until it is killed; a `+` is printed before each save and a `-` after it.
    func countForever() {
        let parent = getppid()
        alarm(600)
        while getppid() == parent {
            mark("+")
            increase()
            mark("-")
        }
    }

    private func increase() {
        let key = key
        driver.change { $0[keyPath: key] += 1 }
        if !store.saveNow() { exit(1) }
    }
}

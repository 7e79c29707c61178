import FormCore
import FormStore
import Glibc

/// Opens a file in which very many values wait for a choice, decides about one and prints how many are left.
@MainActor
func decideOne(_ path: String, of count: Int) throws {
    // So much time of the processor that only work which grows with the square of the number needs more.
    var limit = rlimit(rlim_cur: 120, rlim_max: 120)
    setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    func their(_ key: JSONValue) -> JSONValue { .object(["key": [key], "value": 2]) }
    let theirs = (0..<count).map { their(.string("key \($0)")) } + [their("one")]
    try SettingsFile(path: path).save(["one": 1, "$theirs": .array(theirs)])

    let store = SettingsStore(file: SettingsFile(path: path), format: try SettingsFormat(defaults: Counters()))
    let form: Form<Counters> = sections([
        section([controlCell(title: "One", control: formattedField(keyPath: \.one, format: .whole()))])
    ])
    let driver = FormDriver(initial: store.opened, build: form)
    store.keep(driver)
    driver.session.resolveConflict(at: "One", .theirs)
    guard store.saveNow(), case .array(let left)? = try SettingsFile(path: path).load().object["$theirs"] else {
        return
    }
    print(driver.state.one, left.count)
}

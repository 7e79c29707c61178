public import FormCore
import FormJSON
import FormStore
import Synchronization

/// Replays a log with a form of its own, which gives the states and the screens of the recording.
///
/// Asynchronous rules and services are not asked, since they have answered in the log, nor are rules about secrets. Time
/// passes as recorded in the log.
///
/// ```swift
/// let replayed = try replay(log, form: settingsForm)
/// #expect(replayed.state.hotspot.isEnabled)
/// ```
///
/// A page that was opened by a button is opened by that button again, which repeats any other effect that the button
/// has outside the form. Anything that a form reads from elsewhere than its state is not in the log.
///
/// - Parameters:
///   - log: The lines that ``FormCore/FormDriver/record(_:)`` has written.
///   - form: The form that was recorded. The replay fails at a row of the log that the form doesn't have.
///   - environment: The translation, and the handler of mistakes; its time and its locale are not used.
///   - onLine: Called after each line with the driver, whose state and session are as they were.
/// - Returns: The driver at the end of the log. Its form is in use again: it can be edited, and asks its rules.
/// - Throws: A ``LogError`` that names the line that can't be replayed, or an error thrown by `onLine`.
@MainActor
@discardableResult
public func replay<State: Codable>(
    _ log: some Sequence<String>, form: Form<State>, environment: FormEnvironment = FormEnvironment(),
    onLine: (FormDriver<State>) throws -> Void = { _ in }
) throws -> FormDriver<State> {
    var replay: Replay<State>?
    var count = 0
    for line in log {
        count += 1
        do {
            let object = try JSONValue.parse(Array(line.utf8)).value.object ?? [:]
            if let replay { try replay.take(object) } else { replay = try Replay(object, form, environment) }
        } catch {
            throw LogError("Line \(count): \(error)\n\(line)")
        }
        if let driver = replay?.driver { try onLine(driver) }
    }
    guard let driver = replay?.driver else { throw LogError("The log is empty.") }
    driver.endReplay()
    return driver
}

/// The reason a log can't be written or replayed.
public struct LogError: Error, CustomStringConvertible {
    /// The line and the problem with it.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// A form over which a log is done again.
@MainActor
private final class Replay<State: Codable> {
    let driver: FormDriver<State>
    private let time = Time()

    init(_ line: JSONObject, _ form: Form<State>, _ environment: FormEnvironment) throws {
        guard let line = line["begin"]?.object, let state = line["state"] else {
            throw LogError("A log begins with the state of the form.")
        }
        var environment = environment
        environment.now = { [time] in time.now }
        environment.locale = try line["locale"].map { try WholeState.read($0) } ?? FormLocale()
        let initial: State = try WholeState.read(state)
        let baselines = line["baselines"]?.object ?? [:]
        driver = FormDriver(
            initial: initial, build: form, title: line.string("title") ?? "",
            defaults: try baselines["defaults"].map(initial.changed),
            applying: line.string("applying") == "explicitly" ? .explicitly : .atOnce, environment: environment)
        driver.baselines = try driver.baselines.reading(baselines, over: initial)
        driver.beginReplay()
    }

    func take(_ line: JSONObject) throws {
        if line["isIncomplete"] != nil { throw LogError("The line has not all of what was changed.") }
        guard case .number(let seconds)? = line["at"], let now = Duration(seconds) else {
            throw LogError("The line has no time.")
        }
        time.now = now
        if let move = line["move"] {
            let shown = line.list("shown").compactMap(\.integer)
            driver.replay(try WholeState.read(move, as: PageMove.self), shown: shown)
        } else if let edit = line["edit"]?.object {
            let findings = try line["found"].map { try WholeState.read($0, as: [RuleFinding].self) }
            try take(edit: edit, findings ?? [])
        } else {
            throw LogError("The line has no edit.")
        }
    }

    private func take(edit: JSONObject, _ findings: [RuleFinding]) throws {
        if let change = edit["change"]?.object { return take(change: change) }
        if let baselines = edit["baselines"]?.object {
            driver.baselines = try driver.baselines.reading(baselines, over: driver.edited)
            return
        }
        let missing = driver.replay(try WholeState.read(.object(edit), as: Edit.self), findings)
        if let missing = missing.first { throw LogError("The form has no row “\(missing)”.") }
    }

    private func take(change: JSONObject) {
        let origin: ChangeOrigin = change.string("origin") == "outside" ? .outside : .person
        let row = change.string("row").map { RowPath($0) }
        let part = change["key"].map { _ in \State[logged: change.key] }
        if let value = change["value"], let part {
            return driver.replay(LoggedValue(json: value), at: part, by: origin, row: row)
        }
        var changes = change.list("changes")[...]
        let body = { @MainActor (state: inout State) in
            if let changes = changes.popFirst(), let new: State = try? state.changed(by: changes) { state = new }
        }
        driver.replay(body, at: part, by: origin, row: row)
    }
}

/// The time of a log.
private final class Time: Sendable {
    private let current = Mutex(Duration.zero)

    var now: Duration {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }
}

extension Baselines where State: Codable {
    fileprivate func reading(_ json: JSONObject, over state: State) throws -> Self {
        var baselines = self
        baselines.defaults = try json["defaults"].map(state.changed)
        baselines.saved = try json["saved"].map(state.changed)
        baselines.opened = try json["opened"].map(state.changed) ?? state
        baselines.theirs = try json["theirs"].map(state.changed)
        return baselines
    }
}

extension JSONObject {
    fileprivate var key: LoggedKey {
        LoggedKey(path: list("key").compactMap { if case .string(let key) = $0 { key } else { nil } })
    }

    fileprivate func string(_ key: String) -> String? {
        if case .string(let text)? = self[key] { text } else { nil }
    }

    fileprivate func list(_ key: String) -> [JSONValue] {
        if case .array(let values)? = self[key] { values } else { [] }
    }
}

extension JSONValue {
    fileprivate var integer: Int? {
        if case .number(let number) = self { number.integer(Int.self) } else { nil }
    }
}

/// The keys of a value in a state.
struct LoggedKey: Hashable, Sendable {
    let path: [String]
}

/// A value of a state, as a log has it.
struct LoggedValue: Equatable, Sendable {
    let json: JSONValue
}

extension Decodable where Self: Encodable {
    /// The state with other values in it.
    fileprivate func changed(by changes: JSONValue) throws -> Self {
        try WholeState.read(WholeState(self).changed(by: changes))
    }

    /// A value under the keys that a log has for it, as a place of the state.
    fileprivate subscript(logged key: LoggedKey) -> LoggedValue {
        get { LoggedValue(json: (try? WholeState(self).json.value(at: key.path[...])) ?? .null) }
        set {
            let json = try? WholeState(self).json.replacing(key.path[...], with: newValue.json)
            if let json, let state: Self = try? WholeState.read(json) { self = state }
        }
    }
}

public import FormCore
import FormJSON
import FormStore
import Synchronization

/// Replays a log with a form of its own, which gives the states and the screens of the recording.
///
/// No rules or services are asked: asynchronous rules and services that confirm changes have answered in the log. Time
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

/// A form over which a log is done again.
@MainActor
private final class Replay<State: Codable> {
    let driver: FormDriver<State>
    private let time = Time()

    init(_ line: JSONObject, _ form: Form<State>, _ environment: FormEnvironment) throws {
        guard line.string("edit") == "begin", let state = line["state"] else {
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
        driver.baselines = try driver.baselines.reading(baselines, besides: initial)
        driver.beginReplay()
    }

    func take(_ line: JSONObject) throws {
        var logged = try LoggedEdit<State>(line)
        time.now = logged.time
        switch logged.kind {
        case .write where logged.rows.isEmpty:
            driver.replay(logged, LoggedValue(json: line.list("values").first ?? .null), at: \State[logged: line.key])
        case .change:
            var values = line.list("values")[...]
            driver.replay(logged, at: line["key"] == nil ? nil : \State[logged: line.key]) { state in
                if let changes = values.popFirst(), let new: State = try? state.changed(by: changes) { state = new }
            }
        default:
            if let baselines = line["baselines"]?.object {
                logged.baselines = try driver.baselines.reading(baselines, besides: driver.edited)
            }
            if let missing = driver.replay(logged).first { throw LogError("The form has no row “\(missing)”.") }
        }
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
    fileprivate func reading(_ json: JSONObject, besides state: State) throws -> Self {
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

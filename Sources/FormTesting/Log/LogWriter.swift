import FormCore
import FormJSON
import FormStore

/// Makes lines of what happens to a form.
@MainActor
final class LogWriter<State: Codable> {
    private let standIns: SecretStandIns
    private weak var driver: FormDriver<State>?
    /// The numbers of questions and pending changes before the log began, which a replay doesn't count.
    private let inquiriesBefore: (questions: Int, changes: Int)

    init(for driver: FormDriver<State>) {
        self.driver = driver
        standIns = driver.standIns
        inquiriesBefore = driver.inquiriesMade
    }

    /// The line that a log begins with.
    func beginning(of driver: FormDriver<State>) throws -> String {
        var line: JSONObject = [
            "title": .string(driver.title),
            "applying": driver.session.applying == .atOnce ? "atOnce" : "explicitly",
        ]
        let locale = driver.session.environment.locale
        if locale != FormLocale() { line["locale"] = try WholeState(locale).json }
        let (state, baselines) = (driver.concealed(driver.edited), driver.concealedBaselines)
        if standIns.takeFailure() { throw LogError("A secret of the form has no text that can stand for it.") }
        line["state"] = try whole(state).json
        line["baselines"] = try json(baselines, over: whole(state))
        return JSONValue.object(["begin": .object(line)]).line
    }

    /// The line for something that has happened.
    func line(for event: FormEvent<State>, at time: Duration) throws -> String {
        var line: JSONObject = ["at": .number(time.json)]
        switch event {
        case .edit(.baselines(let baselines), _):
            guard let baselines: Baselines<State> = baselines.value(), let driver else { break }
            let state = driver.concealed(driver.edited)
            line["edit"] = .object(["baselines": try json(baselines, over: whole(state))])
            if standIns.takeFailure() { line = ["isIncomplete": true] }
        case .edit(let edit, let findings):
            line["edit"] = written(try WholeState(edit, concealing: concealed).json)
            if !findings.isEmpty {
                line["found"] = withoutSecrets(try WholeState(findings).json.withoutNulls, in: ["notice"])
            }
        case .change(let change, let origin, let row):
            var object = try json(change)
            if origin == .outside { object["origin"] = "outside" }
            if let row { object["row"] = .string(row.description) }
            line["edit"] = .object(["change": .object(object)])
        case .move(let move, let shown):
            line["move"] = withoutSecrets(try WholeState(move).json, in: ["text"])
            if shown.count > 1 || move.isLayout {
                line["shown"] = .array(shown.compactMap { JSONNumber("\($0)").map(JSONValue.number) })
            }
        case .incomplete: line["isIncomplete"] = true
        }
        return JSONValue.object(line).line
    }

    /// Returns an edit with numbers that count from the beginning of the log, and without secrets in notices.
    private func written(_ edit: JSONValue) -> JSONValue {
        guard case .object(let edits) = edit, let kind = edits.keys.first, var object = edits[kind]?.object else {
            return edit
        }
        for (key, before) in [("question", inquiriesBefore.questions), ("change", inquiriesBefore.changes)] {
            if case .number(let number)? = object[key], let number = number.integer(Int.self) {
                object[key] = JSONNumber("\(number - before)").map(JSONValue.number)
            }
        }
        for key in object.keys where object[key] == .null { object[key] = .none }
        return withoutSecrets(.object([kind: .object(object)]), in: ["notice", "reason", "issue"])
    }

    /// What was changed; of a part with its key.
    private func json(_ change: LoggedChange<State>) throws -> JSONObject {
        let states = try change.states.map { (old: try whole($0.old), new: try whole($0.new)) }
        var object = JSONObject()
        let key = try change.isPart ? self.key(of: change.part, in: states) : []
        if change.isPart { object["key"] = .array(key.map(JSONValue.string)) }
        if change.isValue {
            object["value"] = states.last?.new.json.value(at: key[...]) ?? .null
            return object
        }
        object["changes"] = .array(
            try states.map { state in
                let change = state.old.changes(to: state.new) ?? .object([:])
                if state.old.changed(by: change) != state.new.json {
                    throw LogError("A key that is missing can't be written.")
                }
                return change
            })
        return object
    }

    /// Returns the key of a part of the state: that of its value, or else that of the smallest object that contains all
    /// changes.
    private func key(
        of part: (any Encodable)?, in states: [(old: WholeState, new: WholeState)]
    ) throws -> [String] {
        let key = states.flatMap { $0.old.keys(changedTo: $0.new) }.sharedBeginning
        guard let part, let new = states.last?.new.json else { return key }
        let value = try WholeState(part, concealing: concealed).json
        let ends = (0...key.count).reversed()
        return ends.lazy.map { Array(key.prefix($0)) }.first { new.value(at: $0[...]) == value } ?? key
    }

    private func json(_ baselines: Baselines<State>, over state: WholeState) throws -> JSONValue {
        var json = JSONObject()
        for (name, other) in baselines.named {
            if let other { json[name] = try state.changes(to: whole(other)) ?? .object([:]) }
        }
        return .object(json)
    }

    private func whole(_ state: State) throws -> WholeState { try WholeState(state, concealing: concealed) }

    /// Returns the value that replaces a value that the state marks as a secret; `true`, `false` and `null` are not
    /// replaced.
    private func concealed(_ secret: JSONValue) -> JSONValue {
        switch secret {
        // The value of a secret row has been replaced already.
        case .string(let text): .string(standIns.isStandIn(text) ? text : standIns.text(for: text))
        case .number(let number): .number(concealed(number))
        case .array(let values): .array(values.map(concealed))
        case .object(let object): .object(object.mapMembers { concealed($1) })
        case .bool, .null: secret
        }
    }

    private func concealed(_ number: JSONNumber) -> JSONNumber {
        if standIns.isStandIn(number.description) { return number }
        let text = standIns.text(for: number.description) { JSONNumber($0) != nil }
        return JSONNumber(text) ?? JSONNumber("0")!
    }

    /// Returns a value without the secrets that the notices in it may name.
    ///
    /// - Parameter keys: The keys of notices; `nil` for a part of a notice.
    private func withoutSecrets(_ json: JSONValue, in keys: Set<String>?) -> JSONValue {
        switch json {
        case .string(let text): .string(keys == nil ? standIns.conceal(in: text) : text)
        case .array(let values): .array(values.map { withoutSecrets($0, in: keys) })
        case .object(let object):
            .object(object.mapMembers { withoutSecrets($1, in: keys?.contains($0) != false ? nil : keys) })
        default: json
        }
    }
}

extension PageMove {
    fileprivate var isLayout: Bool { if case .layout = self { true } else { false } }
}

extension Baselines {
    /// The states by the names that a log has for them.
    var named: [(name: String, state: State?)] {
        [("defaults", defaults), ("saved", saved), ("opened", opened), ("theirs", theirs)]
    }
}

extension [[String]] {
    /// The longest common prefix of the paths.
    fileprivate var sharedBeginning: [String] {
        guard var beginning = first else { return [] }
        for key in self { beginning = zip(beginning, key).prefix { $0 == $1 }.map(\.0) }
        return beginning
    }
}

extension JSONObject {
    /// Returns the object with other values; a key without one is left out.
    fileprivate func mapMembers(_ transform: (String, JSONValue) -> JSONValue?) -> JSONObject {
        zip(keys, values).reduce(into: JSONObject()) { $0[$1.0] = transform($1.0, $1.1) }
    }
}

extension JSONValue {
    /// The value without keys that have no value.
    fileprivate var withoutNulls: JSONValue {
        switch self {
        case .array(let values): .array(values.map(\.withoutNulls))
        case .object(let object): .object(object.mapMembers { $1 == .null ? .none : $1.withoutNulls })
        default: self
        }
    }

    /// The value under keys of objects inside each other.
    func value(at key: ArraySlice<String>) -> JSONValue {
        guard let first = key.first else { return self }
        return object?[first]?.value(at: key.dropFirst()) ?? .null
    }

    /// The value with another one under keys of objects inside each other.
    func replacing(_ key: ArraySlice<String>, with value: JSONValue) -> JSONValue {
        guard let first = key.first, var object else { return value }
        object[first] = (object[first] ?? .null).replacing(key.dropFirst(), with: value)
        return .object(object)
    }
}

import FormCore
import FormJSON
import FormStore

/// Makes lines of what happens to a form.
@MainActor
final class LogWriter<State: Codable> {
    private let standIns: StandIns
    /// The values of secret rows that the state itself does not mark as secrets.
    private let secretKeys: [[String]]
    /// The numbers of checks and pending changes before the log began, which a replay doesn't count.
    private let inquiriesBefore: (questions: Int, changes: Int)

    init(for driver: FormDriver<State>) throws {
        let rows = driver.session.rows().filter { $0.value?.isSecret == true }
        standIns = StandIns(for: rows)
        inquiriesBefore = driver.inquiriesMade
        // A secret of the state conceals itself.
        let plain = try WholeState(driver.edited) { _ in .null }
        secretKeys = try driver.statesWithOtherValue(at: rows.map(\.path)).flatMap {
            try plain.keys(changedTo: WholeState($0.state) { _ in .null })
        }
    }

    /// The line that a log begins with.
    func beginning(of driver: FormDriver<State>) throws -> String {
        var line: JSONObject = [
            "edit": "begin", "title": .string(driver.title),
            "applying": driver.session.applying == .atOnce ? "atOnce" : "explicitly",
        ]
        let locale = driver.session.environment.locale
        if locale != FormLocale() { line["locale"] = try WholeState(locale).json }
        let state = try whole(driver.edited)
        line["state"] = state.json
        line["baselines"] = try json(driver.baselines, besides: state)
        return finish(line)
    }

    /// The line for something that has happened.
    func line(for edit: LoggedEdit<State>, over state: State) throws -> String {
        var line: JSONObject = ["edit": .string(edit.kind.rawValue), "at": .number(edit.time.json)]
        if !edit.rows.isEmpty { line["rows"] = .array(edit.rows.map(json)) }
        if let path = edit.path { line["path"] = .string(path.description) }
        if let name = edit.name { line["name"] = .string(name) }
        if let number = number(of: edit) { line["number"] = JSONNumber("\(number)").map(JSONValue.number) }
        if let notice = edit.notice { line["notice"] = concealed(try WholeState(notice).json) }
        if edit.origin == .outside { line["origin"] = "outside" }
        if edit.isByRow { line["isByRow"] = true }
        if edit.shown.count > 1 || edit.kind == .layout {
            line["shown"] = .array(edit.shown.compactMap { JSONNumber("\($0)").map(JSONValue.number) })
        }
        if let baselines = edit.baselines { line["baselines"] = try json(baselines, besides: whole(state)) }
        if !edit.states.isEmpty, edit.rows.isEmpty { try add(edit, to: &line) }
        return finish(line)
    }

    /// The number of a check or a pending change, counted from the beginning of the log. The number of pages is unchanged.
    private func number(of edit: LoggedEdit<State>) -> Int? {
        switch edit.kind {
        case .asking, .answered: edit.number.map { $0 - inquiriesBefore.questions }
        case .granted, .refused: edit.number.map { $0 - inquiriesBefore.changes }
        default: edit.number
        }
    }

    private func finish(_ line: JSONObject) -> String {
        var line = line
        if !standIns.areAlike { line["standIn"] = "judged otherwise" }
        standIns.look()
        return JSONValue.object(line).line
    }

    /// Adds what was changed; of a part with its key.
    private func add(_ edit: LoggedEdit<State>, to line: inout JSONObject) throws {
        let states = try edit.states.map { (old: try whole($0.old), new: try whole($0.new)) }
        let key = try edit.isPart ? self.key(of: edit.part, in: states) : []
        if edit.isPart { line["key"] = .array(key.map(JSONValue.string)) }
        let changes = states.map { state in
            if edit.kind == .write { return state.new.json.value(at: key[...]) }
            let change = state.old.changes(to: state.new) ?? .object([:])
            if state.old.changed(by: change) != state.new.json { line["isIncomplete"] = true }
            return change
        }
        line["values"] = .array(changes)
    }

    /// Returns the key of a part of the state: that of its value, or else that of the smallest object that contains all
    /// changes.
    private func key(
        of part: (any Encodable)?, in states: [(old: WholeState, new: WholeState)]
    ) throws -> [String] {
        let key = states.flatMap { $0.old.keys(changedTo: $0.new) }.sharedBeginning
        guard let part, let new = states.last?.new.json else { return key }
        let value = try WholeState(part, concealing: standIns.value).json
        let ends = (0...key.count).reversed()
        return ends.lazy.map { Array(key.prefix($0)) }.first { new.value(at: $0[...]) == value } ?? key
    }

    private func json(_ row: LoggedEdit<State>.Row) -> JSONValue {
        var json: JSONObject = ["path": .string(row.path.description)]
        if let text = row.text { json["text"] = .string(row.isSecret ? standIns.text(for: text) : text) }
        if row.isSecret { json["isSecret"] = true }
        if !row.isOpen { json["isOpen"] = false }
        if row.isAppliedAtOnce { json["isAppliedAtOnce"] = true }
        return .object(json)
    }

    private func json(_ baselines: Baselines<State>, besides state: WholeState) throws -> JSONValue {
        var json = JSONObject()
        for (name, other) in baselines.named {
            if let other { json[name] = try state.changes(to: whole(other)) ?? .object([:]) }
        }
        return .object(json)
    }

    private func whole(_ state: State) throws -> WholeState {
        var whole = try WholeState(state, concealing: standIns.value)
        for key in secretKeys { whole.conceal(at: key, by: standIns.value) }
        return whole
    }

    /// A notice without the secrets that it may name.
    private func concealed(_ json: JSONValue) -> JSONValue {
        switch json {
        case .string(let text): return .string(standIns.conceal(in: text))
        case .array(let values): return .array(values.map(concealed))
        case .object(let object):
            var result = JSONObject()
            for (key, value) in zip(object.keys, object.values) { result[key] = concealed(value) }
            return .object(result)
        default: return json
        }
    }
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

extension JSONValue {
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

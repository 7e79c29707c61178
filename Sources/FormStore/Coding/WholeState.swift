import FormJSON

/// A state as JSON with everything in it, also what is not stored, and with something else in place of its secrets.
///
/// For a log of what becomes of a state; a file has what ``SettingsFormat`` makes of it.
package struct WholeState: Equatable {
    private var encoded: EncodedSettings

    /// - Parameter conceal: What stands for a secret.
    package init(_ state: some Encodable, concealing conceal: @escaping (JSONValue) -> JSONValue = { $0 }) throws {
        let node = EncodedNode()
        try SettingsEncoder(node: node, codingPath: [], conceal: conceal).encode(state)
        encoded = node.isChoice ? .record(node.fields) : node.encoded
    }

    /// All of it.
    package var json: JSONValue { encoded.json }

    /// Puts something else in place of the value under some keys.
    package mutating func conceal(at key: [String], by conceal: (JSONValue) -> JSONValue) {
        encoded = encoded.replacing(key[...], by: conceal)
    }

    /// The values that another state has otherwise, under the keys of the objects that they stand in; `nil` for none.
    package func changes(to other: WholeState) -> JSONValue? { encoded.changes(to: other.encoded) }

    /// All of the state with such values in it.
    package func changed(by changes: JSONValue) -> JSONValue { encoded.changed(by: changes) }

    /// The keys of the values that another state has otherwise.
    package func keys(changedTo other: WholeState) -> [[String]] { encoded.keys(changedTo: other.encoded) }

    /// Reads a state, or a value that was written in the same way.
    package static func read<State: Decodable>(_ json: JSONValue, as type: State.Type = State.self) throws -> State {
        try SettingsDecoder(value: json, fallback: nil, codingPath: [], problems: ProblemList(), isWhole: true)
            .decode(type)
    }
}

extension EncodedSettings {
    /// The fields of both, where both are records of the same keys.
    private func fields(of other: EncodedSettings) -> (KeyedList<EncodedSettings>, KeyedList<EncodedSettings>)? {
        guard let ours = fields, let theirs = other.fields, Set(ours.keys) == Set(theirs.keys) else { return nil }
        return (ours, theirs)
    }

    fileprivate func changes(to other: EncodedSettings) -> JSONValue? {
        if self == other { return .none }
        guard let (ours, theirs) = fields(of: other) else { return other.json }
        var changes = JSONObject()
        for key in theirs.keys { changes[key] = ours[key]!.changes(to: theirs[key]!) }
        return .object(changes)
    }

    fileprivate func changed(by changes: JSONValue) -> JSONValue {
        guard let fields, let changes = changes.object, changes.keys.allSatisfy({ fields[$0] != nil }) else {
            return changes
        }
        var object = JSONObject()
        for (key, value) in zip(fields.keys, fields.values) {
            object[key] = changes[key].map(value.changed) ?? value.json
        }
        return .object(object)
    }

    fileprivate func keys(changedTo other: EncodedSettings) -> [[String]] {
        guard let (ours, theirs) = fields(of: other) else { return self == other ? [] : [[]] }
        return theirs.keys.flatMap { key in ours[key]!.keys(changedTo: theirs[key]!).map { [key] + $0 } }
    }

    fileprivate func replacing(
        _ key: ArraySlice<String>, by replace: (JSONValue) -> JSONValue
    ) -> EncodedSettings {
        guard let first = key.first, var fields, let value = fields[first] else {
            return key.isEmpty ? .whole(replace(json)) : self
        }
        fields[first] = value.replacing(key.dropFirst(), by: replace)
        return .record(fields)
    }
}

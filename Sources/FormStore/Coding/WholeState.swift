import FormJSON

/// A complete state as JSON, with its transient properties, but with replacements for its secrets.
///
/// Use it for logs. For files, use a ``SettingsFormat``.
package struct WholeState: Equatable {
    private var encoded: EncodedSettings

    /// Encodes a state.
    ///
    /// - Parameter conceal: Returns the replacement for the JSON of a secret.
    package init(_ state: some Encodable, concealing conceal: @escaping (JSONValue) -> JSONValue = { $0 }) throws {
        let node = EncodedNode()
        try SettingsEncoder(node: node, codingPath: [], conceal: conceal).encode(state)
        encoded = node.isChoice ? .record(node.fields) : node.encoded
    }

    /// The JSON of the complete state.
    package var json: JSONValue { encoded.json }

    /// Replaces the value at a path of keys with the result of a function. Does nothing if the path doesn't exist.
    package mutating func conceal(at key: [String], by conceal: (JSONValue) -> JSONValue) {
        encoded = encoded.replacing(key[...], by: conceal)
    }

    /// Returns the values of another state that differ from the values of this state, or `nil` if the states are equal.
    ///
    /// The result is an object with the changed keys only. The value of a changed struct is also an object with the
    /// changed keys only. Use ``changed(by:)`` to apply the result.
    package func changes(to other: WholeState) -> JSONValue? { encoded.changes(to: other.encoded) }

    /// Returns the complete state after applying changes that ``changes(to:)`` has returned.
    package func changed(by changes: JSONValue) -> JSONValue { encoded.changed(by: changes) }

    /// Returns the paths of the values that differ between this state and another.
    package func keys(changedTo other: WholeState) -> [[String]] { encoded.keys(changedTo: other.encoded) }

    /// Decodes a state, or another value, from JSON that a `WholeState` has encoded.
    package static func read<State: Decodable>(_ json: JSONValue, as type: State.Type = State.self) throws -> State {
        try SettingsDecoder(value: json, fallback: nil, codingPath: [], problems: ProblemList(), isWhole: true)
            .decode(type)
    }
}

extension EncodedSettings {
    /// Returns the fields of both values if both are records with the same keys, otherwise `nil`.
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

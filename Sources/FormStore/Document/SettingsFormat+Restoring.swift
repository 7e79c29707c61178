extension SettingsFormat {
    /// Returns the settings after restoring certain removed items.
    ///
    /// An item is restored if this program had removed it while another program changed it, and if the item is in the
    /// state again, for example because the user has chosen the other program's version. The item is restored from the
    /// other program's JSON, because that JSON may have keys that this version doesn't know.
    ///
    /// - Parameters:
    ///   - theirs: The other program's values in unresolved conflicts, which include the removed items.
    ///   - state: The program's settings.
    ///   - settings: The JSON without the removed items.
    func restoring(
        _ theirs: [SettingsDocument.TheirSetting], of state: State, in settings: JSONObject
    ) throws -> JSONObject {
        let removed = theirs.filter { $0.neighbour != nil }
        guard !removed.isEmpty else { return settings }
        let ours = try identified(state)
        return try removed.reduce(settings) { settings, their in
            let path = their.key.components[...]
            let known = try identified(settings)
            guard ours[path] != nil, known[path] == nil else { return settings }
            return JSONValue.object(settings).appending(their.value, at: path, in: known).object ?? settings
        }
    }
}

extension JSONValue {
    /// Returns this JSON with an item appended to one of its lists.
    ///
    /// - Parameters:
    ///   - path: The path of the list, including the ids of the items that contain it, followed by the new item's own
    ///     id.
    ///   - settings: The settings that were read from this JSON. They show which values are structs, lists or
    ///     dictionaries.
    fileprivate func appending(
        _ item: JSONValue, at path: ArraySlice<String>, in settings: EncodedSettings
    ) -> JSONValue {
        guard let key = path.first else { return self }
        switch (self, settings) {
        case (.object(var object), .record(let fields)):
            guard let field = fields[key] else { return self }
            object[key] = (object[key] ?? field.json).appending(item, at: path.dropFirst(), in: field)
            return .object(object)
        case (.object(var object), .list(let items)) where items.container == .dictionary:
            if path.count == 1 {
                object[key] = item
            } else if let value = items[key] {
                object[key] = object[key]?.appending(item, at: path.dropFirst(), in: value)
            }
            return .object(object)
        case (.array(let values), .list) where path.count == 1:
            return .array(values + [item])
        case (.array(var values), .list(let items)):
            guard let position = items.position(of: key), values.indices.contains(position) else { return self }
            values[position] = values[position].appending(item, at: path.dropFirst(), in: items.values[position])
            return .array(values)
        default: return self
        }
    }
}

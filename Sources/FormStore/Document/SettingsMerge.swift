/// Determines how the JSON in a file changes when the settings, or one of them, change.
struct SettingsMerge {
    /// The settings that are read from the JSON now; for a single setting, its value.
    let old: EncodedSettings?
    /// The settings that are to be read from the changed JSON.
    let new: EncodedSettings?
    /// The settings that are read from an empty object.
    let defaults: EncodedSettings?
    /// The paths of the settings whose values in the file can't be read, and for which `old` has the defaults. For a
    /// single setting, the paths are relative to it.
    var unread: [ArraySlice<String>] = []

    /// Returns the JSON to write to the file for the merged setting, or `nil` to remove the setting.
    ///
    /// - Parameter value: The setting's JSON in the file now, or `nil` if there is none.
    func apply(to value: JSONValue?) -> JSONValue? {
        if new == old { return value }
        if let new = new?.fields { return record(new, over: value) }
        if case .list(let items)? = new {
            let list = list(items, over: value)
            // A list that equals its default is removed from the file. It remains if its items in the file have keys
            // that this version doesn't know.
            return new == defaults && list == new?.json ? .none : list
        }
        if new == defaults { return nil }
        // If the new settings omit a key that has a default, null is written, because a missing key would mean the
        // default.
        return new?.json ?? .null
    }

    private func record(_ fields: KeyedList<EncodedSettings>, over value: JSONValue?) -> JSONValue? {
        var object = value?.object ?? JSONObject()
        let oldFields = old?.fields
        let defaultFields = defaults?.fields
        var erased: [String] = []
        for (position, key) in fields.keys.enumerated() {
            let merge = SettingsMerge(
                old: oldFields?[key], new: fields[key], defaults: defaultFields?[key],
                unread: unread.filter { $0.first ?? key == key }.map { $0.dropFirst() })
            if let member = merge.apply(to: object[key]) {
                object.set(key, to: member, order: fields.keys, position: position)
            } else {
                erased.append(key)
            }
        }
        object.erase(erased)
        for key in (oldFields?.keys ?? []) + (defaultFields?.keys ?? []) where fields[key] == nil {
            let merge = SettingsMerge(old: oldFields?[key], new: nil, defaults: defaultFields?[key])
            object[key] = merge.apply(to: object[key])
        }
        // If the keys of a struct have defaults, an empty object means the same as a missing one, so it is removed.
        // Otherwise, for example in an item of a list, the empty object is itself a value and remains.
        return object.isEmpty && defaultFields != nil ? nil : .object(object)
    }

    /// Returns the JSON of a list, in which items keep the keys that this version doesn't know.
    ///
    /// Each item is written over the JSON of the old item with the same id. In an array whose items have no ids, each
    /// item that equals an old item keeps the old item's JSON.
    private func list(_ items: EncodedItems, over value: JSONValue?) -> JSONValue {
        guard unread.isEmpty, case .list(let oldItems)? = old, let value, value != old?.json,
            let values = oldItems.values(in: value), values.count == oldItems.values.count
        else { return items.json }
        if let identities = items.identities, oldItems.identities != nil {
            let merged = zip(identities, items.values).map { identity, item in
                guard let position = oldItems.position(of: identity) else { return item.json }
                return SettingsMerge(old: oldItems.values[position], new: item, defaults: nil)
                    .apply(to: values[position]) ?? item.json
            }
            return items.container.json(of: merged, named: identities)
        }
        if items.container != .array { return items.json }
        var standing = Dictionary(grouping: values.indices.reversed()) { oldItems.values[$0].json.description }
        return .array(
            items.values.map { item in
                let json = item.json
                return standing[json.description]?.popLast().map { values[$0] } ?? json
            })
    }
}

extension EncodedSettings {
    /// Returns the JSON without the setting at a path, or `nil` if nothing is left. Call it on the encoded defaults.
    ///
    /// If the path is empty, all keys of the defaults are removed. Keys that this version doesn't know remain.
    func erase(_ path: ArraySlice<String>, in value: JSONValue) -> JSONValue? {
        guard var object = value.object else { return nil }
        if let key = path.first {
            guard let member = object[key] else { return value }
            object[key] = path.count == 1 && fields?[key] == nil ? nil : erase(key, path.dropFirst(), in: member)
        } else {
            guard let fields else { return nil }
            for key in fields.keys {
                if let member = object[key] { object[key] = erase(key, [], in: member) }
            }
        }
        return object.isEmpty ? nil : .object(object)
    }

    private func erase(_ key: String, _ path: ArraySlice<String>, in value: JSONValue) -> JSONValue? {
        let member = fields?[key] ?? .whole(.null)
        // A path through a value that is not an object leads nowhere, so nothing is removed.
        if !path.isEmpty, value.object == nil { return value }
        return member.erase(path, in: value)
    }
}

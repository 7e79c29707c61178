/// Decides what becomes of a file's tree when the settings change.
struct SettingsMerge {
    /// The settings as they are read from the tree now.
    let old: EncodedSettings?
    /// The settings that are to be read from it.
    let new: EncodedSettings?
    /// The settings that a tree without keys gives.
    let defaults: EncodedSettings?
    /// The paths, from here, at which the old settings are not what the tree has, since that could not be read.
    var unread: [ArraySlice<String>] = []

    /// The new value at the merge's place; `nil` if nothing is to stand there.
    func apply(to value: JSONValue?) -> JSONValue? {
        if new == old { return value }
        if let new = new?.fields { return record(new, over: value) }
        if case .list(let items)? = new {
            let list = list(items, over: value)
            // An item may have something that this version doesn't know, and the default has not.
            return new == defaults && list == new?.json ? .none : list
        }
        if new == defaults { return nil }
        // A key that is left out where it has a default can only be told from it by being null.
        return new?.json ?? .null
    }

    private func record(_ fields: KeyedList<EncodedSettings>, over value: JSONValue?) -> JSONValue? {
        var object = value?.object ?? JSONObject()
        let oldFields = old?.fields
        let defaultFields = defaults?.fields
        var erased: [String] = []
        for (place, key) in fields.keys.enumerated() {
            let merge = SettingsMerge(
                old: oldFields?[key], new: fields[key], defaults: defaultFields?[key],
                unread: unread.filter { $0.first ?? key == key }.map { $0.dropFirst() })
            if let member = merge.apply(to: object[key]) {
                object.set(key, to: member, order: fields.keys, place: place)
            } else {
                erased.append(key)
            }
        }
        object.erase(erased)
        for key in (oldFields?.keys ?? []) + (defaultFields?.keys ?? []) where fields[key] == nil {
            let merge = SettingsMerge(old: oldFields?[key], new: nil, defaults: defaultFields?[key])
            object[key] = merge.apply(to: object[key])
        }
        // Without a default the object itself is the setting, even with nothing in it.
        return object.isEmpty && defaultFields != nil ? nil : .object(object)
    }

    /// Writes each item over what stands there of the same one; where nothing tells them apart, of an equal one.
    private func list(_ items: EncodedItems, over value: JSONValue?) -> JSONValue {
        guard unread.isEmpty, case .list(let oldItems)? = old, let value, value != old?.json,
            let values = oldItems.values(in: value), values.count == oldItems.values.count
        else { return items.json }
        if let identities = items.identities, oldItems.identities != nil {
            let merged = zip(identities, items.values).map { identity, item in
                guard let place = oldItems.place(of: identity) else { return item.json }
                return SettingsMerge(old: oldItems.values[place], new: item, defaults: nil)
                    .apply(to: values[place]) ?? item.json
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
    /// Takes these settings out of a tree, or the one at a path.
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
        // A path that ends in nothing changes nothing.
        if !path.isEmpty, value.object == nil { return value }
        return member.erase(path, in: value)
    }
}

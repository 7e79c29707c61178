extension SettingsFormat {
    /// Returns the contents of a file, migrated to this format's version.
    ///
    /// If the file has a newer version, or a version that can't be read, its contents are not changed.
    func document(_ root: JSONObject) -> SettingsDocument {
        var document = SettingsDocument(root)
        let found = document.version ?? 1
        guard found < version, !document.hasUnreadableVersion else { return document }
        for version in found..<version {
            if let migration = migrations[version] { document.settings = migration.migrate(document.settings) }
        }
        document.version = version
        return document
    }

    /// Merges the changes that `ours` and `theirs` have made to `base`, and returns the resulting state.
    ///
    /// If both have changed a setting, the value in `ours` is used. For a transient property, the value in `ours` is
    /// always used.
    func merge(base: State, ours: State, theirs: State) throws -> State {
        let trees = try [base, ours, theirs].map { try identified($0) }
        if trees[0] == trees[2] { return ours }
        let objects = trees.map { $0.json.object ?? JSONObject() }
        let merge = ThreeWayMerge(
            base: objects[0], ours: objects[1], theirs: objects[2], defaults: encodedDefaults, sides: { trees })
        return decode(merge.merged, keeping: ours).state
    }

    /// Returns the settings in a file, but with another program's value wherever there is an unresolved conflict; `nil`
    /// if there are no conflicts.
    func theirs(in document: SettingsDocument) -> State? {
        guard !document.theirs.isEmpty, let settings = try? identified(document.settings) else { return nil }
        let theirs = settings.replacing(
            document.theirs.map { .init(path: $0.key.components[...], value: $0.value, neighbour: $0.neighbour) })
        return decode(theirs.json.object ?? JSONObject()).state
    }

    /// Returns true if the file has a value for a setting, but the state has the setting's default, because the file's
    /// value can't be read or equals the default.
    ///
    /// If the user resets such a setting, the state doesn't change, but the value has to be removed from the file.
    func hidesValues(in settings: JSONObject) -> Bool {
        guard let now = try? Self.encoded(decode(settings).state) else { return false }
        return encodedDefaults.hidesValues(in: .object(settings), shown: now)
    }
}

extension EncodedSettings {
    /// Returns true if the JSON has a value for a setting, but the decoded setting has its default. Call it on the
    /// encoded defaults.
    ///
    /// - Parameters:
    ///   - tree: The JSON.
    ///   - shown: The settings that were decoded from the JSON.
    fileprivate func hidesValues(in tree: JSONValue, shown: EncodedSettings) -> Bool {
        guard let fields, let shownFields = shown.fields, let object = tree.object else { return self == shown }
        return zip(fields.keys, fields.values).contains { key, field in
            guard let value = object[key], let shown = shownFields[key] else { return false }
            return field.hidesValues(in: value, shown: shown)
        }
    }

    /// Returns the paths of the settings that differ between this value and another.
    ///
    /// Structs are compared key by key. Lists are compared item by item if both have the same ids in the same order;
    /// otherwise, the list as a whole counts as one differing setting.
    ///
    /// - Parameter path: The path of this value, with which each returned path begins.
    func differences(from other: EncodedSettings?, at path: [String] = []) -> [SettingsKey] {
        if self == other { return [] }
        if case .list(let items) = self, case .list(let others)? = other, let ids = items.identities,
            ids == others.identities
        {
            return zip(ids, items.values).flatMap { $1.differences(from: others[$0], at: path + [$0]) }
        }
        guard let fields, let others = other?.fields else { return [SettingsKey(path)] }
        return Set(fields.keys + others.keys).sorted().flatMap { key in
            fields[key]?.differences(from: others[key], at: path + [key]) ?? [SettingsKey(path + [key])]
        }
    }
}

extension JSONValue {
    /// Returns a copy of the value with a new value at a path of keys. Missing objects are created.
    func setting(_ path: ArraySlice<String>, to value: JSONValue) -> JSONValue {
        guard let key = path.first else { return value }
        var object = object ?? JSONObject()
        object[key] = (object[key] ?? .object(JSONObject())).setting(path.dropFirst(), to: value)
        return .object(object)
    }
}

extension SettingsFormat {
    /// A file's tree as this version has it; one of a newer version is left as it is.
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

    /// A state that has what two sides have made of another, ours where both have changed a setting.
    func merge(base: State, ours: State, theirs: State) throws -> State {
        let trees = try [base, ours, theirs].map { try Self.encoded($0) }
        if trees[0] == trees[2] { return ours }
        let objects = trees.map { $0.json.object ?? JSONObject() }
        let merge = ThreeWayMerge(
            base: objects[0], ours: objects[1], theirs: objects[2], defaults: encodedDefaults
        ) { items(of: objects) }
        return decode(merge.merged, keeping: ours).state
    }

    /// The settings as the other program would have them, where values wait for the person to choose.
    func theirs(in document: SettingsDocument) -> State? {
        guard !document.theirs.isEmpty else { return nil }
        let settings = JSONValue.object(document.settings).setting(document.theirs.map { ($0.key.components[...], $0.value) })
        return decode(settings.object ?? JSONObject()).state
    }

    /// Whether there is a value that the settings don't show: one that can't be read, or is the default.
    func hidesValues(in settings: JSONObject) -> Bool {
        guard let now = try? Self.encoded(decode(settings).state) else { return false }
        return encodedDefaults.hidesValues(in: .object(settings), shown: now)
    }

    /// What stands at a key, or its default.
    func effective(_ value: JSONValue?, at key: SettingsKey) -> JSONValue? {
        value ?? encodedDefaults[key.components[...]]?.json
    }
}

extension EncodedSettings {
    /// What stands at a path of keys; `nil` where there is nothing.
    subscript(path: ArraySlice<String>) -> EncodedSettings? {
        guard let key = path.first else { return self }
        return fields?[key]?[path.dropFirst()]
    }

    /// Whether a tree has a value where what is read from it is this default.
    fileprivate func hidesValues(in tree: JSONValue, shown: EncodedSettings) -> Bool {
        guard let fields, let shownFields = shown.fields, let object = tree.object else { return self == shown }
        return zip(fields.keys, fields.values).contains { key, field in
            guard let value = object[key], let shown = shownFields[key] else { return false }
            return field.hidesValues(in: value, shown: shown)
        }
    }

    /// The keys at which these settings are others than some: those inside of structs that both have.
    func differences(from other: EncodedSettings?, at path: [String] = []) -> [SettingsKey] {
        if self == other { return [] }
        guard let fields, let others = other?.fields else { return [SettingsKey(path)] }
        return Set(fields.keys + others.keys).sorted().flatMap { key in
            fields[key]?.differences(from: others[key], at: path + [key]) ?? [SettingsKey(path + [key])]
        }
    }
}

extension JSONValue {
    /// The value with another one at a path of keys; objects are made on the way.
    func setting(_ path: ArraySlice<String>, to value: JSONValue) -> JSONValue {
        setting([(path, value)])
    }

    /// The value with others at paths of keys, one after the other; each object on the way is made anew once.
    func setting(_ values: [(path: ArraySlice<String>, value: JSONValue)]) -> JSONValue {
        // What is set as a whole is all that was before.
        let whole = values.lastIndex { $0.path.isEmpty }
        let inside = values[(whole.map { $0 + 1 } ?? values.startIndex)...]
        let base = whole.map { values[$0].value } ?? self
        if inside.isEmpty { return base }
        var object = base.object ?? JSONObject()
        var places: [ExactText: Int] = [:]
        var groups: [(key: String, values: [(path: ArraySlice<String>, value: JSONValue)])] = []
        for (path, value) in inside {
            let key = path[path.startIndex]
            let place = places[ExactText(text: key), default: groups.count]
            if place == groups.count {
                places[ExactText(text: key)] = place
                groups.append((key, []))
            }
            groups[place].values.append((path.dropFirst(), value))
        }
        for (key, values) in groups {
            object[key] = (object[key] ?? .object(JSONObject())).setting(values)
        }
        return .object(object)
    }
}

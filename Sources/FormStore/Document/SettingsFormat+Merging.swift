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
        if trees[0] == trees[1] { return theirs }
        let objects = trees.map { $0.json.object ?? JSONObject() }
        let merge = ThreeWayMerge(base: objects[0], ours: objects[1], theirs: objects[2], defaults: encodedDefaults)
        return decode(merge.merged).state
    }

    /// The settings as the other program would have them, where values wait for the person to choose.
    func theirs(in document: SettingsDocument) -> State? {
        guard !document.theirs.isEmpty else { return nil }
        var settings = JSONValue.object(document.settings)
        for their in document.theirs { settings = settings.setting(their.key.components[...], to: their.value) }
        return decode(settings.object ?? JSONObject()).state
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
}

extension JSONValue {
    /// The value with another one at a path of keys; objects are made on the way.
    fileprivate func setting(_ path: ArraySlice<String>, to value: JSONValue) -> JSONValue {
        guard let key = path.first else { return value }
        var object = self.object ?? JSONObject()
        object[key] = (object[key] ?? .object(JSONObject())).setting(path.dropFirst(), to: value)
        return .object(object)
    }
}

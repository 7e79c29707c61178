extension SettingsExchange {
    /// The other program's values as the program has them now: with those that were replaced here.
    func undecided(_ request: Request) throws -> [SettingsDocument.TheirSetting] {
        let overwritten = try overwritten(request)
        let keys = Set(overwritten.map(\.key))
        return try known(request).filter { !keys.contains($0.key) } + overwritten
    }

    /// The other program's values that were replaced here.
    func overwritten(_ request: Request) throws -> [SettingsDocument.TheirSetting] {
        guard let overwritten = request.overwritten else { return [] }
        let theirs = try identified(overwritten)
        return try theirs.differences(from: identified(request.state)).map { key in
            SettingsDocument.TheirSetting(key: key, value: theirs[key.components[...]]?.json ?? .null)
        }
    }

    /// The other program's values that waited before, without those that the user has decided about, or set here as
    /// well.
    private func known(_ request: Request) throws -> [SettingsDocument.TheirSetting] {
        // Where the form has none of them, all were decided about, also while the first of them was being saved.
        guard let theirs = request.theirs ?? request.saved, let given = format.theirs(in: request.base) else {
            return request.base.theirs
        }
        let (givenTree, tree) = (try identified(given), try identified(theirs))
        let (savedTree, ourTree) = (try request.saved.map(identified), try identified(request.state))
        return request.base.theirs.compactMap { their in
            let path = their.key.components[...]
            // Whoever removes an item wants nothing of it.
            if ourTree.lacksItem(on: path.dropLast()) { return nil }
            // What this version doesn't know is not its to decide.
            guard let value = givenTree.value(at: path), let left = tree.value(at: path) else { return their }
            let (saved, ours) = (savedTree?.value(at: path), ourTree.value(at: path))
            let rest = value.undecided(left: left, saved: saved)
            if rest == saved || rest == ours { return nil }
            return rest == value
                ? their : SettingsDocument.TheirSetting(key: their.key, value: rest.json, neighbour: their.neighbour)
        }
    }

    /// What waits for a choice afterwards: what the file has, without what was decided about here, what was replaced
    /// here, and new conflicts.
    func waiting(
        in theirs: SettingsDocument, _ ours: SettingsDocument, _ request: Request,
        besides conflicts: [SettingsDocument.TheirSetting], merged: JSONObject
    ) throws -> [SettingsDocument.TheirSetting] {
        let (known, left) = (request.base.waitingValues, ours.waitingValues)
        let overtaken = Set(conflicts.map(\.key))
        let waiting = theirs.theirs.compactMap { their -> SettingsDocument.TheirSetting? in
            if overtaken.contains(their.key) { return nil }
            // One that is new in the file was not decided about.
            guard known[their.key] == their.value else { return their }
            return left[their.key].map {
                SettingsDocument.TheirSetting(key: their.key, value: $0, neighbour: their.neighbour)
            }
        }
        let inFile = Set(theirs.theirs.map(\.key))
        let replaced = try overwritten(request).filter {
            known[$0.key] != $0.value && !inFile.contains($0.key) && !overtaken.contains($0.key)
        }
        let all = waiting + replaced + conflicts
        if format.lists.isEmpty || all.isEmpty { return all }
        let settings = try format.identified(merged)
        return all.filter { !settings.lacksItem(on: $0.key.components.dropLast()) }
    }
}

extension SettingsDocument {
    fileprivate var waitingValues: [SettingsKey: JSONValue] {
        Dictionary(theirs.map { ($0.key, $0.value) }) { $1 }
    }
}

extension EncodedSettings {
    /// These values of another program; where the person has decided, the saved ones.
    ///
    /// A decision is whatever is no longer as it was given: a row writes the saved value
    /// by its text, which need not be all of it.
    fileprivate func undecided(left: EncodedSettings, saved: EncodedSettings?) -> EncodedSettings {
        if left == self { return self }
        guard let fields, let leftFields = left.fields, let savedFields = saved?.fields else { return saved ?? left }
        var rest = KeyedList<EncodedSettings>()
        for (key, value) in zip(fields.keys, fields.values) {
            rest[key] = value.undecided(left: leftFields[key] ?? .whole(.null), saved: savedFields[key])
        }
        return .record(rest)
    }
}

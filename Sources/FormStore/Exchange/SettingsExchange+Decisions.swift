extension SettingsExchange {
    /// The other program's values without those that the person has decided about, or set here as well.
    func undecided(_ request: Request) throws -> [SettingsDocument.TheirSetting] {
        guard let theirs = request.theirs, let given = format.theirs(in: request.base) else {
            return request.base.theirs
        }
        let (givenTree, tree) = (try encoded(given), try encoded(theirs))
        let (savedTree, ourTree) = (try request.saved.map(encoded), try encoded(request.state))
        return request.base.theirs.compactMap { their in
            let path = their.key.components[...]
            // What this version doesn't know is not its to decide.
            guard let value = givenTree[path], let left = tree[path] else { return their }
            let rest = value.undecided(left: left, saved: savedTree?[path])
            if rest == savedTree?[path] || rest == ourTree[path] { return nil }
            return rest == value ? their : SettingsDocument.TheirSetting(key: their.key, value: rest.json)
        }
    }

    /// What waits for a choice afterwards: what the file has, without what was decided about here, and new conflicts.
    func waiting(
        in theirs: SettingsDocument, _ ours: SettingsDocument, _ request: Request,
        besides conflicts: [SettingsDocument.TheirSetting]
    ) -> [SettingsDocument.TheirSetting] {
        let (known, left) = (request.base.waitingValues, ours.waitingValues)
        let overtaken = Set(conflicts.map(\.key))
        let waiting = theirs.theirs.compactMap { their -> SettingsDocument.TheirSetting? in
            if overtaken.contains(their.key) { return nil }
            // One that is new in the file was not decided about.
            guard known[their.key] == their.value else { return their }
            return left[their.key].map { SettingsDocument.TheirSetting(key: their.key, value: $0) }
        }
        return waiting + conflicts
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

extension SettingsExchange {
    /// Returns the conflicts that the user hasn't resolved in this program, each with the other program's value. They
    /// include the conflicts in which an edit in this program has replaced the other program's value.
    func undecided(_ request: Request) throws -> [SettingsDocument.TheirSetting] {
        let overwritten = try overwritten(request)
        let keys = Set(overwritten.map(\.key))
        return try known(request).filter { !keys.contains($0.key) } + overwritten
    }

    /// Returns the other program's values that edits in this program have replaced.
    func overwritten(_ request: Request) throws -> [SettingsDocument.TheirSetting] {
        guard let overwritten = request.overwritten else { return [] }
        let theirs = try identified(overwritten)
        return try theirs.differences(from: identified(request.state)).map { key in
            SettingsDocument.TheirSetting(key: key, value: theirs[key.components[...]]?.json ?? .null)
        }
    }

    /// Returns the other program's values in the conflicts that the file had when the program and the file were last in
    /// sync.
    ///
    /// A conflict is left out if the user has resolved it, or if this program now has the other program's value.
    private func known(_ request: Request) throws -> [SettingsDocument.TheirSetting] {
        // If the form has no `theirs`, the user has resolved all conflicts, so the saved settings are used. The base
        // may still contain conflicts that the user resolved while earlier decisions were being saved.
        guard let theirs = request.theirs ?? request.saved, let given = format.theirs(in: request.base) else {
            return request.base.theirs
        }
        let (givenTree, tree) = (try identified(given), try identified(theirs))
        let (savedTree, ourTree) = (try request.saved.map(identified), try identified(request.state))
        return request.base.theirs.compactMap { their in
            let path = their.key.components[...]
            // If this program has removed the item that contains the setting, the other program's changes to the item
            // are discarded.
            if ourTree.lacksItem(on: path.dropLast()) { return nil }
            // A conflict in a setting that this version doesn't know can't be resolved by this program.
            guard let value = givenTree.value(at: path), let left = tree.value(at: path) else { return their }
            let (saved, ours) = (savedTree?.value(at: path), ourTree.value(at: path))
            let rest = value.undecided(left: left, saved: saved)
            if rest == saved || rest == ours { return nil }
            return rest == value
                ? their : SettingsDocument.TheirSetting(key: their.key, value: rest.json, neighbour: their.neighbour)
        }
    }

    /// Returns the conflicts that remain after a merge:
    ///
    /// - the conflicts in the file that the user hasn't resolved in this program,
    /// - the conflicts with values that edits in this program have replaced,
    /// - the new conflicts of the merge.
    ///
    /// A conflict inside an item that the merged settings don't have is left out.
    ///
    /// - Parameters:
    ///   - theirs: The contents of the file.
    ///   - ours: The contents that the file would have if no other program had changed it.
    ///   - conflicts: The new conflicts of the merge.
    ///   - merged: The merged settings.
    func waiting(
        in theirs: SettingsDocument, _ ours: SettingsDocument, _ request: Request,
        besides conflicts: [SettingsDocument.TheirSetting], merged: JSONObject
    ) throws -> [SettingsDocument.TheirSetting] {
        let (known, left) = (request.base.waitingValues, ours.waitingValues)
        let overtaken = Set(conflicts.map(\.key))
        let waiting = theirs.theirs.compactMap { their -> SettingsDocument.TheirSetting? in
            if overtaken.contains(their.key) { return nil }
            // A conflict that was added to the file since this program last read it can't have been resolved in this
            // program.
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
    /// Returns this value of another program, but with the saved value if the user has resolved the conflict. In a
    /// struct, each key is treated separately.
    ///
    /// The user has resolved a conflict if `left` differs from this value. Comparing `left` with the saved value would
    /// not be reliable, because a row writes the saved value as text, which may lose precision.
    ///
    /// - Parameters:
    ///   - left: The value in the form's `theirs` now. It equals this value until the user resolves the conflict.
    ///   - saved: The saved value, or `nil` if there is none.
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

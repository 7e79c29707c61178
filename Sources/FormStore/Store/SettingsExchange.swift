/// One meeting of a program's settings with their file: reads it, merges both, and saves what has changed.
///
/// It waits for the disk, so it belongs on a thread that nobody waits for.
struct SettingsExchange<State: Codable & Sendable>: Sendable {
    let file: SettingsFile
    let format: SettingsFormat<State>

    /// What a program brings along.
    struct Request: Sendable {
        /// The settings now.
        let state: State
        /// What the file had when program and file agreed last.
        let base: SettingsDocument
        /// The settings of that moment.
        let saved: State
        /// The same with the other program's values, but for those that the person has decided about.
        let theirs: State?
        /// The settings that the program has begun with, where some could not be read.
        var begun: State?
        /// States in each of which one thing differs that was given its default back.
        var resets: [State] = []
    }

    /// What a program takes home.
    struct Outcome: Sendable {
        /// What the file has.
        let document: SettingsDocument
        /// What it would have if only the program had changed it.
        let ours: SettingsDocument
        /// The settings in the file.
        let saved: State
        /// The same with the values that wait for the person to choose; `nil` where none do.
        let theirs: State?
        /// Whether the file has settings that the program does not have yet.
        let hasNews: Bool
        /// The settings that are new and can't be read.
        let problems: [SettingsProblem]
        /// The file that was no settings file.
        var setAside: SettingsFile.SetAside?
    }

    /// Why nothing was exchanged.
    struct Failure: Error {
        let error: SettingsFileError
        /// Whether the program has something that is not in the file.
        let hasChanges: Bool
    }

    /// What a program begins with.
    struct Opened: Sendable {
        var document = SettingsDocument()
        var state: State
        var theirs: State?
        var problems: [SettingsProblem] = []
        var setAside: SettingsFile.SetAside?
        var error: SettingsFileError?
    }

    /// Reads the settings; where that fails they have their defaults.
    func open() -> Opened {
        do throws(SettingsFileError) {
            let loaded = try file.load()
            let document = format.document(loaded.object)
            let (state, problems) = format.decode(document.settings)
            return Opened(
                document: document, state: state, theirs: format.theirs(in: document), problems: problems,
                setAside: loaded.setAside)
        } catch {
            return Opened(state: format.defaults, error: error)
        }
    }

    /// Merges and saves. A failure leaves the file as it is, and both sides as they are.
    func exchange(_ request: Request) -> Result<Outcome, Failure> {
        var hasChanges = true
        do {
            let ours = try document(of: request)
            hasChanges = ours != request.base
            return .success(try exchange(ours, request))
        } catch {
            let error = error as? SettingsFileError ?? SettingsFileError("\(error)")
            return .failure(Failure(error: error, hasChanges: hasChanges))
        }
    }

    /// What the file would have if only the program had changed it.
    private func document(of request: Request) throws -> SettingsDocument {
        var ours = request.base
        ours.settings = try format.encode(request.state, over: request.base.settings)
        try keepUnreadable(request, in: &ours.settings)
        try eraseResets(request, in: &ours.settings)
        ours.theirs = try undecided(request)
        return ours
    }

    private func exchange(_ ours: SettingsDocument, _ request: Request) throws -> Outcome {
        var setAside: SettingsFile.SetAside?
        if ours == request.base {
            let loaded = try file.load()
            // What was set aside has taken the settings along that program and file had agreed on.
            guard loaded.setAside != nil else { return try merge(ours, into: loaded, request) }
            setAside = loaded.setAside
        }
        var outcome = try file.alone {
            let loaded = try file.load()
            let outcome = try merge(ours, into: loaded, request)
            if !loaded.isThere || outcome.document != format.document(loaded.object) {
                try file.save(outcome.document.root)
            }
            return outcome
        }
        outcome.setAside = outcome.setAside ?? setAside
        return outcome
    }

    /// Leaves what could not be read as it is, as long as nobody has changed what the program had in its place.
    private func keepUnreadable(_ request: Request, in settings: inout JSONObject) throws {
        guard let begun = request.begun else { return }
        let (now, then) = (
            try SettingsFormat<State>.encoded(request.state), try SettingsFormat<State>.encoded(begun)
        )
        for problem in format.decode(request.base.settings).problems {
            let path = problem.key.components[...]
            guard !path.isEmpty, now[path] == then[path], let value = request.base.settings[path] else { continue }
            settings = JSONValue.object(settings).setting(path, to: value).object ?? settings
        }
    }

    /// Erases what was given its default back and stands in the file all the same, since it can't be read.
    private func eraseResets(_ request: Request, in settings: inout JSONObject) throws {
        guard !request.resets.isEmpty else { return }
        let now = try SettingsFormat<State>.encoded(request.state)
        for other in request.resets {
            for key in try SettingsFormat<State>.encoded(other).differences(from: now) {
                let path = key.components[...]
                if now[path] == format.encodedDefaults[path] { settings = format.reset(key, in: settings) }
            }
        }
    }

    /// The other program's values without those that the person has decided about, or set here as well.
    private func undecided(_ request: Request) throws -> [SettingsDocument.TheirSetting] {
        guard !request.base.theirs.isEmpty, let theirs = request.theirs else { return request.base.theirs }
        let (theirTree, savedTree, ourTree) = (
            try SettingsFormat<State>.encoded(theirs), try SettingsFormat<State>.encoded(request.saved),
            try SettingsFormat<State>.encoded(request.state)
        )
        return request.base.theirs.filter { their in
            let path = their.key.components[...]
            // What this version doesn't know is not its to decide.
            guard let value = theirTree[path] else { return true }
            return value != savedTree[path] && value != ourTree[path]
        }
    }

    private func merge(_ ours: SettingsDocument, into loaded: SettingsFile.Loaded, _ request: Request) throws -> Outcome {
        // A file that is gone, or was set aside, says nothing about what should become of the settings.
        let theirs = loaded.isThere ? format.document(loaded.object) : request.base
        let merge = ThreeWayMerge(
            base: request.base.settings, ours: ours.settings, theirs: theirs.settings,
            defaults: format.encodedDefaults)
        var document = theirs
        document.settings = merge.merged
        if format.version > document.version ?? 1 { document.version = format.version }
        let decided = request.base.theirs.filter { !ours.theirs.contains($0) }
        document.theirs.removeAll { decided.contains($0) }
        for conflict in try conflicts(merge, ours, theirs) {
            document.theirs.removeAll { $0.key == conflict.key }
            document.theirs.append(conflict)
        }
        let news = document.settings == ours.settings ? nil : format.decode(document.settings)
        return Outcome(
            document: document, ours: ours, saved: news?.state ?? request.state,
            theirs: format.theirs(in: document), hasNews: news != nil, problems: news?.problems ?? [],
            setAside: loaded.setAside)
    }

    /// What both have changed, unless it is the same in other words, as 5 and 5.0 are.
    private func conflicts(
        _ merge: ThreeWayMerge, _ ours: SettingsDocument, _ theirs: SettingsDocument
    ) throws -> [SettingsDocument.TheirSetting] {
        guard !merge.conflicts.isEmpty else { return [] }
        let ourTree = try SettingsFormat<State>.encoded(format.decode(ours.settings).state)
        let theirTree = try SettingsFormat<State>.encoded(format.decode(theirs.settings).state)
        return merge.conflicts.compactMap { conflict in
            let path = conflict.key.components[...]
            guard ourTree[path] != theirTree[path] else { return nil }
            let value = format.effective(conflict.theirs, at: conflict.key)
            return SettingsDocument.TheirSetting(key: conflict.key, value: value ?? .null)
        }
    }
}

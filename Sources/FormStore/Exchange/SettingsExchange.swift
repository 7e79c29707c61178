/// Exchanges a program's settings with their file: reads the file, merges the program's and the file's settings, and
/// saves the result.
///
/// An exchange waits for the disk, so run it on a background thread.
struct SettingsExchange<State: Codable & Sendable>: Sendable {
    typealias Request = ExchangeRequest<State>
    typealias Outcome = ExchangeOutcome<State>

    let file: SettingsFile
    let format: SettingsFormat<State>

    /// Reads the settings, or returns the defaults if that fails.
    func open() -> OpenedSettings<State> {
        do throws(SettingsFileError) {
            let loaded: SettingsFile.Loaded
            switch try file.look() {
            case .settings(let found, _): loaded = found
            case .unreadable(let error, _):
                return OpenedSettings(state: format.defaults, error: error, isUnreadable: true)
            }
            // A missing file needs no migration.
            let document = loaded.isThere ? format.document(loaded.object) : SettingsDocument()
            let (state, problems) = format.decode(document.settings)
            return OpenedSettings(
                document: document, state: state, theirs: format.theirs(in: document), problems: problems)
        } catch {
            return OpenedSettings(state: format.defaults, error: error)
        }
    }

    /// Reads the file, merges the program's and the file's settings, and saves the result. If that fails, the program's
    /// settings and the file remain unchanged.
    ///
    /// There is one exception: if the file was saved but its folder could not be synchronised to the disk, the exchange
    /// fails although the file has changed.
    ///
    /// If another program is writing the file, the exchange waits up to five seconds, if it may.
    func exchange(_ request: Request) -> Result<Outcome, ExchangeFailure> {
        var result = attempt(request)
        var (waited, pause) = (Duration.zero, Duration.milliseconds(20))
        while request.waits, waited < .seconds(5), case .failure(let failure) = result, failure.isBusy {
            // Without the folder's lock, since the other program may be one that needs it.
            file.fileSystem.pause(for: pause)
            waited += pause
            pause = min(pause * 2, .milliseconds(250))
            result = attempt(request)
        }
        return result
    }

    private func attempt(_ request: Request) -> Result<Outcome, ExchangeFailure> {
        var hasChanges = true
        do {
            let ours = try document(of: request)
            hasChanges = ours != request.base
            return .success(try exchange(ours, request))
        } catch let failure as ExchangeFailure {
            return .failure(failure)
        } catch {
            return .failure(ExchangeFailure(error: SettingsFileError(error), hasChanges: hasChanges))
        }
    }

    /// Returns the contents that the file would have if no other program had changed it.
    private func document(of request: Request) throws -> SettingsDocument {
        var ours = request.base
        let old = try format.restoring(request.base.theirs, of: request.state, in: withoutResets(request))
        ours.settings = try format.encode(request.state, over: old)
        try keepUnreadable(of: old, request, in: &ours.settings)
        ours.theirs = try undecided(request)
        return ours
    }

    private func exchange(_ ours: SettingsDocument, _ request: Request) throws -> Outcome {
        let hasChanges = ours != request.base
        if !hasChanges, !request.checksFile {
            return Outcome(
                document: ours, ours: ours, saved: request.state, theirs: request.theirs, hasNewSettings: false,
                problems: nil)
        }
        if !hasChanges, !request.isUnsynchronized, !request.setsAside {
            let loaded = try loaded(file.look(), hasChanges, request)
            let isLost = !loaded.isThere && !request.hasReadFile && !ours.settings.isEmpty
            if !isLost { return try merge(ours, into: loaded, request) }
        }
        return try file.alone(isLast: request.isLast) {
            let found = try file.look(isToReplace: true)
            let loaded = try loaded(found, hasChanges, request)
            var outcome = try merge(ours, into: loaded, request)
            if !loaded.isThere || outcome.document != format.document(loaded.object) {
                outcome.setAside = try save(outcome, over: found)
            } else if request.isUnsynchronized {
                try file.synchronizeFolder()
            }
            return outcome
        }
    }

    /// Returns the settings that were found. A file that the user has chosen to set aside has none.
    private func loaded(
        _ found: SettingsFile.Found, _ hasChanges: Bool, _ request: Request
    ) throws -> SettingsFile.Loaded {
        switch found {
        case .settings(let loaded, _): return loaded
        case .unreadable where request.setsAside: return SettingsFile.Loaded()
        case .unreadable(let error, let file):
            throw ExchangeFailure(error: error, hasChanges: hasChanges, isUnreadable: true, isBusy: file.isBusy)
        }
    }

    /// Saves an outcome, if the file is still the one that was found.
    private func save(_ outcome: Outcome, over found: SettingsFile.Found) throws -> String? {
        do {
            return try file.save(outcome.document.root, over: found.replaceable)
        } catch {
            let isChanged = error.code == FileSystemError.changed.code
            var failure = ExchangeFailure(error: SettingsFileError(error), hasChanges: true, isBusy: isChanged)
            if case .settings(let loaded, _)? = try? file.look(), loaded.object == outcome.document.root {
                failure.unsynchronized = outcome.ours
            }
            throw failure
        }
    }

    private func merge(_ ours: SettingsDocument, into loaded: SettingsFile.Loaded, _ request: Request) throws -> Outcome
    {
        // A missing file, or one that was set aside, doesn't count as another program's change to the settings.
        let theirs = loaded.isThere ? format.document(loaded.object) : request.base
        let base = try base(request, ours, theirs)
        var merge = ThreeWayMerge(
            base: base, ours: ours.settings, theirs: theirs.settings, defaults: format.encodedDefaults
        ) { [base, ours.settings, theirs.settings].compactMap { try? format.identified($0) } }
        var document = theirs
        document.settings = merge.merged
        if format.version > document.version ?? 1 { document.version = format.version }
        document.theirs = try waiting(
            in: theirs, ours, request, besides: conflicts(of: &merge), merged: merge.merged)
        let news = document.settings == ours.settings ? nil : format.decode(document.settings, keeping: request.state)
        let hasNewSettings = try news.map { try encoded($0.state) != encoded(request.state) } ?? false
        let hadProblems = request.stateWhenUnreadable != nil
        return Outcome(
            document: document, ours: ours,
            saved: hasNewSettings ? news?.state ?? request.state : request.state,
            theirs: format.theirs(in: document), hasNewSettings: hasNewSettings,
            problems: news?.problems ?? (hadProblems ? format.decode(document.settings).problems : nil))
    }

    /// Returns the base of the merge: the settings when the program and the file were last in sync, except for certain
    /// filled-in values.
    ///
    /// If the file has a new value for a setting that this program has only filled in, the base gets the filled-in
    /// value. The merge then finds that only the file has changed, and uses the file's value.
    private func base(
        _ request: Request, _ ours: SettingsDocument, _ theirs: SettingsDocument
    ) throws -> JSONObject {
        guard let completed = request.completed else { return request.base.settings }
        var base = JSONValue.object(request.base.settings)
        for key in try completed.keys(in: encoded(request.state)) {
            let path = key.components[...]
            guard let their = theirs.settings[path], their != request.base.settings[path],
                let value = ours.settings[path]
            else { continue }
            base = base.setting(path, to: value)
        }
        return base.object ?? request.base.settings
    }

    /// Returns the conflicts of a merge, except conflicts between equal values that are written differently, such as 5
    /// and 5.0.
    private func conflicts(of merge: inout ThreeWayMerge) -> [SettingsDocument.TheirSetting] {
        guard !merge.conflicts.isEmpty else { return [] }
        let sides = merge.sides
        return merge.conflicts.compactMap { conflict in
            let values = sides.map { $0.value(at: conflict.key.components[...]) }
            guard values.count == 3, values[2] != values[0], values[2] != values[1] else { return nil }
            let value = conflict.theirs ?? values[2]?.json ?? .null
            return SettingsDocument.TheirSetting(key: conflict.key, value: value, neighbour: conflict.neighbour)
        }
    }

    func encoded(_ state: State) throws -> EncodedSettings { try SettingsFormat<State>.encoded(state) }

    func identified(_ state: State) throws -> EncodedSettings { try format.identified(state) }
}

extension StateKeeper {
    /// Lets another store keep one part of the state, which this store leaves out from then on.
    ///
    /// ```swift
    /// let keeper = store.keeping(\.hotspot.password, in: profile)
    /// let driver = FormDriver(initial: keeper.opened, build: settingsForm, title: "Settings")
    /// keeper.keep(driver)
    /// ```
    ///
    /// The result is a single store, from which further parts can be taken in the same way. Each store saves only its
    /// own values, and only when these have changed. A change by another program to one store does not affect the
    /// other. If one store fails, the other goes on, and the user is shown which settings are affected. See
    /// <doc:WhatKeepsAState>.
    ///
    /// If an earlier version of the program has left a value for the part in this store, the value is migrated, unless
    /// the other store already has one. It is erased here once the other store has saved it, or has a value.
    ///
    /// - Parameters:
    ///   - part: The key path to the part; it may be a computed property that combines several values. It must not
    ///     contain the part of another store.
    ///   - keeper: Keeps that part and nothing else. It fills in any value that must not be missing.
    public func keeping<Part: Equatable>(
        _ part: WritableKeyPath<State, Part> & Sendable, in keeper: some StateKeeper<Part>
    ) -> some StateKeeper<State> {
        ComposedKeeper(self, part: keeper, at: part)
    }
}

/// Two stores that share a state: one has a part of it, and the other the rest.
final class ComposedKeeper<State, Part: Equatable>: StateKeeper {
    let opened: State

    private let rest: any StateKeeper<State>
    private let part: any StateKeeper<Part>
    private let path: WritableKeyPath<State, Part> & Sendable
    private var form: SharedForm<State, Part>?

    init(
        _ rest: any StateKeeper<State>, part: any StateKeeper<Part>,
        at path: WritableKeyPath<State, Part> & Sendable
    ) {
        self.rest = rest
        self.part = part
        self.path = path
        var opened = rest.opened
        let hasNothing = part.hasFilledIn || isSame(part.opened, part.blank)
        let isLeftOver = !isSame(opened[keyPath: path], rest.blank[keyPath: path])
        if !hasNothing || !isLeftOver { opened[keyPath: path] = part.opened }
        self.opened = opened
    }

    var blank: State {
        var blank = rest.blank
        blank[keyPath: path] = part.blank
        return blank
    }

    func keep(_ form: any KeptForm<State>) {
        let shared = SharedForm(
            of: form, path, blank: rest.blank[keyPath: path], leftOver: rest.opened[keyPath: path],
            savedPart: part.opened)
        self.form = shared
        rest.keep(RestForm(shared))
        part.keep(PartForm(shared))
        shared.isKept = true
        shared.lookAtStored()
        shared.settleLeftOver()
    }

    var application: String? { rest.application }

    func watch(with watcher: any FileWatcher) {
        rest.watch(with: watcher)
        part.watch(with: watcher)
    }

    var hasUnsaved: Bool { rest.hasUnsaved || part.hasUnsaved }

    func save() async -> Bool {
        var isSaved = true
        repeat {
            form?.settleLeftOver()
            // Legacy values in the rest are erased once the part is saved, so the part comes first.
            let isPartSaved = await part.save()
            let isRestSaved = await rest.save()
            isSaved = isPartSaved && isRestSaved
        } while isSaved && hasUnsaved
        return isSaved
    }

    func saveNow() -> Bool {
        var isSaved = true
        repeat {
            form?.settleLeftOver()
            let isPartSaved = part.saveNow()
            let isRestSaved = rest.saveNow()
            isSaved = isPartSaved && isRestSaved
        } while isSaved && hasUnsaved
        return isSaved
    }

    var failure: Sentence? {
        let sentences = [
            part.failure.map { form?.concerned(by: $0, of: .part) ?? $0 },
            rest.failure.map { form?.concerned(by: $0, of: .rest) ?? $0 },
        ].compactMap(\.self)
        return sentences.count < 2 ? sentences.first : .paragraph(sentences)
    }

    var isUnread: Bool { rest.isUnread || part.isUnread }

    var canSetAside: Bool { rest.canSetAside || part.canSetAside }

    func setAside() {
        if rest.canSetAside { rest.setAside() }
        if part.canSetAside { part.setAside() }
    }

    var hidesValues: Bool { rest.hidesValues || part.hidesValues }

    var hasFilledIn: Bool { rest.hasFilledIn || part.hasFilledIn }

    func isStored(at row: RowPath) -> Bool? {
        let owners = form?.owners(of: row) ?? (rest: true, part: true)
        let answers = [owners.part ? part.isStored(at: row) : true, owners.rest ? rest.isStored(at: row) : true]
        return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    }
}

extension SharedForm {
    /// Returns the stores to which a row belongs: that of the rest, that of the part, or both.
    fileprivate func owners(of row: RowPath) -> (rest: Bool, part: Bool)? {
        guard let edited = whole.edited, let other = whole.statesWithOtherValue(at: [row]).first?.state else {
            return nil
        }
        return (
            rest: !isEqual(rest(of: other), rest(of: edited)),
            part: !isSame(other[keyPath: path], edited[keyPath: path])
        )
    }
}

extension ComposedKeeper: CustomReflectable, HiddenFromDumps {}

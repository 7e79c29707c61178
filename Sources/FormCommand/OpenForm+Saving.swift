import FormCore

extension OpenForm {
    /// Saves the changes, even if another program sets the same rows at the same time.
    ///
    /// If another program has changed one of the rows in `paths`, the command's value wins, because the user has just
    /// asked for it. Conflicts in other rows are left for the user to resolve; ``remarks`` mentions them.
    ///
    /// - Parameter paths: The paths of the rows that the command has set.
    /// - Throws: An error if the changes can't be saved.
    func save(settling paths: [RowPath]) async throws {
        try await save()
        // Repeating the save once is normally enough. Further attempts are only needed if another program keeps setting
        // the same rows.
        for _ in 0..<10 {
            let conflicts = session.conflicts.filter(paths.contains)
            if conflicts.isEmpty { return }
            for path in conflicts { session.resolveConflict(at: path, .mine) }
            try await save()
        }
    }

    /// The warnings and errors about the whole form rather than a single row, worded for a command line. Notices that
    /// are only for information are left out.
    var remarks: [Notice] {
        session.record.notices.filter { $0.notice.severity > .information }.compactMap { shown in
            switch shown.source {
            // The notice reports a failure of the store. A command that can't save its own changes stops with an error
            // before it prints notices, so the failure doesn't concern the command's changes and is shown only as a
            // warning. The notice's wording is replaced, because it is meant for a window, which could save later.
            case .keeperFailure: failure().map { .warning($0) } ?? shown.notice
            case .keeperConflicts where !session.conflicts.isEmpty: conflictRemark
            default: Notice(shown.notice.severity, shown.details?.text ?? shown.notice.sentence)
            }
        }
    }

    /// Tells the user which settings have a conflict, and how to resolve it with the command `set`. A window has
    /// buttons for that, but a command line doesn't.
    private var conflictRemark: Notice {
        let rows = Sentence.list(session.conflicts.map { Sentence("“%s”", $0.description) })
        return .warning(
            Sentence(
                """
                These settings were changed elsewhere as well: %s. The values here are used. \
                Give each the one that it shall have with set.
                """, rows))
    }
}

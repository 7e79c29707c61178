import FormCore

extension OpenForm {
    /// Saves the changes, even if another program sets the same rows at the same time.
    ///
    /// The command's values win such a conflict, because the user has just asked for them.
    ///
    /// - Parameter paths: The rows that the command has set.
    func save(settling paths: [RowPath]) async throws {
        try await save()
        // The second save succeeds, unless another program keeps setting the same rows.
        for _ in 0..<10 {
            let conflicts = session.conflicts.filter(paths.contains)
            if conflicts.isEmpty { return }
            for path in conflicts { session.settleConflict(at: path, .mine) }
            try await save()
        }
    }

    /// The notices that concern all settings, worded for a command line.
    var remarks: [Notice] {
        session.record.notices.filter { $0.notice.severity > .information }.compactMap { shown in
            switch shown.source {
            // A command that can't save its changes fails before it prints notices. A failure among the notices
            // therefore concerns no change by the command, and is only a warning. The notice's own text is not used,
            // because it refers to a window that could save later.
            case .keeperFailure: failure().map { .warning($0) } ?? shown.notice
            case .keeperConflicts where !session.conflicts.isEmpty: conflictRemark
            default: shown.notice
            }
        }
    }

    /// Explains how to resolve conflicts on the command line, which has no buttons for it as a window does.
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

import FormCore

extension OpenForm {
    /// Keeps what was changed, also where another program sets the same row at the same time.
    ///
    /// Whoever gives a row a value means it to have that one, so what came meanwhile gives way.
    ///
    /// - Parameter paths: The rows that were given values.
    func save(settling paths: [RowPath]) async throws {
        try await save()
        // Nobody else has set it after the first save but a program that goes on doing so.
        for _ in 0..<10 {
            let conflicts = session.conflicts.filter(paths.contains)
            if conflicts.isEmpty { return }
            for path in conflicts { session.settleConflict(at: path, .mine) }
            try await save()
        }
    }

    /// What there is to say about all settings, in the words of a command line.
    var remarks: [Notice] {
        session.record.notices.filter { $0.notice.severity > .information }.compactMap { shown in
            switch shown.source {
            // Nothing was changed, and no window stays open to save it later: a command that changes something fails.
            case .keeperFailure: failure().map { .warning($0) } ?? shown.notice
            case .keeperConflicts where !session.conflicts.isEmpty: conflictRemark
            default: shown.notice
            }
        }
    }

    /// A window has buttons to choose with.
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

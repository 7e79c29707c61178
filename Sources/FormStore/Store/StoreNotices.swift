import FormCore

/// The notices that a store shows the user above the form's pages.
@MainActor
struct StoreNotices {
    /// The path of the settings file.
    let path: String
    /// The rows whose conflicts were last announced to the user, or `nil` if no conflict was announced.
    private var announcedConflicts: [RowPath]?

    init(path: String) {
        self.path = path
    }

    /// Shows in a line why the settings could not be read or saved, or removes the notice about it if `error` is `nil`.
    ///
    /// - Parameters:
    ///   - wasRead: True if the file has ever been read. If false, the notice adds that the defaults are shown.
    ///   - hasUnsaved: True if there are unsaved changes. The details then add that they will be saved later.
    ///   - actions: What the user can do, as buttons of the details.
    func show(
        _ error: SettingsFileError?, wasRead: Bool, hasUnsaved: Bool, in form: any KeptForm,
        actions: [NoticeDetails.Action]
    ) {
        guard let error else { return form.show(nil, from: .keeperFailure, about: nil) }
        var sentences = [error.sentence]
        if !wasRead { sentences.append("The defaults are shown.") }
        if hasUnsaved {
            sentences.append("Your changes are kept here, and saved as soon as that is possible.")
        }
        form.show(
            .error(error.line), from: .keeperFailure, about: nil,
            details: NoticeDetails(.paragraph(sentences), actions: actions))
    }

    /// Shows that the user's choice to set the file aside was carried out, and offers to put it back.
    func show(setAside newPath: String, in form: any KeptForm, putBack: NoticeDetails.Action) {
        let sentence = Sentence("“%1$s” could not be read as settings. It is kept as “%2$s”.", path, newPath)
        form.show(
            .warning("The settings file was set aside."), from: "settings set aside", about: nil,
            details: NoticeDetails(sentence, actions: [putBack]))
    }

    /// Shows that the file was put back, by removing the notice about it, or why that failed.
    func showPutBack(_ error: SettingsFileError?, in form: any KeptForm) {
        form.show(
            error.map { .warning($0.line) }, from: "settings set aside", about: nil,
            details: error.map { NoticeDetails($0.sentence) })
    }

    /// Shows that settings can't be read, and which in the details; removes the notice if the list is empty.
    func show(_ problems: [SettingsProblem], in form: any KeptForm) {
        let keys = problems.map { Sentence("“%s”", "\($0.key)") }
        let isRoot = problems.contains { $0.key == .root }
        let sentence: Sentence =
            if isRoot {
                """
                No setting in the file can be read, so all have their defaults. \
                The file stays as it is until you change them.
                """
            } else {
                Sentence(
                    """
                    In the file these settings can't be read, so they have their defaults: %s. \
                    They stay as they are until you change them.
                    """, Sentence.list(keys))
            }
        let line: Sentence =
            isRoot ? "No setting in the file can be read." : "Some settings in the file can't be read."
        form.show(
            problems.isEmpty ? nil : .warning(line), from: "settings problems", about: nil,
            details: problems.isEmpty ? nil : NoticeDetails(sentence))
    }

    /// Shows the notice that another program has changed the same settings as the user, or removes the notice if there
    /// is no conflict.
    mutating func showConflicts<State>(in form: any KeptForm<State>) {
        // An empty list, unlike `nil`, means an unresolved conflict that no row shows.
        let conflicts = form.theirs == nil ? nil : form.conflicts
        // If the same rows are in conflict as before, the notice is not shown again, because the user may have
        // dismissed it.
        guard conflicts != announcedConflicts else { return }
        announcedConflicts = conflicts
        let notice: Notice? =
            switch conflicts {
            case nil: nil
            case []:
                .warning(
                    """
                    Settings that no row shows were changed elsewhere as well. \
                    The values here are used, and the file keeps both.
                    """)
            case _?:
                .warning(
                    "Settings changed in two places.")
            }
        form.show(notice, from: .keeperConflicts, about: conflicts.flatMap { firstShown(of: $0, in: form) })
    }

    private func firstShown(of rows: [RowPath], in form: any KeptForm) -> RowPath? {
        let shown = Set((form.session?.rows() ?? []).filter(\.isVisible).map(\.path))
        return rows.first(where: shown.contains) ?? rows.first
    }
}

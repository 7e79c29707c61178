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

    /// Shows why the settings could not be read or saved, or removes the notice about it if `error` is `nil`.
    ///
    /// - Parameters:
    ///   - wasRead: True if the file has ever been read. If false, the notice adds that the defaults are shown.
    ///   - hasUnsaved: True if there are unsaved changes. The notice then adds that they will be saved later.
    func show(_ error: SettingsFileError?, wasRead: Bool, hasUnsaved: Bool, in form: any KeptForm) {
        var sentences = error.map { [$0.sentence] }
        if !wasRead { sentences?.append("The defaults are shown.") }
        if hasUnsaved {
            sentences?.append("Your changes are kept here, and saved as soon as that is possible.")
        }
        form.show(sentences.map { .error(.paragraph($0)) }, from: .keeperFailure, about: nil)
    }

    func showUnreadable(in form: any KeptForm) {
        let sentence = Sentence("“%s” could not be read as settings, so all have their defaults.", path)
        form.show(.warning(sentence), from: "settings set aside", about: nil)
    }

    func show(_ setAside: SettingsFile.SetAside, in form: any KeptForm) {
        let sentence = Sentence(
            "“%1$s” could not be read as settings. It is kept as “%2$s”.", setAside.path, setAside.newPath)
        form.show(.warning(sentence), from: "settings set aside", about: nil)
    }

    /// Shows which settings can't be read, or removes that notice if the list of problems is empty.
    func show(_ problems: [SettingsProblem], in form: any KeptForm) {
        let keys = problems.map { Sentence("“%s”", "\($0.key)") }
        let sentence: Sentence =
            if problems.contains(where: { $0.key == .root }) {
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
        form.show(problems.isEmpty ? nil : .warning(sentence), from: "settings problems", about: nil)
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

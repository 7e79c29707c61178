import FormCore

/// What a store tells the person, above the form's pages.
extension SettingsStore {
    func showFirstRead() {
        showUnreadable()
        show(firstRead.problems)
        showError()
        showConflicts()
    }

    func show(_ outcome: ExchangeOutcome<State>) {
        show(outcome.setAside)
        if let problems = outcome.problems { show(problems) }
        showError()
        showConflicts()
    }

    func showError() {
        var sentences = error.map { [$0.sentence(translate)] }
        if !machine.condition.wasRead { sentences?.append(translate("What you see are the defaults.")) }
        if hasUnsaved {
            sentences?.append(translate("Your changes are kept here, and saved as soon as that is possible."))
        }
        session?.show(sentences.map { .error($0.joined(separator: " ")) }, from: .keeperFailure)
    }

    private func showUnreadable() {
        guard firstRead.isUnreadable else { return }
        let sentence = translate("“%s” could not be read as settings, so all have their defaults.")
            .replacing("%s", with: file.path)
        session?.show(.warning(sentence), from: "settings set aside")
    }

    private func show(_ setAside: SettingsFile.SetAside?) {
        guard let setAside else { return }
        let sentence = translate("“%1$s” could not be read as settings. It is kept as “%2$s”.")
            .replacing("%1$s", with: setAside.path).replacing("%2$s", with: setAside.newPath)
        session?.show(.warning(sentence), from: "settings set aside")
    }

    private func show(_ problems: [SettingsProblem]) {
        let keys = problems.map { "“\($0.key)”" }.joined(separator: ", ")
        let sentence =
            if problems.contains(where: { $0.key == .root }) {
                translate(
                    "No setting in the file can be read, so all have their defaults. The file stays as it is until you change them.")
            } else {
                translate(
                    "In the file these settings can't be read, so they have their defaults: %s. They stay as they are until you change them."
                ).replacing("%s", with: keys)
            }
        session?.show(problems.isEmpty ? nil : .warning(sentence), from: "settings problems")
    }

    private func showConflicts() {
        guard let session else { return }
        let conflicts = driver?.baselines.theirs.map { _ in session.conflicts }
        // Whoever has dismissed the line has been told.
        guard conflicts != announcedConflicts else { return }
        announcedConflicts = conflicts
        let notice: Notice? =
            switch conflicts {
            case nil: nil
            case []:
                .warning(
                    translate(
                        "Settings that no row shows were changed elsewhere as well. The values here are used, and the file keeps both."
                    ))
            case _?:
                .warning(
                    translate(
                        "Some settings were changed elsewhere as well. Choose one of the two values in their rows."))
            }
        session.show(notice, from: .keeperConflicts, about: conflicts.flatMap { firstShown(of: $0, in: session) })
    }

    private func firstShown(of rows: [RowPath], in session: FormSession) -> RowPath? {
        let shown = Set(session.survey().filter(\.isVisible).map(\.path))
        return rows.first(where: shown.contains) ?? rows.first
    }

    private var session: FormSession? { driver?.session }

    private func translate(_ text: String) -> String { session?.environment.translate(text) ?? text }
}

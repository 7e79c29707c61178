import FormCore

/// What a store tells the person, above the form's pages.
extension SettingsStore {
    func showFirstRead() {
        show(firstRead.setAside)
        show(firstRead.problems)
        showError()
        showConflicts()
    }

    func showOutcome(_ outcome: SettingsExchange<State>.Outcome) {
        show(outcome.setAside)
        if let problems = outcome.problems { show(problems) }
        showError()
        showConflicts()
    }

    func showError() {
        let kept = "Your changes are kept here, and saved as soon as that is possible."
        let sentences = error.map { [$0.sentence(translate)] + (hasUnsaved ? [translate(kept)] : []) }
        session?.show(sentences.map { .error($0.joined(separator: " ")) }, from: "settings error")
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
        let sentence = "Some settings were changed elsewhere as well. Choose one of the two values in their rows."
        let first = driver?.baselines.theirs == nil ? nil : session?.conflicts.first
        session?.show(first.map { _ in .warning(translate(sentence)) }, from: "settings conflicts", about: first)
    }

    private var session: FormSession? { driver?.session }

    private func translate(_ text: String) -> String { session?.environment.translate(text) ?? text }
}

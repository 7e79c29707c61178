import FormCore

/// Clicks on the buttons in rows, in section headers, in notices and above the page.
extension HeadlessUser {
    public func copy(_ title: String) throws {
        let cell = try usableCell(title)
        guard cell.isCopyable else { throw FormUserError.noCopyButton(in: title) }
        cell.copy()
    }

    public func reset(_ title: String) throws {
        let cell = try usableCell(title)
        guard cell.isModified else { throw FormUserError("The row “\(title)” has no button to reset it.") }
        cell.reset()
    }

    public func resetSection(of title: String) throws {
        let cell = try usableCell(title)
        guard let section = cell.section, section.isModified else { throw FormUserError.noResetButton(of: title) }
        moveFocus(to: nil)
        section.reset()
    }

    public func resolveConflict(of title: String, _ choice: ConflictChoice) throws {
        let cell = try usableCell(title)
        guard cell.conflict != nil else { throw FormUserError.noConflict(of: title) }
        cell.resolveConflict(choice)
    }

    public func followNotice(_ text: String) throws {
        let shown = session.record.notices.first { self.text(of: $0) == text }
        guard let row = shown?.row else { throw FormUserError.noButton(of: text) }
        moveFocus(to: nil)
        session.reveal(row)
    }

    public func dismissNotice(_ text: String) throws {
        let shown = session.record.notices.first { $0.notice.severity == .warning && self.text(of: $0) == text }
        guard let shown else { throw FormUserError.noButton(of: text) }
        session.show(nil, from: shown.source)
    }

    public func apply() throws {
        try requireButtons()
        moveFocus(to: nil)
        session.apply()
    }

    public func cancelEdits() throws {
        try requireButtons()
        if session.dialog != nil, session.canGoBack {
            throw FormUserError("The button back stands in place of Cancel.")
        }
        moveFocus(to: nil)
        session.cancelEdits()
    }

    private func requireButtons() throws {
        guard session.applying == .explicitly || session.dialog != nil else {
            throw FormUserError("The form is applied with each change.")
        }
    }

    private func text(of shown: WindowNotice) -> String { session.environment.text(of: shown.notice.sentence) }
}

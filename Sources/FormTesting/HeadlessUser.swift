import FormCore

/// A person in front of a form that nobody draws.
///
/// ```swift
/// let user = HeadlessUser(of: driver.session)
/// try user.select("Personal Hotspot")
/// print(try user.screen)
/// ```
@MainActor
public final class HeadlessUser: FormUser {
    private let session: FormSession
    /// The field that was given the focus last.
    private weak var lastField: TextField?

    /// Puts a person in front of a driver's session.
    public init(of session: FormSession) {
        self.session = session
    }

    public var screen: Screen { Screen(of: session) }

    public func select(_ title: String) throws {
        let cell = try usableCell(title)
        if cell.control?.textField != nil {
            try focus(title)
            return
        }
        guard cell.isSelectable else {
            throw FormUserError("A click on the row “\(title)” does nothing.")
        }
        leaveField()
        cell.select()
        focusFirstField()
    }

    public func toggle(_ title: String) throws {
        guard case .toggle(let toggle) = try usableCell(title).control else {
            throw FormUserError("The row “\(title)” has no switch.")
        }
        leaveField()
        toggle.set(!toggle.isOn)
    }

    public func focus(_ title: String) throws {
        guard let field = try usableCell(title).control?.textField else {
            throw FormUserError("The row “\(title)” has no text field.")
        }
        guard field !== self.field else { return }
        leaveField()
        lastField = field
    }

    public func type(_ text: String) throws {
        guard let field else { throw FormUserError("No text field has the focus.") }
        field.edit(text)
    }

    public func toggleReveal(_ title: String) throws {
        guard let field = try usableCell(title).control?.textField, field.isSecret else {
            throw FormUserError("The row “\(title)” has no secret to reveal.")
        }
        field.isRevealed.toggle()
    }

    public func pressReturn() throws {
        guard let field else { throw FormUserError("No text field has the focus.") }
        field.activate()
        focusFirstField()
    }

    public func pressEscape() throws {
        if field?.cancel() == true { return }
        try goBack()
    }

    public func goBack() throws {
        guard session.topPage.canGoBack else {
            throw FormUserError("There is no way back from the first page.")
        }
        session.goBack()
        focusFirstField()
    }

    /// The field that has the focus; a field that is hidden, disabled or on another page has lost it.
    private var field: TextField? {
        shownCells.filter(\.isEnabled).compactMap { $0.control?.textField }.first { $0 === lastField }
    }

    private var shownCells: [FormCell] {
        session.topPage.sections.filter(\.isShown).flatMap(\.cells).filter(\.isVisible)
    }

    private func leaveField() {
        field?.commit()
        lastField = nil
    }

    /// A page that is there for one text has its field focused at once.
    private func focusFirstField() {
        if field == nil { lastField = session.topPage.initialFocus?.control?.textField }
    }

    private func usableCell(_ title: String) throws -> FormCell {
        guard let cell = shownCells.first(where: { $0.title == title }) else {
            throw missing(title)
        }
        guard cell.isEnabled else { throw FormUserError("The row “\(title)” is disabled.") }
        return cell
    }
}

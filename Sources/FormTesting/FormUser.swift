import FormCore

/// A simulated user of a form, who does and sees only what a real user can.
///
/// A row is named by its visible title. To distinguish rows with the same title, name a row by its path or by the end
/// of its path (see `RowPath`), such as `Port#2` or the name given with `.id`. A path is used only if no row has the
/// name as its title. If several rows have the title, the first of them is used. A row with a button can also be named
/// by the button's title. An action throws ``FormUserError`` if its row isn't on the screen or doesn't allow the action.
///
/// Write a test against this protocol, and run it both with ``HeadlessUser`` and with the simulated user of a renderer,
/// such as `GtkUser`.
@MainActor
public protocol FormUser: AnyObject {
    /// The current content of the screen.
    var screen: Screen { get throws }

    /// The title of the row that has the focus, or whose control has it; `nil` if no row has the focus.
    var focusedRow: String? { get }

    /// Clicks on a row: opens its page, chooses its option, presses its button, or toggles its switch.
    ///
    /// If the row contains a button, as a notice may do, the click is on that button.
    func select(_ title: String) throws

    /// Clicks on the switch or the check button in a row.
    func toggle(_ title: String) throws

    /// Expands or collapses an expander by clicking on its row; does nothing if the expander is already in the desired
    /// state.
    func setExpanded(_ isExpanded: Bool, of title: String) throws

    /// Moves the focus to the end of the text in a row's field.
    func focus(_ title: String) throws

    /// Replaces the whole text in the field that has the focus.
    func type(_ text: String) throws

    /// Makes a choice in a row's control.
    ///
    /// For a widget made by the form's author, pass the value as text in the row's format. `GtkUser` doesn't operate
    /// such a widget: it passes the text to the row directly, and the widget then shows the value. So the code
    /// connected to the widget's own signals isn't tested.
    ///
    /// - Parameters:
    ///   - text: The choice, as the user reads it in the control.
    ///   - title: The row's title, or its path.
    func choose(_ text: String, in title: String) throws

    /// Clicks the button that removes a token from a row's field. If several tokens have the text, the first is
    /// removed.
    func removeToken(_ text: String, from title: String) throws

    /// Changes the number in a row's control step by step, as the arrow keys do.
    ///
    /// - Parameters:
    ///   - title: The row's title, or its path.
    ///   - count: The number of steps; a positive count increases the number, a negative count decreases it.
    func step(_ title: String, by count: Int) throws

    /// Presses keys in a row that records a shortcut, after starting the recording if necessary.
    ///
    /// Escape and Backspace are not recorded without modifiers. As for a real user, Escape ends the recording without a
    /// change, and Backspace removes the shortcut.
    func record(_ shortcut: KeyboardShortcut, in title: String) throws

    /// Clicks the button that clears a row's field, which moves the focus to the field.
    func clear(_ title: String) throws

    /// Clicks the button that copies what a row shows; see ``copiedText``.
    func copy(_ title: String) throws

    /// The text that the user could paste now; `nil` if nothing was copied.
    var copiedText: String? { get }

    /// The links that the form has opened, in order.
    var openedLinks: [String] { get }

    /// Clicks the button in a row that generates a password.
    func generate(_ title: String) throws

    /// Reveals or conceals the secret in a row's field, or the text for which the row shows dots.
    func toggleReveal(_ title: String) throws

    /// Performs an action on an item of a list, as its menu and keys do, such as removing it.
    func perform(_ action: RowActions.Action, on title: String) throws

    /// Drags an item of a list by its handle, and drops it before or after another item.
    ///
    /// An item with several rows may be named by any of them. The dragged item is dropped before the first row of the
    /// other item, or after the last row of the other item.
    func drag(_ title: String, _ side: ItemSide, _ other: String) throws

    /// Replaces the text in the search field above the items of a list, and leaves the focus in it.
    ///
    /// - Parameters:
    ///   - text: The text to search the items for; an empty string shows all items.
    ///   - title: The heading of the section, or the title of the list.
    func filter(_ text: String, in title: String) throws

    /// Clicks the button that resets a row to its default.
    func reset(_ title: String) throws

    /// Clicks the button that resets all rows in a row's section to their defaults.
    func resetSection(of title: String) throws

    /// Resolves the conflict of a row with one of the buttons below it.
    func resolveConflict(of title: String, _ choice: ConflictChoice) throws

    /// Clicks the button in a notice about the whole window that leads to the notice's row.
    func followNotice(_ text: String) throws

    /// Clicks the button that dismisses a warning about the whole window.
    func dismissNotice(_ text: String) throws

    /// Undoes the last undo step, as the menu does. If the user is typing, the typed text is committed first.
    func undo() throws

    /// Redoes the undo step that was undone last, as the menu does.
    func redo() throws

    /// Clicks the button that applies the edits.
    func apply() throws

    /// Clicks the button that discards the edits made since edits were last applied.
    func cancelEdits() throws

    /// Types into the search field, opening the search if needed; `nil` ends the search.
    ///
    /// The results are on the ``screen``; ``select(_:)`` opens one of them.
    func search(_ text: String?) throws

    /// Presses Return in the field that has the focus.
    ///
    /// In a text field with several lines, this adds a line; in any other text field, it commits the text. In the
    /// search field, it opens the first result.
    func pressReturn() throws

    /// Presses Ctrl+Return in the multi-line text field that has the focus, which commits the text.
    func pressControlReturn() throws

    /// Presses Escape, wherever the focus is.
    func pressEscape() throws

    /// Clicks the back button.
    func goBack() throws

    /// Makes the window wide enough to show pages side by side if `isWide` is true; otherwise makes it too narrow for
    /// that.
    func makeRoom(_ isWide: Bool) throws

    /// Clicks the window's close button. If something would be lost, the window asks a ``question`` before it closes.
    func closeWindow() throws

    /// True while the window is open.
    var isWindowOpen: Bool { get }

    /// The open question, followed by its details on further lines; `nil` if no question is open.
    var question: String? { get }

    /// Clicks a button of the question, by its title.
    ///
    /// A question about closing has the buttons `Cancel` and `Discard`. `Cancel` keeps the window or dialog open, and
    /// goes to the first row whose edit would have been lost. A question that the program asks has the button `Cancel`
    /// and a button for saying yes, whose title the program chooses.
    func answerQuestion(_ title: String) throws
}

extension FormUser {
    /// Replaces the whole text in a row's field, and leaves the focus in it.
    public func type(_ text: String, into title: String) throws {
        try focus(title)
        try type(text)
    }

    /// Shows the rows of an expander.
    public func expand(_ title: String) throws { try setExpanded(true, of: title) }

    /// Hides the rows of an expander.
    public func collapse(_ title: String) throws { try setExpanded(false, of: title) }

    /// Removes an item of a list.
    public func remove(_ title: String) throws { try perform(.remove, on: title) }

    /// Moves an item of a list before the item above it.
    public func moveUp(_ title: String) throws { try perform(.moveUp, on: title) }

    /// Moves an item of a list after the item below it.
    public func moveDown(_ title: String) throws { try perform(.moveDown, on: title) }

    /// Drags an item of a list by its handle, and drops it before another item.
    public func drag(_ title: String, before other: String) throws { try drag(title, .before, other) }

    /// Drags an item of a list by its handle, and drops it after another item.
    public func drag(_ title: String, after other: String) throws { try drag(title, .after, other) }

    /// Returns the error for a row that isn't on the screen.
    public func missing(_ title: String) -> FormUserError {
        let screen = (try? self.screen.description) ?? ""
        return FormUserError("There is no row “\(title)” on the screen:\n\(screen)")
    }
}

/// The side of an item on which another item is dropped.
public enum ItemSide: Sendable {
    /// Before the first row of the item.
    case before
    /// After the last row of the item.
    case after
}

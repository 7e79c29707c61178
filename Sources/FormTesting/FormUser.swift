import FormCore

/// A person in front of a form: does what a person can do, and sees what a person sees.
///
/// Rows are named by their visible title. Those that share one are told apart by
/// their path or by the end of it, see `RowPath`: `Port#2`, or what `.id` gives. A
/// title comes first, and of several rows the first. A row that is not on the
/// screen, or that can't be used as asked, throws ``FormUserError``.
///
/// Write a test against this protocol and run it on ``HeadlessUser`` and on a
/// renderer's own user.
@MainActor
public protocol FormUser: AnyObject {
    /// What is on the screen now.
    var screen: Screen { get throws }

    /// The title of the row that has the focus, or whose control has it.
    var focusedRow: String? { get }

    /// Clicks on a row: opens its page, chooses it, presses it, toggles its switch.
    func select(_ title: String) throws

    /// Clicks on the switch in a row, or on its check button.
    func toggle(_ title: String) throws

    /// Shows or hides the rows of an expander, by clicking on the row; where they are already, nothing happens.
    func setExpanded(_ isExpanded: Bool, of title: String) throws

    /// Puts the focus into the text field of a row, and into its end.
    func focus(_ title: String) throws

    /// Replaces all of the text in the field that has the focus.
    func type(_ text: String) throws

    /// Chooses something in a row's control, as the person reads it there.
    ///
    /// A widget of the author's own is given text in the row's format: in front of GTK it goes to the row as a choice
    /// does that is made with the widget, and the widget then shows it; the widget's own signal has no part in it.
    func choose(_ text: String, in title: String) throws

    /// The button of a token in a row's field that removes it; of several with the text the first.
    func removeToken(_ text: String, from title: String) throws

    /// Steps the number in a row's control, as the arrow keys do: so many times up, or down where it is negative.
    func step(_ title: String, by count: Int) throws

    /// Presses keys for a row that records them, which begins to, where it does not yet: Escape and Backspace mean
    /// there what they do for the person.
    func record(_ shortcut: KeyboardShortcut, in title: String) throws

    /// The button in a row's field that takes the text away; the focus is in the field then.
    func clear(_ title: String) throws

    /// The button that copies what a row shows; see ``copiedText``.
    func copy(_ title: String) throws

    /// What the person could paste elsewhere now; `nil` where nothing was copied.
    var copiedText: String? { get }

    /// The links that were opened, in order.
    var openedLinks: [String] { get }

    /// The button in a row that makes a password.
    func generate(_ title: String) throws

    /// Shows or conceals the secret in a row's field.
    func toggleReveal(_ title: String) throws

    /// Does with an item of a list what its buttons and keys do, such as removing it.
    func perform(_ action: RowActions.Action, on title: String) throws

    /// Drags an item of a list by its handle, and drops it before another one, or behind it.
    ///
    /// An item of several rows is named by any of them that is dragged; it is dropped before the first row of the
    /// other item, and behind its last.
    func drag(_ title: String, _ side: ItemSide, _ other: String) throws

    /// Types into the search field above the items of a list, in place of what stands there, and leaves the focus in it.
    ///
    /// - Parameters:
    ///   - text: What the items are searched for; an empty text shows them all.
    ///   - title: The heading of the section, or what the list is called.
    func filter(_ text: String, in title: String) throws

    /// The button that gives a row its default back.
    func reset(_ title: String) throws

    /// The button that gives all rows of a row's section their defaults back.
    func resetSection(of title: String) throws

    /// The buttons under a row that somebody else has given another value.
    func settleConflict(of title: String, _ choice: ConflictChoice) throws

    /// The button that leads from a line about the whole window to the row that it is about.
    func followNotice(_ text: String) throws

    /// The button that takes a warning about the whole window away.
    func dismissNotice(_ text: String) throws

    /// Takes the last step back, as from the menu: what is being typed is committed first.
    func undo() throws

    /// Does again what was undone last, as from the menu.
    func redo() throws

    /// The button that applies what was edited.
    func apply() throws

    /// The button that gives up what was edited since it was applied.
    func cancelEdits() throws

    /// Types into the search, opening it where it is not; `nil` ends it.
    ///
    /// What was found is on the ``screen``, and ``select(_:)`` opens it.
    func search(_ text: String?) throws

    /// Return, in the field that has the focus; in a text of several lines it makes another one, in the search it
    /// opens the first result.
    func pressReturn() throws

    /// Ctrl+Return, in the text of several lines that has the focus: what was typed is the value.
    func pressControlReturn() throws

    /// Escape, wherever the focus is.
    func pressEscape() throws

    /// The back button.
    func goBack() throws

    /// Makes the window wide enough for pages beside each other, or too narrow for them.
    func makeRoom(_ isWide: Bool) throws

    /// The window's own button to close it; where something would be lost a ``question`` comes first.
    func closeWindow() throws

    /// Whether the window is there.
    var isWindowOpen: Bool { get }

    /// The question that the window asks, and below it what it is about; `nil` where it asks nothing.
    var question: String? { get }

    /// A button of the question, by its title: `Cancel`, which goes to the first row, or `Discard`; of a question
    /// that the program asks, `Cancel` or its answer.
    func answerQuestion(_ title: String) throws
}

extension FormUser {
    /// Replaces all of the text in a row's field, and leaves the focus in it.
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

    /// Moves an item of a list before the one above it.
    public func moveUp(_ title: String) throws { try perform(.moveUp, on: title) }

    /// Moves an item of a list behind the one below it.
    public func moveDown(_ title: String) throws { try perform(.moveDown, on: title) }

    /// Drags an item of a list by its handle, and drops it before another one.
    public func drag(_ title: String, before other: String) throws { try drag(title, .before, other) }

    /// Drags an item of a list by its handle, and drops it behind another one.
    public func drag(_ title: String, after other: String) throws { try drag(title, .after, other) }

    /// The error for a row that is not on the screen.
    public func missing(_ title: String) -> FormUserError {
        let screen = (try? self.screen.description) ?? ""
        return FormUserError("There is no row “\(title)” on the screen:\n\(screen)")
    }
}

/// Where something is dropped at an item of a list.
public enum ItemSide: Sendable {
    /// Before the first row of the item.
    case before
    /// Behind the last row of the item.
    case after
}

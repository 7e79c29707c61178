import FormCore

/// The reason why a simulated user could not do something, in a sentence for the reader of the test's output.
public struct FormUserError: Error, CustomStringConvertible {
    /// The failed action and the reason for its failure.
    public let description: String

    /// Creates an error with a sentence that names the failed action and the reason.
    public init(_ description: String) {
        self.description = description
    }
}

extension FormUserError {
    /// Returns the error for a row that isn't an expander, or for an expander that is switched off.
    public static func noExpander(_ title: String) -> Self {
        Self("The row “\(title)” is no expander, or is switched off.")
    }

    /// Returns the error for a row that has no drag handle, or that can't be dropped beside the other row.
    public static func cannotDrag(_ title: String, to other: String) -> Self {
        Self("The row “\(title)” is no item that can be dragged to the row “\(other)” now.")
    }

    /// Returns the error for a row that isn't an item of a list, or doesn't offer the action now.
    public static func cannot(_ action: RowActions.Action, on title: String) -> Self {
        Self("The row “\(title)” is no item with which “\(action)” can be done now.")
    }

    /// Returns the error for a row that has no control to choose in, or whose control doesn't offer the choice.
    public static func noChoice(of text: String, in title: String) -> Self {
        Self("The row “\(title)” has no control in which “\(text)” can be chosen.")
    }

    /// Returns the error for a row without a number that can be changed step by step.
    public static func noNumber(_ title: String) -> Self {
        Self("The row “\(title)” has no number that can be stepped.")
    }

    /// Returns the error for a row that doesn't record keys.
    public static func noShortcut(in title: String) -> Self {
        Self("The row “\(title)” records no keys.")
    }

    /// Returns the error for a row that has no token with the given text.
    public static func noToken(_ text: String, in title: String) -> Self {
        Self("The row “\(title)” has no token “\(text)”.")
    }

    /// Returns the error for a row that has no text to clear, or no button that clears it.
    public static func noClearButton(in title: String) -> Self {
        Self("The row “\(title)” has no button to clear its text, or no text.")
    }

    /// Returns the error for a row without a button that generates a password.
    public static func noGenerateButton(in title: String) -> Self {
        Self("The row “\(title)” has no button to make a password.")
    }

    /// Returns the error for a row without a button that copies what it shows.
    public static func noCopyButton(in title: String) -> Self {
        Self("The row “\(title)” has no button to copy what it shows.")
    }

    /// Returns the error for a list that has no search field, or doesn't show it now.
    public static func noFilter(_ title: String) -> Self {
        Self("There is no search field above “\(title)”.")
    }

    /// Returns the error for a row whose section has no button to reset the section.
    public static func noResetButton(of title: String) -> Self {
        Self("The section of the row “\(title)” has no button to reset it.")
    }

    /// Returns the error for a row without a conflict.
    public static func noConflict(of title: String) -> Self {
        Self("The row “\(title)” has no buttons to choose between two values.")
    }

    /// Returns the error for a notice about the whole window that isn't shown, or that doesn't have the button that the
    /// test clicks.
    public static func noButton(of notice: String) -> Self {
        Self("There is no line “\(notice)” above the page, or it has no such button.")
    }

    /// Returns the error for an answer to a question that isn't open, or that doesn't have a button with this title.
    public static func noAnswer(_ title: String) -> Self {
        Self("There is no question with a button “\(title)”.")
    }
}

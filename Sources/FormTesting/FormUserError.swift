import FormCore

/// Why a person could not do something, in a sentence for whoever reads the test.
public struct FormUserError: Error, CustomStringConvertible {
    /// What could not be done, and why.
    public let description: String

    /// Makes an error from its sentence.
    public init(_ description: String) {
        self.description = description
    }
}

extension FormUserError {
    /// Of a row that has no rows below it which can be shown or hidden now.
    public static func noExpander(_ title: String) -> Self {
        Self("The row “\(title)” is no expander, or is switched off.")
    }

    /// Of a row that has no handle, or that can't be dropped beside another one.
    public static func cannotDrag(_ title: String, to other: String) -> Self {
        Self("The row “\(title)” is no item that can be dragged to the row “\(other)” now.")
    }

    /// Of a row that is no item of a list, or can't be removed or moved as asked now.
    public static func cannot(_ action: RowActions.Action, on title: String) -> Self {
        Self("The row “\(title)” is no item with which “\(action)” can be done now.")
    }

    /// Of a row in whose control nothing is chosen, or not this.
    public static func noChoice(of text: String, in title: String) -> Self {
        Self("The row “\(title)” has no control in which “\(text)” can be chosen.")
    }

    /// Of a row that has no number which can be stepped.
    public static func noNumber(_ title: String) -> Self {
        Self("The row “\(title)” has no number that can be stepped.")
    }

    /// Of a row that records no keys.
    public static func noShortcut(in title: String) -> Self {
        Self("The row “\(title)” records no keys.")
    }

    /// Of a row without such a token.
    public static func noToken(_ text: String, in title: String) -> Self {
        Self("The row “\(title)” has no token “\(text)”.")
    }

    /// Of a row without a button that takes its text away.
    public static func noClearButton(in title: String) -> Self {
        Self("The row “\(title)” has no button to clear its text, or no text.")
    }

    /// Of a row without a button that makes a password.
    public static func noGenerateButton(in title: String) -> Self {
        Self("The row “\(title)” has no button to make a password.")
    }

    /// Of a row without a button that copies what it shows.
    public static func noCopyButton(in title: String) -> Self {
        Self("The row “\(title)” has no button to copy what it shows.")
    }

    /// Of a list that has no search field, or not now.
    public static func noFilter(_ title: String) -> Self {
        Self("There is no search field above “\(title)”.")
    }

    /// Of a row whose section has no button to reset it.
    public static func noResetButton(of title: String) -> Self {
        Self("The section of the row “\(title)” has no button to reset it.")
    }

    /// Of a row that nobody else has given another value.
    public static func noConflict(of title: String) -> Self {
        Self("The row “\(title)” has no buttons to choose between two values.")
    }

    /// Of a line about the whole window that is not there, or has no such button.
    public static func noButton(of notice: String) -> Self {
        Self("There is no line “\(notice)” above the page, or it has no such button.")
    }

    /// Of a question that is not asked, or has no such button.
    public static func noAnswer(_ title: String) -> Self {
        Self("There is no question with a button “\(title)”.")
    }
}

/// A notice about the whole window, with its source; see ``FormSession/show(_:from:about:details:)``.
public struct WindowNotice: Equatable, Sendable {
    /// The source of the notice.
    public let source: NoticeSource
    /// The notice.
    public let notice: Notice
    /// The row that the notice is about, if the user can be led to one.
    public let row: RowPath?
    /// More about the notice, for a dialog that the user can open; `nil` if the notice says everything.
    public let details: NoticeDetails?
}

/// What the notice about the whole window leaves out: a longer text, and what the user can do.
public struct NoticeDetails: Equatable, Sendable {
    /// One of the things that the user can do, as a button of the dialog.
    public struct Action: Equatable, Sendable {
        /// The title of the button.
        public let title: Sentence
        private let handler: @MainActor @Sendable () -> Void

        /// Makes an action.
        ///
        /// - Parameters:
        ///   - title: The title of the button.
        ///   - handler: Called when the user chooses the button.
        public init(_ title: Sentence, handler: @escaping @MainActor @Sendable () -> Void) {
            self.title = title
            self.handler = handler
        }

        /// Does what the button says.
        @MainActor public func perform() { handler() }

        /// Returns true if both have the same title.
        public static func == (one: Action, other: Action) -> Bool { one.title == other.title }
    }

    /// The whole matter, in the words of the notice and more.
    public let text: Sentence
    /// What the user can do, the most usual last.
    public let actions: [Action]

    /// Makes details.
    public init(_ text: Sentence, actions: [Action] = []) {
        self.text = text
        self.actions = actions
    }
}

/// A source of notices about the whole window. Each source has one notice at a time.
///
/// ```swift
/// driver.session.show(.error("The printer is out of paper."), from: "printer")
/// driver.session.show(nil, from: "printer")
/// ```
public struct NoticeSource: Hashable, Sendable, ExpressibleByStringLiteral {
    package let name: String

    /// Makes a source from a name, which the user doesn't see. Sources with the same name are equal.
    public init(stringLiteral name: String) {
        self.name = name
    }

    package init(name: String) {
        self.name = name
    }

    /// The program that the form belongs to, if it names no other source.
    public static let program: NoticeSource = "program"
}

extension NoticeSource: Codable {
    public init(from decoder: any Decoder) throws { self.init(name: try String(from: decoder)) }

    public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }
}

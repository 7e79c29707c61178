/// A notice about the whole window, with its source; see ``FormSession/show(_:from:about:)``.
public struct WindowNotice: Equatable, Sendable {
    /// The source of the notice.
    public let source: NoticeSource
    /// The notice.
    public let notice: Notice
    /// The row that the notice is about, if the user can be led to one.
    public let row: RowPath?
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

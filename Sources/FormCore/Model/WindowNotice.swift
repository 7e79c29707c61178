/// A sentence about the whole window, and who says it; see ``FormSession/show(_:from:about:)``.
public struct WindowNotice: Equatable, Sendable {
    /// Who says it.
    public let source: NoticeSource
    /// What is said.
    public let notice: Notice
    /// The row that it is about, where the person can be led to one.
    public let row: RowPath?
}

/// Who tells the person something about the whole window: each source has one sentence at a time.
///
/// ```swift
/// driver.session.show(.error("The printer is out of paper."), from: "printer")
/// driver.session.show(nil, from: "printer")
/// ```
public struct NoticeSource: Hashable, Sendable, ExpressibleByStringLiteral {
    package let name: String

    /// Makes a source from a name, which nobody is shown; the same name is the same source.
    public init(stringLiteral name: String) {
        self.name = name
    }

    package init(name: String) {
        self.name = name
    }

    /// The program whose form it is, where it names no other source.
    public static let program: NoticeSource = "program"
}

/// A sentence about the whole window, and who says it.
public struct WindowNotice: Equatable, Sendable {
    /// Who says it.
    public let source: NoticeSource
    /// What is said.
    public let notice: Notice
    /// The row that it is about, where the person can be led to one.
    public let row: RowPath?
}

/// Who tells the person something about the whole window: each source has one sentence at a time.
public struct NoticeSource: Hashable, Sendable, ExpressibleByStringLiteral {
    private let name: String

    /// Makes a source from a name of its own.
    public init(stringLiteral name: String) {
        self.name = name
    }

    /// The program whose form it is.
    public static let program: NoticeSource = "program"
}

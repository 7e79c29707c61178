/// What belongs to editing and not to the settings, by row.
public struct FormRecord: Equatable, Sendable {
    /// What is kept of one row.
    public struct Row: Equatable, Sendable {
        /// Text that the person typed and that is not the value.
        public var draft: Draft?
        /// What the form has to say about the row.
        public var notice: Notice?

        /// Makes an entry; with neither draft nor notice it is empty, and not kept.
        public init(draft: Draft? = nil, notice: Notice? = nil) {
            self.draft = draft
            self.notice = notice
        }

        var isEmpty: Bool { self == Row() }
    }

    /// The rows of which something is kept.
    public private(set) var rows: [RowPath: Row] = [:]

    /// What the form has to say about the whole window.
    public var notice: Notice?

    /// A record of nothing, as a form begins with.
    public init() {}

    /// What is kept of a row; empty where there is nothing.
    public subscript(path: RowPath) -> Row {
        get { rows[path] ?? Row() }
        set { rows[path] = newValue.isEmpty ? nil : newValue }
    }
}

/// Text that is being typed over a value.
public struct Draft: Equatable, Sendable {
    /// What the field shows.
    public var text: String
    /// The value's text when the person began: a draft that equals it again is no edit.
    public var base: String

    /// Makes a draft; only what keeps a record elsewhere needs to.
    public init(text: String, base: String) {
        self.text = text
        self.base = base
    }
}

/// The state of editing that is not part of the settings, by row.
public struct FormRecord: Equatable, Sendable {
    /// The entry for one row.
    public struct Row: Equatable, Sendable {
        /// The text that the user has typed and that is not the value.
        public var draft: Draft?
        /// The program's notice about the row; it is removed when the row is edited.
        public var notice: Notice?
        /// The issue that the row's rules found when they last ran.
        public var issue: Notice?
        /// True while an asynchronous rule is pending.
        public var isPending: Bool
        /// The pending change of the row, which a service has not accepted yet.
        public internal(set) var wish: Wish?
        /// The conflict with what another program has stored for the row while it had another value here.
        public var conflict: Conflict?

        /// Makes an entry. An empty entry is not kept.
        public init(
            draft: Draft? = nil,
            notice: Notice? = nil,
            issue: Notice? = nil,
            isPending: Bool = false,
            conflict: Conflict? = nil
        ) {
            self.draft = draft
            self.notice = notice
            self.issue = issue
            self.isPending = isPending
            self.conflict = conflict
        }

        /// True if the row needs the user's attention: it has a refused text, an error, or a conflict.
        ///
        /// A warning does not count, nor does a text that an asynchronous rule is checking.
        public var isProblem: Bool {
            let isRefused = draft?.isRefused == true && issue != nil && !isPending
            return isRefused || issue?.severity == .error || notice?.severity == .error || conflict != nil
        }

        var isEmpty: Bool { self == Row() }

        /// True if the draft waits for the user to reach another row, without an issue.
        var isWaitingDraft: Bool { draft?.isRefused == true && issue == nil && !isPending }

        /// The text that a control shows instead of the value.
        var shownText: String? { draft?.text ?? wish?.text }
    }

    /// The entries by row.
    public private(set) var rows: [RowPath: Row] = [:]

    /// The rows that need the user's attention, see ``Row/isProblem``.
    private var problems: Set<RowPath> = []

    /// The notices about the whole window, the most severe first.
    public private(set) var notices: [WindowNotice] = []

    /// Makes an empty record.
    public init() {}

    /// The entry for a row, which is empty if there is none.
    public subscript(path: RowPath) -> Row {
        get { rows[path] ?? Row() }
        set {
            rows[path] = newValue.isEmpty ? nil : newValue
            if newValue.isProblem { problems.insert(path) } else { problems.remove(path) }
        }
    }

    /// Returns true if a row on the page that the given row opens, or on a later page, needs the user's attention.
    public func hasProblem(behind path: RowPath) -> Bool {
        problems.contains { $0.components.count > path.components.count && $0.isAtOrBelow(path) }
    }

    /// True if a draft waits for the user to reach another row.
    var hasWaitingDrafts: Bool { rows.values.contains(where: \.isWaitingDraft) }

    /// Replaces the notice of a source about the whole window.
    mutating func say(_ notice: Notice?, from source: NoticeSource, about row: RowPath?, _ details: NoticeDetails?) {
        notices.removeAll { $0.source == source }
        guard let notice else { return }
        let position = notices.firstIndex { $0.notice.severity < notice.severity }
        notices.insert(
            WindowNotice(source: source, notice: notice, row: row, details: details), at: position ?? notices.endIndex)
    }
}

/// Text that is being typed over a value.
public struct Draft: Equatable, Sendable {
    /// The text in the field.
    public var text: String
    /// The value's text when the user began to type. A draft with the same text is not an edit.
    public var base: String
    /// True if the user has left the row, and the text was not accepted, or not yet.
    public var isRefused: Bool
    /// True if the text must be concealed.
    public let isSecret: Bool
    /// The spelling of the text: the user's, or that of programs.
    var spelling = TextSpelling.shown

    /// True if the text is added to the value, even if the value changes in the meantime.
    var isAddition: Bool { spelling == .addition }

    /// Makes a draft. Needed only by code that keeps a record elsewhere.
    public init(text: String, base: String, isRefused: Bool = false, isSecret: Bool = false) {
        self.text = text
        self.base = base
        self.isRefused = isRefused
        self.isSecret = isSecret
    }
}

extension Draft {
    /// Returns true if the drafts are equal, with texts compared byte by byte.
    public static func == (one: Draft, other: Draft) -> Bool {
        isSame(one.text, other.text) && isSame(one.base, other.base) && one.isRefused == other.isRefused
            && one.isSecret == other.isSecret && one.spelling == other.spelling
    }
}

extension Draft: CustomReflectable {
    /// A mirror that shows dots for a secret.
    public var customMirror: Mirror {
        let shown = { (text: String) in isSecret ? concealed(text) : text }
        return Mirror(
            self, children: ["text": shown(text), "base": shown(base), "isRefused": isRefused], displayStyle: .struct)
    }
}

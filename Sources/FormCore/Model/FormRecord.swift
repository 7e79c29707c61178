/// What belongs to editing and not to the settings, by row.
public struct FormRecord: Equatable, Sendable {
    /// What is kept of one row.
    public struct Row: Equatable, Sendable {
        /// Text that the person typed and that is not the value.
        public var draft: Draft?
        /// What the program has to say about the row; it goes when the row is edited.
        public var notice: Notice?
        /// What the row's rules found when they ran last.
        public var issue: Notice?
        /// Whether a rule that takes its time is under way.
        public var isPending: Bool
        /// What the person wants of the row, and somebody else has not accepted yet.
        public internal(set) var wish: Wish?
        /// What somebody else has stored for the row while it had another value here.
        public var conflict: Conflict?

        /// Makes an entry; one that says nothing is not kept.
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

        /// Whether something waits for the person: a text that was refused, an error, or two values to choose from.
        ///
        /// A warning does not, nor does a text that a rule is being asked about.
        public var isProblem: Bool {
            let isRefused = draft?.isRefused == true && issue != nil && !isPending
            return isRefused || issue?.severity == .error || notice?.severity == .error || conflict != nil
        }

        var isEmpty: Bool { self == Row() }

        /// Whether the draft waits for the person to come to another row, and nothing is said of it.
        var isWaitingDraft: Bool { draft?.isRefused == true && issue == nil && !isPending }

        /// What a control shows in place of the value.
        var shownText: String? { draft?.text ?? wish?.text }
    }

    /// The rows of which something is kept.
    public private(set) var rows: [RowPath: Row] = [:]

    /// The rows at which something waits for the person, see ``Row/isProblem``.
    private var problems: Set<RowPath> = []

    /// What there is to say about the whole window, the most severe first.
    public private(set) var notices: [WindowNotice] = []

    /// A record of nothing, as a form begins with.
    public init() {}

    /// What is kept of a row; empty where there is nothing.
    public subscript(path: RowPath) -> Row {
        get { rows[path] ?? Row() }
        set {
            rows[path] = newValue.isEmpty ? nil : newValue
            if newValue.isProblem { problems.insert(path) } else { problems.remove(path) }
        }
    }

    /// Whether something waits for the person at a row of the page that a row opens, or of one further on.
    public func hasProblem(behind path: RowPath) -> Bool {
        problems.contains { $0.components.count > path.components.count && $0.isAtOrBelow(path) }
    }

    /// Whether a draft waits for the person to come to another row.
    var hasWaitingDrafts: Bool { rows.values.contains(where: \.isWaitingDraft) }

    /// Says something about the whole window in place of what the same source has said before.
    mutating func say(_ notice: Notice?, from source: NoticeSource, about row: RowPath?) {
        notices.removeAll { $0.source == source }
        guard let notice else { return }
        let place = notices.firstIndex { $0.notice.severity < notice.severity }
        notices.insert(WindowNotice(source: source, notice: notice, row: row), at: place ?? notices.endIndex)
    }
}

/// Text that is being typed over a value.
public struct Draft: Equatable, Sendable {
    /// What the field shows.
    public var text: String
    /// The value's text when the person began: a draft that equals it again is no edit.
    public var base: String
    /// Whether the person has left it as it is, and it was not taken or is not yet.
    public var isRefused: Bool
    /// Whether no text may show what was typed.
    public let isSecret: Bool
    /// Who has written it: the person, as they type, or a program.
    var spelling = TextSpelling.shown

    /// Whether it is added to the value, whatever that becomes meanwhile.
    var isAddition: Bool { spelling == .addition }

    /// Makes a draft; only what keeps a record elsewhere needs to.
    public init(text: String, base: String, isRefused: Bool = false, isSecret: Bool = false) {
        self.text = text
        self.base = base
        self.isRefused = isRefused
        self.isSecret = isSecret
    }
}

extension Draft {
    /// Whether all of it is the same, the texts byte by byte.
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

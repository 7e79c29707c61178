/// The state of editing that is not part of the settings, by row.
public struct FormRecord {
    /// The entries of the rows of which something is known.
    public private(set) var rows: [RowPath: RowEditing] = [:]

    /// The rows that need the user's attention, see ``RowEditing/isProblem``.
    private var problems: Set<RowPath> = []
    /// The rows of which something is to be written later.
    private(set) var unfinished: Set<RowPath> = []

    /// The notices about the whole window, the most severe first.
    public private(set) var notices: [WindowNotice] = []

    /// Makes an empty record.
    public init() {}

    /// The entry for a row, which is empty if there is none.
    public internal(set) subscript(path: RowPath) -> RowEditing {
        get { rows[path] ?? RowEditing() }
        set {
            rows[path] = newValue.isEmpty ? nil : newValue
            if newValue.isProblem { problems.insert(path) } else { problems.remove(path) }
            if newValue.isUnfinished { unfinished.insert(path) } else { unfinished.remove(path) }
        }
    }

    /// Returns true if a row on the page that the given row opens, or on a later page, needs the user's attention.
    public func hasProblem(behind path: RowPath) -> Bool {
        problems.contains { $0.components.count > path.components.count && $0.isAtOrBelow(path) }
    }

    /// True if a draft waits for the user to reach another row.
    var hasWaitingDrafts: Bool { unfinished.contains { rows[$0]?.isWaitingDraft == true } }

    /// Replaces the notice of a source about the whole window.
    mutating func say(_ notice: WindowNotice?, from source: NoticeSource) {
        notices.removeAll { $0.source == source }
        guard let notice else { return }
        let position = notices.firstIndex { $0.notice.severity < notice.notice.severity }
        notices.insert(notice, at: position ?? notices.endIndex)
    }
}

extension FormRecord: Equatable {
    /// Returns true if the user sees no difference.
    public static func == (one: FormRecord, other: FormRecord) -> Bool {
        one.notices == other.notices && one.shows(all: other) && other.shows(all: one)
    }

    private func shows(all other: FormRecord) -> Bool { other.rows.allSatisfy { self[$0.key] == $0.value } }
}

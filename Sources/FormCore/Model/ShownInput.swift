/// What a control shows instead of its row's value: the draft or, without one, the pending change.
@MainActor
public struct ShownInput {
    private let entry: RowEditing
    private let value: RowValue

    /// Returns `nil` if the row shows its value.
    init?(_ entry: RowEditing, in value: RowValue) {
        if entry.draft == nil, entry.pending == nil { return nil }
        (self.entry, self.value) = (entry, value)
    }

    /// The text, also of a value that was chosen. For a secret it is the secret itself.
    public var text: String { entry.enteredText ?? "" }

    /// True for a draft; false for a pending change.
    public var isDraft: Bool { entry.draft != nil }

    /// True if the user has left the row with the draft.
    public var isLeft: Bool { entry.draft?.isLeft == true }

    /// True if the draft waits for the user to reach other rows, without an issue.
    public var waitsForOtherRows: Bool { entry.isWaitingDraft }

    /// The text of the pending change, to which a text that is an addition is added; `nil` if there is none.
    var pendingText: String? { entry.pending?.text }

    var spelling: TextSpelling { entry.draft?.spelling ?? .shown }

    /// Returns the value that was entered; `nil` if the text can't be read, or if the value has another type.
    public func value<Value>(as type: Value.Type = Value.self) -> Value? {
        let entered = entry.draft.map { value.read($0.input) } ?? entry.pending?.value
        return if case .value(let value) = entered { value as? Value } else { nil }
    }
}

extension ShownInput: CustomReflectable, HiddenFromDumps {}

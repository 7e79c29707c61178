/// What is known of the editing of one row, apart from the state.
///
/// A control shows the ``draft`` or, without one, the ``pending`` change; without either, it shows the value.
public struct RowEditing {
    /// What the user has entered and the state does not have.
    public internal(set) var draft: Draft?
    /// The change that a service has to accept first.
    public internal(set) var pending: PendingChange?
    /// The program's notice about the row; it is removed when the row is edited.
    public internal(set) var notice: Notice?
    /// What the row's format and rules said of the draft or, without one, of the value, when they last ran.
    public internal(set) var issue: Notice?
    /// The conflict with a value that another program has given the row.
    public internal(set) var conflict: Conflict?
    /// Another program's value that an edit here has replaced, until ``Baselines/theirs`` has it.
    var overwritten: ErasedValue?
    /// The last question to the row's asynchronous rules: about the draft or, without one, about the text that was
    /// accepted last.
    var question: RuleQuestion?
    /// True if a rule over several rows no longer waits for the user to reach the row.
    var isTouched = false
    /// True if ``issue`` was found in a stored value, and not in an edit of the user. It stays true while the row is
    /// hidden and has no issue.
    var hasStoredIssue = false

    /// True while an asynchronous rule has not answered yet.
    public var isBeingChecked: Bool { question?.isPending == true }

    /// True if the row needs the user's attention: it has a refused text, an error, or a conflict.
    ///
    /// A warning does not count, nor does a text that an asynchronous rule is checking.
    public var isProblem: Bool {
        let isRefused = draft?.isLeft == true && issue != nil && !isBeingChecked
        return isRefused || issue?.severity == .error || notice?.severity == .error || conflict != nil
    }

    /// The text of the draft or, without one, of the pending change.
    var enteredText: String? { draft?.text ?? pending?.text }

    /// True if the draft waits for the user to reach another row, without an issue.
    var isWaitingDraft: Bool { draft?.isLeft == true && issue == nil && !isBeingChecked }

    /// True if the rules have to run again once the state has changed.
    var isToBeRevalidated: Bool { issue != nil || hasStoredIssue || draft?.isLeft == true }

    /// True if something of the row is to be written later.
    var isUnfinished: Bool { draft != nil || pending != nil || overwritten != nil }

    var isEmpty: Bool { self == RowEditing() && question == nil && !isTouched && !hasStoredIssue && !isUnfinished }
}

extension RowEditing: Equatable {
    /// Returns true if the user sees no difference.
    public static func == (one: RowEditing, other: RowEditing) -> Bool {
        one.draft == other.draft && one.pending == other.pending && one.notice == other.notice
            && one.issue == other.issue && one.isBeingChecked == other.isBeingChecked
            && one.conflict == other.conflict
    }
}

extension RowEditing: CustomReflectable {
    /// A mirror of what the user sees, with dots for secrets.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "draft": draft as Any, "pending": pending as Any, "notice": notice as Any, "issue": issue as Any,
                "conflict": conflict as Any, "isBeingChecked": isBeingChecked,
            ], displayStyle: .struct)
    }
}

/// What a row shows of its editing.
struct ShownEditing {
    /// What its control shows; `nil` if that is the value.
    var input: ShownInput?
    var notice: Notice?
    var conflict: Conflict?
    /// True while a service has not accepted a change.
    var isPending = false
}

extension RowEditing {
    /// Returns what a row shows. No other code decides between value, draft and pending change.
    ///
    /// - Parameters:
    ///   - value: The row's value; `nil` if it has none.
    ///   - isQuoted: True if the row has nothing that shows a draft, so that the notice quotes one that was refused.
    @MainActor
    func shown(in value: RowValue?, quotingDraft isQuoted: Bool) -> ShownEditing {
        var shown = ShownEditing(
            input: value.flatMap { ShownInput(self, in: $0) }, conflict: conflict, isPending: pending != nil)
        var issue = issue
        if let value, let draft {
            if conflict == nil { shown.conflict = value.form.conflict(overtaking: value.editTarget) }
            if isQuoted, draft.isLeft, !isBeingChecked {
                issue = issue.map { Notice($0.severity, .paragraph([value.refusal(of: draft.text), $0.sentence])) }
            }
        }
        let checking = isBeingChecked ? Notice(.information, "Checking…") : nil
        shown.notice = [checking, issue, notice].compactMap(\.self).mostSevere
        return shown
    }
}

/// What the user has entered in a row and the state does not have.
public struct Draft {
    /// How far the user is with a draft.
    public enum Phase: Sendable {
        /// The user is typing.
        case typing
        /// The user has left the row. Its rules or a service refuse the input, its rules are still being asked, or the
        /// input waits for other rows.
        case left
        /// The same, and the user can't use the row. The rules run again once the user can.
        case held
    }

    /// The text, also of a value that was chosen. For a secret it is the secret itself.
    public let text: String
    /// The value's text when the user began to type, or chose a value.
    public internal(set) var base: String
    /// How far the user is with it.
    public internal(set) var phase = Phase.typing
    /// The reason for which a service has rejected the text; `nil` if none has. It is not asked again until the user
    /// wants it.
    public internal(set) var rejection: Notice?
    /// True if the text must be concealed.
    public let isSecret: Bool
    /// The spelling of the text: the user's, or that of programs.
    let spelling: TextSpelling
    /// The user's choice; `nil` for text that is typed.
    var choice: Choice?
    /// The value when the user began to edit it. If it has changed since, the draft is in conflict.
    var baseValue: ErasedValue
    /// True if the program gets the value immediately, even if the user applies edits explicitly.
    let isAppliedAtOnce: Bool

    /// True if the user has left the row, and the text was not accepted, or not yet.
    public var isLeft: Bool { phase != .typing }

    /// True if the text is added to the value, even if the value changes in the meantime.
    var isAddition: Bool { spelling == .addition }

    /// True if it is something else than what the user began to edit, or than the value when the user chose another.
    var isEdited: Bool { choice.map { !$0.value.isSame(as: $0.replaced) } ?? !isSame(text, base) }

    /// The input to be validated.
    var input: Input {
        if case .value(let value) = choice?.value { .value(value) } else { .text(text, spelling) }
    }

    /// A value that the user has chosen. Two values may have the same text, such as options with the same title.
    struct Choice {
        let value: ErasedValue
        /// The value when the user chose.
        var replaced: ErasedValue
    }
}

extension Draft: Equatable {
    /// Returns true if the drafts are equal, with texts compared byte by byte.
    public static func == (one: Draft, other: Draft) -> Bool {
        isSame(one.text, other.text) && isSame(one.base, other.base) && one.phase == other.phase
            && one.rejection == other.rejection && one.spelling == other.spelling && one.hasSameChoice(as: other)
    }

    private func hasSameChoice(as other: Draft) -> Bool {
        guard let choice, let others = other.choice else { return choice == nil && other.choice == nil }
        return choice.value.isSame(as: others.value)
    }
}

extension Draft: CustomReflectable {
    /// A mirror that shows dots for a secret.
    public var customMirror: Mirror {
        let shown = { (text: String) in isSecret ? concealed(text) : text }
        return Mirror(
            self, children: ["text": shown(text), "base": shown(base), "phase": phase], displayStyle: .struct)
    }
}

/// A change that a service has to accept before it takes effect; see ``Element/effect(_:when:perform:)``.
public struct PendingChange {
    /// The value as text. For a secret it is the secret itself.
    public let text: String
    /// True if the text must be concealed.
    public let isSecret: Bool
    let value: ErasedValue
    /// True if the program gets the value immediately, even if the user applies edits explicitly.
    let isAppliedAtOnce: Bool
    /// Identifies the change within the form.
    let number: Int
    let purpose: Purpose

    /// Determines what happens when the change is accepted or rejected.
    enum Purpose {
        /// It becomes the value, as a new undo step.
        case change
        /// The same; if it is rejected, the text that the user has typed is kept as a draft.
        case typed
        /// It is one of a ``JointChange``.
        case joint
        /// All edits are applied, once the last pending change for that is accepted.
        case applying
    }
}

extension PendingChange: Equatable {
    /// Returns true if it is the same change.
    public static func == (one: PendingChange, other: PendingChange) -> Bool {
        one.number == other.number && isSame(one.text, other.text)
    }
}

extension PendingChange: CustomReflectable {
    /// A mirror that shows dots for a secret.
    public var customMirror: Mirror {
        Mirror(self, children: ["text": isSecret ? concealed(text) : text], displayStyle: .struct)
    }
}

/// A question to the asynchronous rules of a row about a text, and their answer.
struct RuleQuestion {
    enum Stage: Equatable {
        /// The rules wait for a pause in typing.
        case waiting
        case asked
        case answered(Notice?)
    }

    /// Identifies the question within the form.
    let number: Int
    let text: String
    let spelling: TextSpelling
    var stage: Stage

    /// True until the rules have answered.
    var isPending: Bool {
        if case .answered = stage { false } else { true }
    }

    /// Returns the answer about a text; `nil` if there is none, or none yet.
    func answer(for text: String) -> Notice? {
        if case .answered(let notice) = stage, isSame(text, self.text) { notice } else { nil }
    }

    /// True if the text must not be accepted, or not yet.
    var isBlocking: Bool {
        if case .answered(let notice) = stage { notice?.severity == .error } else { true }
    }
}

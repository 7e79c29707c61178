/// The text that the user has last discarded with Escape, as the last step of the history.
///
/// Undo brings the text back as the row's draft, and redo discards it again. It ends with the user's next edit.
///
/// It is a class so that a model without one needs little memory for it.
@MainActor
final class DiscardedText {
    /// Where the history is, as seen from the text.
    enum Position {
        /// The text is discarded.
        case after
        /// The text is the draft of its row again.
        case within
        /// The user has undone a step from before the text was typed.
        case before
    }

    let row: RowPath
    let draft: Draft
    let issue: Notice?
    let step: HistoryStep
    let position: Position

    init(_ draft: Draft, _ issue: Notice?, in row: RowPath, _ step: HistoryStep, _ position: Position = .after) {
        (self.row, self.draft, self.issue, self.step, self.position) = (row, draft, issue, step, position)
    }

    /// Returns the text with another position of the history.
    func seen(from position: Position) -> DiscardedText { DiscardedText(draft, issue, in: row, step, position) }
}

extension FormModel {
    /// Discards the draft of a row. Keeps the text for undo, unless it is a secret or equals the value.
    func discard(_ path: RowPath, in context: EditContext, _ plan: inout Plan<State>) {
        plan.forgetDiscardedText()
        forget([path], keepsPending: true, &plan)
        let entry = record[path]
        if let draft = entry.draft, !draft.isSecret, draft.isEdited {
            let step = HistoryStep(row: path, title: context.title(path))
            plan.editing.common.discarded = DiscardedText(draft, entry.issue, in: path, step)
        }
    }

    /// The row whose draft is a discarded text that was brought back and not edited since; `nil` if there is none.
    var restoredRow: RowPath? {
        guard let text = editing.discarded, text.position == .within, let draft = record[text.row].draft,
            isSame(draft.text, text.draft.text), draft.spelling == text.draft.spelling
        else { return nil }
        return text.row
    }

    /// Returns the step that would be undone or redone next.
    func nextStep(_ direction: HistoryDirection) -> HistoryStep? {
        discardedText(nextTo: direction)?.step ?? history.next(direction, in: edited)
    }

    /// Returns the discarded text if undo would bring it back next, or if redo would bring it back or discard it next.
    func discardedText(nextTo direction: HistoryDirection) -> DiscardedText? {
        guard let text = editing.discarded, rows[text.row]?.value.isThere == true else { return nil }
        let isNext =
            switch (text.position, direction) {
            case (.after, .undo): record[text.row].draft == nil
            case (.within, .redo): text.row == restoredRow
            case (.before, .redo): record[text.row].draft == nil && history.next(.redo, in: edited) == nil
            default: false
            }
        return isNext ? text : nil
    }

    /// Brings a discarded text back, or discards it again.
    func travel(to text: DiscardedText, _ plan: inout Plan<State>) {
        plan.enter()
        if text.position == .within {
            forget([text.row], keepsPending: true, &plan)
            plan.editing.common.discarded = text.seen(from: .after)
        } else {
            plan.editing.restore(text)
            plan.editing.common.discarded = text.seen(from: .within)
        }
    }
}

extension EditingPlan {
    /// Makes a discarded text the draft of its row again.
    fileprivate mutating func restore(_ text: DiscardedText) {
        update(text.row) { entry in
            entry.draft = text.draft
            // A text that was being checked counts as typed.
            if text.issue == nil, text.draft.rejection == nil { entry.draft?.phase = .typing }
            entry.issue = text.issue
            (entry.notice, entry.question) = (nil, nil)
        }
    }
}

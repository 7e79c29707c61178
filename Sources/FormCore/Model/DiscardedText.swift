/// The text that the user has last discarded with Escape, as the last step of the history.
///
/// Undo brings the text back as the row's draft, and redo discards it again. It ends with the user's next edit.
@MainActor
struct DiscardedText {
    /// Where the history is, as seen from the text.
    enum Position {
        /// The text is discarded.
        case after
        /// The text is the draft of its row again.
        case within
        /// The user has undone a step from before the text was typed.
        case before
    }

    let draft: Draft
    let kept: KeptDraft
    let issue: Notice?
    let step: HistoryStep
    var position = Position.after

    var row: RowPath { kept.row.path }
}

extension FormModel {
    /// Discards the draft of a row. Keeps the text for undo, unless it is a secret or equals the value.
    func discard(_ path: RowPath, in moment: Moment, _ decision: inout Decision<State>) {
        decision.forgetDiscardedText()
        forget([path], keepsPending: true, &decision)
        if let draft = record[path].draft, let kept = editing.drafts[path], !draft.isSecret, editing.isEdited(path) {
            let step = HistoryStep(row: path, title: moment.title(path))
            decision.editing.discarded = DiscardedText(draft: draft, kept: kept, issue: record[path].issue, step: step)
        }
    }

    /// Returns the step that would be undone or redone next.
    func nextStep(_ direction: HistoryDirection) -> HistoryStep? {
        discardedText(nextTo: direction)?.step ?? history.next(direction, in: edited)
    }

    /// Returns the discarded text if undo would bring it back next, or if redo would bring it back or discard it next.
    func discardedText(nextTo direction: HistoryDirection) -> DiscardedText? {
        guard let text = editing.discarded, text.kept.row.value.isThere else { return nil }
        let isNext =
            switch (text.position, direction) {
            case (.after, .undo): record[text.row].draft == nil
            case (.within, .redo): text.row == editing.restoredRow
            case (.before, .redo): record[text.row].draft == nil && history.next(.redo, in: edited) == nil
            default: false
            }
        return isNext ? text : nil
    }

    /// Brings a discarded text back, or discards it again.
    func travel(to text: DiscardedText, _ decision: inout Decision<State>) {
        var text = text
        decision.enter()
        if text.position == .within {
            forget([text.row], keepsPending: true, &decision)
            text.position = .after
        } else {
            decision.editing.restore(text)
            text.position = .within
        }
        decision.editing.discarded = text
    }
}

extension Editing {
    /// The row whose draft is a discarded text that was brought back and not edited since; `nil` if there is none.
    var restoredRow: RowPath? {
        guard let discarded, discarded.position == .within, let draft = record[discarded.row].draft,
            isSame(draft.text, discarded.draft.text), draft.spelling == discarded.draft.spelling
        else { return nil }
        return discarded.row
    }

    /// Makes a discarded text the draft of its row again.
    mutating func restore(_ text: DiscardedText) {
        drafts[text.row] = text.kept
        update(text.row) {
            $0.draft = text.draft
            // A text that was being checked counts as typed.
            $0.draft?.isRefused = text.draft.isRefused && text.issue != nil
            $0.issue = text.issue
            $0.notice = nil
        }
    }
}

extension Decision {
    /// Ends the discarded text, since the user has edited something else.
    mutating func forgetDiscardedText() {
        guard editing.discarded != nil else { return }
        editing.discarded = nil
        outcome.hasOtherSteps = true
    }
}

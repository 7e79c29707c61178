/// An edit of a form's model.
indirect enum Edit<State> {
    /// The user's work with rows, and the notices of the form.
    case form(FormEdit)
    /// A change of the state through a context, or by the program.
    case write(StateWrite<State>)
    /// Replaces the baselines.
    case baselines(Baselines<State>)
    /// Validates the stored values that differ from a state.
    case lookAtStored(except: State)
}

/// An edit that does not depend on the type of the state.
enum FormEdit {
    /// Sets a row's draft: the whole text after a keystroke, or the text to be added to the value.
    case type(String, TextSpelling, EditedRow)
    /// Sets values that the user has chosen, or texts that stand for them. Several are one change, and the rules run
    /// once.
    case set([(row: EditedRow, input: Input)])
    /// Makes a row's draft the value, or shows why it can't be.
    case commit(EditedRow)
    /// Coalesces the next change with the last one, regardless of the time between them.
    case goOn
    /// The user has left a row without changing it.
    case leave(RowPath)
    /// Validates the drafts that wait for other rows, except for a row on the given page or behind it.
    case endWaiting(except: RowPath?)
    /// Discards the rows' drafts, and what the record has about the rows. A change that was pending when a draft was
    /// typed stays pending.
    case forget([RowPath])
    /// Discards the row's draft, as Escape does. Undo brings the text back.
    case discard(RowPath)
    /// Revalidates refused drafts, and rows that have an issue.
    case lookAgain([EditedRow])
    /// Gives rows the values of a baseline, as an undo step named after a path.
    case reset([EditedRow], to: Baseline, as: RowPath)
    /// Resolves a row's conflict with the user's choice.
    case resolve(EditedRow, ConflictChoice)
    /// Finds the rows of the whole form that are in conflict.
    case findConflicts([EditedRow])
    /// Undoes the user's last step, once services have accepted the rows that need it.
    case undo([EditedRow])
    /// Redoes the last undone step.
    case redo([EditedRow])
    /// Applies the edits, once services have accepted the rows that need it.
    case apply([EditedRow])
    /// Opens a dialog with a page. Edits made from then on are applied or discarded with the dialog.
    case beginDialog(RowPath)
    /// Discards unapplied edits, and drafts. In a dialog, discards those of its pages and closes it.
    case cancelEdits
    /// The debounce time of asynchronous rules has elapsed, and they are being asked about a row.
    case asking(RowPath, question: Int)
    /// Asynchronous rules have answered.
    case answered(RowPath, question: Int, Notice?)
    /// A service has accepted a pending change of a row.
    case accepted(RowPath, change: Int)
    /// A service has rejected a pending change of a row. Without a reason, the change was given up.
    case rejected(RowPath, change: Int, Notice?)
    /// Shows the program's notice about a row.
    case show(Notice?, at: RowPath)
    /// Shows the issue that rules have found at a row.
    case showIssue(Notice?, at: RowPath)
    /// Shows a notice about the whole window.
    case say(Notice?, from: NoticeSource, about: RowPath?, details: NoticeDetails?)
}

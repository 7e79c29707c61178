/// Whatever happens to a form's model.
indirect enum Edit<State> {
    /// What the person does with rows, and what the form says of them.
    case form(FormEdit)
    /// A change of the state through a context, or by the program.
    case write(StateWrite<State>)
    /// Other states to compare with.
    case baselines(Baselines<State>)
    /// Looks at the values that are stored and are not those of a state.
    case lookAtStored(besides: State)
}

/// What happens to a form's model, whatever the type of the state.
enum FormEdit {
    /// The whole text of a row after a keystroke, or what is added to its value; it is the row's draft.
    case type(String, TextSpelling, EditedRow)
    /// Texts that the person has chosen, or typed and left; several are one change, and the rules look once.
    case set([(row: EditedRow, text: String)])
    /// Makes a row's draft the value, or says why it can't be.
    case commit(EditedRow)
    /// What is done next goes on with what was done last, however long ago that was.
    case goOn
    /// The person has been to a row, and has left it as it is.
    case leave(RowPath)
    /// Looks at the drafts that wait for other rows, but for those where one is on a page or behind it.
    case endWaiting(besides: RowPath?)
    /// Gives the values' texts back, and forgets what the record keeps of the rows.
    case forget([RowPath])
    /// Looks again at drafts that were refused, and at rows of which something is said.
    case lookAgain([EditedRow])
    /// Gives rows the values of a baseline, as a step that is called by a path.
    case reset([EditedRow], to: Baseline, as: RowPath)
    /// Gives a row in conflict the value that the person has chosen of the two.
    case settle(EditedRow, ConflictChoice)
    /// Looks which rows of the whole form are in conflict.
    case findConflicts([EditedRow])
    /// Takes the person's last step back, once those rows are accepted that somebody has to accept.
    case undo([EditedRow])
    /// Does again what was undone last.
    case redo([EditedRow])
    /// Makes what was edited what the program goes by, once those rows are accepted that somebody has to accept.
    case apply([EditedRow])
    /// What is edited from now on is applied, or given up, with the dialog that shows a page.
    case beginDialog(RowPath)
    /// Gives up what was edited since it was applied, and the drafts; in a dialog those of its pages, and it ends.
    case cancelEdits
    /// Rules that take their time have waited for long enough, and are being asked about a row.
    case asking(RowPath, check: Int)
    /// They have answered.
    case answered(RowPath, check: Int, Notice?)
    /// Somebody has accepted what the person wants of a row.
    case granted(RowPath, wish: Int)
    /// Somebody has not accepted it, and says why; without a reason it was given up.
    case refused(RowPath, wish: Int, Notice?)
    /// What the program has to say about a row.
    case show(Notice?, at: RowPath)
    /// What the rules have found at a row.
    case showIssue(Notice?, at: RowPath)
    /// What there is to say about the whole window.
    case say(Notice?, from: NoticeSource, about: RowPath?)
}

extension FormEdit {
    /// Whether the state stays as it is, whatever the model decides.
    var concernsRecordOnly: Bool {
        switch self {
        // A dialog begins with the state as it is.
        case .beginDialog, .type, .goOn, .forget, .asking, .refused, .show, .showIssue, .say, .findConflicts: true
        default: false
        }
    }
}

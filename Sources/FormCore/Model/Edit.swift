/// Whatever happens to a form, as data: what the user, the program, a service or another program does. It names rows by
/// their paths.
///
/// A log is a list of edits, and a replay sends them again. In memory an edit has values of their own types; in a log
/// it has texts, see `FormModel.logged`.
package enum Edit {
    // The user's work with rows.

    /// Sets a row's draft: the whole text after a keystroke, or the text to be added to the value.
    case type(row: RowPath, text: String, spelling: TextSpelling)
    /// Sets values that the user has chosen, or texts that stand for them. Several are one change, and the rules run
    /// once. With `includesHidden`, also rows that the user can't use now get them. With `isAppliedAtOnce`, the program
    /// gets them immediately, even if the user applies edits explicitly.
    case set(rows: [RowInput], includesHidden: Bool, isAppliedAtOnce: Bool)
    /// Makes a row's draft the value, or shows why it can't be.
    case commit(row: RowPath)
    /// Coalesces the next change with the last one, regardless of the time between them.
    case coalesce
    /// The user has left a row without changing it.
    case leave(row: RowPath)
    /// Validates the drafts that wait for other rows, except for a row on the given page or behind it.
    case endWaiting(page: RowPath?)
    /// Discards the rows' drafts, and what the record has about the rows. A change that was pending when a draft was
    /// typed stays pending.
    case forget(rows: [RowPath])
    /// Discards the row's draft, as Escape does. Undo brings the text back.
    case discard(row: RowPath)
    /// Gives rows the values of a baseline, as an undo step named after a path.
    case reset(rows: [RowPath], baseline: Baseline, name: RowPath, isAppliedAtOnce: Bool)
    /// Resolves a row's conflict with the user's choice.
    case resolve(row: RowPath, choice: ConflictChoice)
    /// Undoes the user's last step, once services have accepted the rows that need it, of those that are named.
    case undo(services: [RowPath])
    /// Redoes the last undone step.
    case redo(services: [RowPath])
    /// Applies the edits, once services have accepted the rows that need it.
    case apply
    /// Opens a dialog with a page. Edits made from then on are applied or discarded with the dialog.
    case beginDialog(page: RowPath)
    /// Discards unapplied edits, and drafts. In a dialog, discards those of its pages and closes it.
    case cancelEdits

    // Edits of lists.

    /// Inserts an item into a list.
    case insert(list: RowPath, item: EditValue, position: NamedPosition, isAppliedAtOnce: Bool)
    /// Removes items from their lists, as one change.
    case remove(items: [RowPath], isAppliedAtOnce: Bool)
    /// Moves an item within its list.
    case move(item: RowPath, position: NamedPosition, isAppliedAtOnce: Bool)
    /// Rolls back the insertion of an item, including its undo step, unless a text was typed into the item's rows.
    case takeBack(item: RowPath)

    // The answers of rules and services, and notices.

    /// The debounce time of asynchronous rules has elapsed, and they are being asked about a row.
    case ask(row: RowPath, question: Int)
    /// Asynchronous rules have answered.
    case answer(row: RowPath, question: Int, notice: Notice?)
    /// A service has accepted a pending change of a row.
    case accept(row: RowPath, change: Int)
    /// A service has rejected a pending change of a row. Without a reason, the change was given up.
    case reject(row: RowPath, change: Int, reason: Notice?)
    /// Shows the program's notice about a row.
    case show(row: RowPath, notice: Notice?)
    /// Shows the issue that rules have found at a row.
    case showIssue(row: RowPath, issue: Notice?)
    /// Shows a notice about the whole window. The ``NoticeDetails`` are not part of a log.
    case say(source: NoticeSource, notice: Notice?, row: RowPath?, details: EditValue?)

    // Changes that no row makes.

    /// Writes a row's value, without its rules. The change is named after the row.
    case write(row: RowPath, text: String, origin: ChangeOrigin)
    /// Changes the state, by a ``StateChange``. The change is named after the row with whose actions it was made.
    case change(EditValue, origin: ChangeOrigin, row: RowPath?)
    /// Replaces the baselines, by ``Baselines``.
    case baselines(EditValue)
    /// Validates the stored values that differ from a state.
    case validateStored(defaults: EditValue)

    // What the form does itself after other edits.

    /// Validates the refused drafts again, and the rows on the screen that have an issue.
    case revalidate
    /// Finds the rows of the whole form that are in conflict.
    case findConflicts
}

/// A row, and what it is given.
package struct RowInput {
    let row: RowPath
    let input: Input
}

extension Edit: Codable {}

extension RowInput: Codable {
    private enum CodingKeys: CodingKey { case row, text }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        row = try container.decode(RowPath.self, forKey: .row)
        input = .text(try container.decode(String.self, forKey: .text), .canonical)
    }

    /// - Throws: An error for a value that is not a text.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(row, forKey: .row)
        guard case .text(let text, _) = input else {
            let reason = EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "It is not a text.")
            throw EncodingError.invalidValue(input, reason)
        }
        try container.encode(text, forKey: .text)
    }
}

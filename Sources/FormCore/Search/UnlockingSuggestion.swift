/// A change of one row by which the user can unlock another row, so that the other row is no longer hidden or no longer
/// disabled.
struct UnlockingSuggestion: Equatable {
    /// The path of the row with the switch or the choice to change.
    let path: RowPath
    /// The sentence that tells the user what to change.
    let sentence: Sentence
}

/// The reason why the user can't use a row: it is hidden, or it is disabled. If the user changes another row, the
/// reason may no longer apply.
enum RowRestriction {
    case hidden
    case disabled

    /// Returns true if the restriction applies to the row itself. Restrictions of the rows that lead to it are ignored.
    @MainActor
    func applies(to cell: FormCell) -> Bool {
        switch self {
        case .hidden:
            !cell.isVisible || cell.section?.isVisible == false || cell.expanders.contains { !$0.offersRows }
        case .disabled: !cell.isEnabled
        }
    }

    /// Returns the sentence that tells the user how to change a switch or a choice in order to unlock another row.
    ///
    /// - Parameters:
    ///   - cell: The row with the switch or the choice.
    ///   - text: The value to choose, as text.
    @MainActor
    func sentence(_ cell: FormCell, _ text: String) -> Sentence {
        let isSwitch = cell.control?.toggle != nil
        let isOn = text == cell.value?.options.first
        let (title, option) = (cell.title, Sentence(text))
        return switch self {
        case .hidden:
            if isSwitch {
                isOn
                    ? Sentence("Hidden. Turn on “%1$s” to see it.", title)
                    : Sentence("Hidden. Turn off “%1$s” to see it.", title)
            } else if cell.role == .option {
                Sentence("Hidden. Choose “%1$s” to see it.", title)
            } else {
                Sentence("Hidden. Choose “%2$s” under “%1$s” to see it.", title, option)
            }
        case .disabled:
            if isSwitch {
                isOn
                    ? Sentence("Turn on “%1$s” first.", title)
                    : Sentence("Turn off “%1$s” first.", title)
            } else if cell.role == .option {
                Sentence("Choose “%1$s” first.", title)
            } else {
                Sentence("Choose “%2$s” under “%1$s” first.", title, option)
            }
        }
    }
}

/// A suggestion that unlocks a row: a change by the user after which the row is no longer hidden, or no longer
/// disabled.
struct UnlockingSuggestion: Equatable {
    /// The path of the switch or the choice to change.
    let path: RowPath
    /// The instruction for the user.
    let sentence: Sentence
}

/// The reason why a row can't be used, which may disappear with a change of another row.
enum RowRestriction {
    case hidden
    case disabled

    /// Returns true if the reason applies to the row itself, regardless of the rows that lead to it.
    @MainActor
    func applies(to cell: FormCell) -> Bool {
        switch self {
        case .hidden:
            !cell.isVisible || cell.section?.isVisible == false || cell.expanders.contains { !$0.offersRows }
        case .disabled: !cell.isEnabled
        }
    }

    /// Returns the instruction to change a switch or a choice.
    ///
    /// - Parameters:
    ///   - cell: The row of the switch or the choice.
    ///   - text: The value to change it to, as text.
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

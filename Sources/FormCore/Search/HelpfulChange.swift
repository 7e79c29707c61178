/// What a person can change so that a row is no longer hidden, or no longer disabled.
struct HelpfulChange: Equatable {
    /// The switch, or the row with the choice.
    let path: RowPath
    /// Says what to do.
    let sentence: Sentence
}

/// What keeps a person from a row, and may go with a change of another one.
enum RowLack {
    /// The row is not shown.
    case hidden
    /// The row can't be used.
    case disabled

    /// Whether a row lacks it, whatever the rows on its way do.
    @MainActor
    func isThere(_ cell: FormCell) -> Bool {
        switch self {
        case .hidden:
            !cell.isVisible || cell.section?.isVisible == false || cell.expanders.contains { !$0.offersRows }
        case .disabled: !cell.isEnabled
        }
    }

    /// Says what to do with a switch or a choice.
    ///
    /// - Parameters:
    ///   - cell: The row of the switch or the choice.
    ///   - text: What helps as its value.
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

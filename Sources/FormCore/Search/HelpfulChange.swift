/// What a person can change so that a row is no longer hidden, or no longer disabled.
struct HelpfulChange: Equatable {
    /// The switch, or the row with the choice.
    let path: RowPath
    /// Says what to do.
    let sentence: String
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
        case .hidden: !cell.isVisible || cell.section?.isVisible == false
        case .disabled: !cell.isEnabled
        }
    }

    /// Says what to do with a switch or a choice.
    ///
    /// - Parameters:
    ///   - cell: The row of the switch or the choice.
    ///   - text: What helps as its value.
    @MainActor
    func sentence(_ cell: FormCell, _ text: String, translate: (String) -> String) -> String {
        translate(sentence(cell, text))
            .replacing("%1$s", with: cell.title)
            .replacing("%2$s", with: translate(text))
    }

    @MainActor
    private func sentence(_ cell: FormCell, _ text: String) -> String {
        let isSwitch = if case .switch = cell.control { true } else { false }
        let isOn = text == cell.value?.options.first
        return switch self {
        case .hidden:
            if isSwitch {
                isOn ? "Hidden. Turn on “%1$s” to see it." : "Hidden. Turn off “%1$s” to see it."
            } else if cell.role == .option {
                "Hidden. Choose “%1$s” to see it."
            } else {
                "Hidden. Choose “%2$s” under “%1$s” to see it."
            }
        case .disabled:
            if isSwitch {
                isOn ? "Turn on “%1$s” first." : "Turn off “%1$s” first."
            } else if cell.role == .option {
                "Choose “%1$s” first."
            } else {
                "Choose “%2$s” under “%1$s” first."
            }
        }
    }
}

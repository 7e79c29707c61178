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

    /// Returns true if the restriction applies to a row, or to a row that leads to it.
    ///
    /// - Parameter option: The option to ask about, if the row is a choice; `nil` for the choice as a whole.
    @MainActor
    func applies(to row: FormRow, option: String?) -> Bool {
        switch self {
        case .hidden: !row.isVisible || option.map(row.hiddenOptions.contains) ?? false
        case .disabled: !row.isEnabled
        }
    }

    /// Returns the sentence that tells the user how to change a switch or a choice in order to unlock another row.
    ///
    /// - Parameters:
    ///   - row: The row with the switch or the choice.
    ///   - text: The value to choose, as text.
    @MainActor
    func sentence(_ row: FormRow, _ text: String) -> Sentence {
        let isSwitch = row.control == .switch || row.control == .checkButton
        let isOn: Bool? = isSwitch ? text == row.value?.options.first : nil
        let (title, option) = (row.title, Sentence(text))
        return switch (self, isOn, row.role == .option) {
        case (.hidden, true?, _): Sentence("Hidden. Turn on “%1$s” to see it.", title)
        case (.hidden, false?, _): Sentence("Hidden. Turn off “%1$s” to see it.", title)
        case (.hidden, nil, true): Sentence("Hidden. Choose “%1$s” to see it.", title)
        case (.hidden, nil, false): Sentence("Hidden. Choose “%2$s” under “%1$s” to see it.", title, option)
        case (.disabled, true?, _): Sentence("Turn on “%1$s” first.", title)
        case (.disabled, false?, _): Sentence("Turn off “%1$s” first.", title)
        case (.disabled, nil, true): Sentence("Choose “%1$s” first.", title)
        case (.disabled, nil, false): Sentence("Choose “%2$s” under “%1$s” first.", title, option)
        }
    }
}

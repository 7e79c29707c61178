/// A row for one option of a choice, with a check mark while the option is chosen.
///
/// - Parameters:
///   - title: The option's title.
///   - option: The value that is written when the user chooses the row. If a page has two equal options for the same
///     key path, that is reported as a mistake in the form.
///   - keyPath: The key path of the chosen value.
public func optionCell<State, Value: Equatable & Sendable>(
    title: String,
    option: Value,
    keyPath: WritableKeyPath<State, Value> & Sendable
) -> Element<FormCell, State> {
    Element(title: title, .option(Option(option: option, keyPath: keyPath)))
}

private struct Option<State, Value: Equatable & Sendable>: OptionNode {
    let option: Value
    let keyPath: WritableKeyPath<State, Value> & Sendable

    func makeValue(titled title: String, in context: RenderingContext<State>) -> RowValue? {
        guard let choice = context.row.choice else {
            return context.access.pullBack(OptionField(keyPath, option: option), of: context.row)
        }
        return context.value(of: choice, with: option, titled: title, keyPath: keyPath)
    }

    func configure(_ cell: FormCell, titled title: String, in context: RenderingContext<State>) {
        context.scope.note(option: option, of: keyPath, row: context.path)
        cell.role = .option
        let isFirstOfChoice = context.row.choice.map { $0.value == nil } ?? false
        cell.value = makeValue(titled: title, in: context)
        // The rows of a choice share one value, whose text is the title of the chosen option. Any other option row has
        // a value that is on or off.
        let sharesValue = context.row.sharedValue != nil
        cell.optionText = sharesValue ? title : Format.onOff.print(true)
        var entered: Value??
        var isNoOption = false
        let show = { [unowned cell] in
            cell.accessory = .checkmark((entered ?? context.state[keyPath: keyPath]) == option)
        }
        cell.onSelect = { [unowned cell] in
            if cell.isJudged {
                cell.value?.set(.value(option))
            } else {
                context.set(keyPath, to: option)
            }
        }
        cell.onShown = { [unowned cell] shown in
            entered = shown.input.map { $0.value() }
            show()
            return (!sharesValue || cell.accessory == .checkmark(true) || isNoOption && shown.input == nil, nil)
        }
        context.update(from: keyPath) { value in
            let before = (cell.accessory, isNoOption)
            show()
            if isFirstOfChoice {
                let notice = context.noticeOfChoice(value)
                cell.section?.notice = notice
                isNoOption = notice != nil
            }
            let isOther = before.0 != .none && before != (cell.accessory, isNoOption)
            if sharesValue, isOther { cell.applyRecord() }
        }
    }
}

extension RenderingContext {
    /// Adds an option to the choice that the row belongs to, and returns the value that all rows of the choice share.
    ///
    /// If the option's key path differs from the choice's, the option is not added. In this case, the function reports
    /// a mistake in the form and returns `nil`.
    fileprivate func value<Value: Equatable & Sendable>(
        of choice: SharedChoice, with option: Value, titled title: String,
        keyPath: WritableKeyPath<State, Value> & Sendable
    ) -> RowValue? {
        var value = choice.value
        if value == nil {
            let group = ChoiceGroup(keyPath)
            let made = access.pullBack(group.field, of: row)
            choice.share(made, of: group)
            value = made
        }
        guard let group = choice.group as? ChoiceGroup<State, Value>, group.path == keyPath else {
            scope.report(.optionOfOtherValue(title, choice: path))
            return nil
        }
        group.add(Choice(option: option, title: title))
        return value
    }

    /// Returns a notice if the value is not among the choice's options, otherwise `nil`.
    fileprivate func noticeOfChoice<Value: Equatable & Sendable>(_ value: Value) -> Notice? {
        let group = row.choice?.group as? ChoiceGroup<State, Value>
        guard let group, group.choice(of: value) == nil else { return nil }
        return noticeOfNoOption(Sentence(verbatim: "\(value)"), hasOptions: true)
    }
}

extension FormCell {
    /// True if the row has rules or an effect, which have to accept a value before the state stores it.
    fileprivate var isJudged: Bool {
        identity.map { !$0.scope.rules(for: $0.path).isEmpty || $0.scope.effect(of: $0.path) != nil } ?? false
    }
}

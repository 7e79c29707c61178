/// A row that stands for one choice, with a check mark when it is the chosen one.
///
/// - Parameters:
///   - title: What the person reads of the choice.
///   - option: The value that choosing the row writes. Two equal options for one
///     key path on a page are reported as the form's mistake.
///   - keyPath: Where the choice is kept.
public func optionCell<State, Value: Equatable & Sendable>(
    title: String,
    option: Value,
    keyPath: WritableKeyPath<State, Value> & Sendable
) -> Element<FormCell, State> {
    customCell(title: title) { cell, context in
        context.scope.note(option: option, of: keyPath, row: context.path)
        cell.role = .option
        let isFirstOfChoice = context.row.choice != nil && context.row.shared == nil
        cell.value = context.row.choice == nil
            ? context.access.lift(OptionField(keyPath, option: option), of: context.row)
            : context.choiceValue(of: option, titled: title, keyPath: keyPath)
        // Where several rows share a value, it is the title of an option.
        let sharesValue = context.row.sharedValue != nil
        let chosen = sharesValue ? title : Format.onOff.print(true)
        cell.optionText = chosen
        var draft: String?
        var noOption: Notice?
        let show = { [unowned cell] in
            let isChosen = draft.map { $0 == chosen } ?? (context.state[keyPath: keyPath] == option)
            cell.accessory = .checkmark(isChosen)
        }
        cell.onSelect = { [unowned cell] in
            if cell.hasRules { cell.value?.set(chosen) } else { context.set(keyPath, to: option) }
        }
        cell.onRecord = { [unowned cell] row in
            draft = row.shownText
            show()
            return (!sharesValue || cell.accessory == .checkmark(true), noOption)
        }
        return context.follow({ $0[keyPath: keyPath] }) { value in
            show()
            guard isFirstOfChoice else { return }
            let notice = context.noticeOfChoice(value)
            guard notice != noOption else { return }
            noOption = notice
            cell.ownNoticeChanged()
        }
    }
}

extension RenderingContext {
    /// The value of the choice that the row is an option of.
    fileprivate func choiceValue<Value: Equatable & Sendable>(
        of option: Value, titled title: String, keyPath: WritableKeyPath<State, Value> & Sendable
    ) -> RowValue? {
        if row.shared == nil {
            let field = ChoiceField(keyPath)
            row.share(access.lift(field, of: row), of: field)
        }
        guard let field = row.shared?.field as? ChoiceField<State, Value>, field.path == keyPath else {
            scope.report(.optionOfOtherValue(title, choice: path))
            return nil
        }
        field.add(option, title: title)
        return row.shared?.value
    }

    /// What there is to say of a value that is none of the choice's options.
    fileprivate func noticeOfChoice<Value: Equatable & Sendable>(_ value: Value) -> Notice? {
        let field = row.shared?.field as? ChoiceField<State, Value>
        return field?.hasOption(value) == false ? noticeOfNoOption(Sentence(verbatim: "\(value)")) : nil
    }
}

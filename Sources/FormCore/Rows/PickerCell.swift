/// The presentation of the options in a picker.
public enum PickerStyle: Sendable, CaseIterable {
    /// A menu that the row's button opens, with a search field if there are many options. Suitable for four or more
    /// options.
    case menu
    /// Segments side by side in the row. Suitable for two to four options with short titles.
    case segments
    /// Radio buttons below the title, one for each option, with the option's explanation. Suitable for a few options
    /// that users need to compare.
    case radioGroup
    /// A separate page with the options, as with ``nestedOptions(title:keyPath:options:text:)``. The page has a search
    /// field if there are at least 20 options. Suitable for many options or long titles.
    case page
}

/// A row for choosing one of several options.
///
/// ```swift
/// picker(title: "Quality", keyPath: \.quality, options: [.draft, .normal, .high], style: .segments, text: \.title)
/// ```
///
/// - Parameters:
///   - title: The row's title.
///   - keyPath: The key path of the chosen value.
///   - options: The options in order, without duplicates. If the value in the state is not among them, the row keeps
///     it and shows a notice until the user chooses an option. Such a value is also reported as a mistake in the form.
///   - style: The presentation of the options.
///   - text: Returns an option's title, which is translated. The closure is also called for a value in the state that
///     is not among the options, such as a value from a file.
///   - help: Returns a sentence that explains an option. The sentence is translated, and only a radio group shows it.
public func picker<State, Value: Equatable & Sendable>(
    title: String,
    keyPath: WritableKeyPath<State, Value> & Sendable,
    options: [Value],
    style: PickerStyle = .menu,
    text: @escaping @Sendable (Value) -> String = { "\($0)" },
    help: @escaping @Sendable (Value) -> String? = { _ in nil }
) -> Element<FormCell, State> {
    guard let kind = style.controlKind else {
        return nestedOptions(title: title, keyPath: keyPath, options: options, text: text)
    }
    let choices = options.map { Choice(option: $0, title: text($0)) }
    return pickerCell(title: title, ChoiceField(keyPath, among: choices, text: text), kind, help: help)
}

/// A row for choosing one of the cases of a type.
///
/// - Parameters:
///   - title: The row's title.
///   - keyPath: The key path of the chosen case.
///   - style: The presentation of the cases.
///   - text: Returns a case's title, which is translated; by default its name in Swift.
///   - help: Returns a sentence that explains a case. The sentence is translated, and only a radio group shows it.
public func picker<State, Value: Equatable & Sendable & CaseIterable>(
    title: String,
    keyPath: WritableKeyPath<State, Value> & Sendable,
    style: PickerStyle = .menu,
    text: @escaping @Sendable (Value) -> String = { "\($0)" },
    help: @escaping @Sendable (Value) -> String? = { _ in nil }
) -> Element<FormCell, State> {
    picker(title: title, keyPath: keyPath, options: Array(Value.allCases), style: style, text: text, help: help)
}

/// A row for choosing one of several options that are computed from the state.
///
/// If the chosen value is no longer among the options, the row keeps the value, with a notice until the user chooses
/// one of the options.
///
/// ```swift
/// picker(title: "Resolution", keyPath: \.resolution, optionsFrom: \.monitor.resolutions)
/// ```
///
/// - Parameters:
///   - title: The row's title.
///   - keyPath: The key path of the chosen value.
///   - options: Returns the options in a state, in order and without duplicates.
///   - style: The presentation of the options.
///   - text: Returns the title of a value in a state; the title is translated. The closure is also called for a value
///     that is not among the options.
public func picker<State, Value: Equatable & Sendable>(
    title: String,
    keyPath: WritableKeyPath<State, Value> & Sendable,
    optionsFrom options: @escaping @MainActor @Sendable (State) -> [Value],
    style: PickerStyle = .menu,
    text: @escaping @MainActor @Sendable (State, Value) -> String = { "\($1)" }
) -> Element<FormCell, State> {
    guard let kind = style.controlKind else {
        return nestedOptions(title: title, keyPath: keyPath, optionsFrom: options, text: text)
    }
    return pickerCell(title: title, ChoiceField(keyPath, optionsFrom: options, text: text), kind) { _ in nil }
}

extension PickerStyle {
    /// The kind of control in the row; `nil` if the options are on a separate page.
    fileprivate var controlKind: Control.Kind? {
        switch self {
        case .menu: .menu
        case .segments: .segments
        case .radioGroup: .radioGroup
        case .page: nil
        }
    }
}

private func pickerCell<State, Value: Equatable & Sendable>(
    title: String,
    _ field: ChoiceField<State, Value>,
    _ kind: Control.Kind,
    help: @escaping @Sendable (Value) -> String?
) -> Element<FormCell, State> {
    Element(
        title: title,
        RowContent(
            field: { _ in field }, control: kind,
            configure: { cell, context in
                let picker = Picker(cell.value!)
                cell.control =
                    switch kind {
                    case .segments: .segments(picker)
                    case .radioGroup: .radioGroup(picker)
                    default: .menu(picker)
                    }
                context.followChoice(of: cell, field) { current, choices in
                    var options = choices.map { choice in
                        Picker.Option(
                            title: context.translate(choice.title), help: help(choice.option).map(context.translate))
                    }
                    var values = choices.map(\.option)
                    // A menu's button shows the current value even if it is not an option.
                    if kind == .menu, !values.contains(current.option) {
                        options.append(Picker.Option(title: context.translate(current.title), help: nil))
                        values.append(current.option)
                    }
                    picker.follow(options, values: values, current: current.option)
                }
            }))
}

extension RenderingContext {
    /// Keeps a row for choosing an option up to date. The row has a notice while the value is not among the options.
    ///
    /// If the options never change, such a value is reported as a mistake in the form.
    ///
    /// - Parameter show: Shows the value, with its untranslated title, and the current options in the row.
    func followChoice<Value: Equatable & Sendable>(
        of cell: FormCell, _ field: ChoiceField<State, Value>,
        show: @escaping @MainActor (Choice<Value>, [Choice<Value>]) -> Void
    ) {
        var noOption: Notice?
        cell.onShown = { _ in (true, noOption) }
        var shown: Value?
        updates.add(reading: field.isFixed ? StoredBytes(field.path) : nil) { [counters = scope.counters] state, _ in
            counters.bindingsRead += 1
            let value = state[keyPath: field.path]
            if field.isFixed, value == shown { return }
            shown = value
            let choices = field.choices(state)
            let title = field.title(state, value)
            show(Choice(option: value, title: title), choices)
            let isOption = choices.contains { $0.option == value }
            let notice =
                isOption
                ? nil
                : noticeOfNoOption(
                    Sentence(title), hasOptions: !choices.isEmpty, isMistake: field.isFixed)
            guard notice != noOption else { return }
            noOption = notice
            cell.applyRecord()
        }
    }
}

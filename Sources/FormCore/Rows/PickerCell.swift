/// How a row offers the options of a value.
public enum PickerStyle: Sendable, CaseIterable {
    /// In a menu that the row's button opens, with a search field where there are many; for four and more.
    case menu
    /// Beside each other in the row; for two to four with short titles.
    case segments
    /// Below the title, each on a line of its own, with what explains it; for a few that have to be compared.
    case radioGroup
    /// On a page of its own, as ``nestedOptions(title:keyPath:options:text:)``, with a search field from 20 options on;
    /// for many, or long titles.
    case page
}

/// A row in which one of several options is chosen.
///
/// ```swift
/// picker(title: "Quality", keyPath: \.quality, options: [.draft, .normal, .high], style: .segments, text: \.title)
/// ```
///
/// - Parameters:
///   - title: The row's title.
///   - keyPath: Where the choice is kept.
///   - options: The options, in order, each once. A value that is none of them is left as it is, with a notice until
///     the person has chosen one, and reported as the form's mistake.
///   - style: How the options are offered.
///   - text: An option's title, which is translated. It is asked for any value of the state, also one that is none
///     of the options, as from a file.
///   - help: A sentence that explains an option, which is translated; shown in a radio group.
public func picker<State, Value: Equatable & Sendable>(
    title: String,
    keyPath: WritableKeyPath<State, Value> & Sendable,
    options: [Value],
    style: PickerStyle = .menu,
    text: @escaping @Sendable (Value) -> String = { "\($0)" },
    help: @escaping @Sendable (Value) -> String? = { _ in nil }
) -> Element<FormCell, State> {
    guard let control = style.control else {
        return nestedOptions(title: title, keyPath: keyPath, options: options, text: text)
    }
    let choices = options.map { Choice(option: $0, title: text($0)) }
    return pickerCell(title: title, keyPath: keyPath, control, isFixed: true) { _ in
        choices
    } text: { _, value in
        text(value)
    } help: {
        help($0)
    }
}

/// A row in which one of all cases of a type is chosen.
///
/// - Parameters:
///   - title: The row's title.
///   - keyPath: Where the choice is kept.
///   - style: How the cases are offered.
///   - text: A case's title, which is translated; by default its name in Swift.
///   - help: A sentence that explains a case, which is translated; shown in a radio group.
public func picker<State, Value: Equatable & Sendable & CaseIterable>(
    title: String,
    keyPath: WritableKeyPath<State, Value> & Sendable,
    style: PickerStyle = .menu,
    text: @escaping @Sendable (Value) -> String = { "\($0)" },
    help: @escaping @Sendable (Value) -> String? = { _ in nil }
) -> Element<FormCell, State> {
    picker(title: title, keyPath: keyPath, options: Array(Value.allCases), style: style, text: text, help: help)
}

/// A row in which one of several options is chosen that follow the state.
///
/// A chosen value that is no option any more stays, with a notice until the person has chosen another.
///
/// ```swift
/// picker(title: "Resolution", keyPath: \.resolution, optionsFrom: \.monitor.resolutions)
/// ```
///
/// - Parameters:
///   - title: The row's title.
///   - keyPath: Where the choice is kept.
///   - options: The options of a state, in order, each once.
///   - style: How the options are offered.
///   - text: A value's title in a state, also of one that is no option; it is translated.
public func picker<State, Value: Equatable & Sendable>(
    title: String,
    keyPath: WritableKeyPath<State, Value> & Sendable,
    optionsFrom options: @escaping @MainActor @Sendable (State) -> [Value],
    style: PickerStyle = .menu,
    text: @escaping @MainActor @Sendable (State, Value) -> String = { "\($1)" }
) -> Element<FormCell, State> {
    guard let control = style.control else {
        return nestedOptions(title: title, keyPath: keyPath, optionsFrom: options, text: text)
    }
    return pickerCell(title: title, keyPath: keyPath, control, isFixed: false) { state in
        options(state).map { Choice(option: $0, title: text(state, $0)) }
    } text: {
        text($0, $1)
    } help: { _ in
        nil
    }
}

extension PickerStyle {
    /// Makes the control in the row; `nil` where the options are not in it.
    fileprivate var control: (@MainActor @Sendable (Picker) -> Control)? {
        switch self {
        case .menu: Control.menu
        case .segments: Control.segments
        case .radioGroup: Control.radioGroup
        case .page: nil
        }
    }
}

/// - Parameter isFixed: Whether a value that is none of the choices is a mistake of the author's.
private func pickerCell<State, Value: Equatable & Sendable>(
    title: String,
    keyPath: WritableKeyPath<State, Value> & Sendable,
    _ control: @escaping @MainActor @Sendable (Picker) -> Control,
    isFixed: Bool,
    choices: @escaping @MainActor @Sendable (State) -> [Choice<Value>],
    text: @escaping @MainActor @Sendable (State, Value) -> String,
    help: @escaping @MainActor @Sendable (Value) -> String?
) -> Element<FormCell, State> {
    customCell(title: title) { cell, context in
        let picker = Picker(context.access.lift(ChoiceField(keyPath, among: choices, title: text), of: context.row))
        let control = control(picker)
        cell.control = control
        return context.followChoice(of: cell, keyPath, isFixed: isFixed, choices, text) { name, choices in
            var options = choices.map { choice in
                Picker.Option(
                    title: context.translate(choice.title), help: help(choice.option).map(context.translate),
                    name: choice.title)
            }
            // A menu's button shows what is chosen, whatever it is.
            if control.kind == .menu, !options.contains(where: { $0.name == name }) {
                options.append(Picker.Option(title: context.translate(name), help: nil, name: name))
            }
            picker.follow(options, value: name)
        }
    }
}

extension RenderingContext {
    /// Keeps a row that shows a choice in step, with a notice while the value is none of the options.
    ///
    /// - Parameters:
    ///   - isFixed: Whether a value that is none of the choices is a mistake of the author's.
    ///   - show: Shows the title of the value, before it is translated, and the choices.
    func followChoice<Value: Equatable & Sendable>(
        of cell: FormCell,
        _ keyPath: WritableKeyPath<State, Value> & Sendable,
        isFixed: Bool,
        _ choices: @escaping @MainActor (State) -> [Choice<Value>],
        _ text: @escaping @MainActor (State, Value) -> String,
        show: @escaping @MainActor (_ title: String, [Choice<Value>]) -> Void
    ) -> @MainActor (State) -> Void {
        var noOption: Notice?
        cell.onRecord = { _ in (true, noOption) }
        var shown: Value?
        return follow({ $0 }) { state in
            let value = state[keyPath: keyPath]
            if isFixed, value == shown { return }
            shown = value
            let choices = choices(state)
            let title = text(state, value)
            show(title, choices)
            let isOption = choices.contains { $0.option == value }
            let notice =
                isOption
                ? nil
                : noticeOfNoOption(
                    Sentence(title), hasOptions: !choices.isEmpty, isMistake: isFixed)
            guard notice != noOption else { return }
            noOption = notice
            cell.applyRecord()
        }
    }
}

/// A group of rows for choosing one of several options, which counts as one setting with one name.
///
/// Each row is an `optionCell` with the same key path. Outside a choice, every option cell counts as a separate setting
/// that is on or off. Within a choice, all of the options are a single setting, whose name is the title of the choice.
/// The setting has this name in search, in undo, in the list of changed settings and on the command line. For example,
/// the command `set Quality High` chooses an option.
///
/// ```swift
/// choice(title: "Quality") {
///     optionCell(title: "Low", option: .low, keyPath: \.quality)
///     optionCell(title: "High", option: .high, keyPath: \.quality)
/// }
/// ```
///
/// If the value is not among the options, a notice above the rows names the value until the user chooses an option, and
/// a mistake in the form is reported.
///
/// - Parameters:
///   - title: The heading above the rows. It is translated; the untranslated title is the choice's name in paths (see
///     ``RowPath``).
///   - footer: Returns the text below the rows for a state, or `nil` for no text.
///   - isVisible: Returns true if the group is shown in a state. A hidden group keeps its value.
///   - content: The rows, one per statement.
public func choice<State>(
    title: String,
    footer: @escaping @MainActor @Sendable (State) -> String? = { _ in nil },
    isVisible: @escaping @MainActor @Sendable (State) -> Bool = { _ in true },
    @ElementBuilder<FormCell, State> content: () -> [Element<FormCell, State>]
) -> Element<Section, State> {
    let rows = SectionRows(
        header: title, footer: footer, isVisible: isVisible, groups: content().map(FormCell.group), choice: title)
    return Element(SectionSpec(.rows(rows)))
}

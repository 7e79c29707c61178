/// A row that shows and hides rows below itself, in the same section.
///
/// ```swift
/// section("Connection") {
///     controlCell(title: "Host", control: textField(keyPath: \.host))
///     expanderCell(title: "Advanced") {
///         controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
///         controlCell(title: "Verbose", control: uiSwitch(keyPath: \.isVerbose))
///     }
/// }
/// ```
///
/// The rows have paths below the expander's, such as `Advanced/Port`. They are validated, searched and set as if they
/// were on a page that the expander opens. While the rows are collapsed, the expander indicates if one of them needs
/// the user's attention. Navigating to one of the rows, for example from a search result, expands them. To use an
/// expander for a part of the state, pass it to ``bind(row:to:)-4t60k``, which also binds the expander's rows.
///
/// Expanding and collapsing don't change the state and aren't undo steps. The page remembers whether the rows are
/// expanded, but only until it is closed.
///
/// - Parameters:
///   - title: The row's title.
///   - isExpanded: True if the rows are shown when the page is opened.
///   - content: The rows. As in a section, they may include lists and other expanders. But an expander can't be the row
///     of a list's item, or a control in a ``controlsCell(title:content:)``.
public func expanderCell<State>(
    title: String,
    isExpanded: Bool = false,
    @RowsBuilder<State> content: () -> [Element<RowGroup, State>]
) -> Element<FormCell, State> {
    Element(title: title, .expander(ExpanderSpec(isExpanded: isExpanded, groups: content())))
}

/// A row with a switch, and with further rows below it that are shown while the switch is on.
///
/// While the switch is off, the rows below it are hidden, as with `visible(when:)`. Turning the switch on
/// shows the rows, and the user can then collapse and expand them. If the switch is off, a click on the row's title
/// turns the switch on. If the switch is on, a click on the title collapses or expands the rows, and doesn't turn the
/// switch off.
///
/// ```swift
/// expanderCell(title: "Use a Proxy", keyPath: \.usesProxy) {
///     controlCell(title: "Host", control: textField(keyPath: \.proxyHost))
/// }
/// ```
///
/// - Parameters:
///   - title: The row's title.
///   - keyPath: The key path of the switch's value. If the switch is on when the page is opened, the rows are shown.
///   - content: The rows; see ``expanderCell(title:isExpanded:content:)``.
public func expanderCell<State>(
    title: String,
    keyPath: WritableKeyPath<State, Bool> & Sendable,
    @RowsBuilder<State> content: () -> [Element<RowGroup, State>]
) -> Element<FormCell, State> {
    let control: Element<Control, State> = uiSwitch(keyPath: keyPath)
    let isOn: @MainActor (State) -> Bool = { $0[keyPath: keyPath] }
    let toggle = (control: control.controlSpec(), isOn: isOn)
    return Element(title: title, .expander(ExpanderSpec(isExpanded: true, toggle: toggle, groups: content())))
}

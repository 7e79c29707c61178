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
/// The rows have paths below the expander's, such as `Advanced/Port`, and are looked at, searched and set like the rows of
/// a page that the row would open. While they are collapsed, the row says where something in them waits for the person,
/// and whatever leads to one of them expands it. For rows over a part of the state, ``bind(row:to:)-4t60k`` takes
/// the expander with its rows.
///
/// Whether they are shown is no setting: it is kept as long as the page is open, and no step to be undone.
///
/// - Parameters:
///   - title: The row's title.
///   - isExpanded: Whether the rows are shown when the page is opened.
///   - content: The rows: as in a section, also lists and other expanders. A row of a list's item, or beside others in a
///     row, can't be an expander.
public func expanderCell<State>(
    title: String,
    isExpanded: Bool = false,
    @RowsBuilder<State> content: () -> [Element<RowGroup, State>]
) -> Element<FormCell, State> {
    let content = content()
    return customCell(title: title) { cell, context in
        context.fill(cell, with: content, isExpanded: isExpanded)
    }
}

/// A row with a switch that lets rows below itself be used.
///
/// While the switch is off they are hidden, as with ``Element/visible(when:)``; when it is turned on they are shown, and
/// the person can collapse them and expand them again. A click on the row turns the switch on, and then shows and hides
/// the rows; it never turns it off.
///
/// ```swift
/// expanderCell(title: "Use a Proxy", keyPath: \.usesProxy) {
///     controlCell(title: "Host", control: textField(keyPath: \.proxyHost))
/// }
/// ```
///
/// - Parameters:
///   - title: The row's title.
///   - keyPath: Whether the switch is on. Where it is when the page is opened, the rows are shown.
///   - content: The rows, see ``expanderCell(title:isExpanded:content:)``.
public func expanderCell<State>(
    title: String,
    keyPath: WritableKeyPath<State, Bool> & Sendable,
    @RowsBuilder<State> content: () -> [Element<RowGroup, State>]
) -> Element<FormCell, State> {
    let control: Element<Control, State> = uiSwitch(keyPath: keyPath)
    let content = content()
    return customCell(title: title) { cell, context in
        let rendered = control.render(context)
        cell.control = rendered.content
        let updateRows = context.fill(cell, with: content, isExpanded: true)
        return { state in
            rendered.update(state)
            updateRows(state)
            cell.setExpansionOn(state[keyPath: keyPath])
        }
    }
}

extension RenderingContext {
    /// Gives an expander its rows.
    ///
    /// - Returns: What keeps the rows in step with the state.
    fileprivate func fill(
        _ cell: FormCell, with content: [Element<RowGroup, State>], isExpanded: Bool
    ) -> @MainActor (State) -> Void {
        row.expander = cell
        var below = self
        below.row = RowIdentity(scope: scope, in: row)
        let (rows, update) = content.render(below)
        if rows.contains(where: { $0.headerButton != nil }) {
            scope.report(.headerButtonInExpander(row: path))
        }
        if rows.contains(where: { $0.filter != nil }) { scope.report(.searchableInExpander(row: path)) }
        cell.expansion = ExpandedRows(rows, isWanted: isExpanded)
        return update
    }
}

/// A row with a control.
///
/// - Parameters:
///   - title: The title, before the control.
///   - control: What the row edits; a click anywhere on the row acts on it.
///   - leftAligned: Whether the control starts right after the title and fills
///     the row, instead of standing at its end.
public func controlCell<State>(
    title: String,
    control: Element<Control, State>,
    leftAligned: Bool = false
) -> Element<FormCell, State> {
    customCell(title: title) { cell, context in
        let rendered = control.render(context)
        cell.control = rendered.content
        cell.isControlLeading = leftAligned
        return rendered.update
    }
}

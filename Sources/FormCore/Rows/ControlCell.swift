/// A row with a control.
///
/// - Parameters:
///   - title: The title before the control.
///   - control: The control that edits the row's value; a click anywhere on the row activates it.
///   - leftAligned: True if the control directly follows the title and fills the row; false if it is at the end of the
///     row.
public func controlCell<State>(
    title: String,
    control: Element<Control, State>,
    leftAligned: Bool = false
) -> Element<FormCell, State> {
    Element(title: title, .control(control.controlSpec(), isLeading: leftAligned))
}

/// A notice in a section, with at most one button. The row is shown only while there is a notice.
///
/// ```swift
/// noticeCell(
///     title: "Problem", notice: \.problem,
///     control: pushButton(title: "Change Password") { $0.go(to: "Network/Password") })
/// ```
///
/// The severity of the notice determines the look of the row. Assistive tools announce the notice when it appears or
/// changes on the screen, unless the user has caused that with the button. The row has no value, and a search doesn't
/// find it.
///
/// A notice about one row belongs to that row: use ``Element/rules(_:_:)`` or ``FormSession/show(_:at:)``.
///
/// - Parameters:
///   - title: The row's name in paths (see ``RowPath``). It isn't shown.
///   - notice: Returns the notice for a state, or `nil` for none.
///   - control: The control at the end of the row, usually a ``pushButton(from:style:action:)`` that helps.
public func noticeCell<State>(
    title: String,
    notice: @escaping @MainActor @Sendable (State) -> Notice?,
    control: Element<Control, State>? = nil
) -> Element<FormCell, State> {
    Element(title: title, .notice(NoticeSpec(notice: notice, control: control?.controlSpec())))
}

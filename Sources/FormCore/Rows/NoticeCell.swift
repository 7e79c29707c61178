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
    customCell(title: title) { cell, context in
        cell.title = ""
        cell.role = .notice
        let control = control?.render(context)
        cell.control = control?.content
        let slot = cell.addVisibilityCondition()
        cell.setVisible(false, slot: slot)
        var shown: Notice?
        cell.onRecord = { _ in (isHere: true, ownNotice: shown) }
        let follow = context.follow(notice) { notice in
            guard notice != shown else { return }
            shown = notice
            cell.setVisible(notice != nil, slot: slot)
            cell.applyRecord()
            if notice != nil { cell.announce { $0.noticeText } }
        }
        return { state in
            control?.update(state)
            follow(state)
        }
    }
}

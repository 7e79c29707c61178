/// A button that removes the item of a list on whose page it stands, and goes back to the list.
///
/// ```swift
/// let ruleForm: Form<Rule> = sections {
///     section {
///         controlCell(title: "Name", control: textField(keyPath: \.name))
///     }
///     section {
///         removeButton(title: "Remove This Rule")
///     }
/// }
/// ```
///
/// It asks what ``Element/removing(confirming:)`` of the list asks, is disabled with the reason while the list has to
/// keep its items, and can be undone. In lists inside each other it is about the innermost item. In a dialog, what was
/// edited there goes with the item.
///
/// - Parameters:
///   - title: What the button says.
///   - style: How it is drawn.
public func removeButton<State>(title: String, style: ButtonStyle = .destructive) -> Element<FormCell, State> {
    itemButton(title, style, .remove, offeredBy: ".removing()")
}

/// A button that makes a copy of the item of a list on whose page it stands, and opens the copy's page in its place.
///
/// The list says by ``Element/duplicating(_:)`` how a copy is made. The button is disabled with the reason while there
/// can't be more items. In a dialog the copy has what was edited there, which the item itself has not, since it was not
/// applied.
///
/// - Parameters:
///   - title: What the button says.
///   - style: How it is drawn.
public func duplicateButton<State>(title: String, style: ButtonStyle = .normal) -> Element<FormCell, State> {
    itemButton(title, style, .duplicate, offeredBy: ".duplicating(_:)")
}

private func itemButton<State>(
    _ title: String, _ style: ButtonStyle, _ action: RowActions.Action, offeredBy modifier: String
) -> Element<FormCell, State> {
    let button: Element<FormCell, State> = buttonCell(title: title, style: style) { context in
        context.access.itemActions?[action]?(context.path)
    }
    return button.modified { cell, context in
        let slot = cell.addEnablingCondition()
        if context.access.itemActions?.offers(action) != true {
            context.scope.report(.buttonOfNoItem(row: cell.path, modifier: modifier))
        }
        cell.followItem = { [weak cell] in
            let actions = context.access.itemActions
            let reason = actions?.obstacle(to: action).flatMap { cell?.text(of: $0) }
            cell?.setEnabled(actions?.contains(action) ?? false, slot: slot, because: reason)
        }
        return { _ in }
    }
}

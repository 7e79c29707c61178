/// A button on an item's page that removes the item and returns to the list.
///
/// ```swift
/// let ruleForm: Form<FirewallRule> = sections {
///     section {
///         controlCell(title: "Name", control: textField(keyPath: \.name))
///     }
///     section {
///         removeButton(title: "Remove This Rule")
///     }
/// }
/// ```
///
/// The button asks the question that the list defines with ``Element/removing(confirming:)``. While the list has only
/// its minimum number of items, the button is disabled and shows the reason. The removal can be undone. In nested
/// lists, the button removes the innermost item. If the item's page is a dialog, the edits made in the dialog are lost
/// with the item.
///
/// - Parameters:
///   - title: The button's title.
///   - style: The appearance of the button.
public func removeButton<State>(title: String, style: ButtonStyle = .destructive) -> Element<FormCell, State> {
    itemButton(title, style, .remove, offeredBy: ".removing()")
}

/// A button on an item's page that copies the item, closes the page, and opens the page of the copy.
///
/// The copy is made by the ``Element/duplicating(_:)`` modifier of the list. While the list has its maximum number of
/// items, the button is disabled and shows the reason. If the item's page is a dialog, the copy includes the edits made
/// in the dialog. The original item doesn't get these edits, because the dialog closes without being applied.
///
/// - Parameters:
///   - title: The button's title.
///   - style: The appearance of the button.
public func duplicateButton<State>(title: String, style: ButtonStyle = .normal) -> Element<FormCell, State> {
    itemButton(title, style, .duplicate, offeredBy: ".duplicating(_:)")
}

private func itemButton<State>(
    _ title: String, _ style: ButtonStyle, _ action: RowActions.Action, offeredBy modifier: String
) -> Element<FormCell, State> {
    Element(title: title, .itemButton(ItemButtonSpec(style: style, action: action, modifier: modifier)))
}

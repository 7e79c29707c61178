import CGtk
import FormCore

/// A row that consists of a GTK widget of your own, as wide as the row, such as a drawing of part of the state.
///
/// The row has no value; use other rows for text that the user reads or edits. The row's title isn't shown: it names
/// the widget for assistive tools, and the row in paths and searches. Without GTK, the row shows only its title.
///
/// ```swift
/// gtkCell(title: "Ink", keyPath: \.ink) {
///     gtk_level_bar_new()
/// } update: { bar, ink in
///     gtk_level_bar_set_value(OpaquePointer(bar), ink)
/// }
/// ```
///
/// - Parameters:
///   - title: The title of the row, and the accessible name of the widget.
///   - value: The value that the widget shows.
///   - make: Makes the widget. Called each time the row's page is opened.
///   - update: Shows a value in the widget. Called with the first value, and again whenever the value changes.
public func gtkCell<State, Value: Equatable>(
    title: String,
    keyPath value: @escaping @MainActor @Sendable (State) -> Value,
    make: @escaping @MainActor @Sendable () -> Widget,
    update: @escaping @MainActor @Sendable (Widget, Value) -> Void
) -> Element<FormCell, State> {
    customCell(title: title) { cell, context in
        cell.nativeContent = NativeCellContent(make: make) { update($0, value(context.state)) }
        var shown: Value?
        return context.follow(value) { [weak cell] value in
            if let shown, shown != value { cell?.nativeContentChanged() }
            shown = value
        }
    }
}

/// The content that `gtkCell` passes through the live tree to the renderer.
private struct NativeCellContent {
    let make: @MainActor () -> Widget
    let update: @MainActor (Widget) -> Void
}

/// Shows the author's own widget in place of a row's title.
@MainActor
final class NativeCellView {
    let widget: Widget
    private let content: NativeCellContent

    /// - Parameter cell: The row. If it wasn't made by `gtkCell`, the initialiser returns `nil`.
    init?(_ cell: FormCell) {
        guard let content = cell.nativeContent as? NativeCellContent else { return nil }
        self.content = content
        widget = content.make()
    }

    /// Adds the widget to the row and hides the title's label, which keeps its text.
    func stand(inPlaceOf title: Widget, in layout: RowLayout, of row: Widget) {
        row.addClass("form-native")
        title.setVisible(false)
        layout.add(widget, at: .title)
    }

    func show() { content.update(widget) }

    func titleChanged(_ title: String) { Accessible.name(widget, title) }
}

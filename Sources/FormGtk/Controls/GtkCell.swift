import CGtk
import FormCore

/// A row that is nothing but a GTK widget of your own, as wide as the row, such as a picture of something in the state.
///
/// It has no value: what the person shall read or write as text stands in other rows. Its title is its name: to
/// assistive tools, in paths and in a search; where there is no GTK the row is its title.
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
///   - title: What the widget is called.
///   - value: What the widget shows.
///   - make: Makes the widget, each time that its page is opened.
///   - update: Shows a value in the widget; called at first, and when it is another one.
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

/// What `gtkCell` hands through the live tree to the renderer.
private struct NativeCellContent {
    let make: @MainActor () -> Widget
    let update: @MainActor (Widget) -> Void
}

/// Shows the author's own widget in place of a row's title.
@MainActor
final class NativeCellView {
    let widget: Widget
    private let content: NativeCellContent

    /// - Parameter cell: The row; `nil` comes of one that has no content for GTK.
    init?(_ cell: FormCell) {
        guard let content = cell.nativeContent as? NativeCellContent else { return nil }
        self.content = content
        widget = content.make()
    }

    /// Takes the place of a row's title; the label keeps its text and is not shown.
    func stand(inPlaceOf title: Widget, in line: Widget, of row: Widget) {
        row.addClass("form-native")
        title.setVisible(false)
        gtk_widget_set_hexpand(widget, 1)
        line.append(widget)
    }

    func show() { content.update(widget) }

    func titleChanged(_ title: String) { Accessible.name(widget, title) }
}

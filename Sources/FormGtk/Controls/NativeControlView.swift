import CGtk
import FormCore

/// A control that is a GTK widget of your own.
///
/// - Parameters:
///   - keyPath: The value that the widget shows and writes.
///   - format: Converts the value to and from text, for everything that works without GTK, such as a headless test.
///   - make: Makes the widget. It receives a function and has to connect the widget's signals so that this function is
///     called with each value that the user chooses.
///   - update: Shows a value in the widget. If this makes the widget emit a connected signal, the signal's handler must
///     pass the same value to the function that `make` received.
///
/// ```swift
/// gtkControl(keyPath: \.copies, format: .whole(in: 1...99)) { choose in
///     let spin = gtk_spin_button_new_with_range(1, 99, 1)!
///     Signal.connect(spin, "value-changed") {
///         choose(Int(gtk_spin_button_get_value(OpaquePointer(spin))))
///     }
///     return spin
/// } update: { spin, copies in
///     gtk_spin_button_set_value(OpaquePointer(spin), Double(copies))
/// }
/// ```
///
/// ``Signal/connect(_:_:handler:)`` connects a closure to a signal. See <doc:AWidgetInARow> for more.
public func gtkControl<State, Value: Equatable>(
    keyPath: WritableKeyPath<State, Value> & Sendable,
    format: Format<Value>,
    make: @escaping @MainActor @Sendable (_ choose: @escaping @MainActor (Value) -> Void) -> Widget,
    update: @escaping @MainActor @Sendable (Widget, Value) -> Void
) -> Element<Control, State> {
    Element(keyPath: keyPath, format: format) { value, context in
        var shown: Value?
        weak var control: NativeControl?
        let content = NativeContent(
            make: {
                make { choice in
                    control?.choose(format.print(choice))
                    // If the state's value isn't the choice, the state may not have changed at all, and the widget may
                    // not be updated automatically. Update it explicitly, so it shows the draft, or the state's value
                    // if there is no valid draft.
                    if context.state[keyPath: keyPath] != choice { control?.valueChanged() }
                }
            },
            update: { widget in
                let draft = try? control?.draft.map(format.parse)?.get()
                update(widget, draft ?? context.state[keyPath: keyPath])
            })
        let native = NativeControl(content: content, value: value)
        control = native
        let update = context.follow({ $0[keyPath: keyPath] }) { value in
            if value != shown { native.valueChanged() }
            shown = value
        }
        return RenderedElement(content: .native(native), update: update)
    }
}

/// The content that `gtkControl` passes through the live tree to the renderer.
private struct NativeContent {
    let make: @MainActor () -> Widget
    let update: @MainActor (Widget) -> Void
}

/// Shows the widget that the form's author has made. If the control was made for another renderer, shows the text of
/// its value.
@MainActor
final class NativeControlView: ControlView {
    let widget: Widget
    var focus: Widget { widget }

    init(_ native: NativeControl) {
        let content = native.content as? NativeContent
        let widget = content?.make() ?? makeLabel("", class: "form-detail")
        self.widget = widget
        widget.passScrollOverNumbersToPage()
        let value = NativeValue(on: widget, text: native.text) { [weak native] in native?.choose($0) }
        let show = { [unowned native] in
            if let content { content.update(widget) } else { widget.setLabelText(native.text) }
            value.show(native.text)
        }
        show()
        native.show(as: "native") { [weak self] _ in
            if self != nil { show() }
        }
    }
}

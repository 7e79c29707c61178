/// A row with several controls side by side, such as a host and a port.
///
/// Each control has its own title, value, rules and conditions. Its path is below the row's path, such as
/// `Server/Host`.
///
/// ```swift
/// controlsCell(title: "Server") {
///     controlCell(title: "Host", control: textField(keyPath: \.host))
///         .rules(\.host, [.required, .host])
///     controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
/// }
/// ```
///
/// - Parameters:
///   - title: The title before the controls.
///   - content: The controls, each as a ``controlCell(title:control:leftAligned:)``. Any other row is reported as a
///     mistake in the form.
public func controlsCell<State>(
    title: String,
    @ElementBuilder<FormCell, State> content: () -> [Element<FormCell, State>]
) -> Element<FormCell, State> {
    Element(title: title, .parts(content()))
}

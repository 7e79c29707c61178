/// A row that shows text and opens a page for editing it.
///
/// The page's field is focused when the page opens. When the user presses Return, the text is committed and the page
/// closes.
public func nestedTextField<State>(
    title: String,
    keyPath: WritableKeyPath<State, String> & Sendable
) -> Element<FormCell, State> {
    nestedField(title: title, keyPath: keyPath, format: .text)
}

/// A row that shows dots in place of a secret, and opens a page for editing the secret. The page conceals the secret
/// until the user reveals it.
///
/// The row shows the same number of dots for every secret, and no dots for an empty secret.
public func nestedPasswordField<State>(
    title: String,
    keyPath: WritableKeyPath<State, String> & Sendable
) -> Element<FormCell, State> {
    nestedField(title: title, keyPath: keyPath, format: .text, isSecret: true)
}

/// A row that shows a value as text and opens a page for editing it.
///
/// Text that the format can't read stays as a draft, with the format's error message under the field and under the row
/// that opens the page.
public func nestedFormattedField<State, Value: Equatable>(
    title: String,
    keyPath: WritableKeyPath<State, Value> & Sendable,
    format: Format<Value>
) -> Element<FormCell, State> {
    nestedField(title: title, keyPath: keyPath, format: format)
}

/// A row that opens a page with a single field for the row's value.
private func nestedField<State, Value: Equatable>(
    title: String,
    keyPath: WritableKeyPath<State, Value> & Sendable,
    format: Format<Value>,
    isSecret: Bool = false
) -> Element<FormCell, State> {
    let form = Form<State>(lazily: {
        sections {
            section {
                fieldOfPage(
                    title: title,
                    control: textControl(keyPath: keyPath, format: format, isSecret: isSecret, isFocusedFirst: true))
            }
        }
    })
    return Element(
        title: title,
        RowContent(
            field: { FormattedField(keyPath, format, in: $0.locale, isSecret: isSecret) },
            detail: { state, notation in
                let text = format.show(state[keyPath: keyPath], notation.locale)
                return isSecret ? concealed(text) : text
            },
            page: PageLink(form: form, isSingleValue: true),
            configure: { cell, context in
                let locale = context.locale
                var (text, waiting): (String, String?) = ("", nil)
                @MainActor func show(in cell: FormCell?) {
                    let shown = waiting ?? text
                    cell?.detail = isSecret ? concealed(shown) : shown
                }
                // While a rule over several rows waits for the user to touch another row, this row's draft is shown as
                // if it had been accepted.
                cell.onShown = { [weak cell] shown in
                    waiting = shown.input?.waitsForOtherRows == true ? shown.input?.text : nil
                    show(in: cell)
                    return (isHere: true, ownNotice: nil)
                }
                context.update(from: keyPath) {
                    text = format.show($0, locale)
                    show(in: cell)
                }
            }))
}

/// The only row of a page, which has the same title as the page.
private func fieldOfPage<State>(title: String, control: Element<Control, State>) -> Element<FormCell, State> {
    Element(
        title: title,
        RowContent(
            configure: { cell, context in
                cell.control = control.make(in: context)
                cell.isControlLeading = true
                guard let title = context.scope.followedTitle else { return }
                context.update(from: { _ in title() }) { cell.title = $0 }
            }))
}

/// What a control has in which a text is typed. These chain, in any order; on another control they are reported as the
/// form's mistake.
extension Element {
    /// A text that is drawn where there is none yet, such as an example; it is translated.
    ///
    /// It is gone as soon as something is typed, so what the person must know stands in a ``help(_:)``.
    public func placeholder(_ text: String) -> Self where Content == Control {
        decorated(by: ".placeholder(_:)") { field, context in
            field.decoration.placeholder = context.translate(text)
        }
    }

    /// A text before the one that is typed, such as `https://`, which is no part of the value; it is translated.
    public func prefix(_ text: String) -> Self where Content == Control {
        decorated(by: ".prefix(_:)", isForOneLine: true) { field, context in
            field.decoration.prefix = context.translate(text)
        }
    }

    /// A text behind the one that is typed, such as a unit, which is no part of the value; it is translated.
    public func suffix(_ text: String) -> Self where Content == Control {
        decorated(by: ".suffix(_:)", isForOneLine: true) { field, context in
            field.decoration.suffix = context.translate(text)
        }
    }

    /// A button that takes the whole text away; the person goes on typing there.
    ///
    /// As with any key in the field, the value changes when the field is left.
    public func clearable() -> Self where Content == Control {
        decorated(by: ".clearable()", isForOneLine: true) { field, _ in field.decoration.isClearable = true }
    }

    /// Shows how long the text is, and how long it may be: `12 of 32`.
    ///
    /// Nobody is kept from typing more, since a text is often shortened once it is all there; a rule refuses it. Give
    /// the limit as the rule counts:
    ///
    /// ```swift
    /// controlCell(title: "Network Name", control: textField(keyPath: \.networkName).counted(.bytes(32)))
    ///     .rules(\.networkName, [.required, .bytes(...32)])
    /// ```
    public func counted(_ limit: TextLimit) -> Self where Content == Control {
        decorated(by: ".counted(_:)") { field, context in
            field.decoration.limit = limit
            field.say = context.scope.say
        }
    }

    /// The control, with something more where it is one in which a text is typed.
    ///
    /// - Parameter isForOneLine: Whether a control for a text of several lines has no place for it.
    private func decorated(
        by modifier: String, isForOneLine: Bool = false,
        _ decorate: @escaping @MainActor @Sendable (TextField, RenderingContext<State>) -> Void
    ) -> Self where Content == Control {
        Element { context in
            let rendered = self.render(context)
            if let field = rendered.content.textField, !(isForOneLine && field.isMultiline) {
                decorate(field, context)
            } else {
                context.scope.report(.notTyped(row: context.path, modifier: modifier))
            }
            return rendered
        }
    }
}

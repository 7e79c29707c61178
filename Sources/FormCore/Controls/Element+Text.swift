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

    /// Shows how hard the password is to guess, while there is one: a bar, and a word beside it.
    ///
    /// ```swift
    /// passwordField(keyPath: \.password).strength { password in
    ///     password.count < 12 ? PasswordStrength(0.3, "Weak") : PasswordStrength(1, "Strong")
    /// }
    /// ```
    ///
    /// - Parameter judge: Looks at each text that is typed, and may be asked more than once for the same.
    public func strength(
        _ judge: @escaping @MainActor @Sendable (String) -> PasswordStrength
    ) -> Self where Content == Control {
        decorated(by: ".strength(_:)", isForSecret: true) { field, context in
            field.judge = judge
            field.say = context.scope.say
        }
    }

    /// A button that makes a password in place of the one that is there, and shows it in clear.
    ///
    /// It is a draft, as if the person had typed it: Escape gives the old one back.
    ///
    /// - Parameter make: Gives another one on each press. Take it from a `SystemRandomNumberGenerator`, which is what
    ///   Swift's `randomElement()` does.
    public func generating(_ make: @escaping @MainActor @Sendable () -> String) -> Self where Content == Control {
        decorated(by: ".generating(_:)", isForSecret: true) { field, _ in field.generator = make }
    }

    /// The control, with something more where it is one in which a text is typed.
    ///
    /// - Parameters:
    ///   - isForOneLine: Whether a control for a text of several lines has no place for it.
    ///   - isForSecret: Whether only a control for a secret has a place for it.
    private func decorated(
        by modifier: String, isForOneLine: Bool = false, isForSecret: Bool = false,
        _ decorate: @escaping @MainActor @Sendable (TextField, RenderingContext<State>) -> Void
    ) -> Self where Content == Control {
        Element { context in
            let rendered = self.render(context)
            if let field = rendered.content.textField, !(isForOneLine && field.isMultiline),
                field.isSecret || !isForSecret
            {
                decorate(field, context)
            } else {
                context.scope.report(.notTyped(row: context.path, modifier: modifier))
            }
            return rendered
        }
    }
}

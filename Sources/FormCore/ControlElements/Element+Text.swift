/// Modifiers for controls that the user types text into.
///
/// They can be chained in any order. If a modifier doesn't suit the control, for example because the user can't type
/// into the control, the form reports a mistake.
extension Element {
    /// Shows a placeholder, such as an example, while the field is empty. The text is translated.
    ///
    /// The placeholder disappears as soon as the user types, so use ``help(_:)`` for anything that the user must know.
    public func placeholder(_ text: String) -> Self where Content == Control {
        decorated(by: ".placeholder(_:)") { field, context in
            field.decoration.placeholder = context.translate(text)
        }
    }

    /// Shows a prefix, such as `https://`, before the typed text. The prefix is translated and isn't part of the value.
    public func prefix(_ text: String) -> Self where Content == Control {
        decorated(by: ".prefix(_:)", isForOneLine: true) { field, context in
            field.decoration.prefix = context.translate(text)
        }
    }

    /// Shows a suffix, such as a unit, after the typed text. The suffix is translated and isn't part of the value.
    public func suffix(_ text: String) -> Self where Content == Control {
        decorated(by: ".suffix(_:)", isForOneLine: true) { field, context in
            field.decoration.suffix = context.translate(text)
        }
    }

    /// Adds a button that clears the text and keeps the focus in the field.
    ///
    /// As with any other edit, the value doesn't change until the user presses Return or leaves the field.
    public func clearable() -> Self where Content == Control {
        decorated(by: ".clearable()", isForOneLine: true) { field, _ in field.decoration.isClearable = true }
    }

    /// Shows the length of the text and its limit, such as `12 of 32`.
    ///
    /// The user can type more than the limit, because it is often easier to write the text first and shorten it later.
    /// Add a rule that refuses text that is too long, and give the limit in the unit that the rule counts in:
    ///
    /// ```swift
    /// controlCell(title: "Network Name", control: textField(keyPath: \.networkName).counted(.bytes(32)))
    ///     .rules(\.networkName, [.required, .bytes(...32)])
    /// ```
    public func counted(_ limit: TextLimit) -> Self where Content == Control {
        decorated(by: ".counted(_:)") { field, context in
            field.decoration.limit = limit
            field.say = context.notation.say
        }
    }

    /// Shows how hard the password is to guess, as a bar with a word beside it. While the field is empty, neither the
    /// bar nor the word is shown.
    ///
    /// ```swift
    /// passwordField(keyPath: \.password).strength { password in
    ///     password.count < 12 ? PasswordStrength(0.3, "Weak") : PasswordStrength(1, "Strong")
    /// }
    /// ```
    ///
    /// - Parameter judge: Returns the strength of the typed text. It may be called more than once with the same text.
    public func strength(
        _ judge: @escaping @MainActor @Sendable (String) -> PasswordStrength
    ) -> Self where Content == Control {
        decorated(by: ".strength(_:)", isForSecret: true) { field, context in
            field.judge = judge
            field.say = context.notation.say
        }
    }

    /// Adds a button that replaces the password with a generated one and reveals it.
    ///
    /// The generated password is a draft, as if the user had typed it, so Escape restores the old password.
    ///
    /// - Parameter make: Returns a new password. Called each time the user presses the button. Choose the characters
    ///   with a `SystemRandomNumberGenerator`, so that the password can't be guessed; `randomElement()` uses that
    ///   generator by default.
    public func generating(_ make: @escaping @MainActor @Sendable () -> String) -> Self where Content == Control {
        decorated(by: ".generating(_:)", isForSecret: true) { field, _ in field.generator = make }
    }

    /// Decorates the control's text field, or reports the modifier as a mistake if the control has no suitable text
    /// field.
    ///
    /// - Parameters:
    ///   - modifier: The modifier's name as written in code, for the report.
    ///   - isForOneLine: True if the modifier can't be used in a field for several lines of text.
    ///   - isForSecret: True if the modifier can be used only in a field for a secret.
    private func decorated(
        by modifier: String, isForOneLine: Bool = false, isForSecret: Bool = false,
        _ decorate: @escaping @MainActor @Sendable (TextField, RenderingContext<State>) -> Void
    ) -> Self where Content == Control {
        let control = controlSpec()
        let suits = { (typed: TypedText?) in
            typed != nil && !(isForOneLine && typed == .lines) && (typed == .secret || !isForSecret)
        }
        // What a closure makes is known only once it has made it.
        guard control.kind == nil || suits(control.typed) else {
            return Element(control.with([{ .notTyped(row: $0, modifier: modifier) }]))
        }
        return Element(
            control.changed { control, context in
                if let field = control.textField, suits(field.typed) {
                    decorate(field, context)
                } else {
                    context.scope.report(.notTyped(row: context.path, modifier: modifier))
                }
                return control
            })
    }
}

extension TextField {
    /// What the user can type into the field.
    fileprivate var typed: TypedText { isSecret ? .secret : isMultiline ? .lines : .line }
}

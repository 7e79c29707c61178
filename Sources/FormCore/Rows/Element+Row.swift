/// What any row can have. These chain, in any order.
extension Element {
    /// Shows the row only while a condition holds; several conditions must all hold.
    ///
    /// ```swift
    /// nestedTextField(title: "Password", keyPath: \.password)
    ///     .visible(when: \.isProtected)
    /// ```
    public func visible(when condition: @escaping @MainActor @Sendable (State) -> Bool) -> Self
    where Content == FormCell {
        modified { cell, context in
            let slot = cell.addVisibilityCondition()
            return context.follow(condition) { cell.setVisible($0, slot: slot) }
        }
    }

    /// Lets the person use the row only while a condition holds; several must all hold.
    public func enabled(when condition: @escaping @MainActor @Sendable (State) -> Bool) -> Self
    where Content == FormCell {
        modified { cell, context in
            let slot = cell.addEnablingCondition()
            return context.follow(condition) { cell.setEnabled($0, slot: slot) }
        }
    }

    /// Disables the row as long as there is a reason, which stands under its title in place of its help, and is told
    /// where something else leads to the row: on the command line, in a link.
    ///
    /// ```swift
    /// nestedTextField(title: "Password", keyPath: \.password)
    ///     .disabled { $0.isShared ? "Turn the hotspot off first." : nil }
    /// ```
    ///
    /// - Parameter reason: What the person has to do first; `nil` for nothing. Of several the first is told, and an
    ///   empty one is not.
    public func disabled(because reason: @escaping @MainActor @Sendable (State) -> Sentence?) -> Self
    where Content == FormCell {
        modified { cell, context in
            let slot = cell.addEnablingCondition()
            return context.follow(reason) { [weak cell] reason in
                let text = reason.flatMap { cell?.text(of: $0) }
                cell?.setEnabled(reason == nil, slot: slot, because: text?.isEmpty == true ? nil : text)
            }
        }
    }

    /// A sentence under the title that explains the row; it is translated.
    public func help(_ text: String) -> Self where Content == FormCell {
        modified { cell, context in
            cell.help = context.translate(text)
            return { _ in }
        }
    }

    /// A sentence under the title that follows the state; `nil` shows none.
    public func help(from text: @escaping @MainActor @Sendable (State) -> String?) -> Self where Content == FormCell {
        modified { cell, context in
            context.follow(text) { cell.help = $0 }
        }
    }

    /// A title that follows the state, in place of the row's own, which stays the row's name in paths, and is shown
    /// where the text is empty: an item that nobody has named yet has a row and a page all the same.
    ///
    /// The page that the row opens has the same title, unless it was given another one than the row's own.
    public func title(from text: @escaping @MainActor @Sendable (State) -> String) -> Self where Content == FormCell {
        modified { cell, context in
            let ownTitle = cell.title
            let title = { (text: String) in text.allSatisfy(\.isWhitespace) ? ownTitle : text }
            cell.destination?.follow({ title(text(context.state)) }, inPlaceOf: ownTitle)
            return context.follow(text) { cell.title = title($0) }
        }
    }

    /// How the title is drawn, following the state: for example as an error while a value is wrong.
    public func titleStyle(_ style: @escaping @MainActor @Sendable (State) -> TitleStyle) -> Self
    where Content == FormCell {
        modified { cell, context in
            context.follow(style) { cell.titleStyle = $0 }
        }
    }

    /// Names the row in paths, in place of its title.
    ///
    /// Give one to a row whose title may change, or that shares its title with
    /// another row of the page; see ``RowPath``.
    public func id(_ identifier: String) -> Self where Content == FormCell {
        Element { context in
            context.row.givenName = identifier
            let rendered = self.render(context)
            rendered.content.identify(as: context.row)
            return rendered
        }
    }

    /// The row with one thing more, which is set when it is rendered and kept by an update of its own.
    func modified(
        _ modify: @escaping @MainActor @Sendable (FormCell, RenderingContext<State>) -> @MainActor (State) -> Void
    ) -> Self where Content == FormCell {
        Element { context in
            let rendered = self.render(context)
            let update = modify(rendered.content, context)
            return RenderedElement(content: rendered.content) { state in
                rendered.update(state)
                update(state)
            }
        }
    }
}

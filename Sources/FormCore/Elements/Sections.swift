/// A form of these sections, from top to bottom.
public func sections<State>(_ sections: [Element<Section, State>]) -> Form<State> {
    Element { context in
        let rendered = sections.map { $0.render(context) }
        for (index, section) in rendered.enumerated() where section.content.cells.isEmpty {
            context.scope.report(.sectionWithoutRows(number: index + 1, page: context.scope.name))
        }
        return RenderedElement(content: rendered.map(\.content)) { state in
            for section in rendered { section.update(state) }
        }
    }
}

/// A group of rows, framed together.
///
/// - Parameters:
///   - cells: The rows. A section whose rows are all hidden is hidden with them.
///   - header: A heading above the rows; it is translated.
///   - footer: A text below the rows that follows the state; `nil` shows none.
///   - isVisible: Whether the section is shown; hidden rows keep their values.
public func section<State>(
    _ cells: [Element<FormCell, State>],
    header: String? = nil,
    footer: @escaping @MainActor @Sendable (State) -> String? = { _ in nil },
    isVisible: @escaping @MainActor @Sendable (State) -> Bool = { _ in true }
) -> Element<Section, State> {
    Element { context in
        let rendered = cells.map { cell in
            let name = RowName()
            var row = context
            row.row = name
            let rendered = cell.render(row)
            context.scope.claimTitle(of: rendered.content)
            name.identifier = rendered.content.identity?.identifier
            return rendered
        }
        let section = Section(cells: rendered.map(\.content))
        section.header = header.map(context.translate)
        let followFooter = context.follow(footer) { section.footer = $0 }
        let followVisibility = context.follow(isVisible) { section.isVisible = $0 }
        return RenderedElement(content: section) { state in
            for cell in rendered { cell.update(state) }
            followFooter(state)
            followVisibility(state)
        }
    }
}

extension Element where Content == Section {
    /// A heading that follows the state, in place of the section's own; `nil` shows none.
    public func header(from text: @escaping @MainActor @Sendable (State) -> String?) -> Self {
        Element { context in
            let rendered = self.render(context)
            let follow = context.follow(text) { rendered.content.header = $0 }
            return RenderedElement(content: rendered.content) { state in
                rendered.update(state)
                follow(state)
            }
        }
    }
}

extension Element where Content == FormCell {
    /// Renders the row with a row id of its own, or, if it belongs to a choice, with the choice's row id.
    @MainActor
    func render(inOwnRow context: RenderingContext<State>) -> RenderedElement<FormCell, State> {
        var row = context
        if context.row.choice == nil { row.row = context.row.beside() }
        let rendered = render(row)
        rendered.content.identify(as: row.row)
        return rendered
    }
}

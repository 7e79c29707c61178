extension Element where Content == FormCell {
    /// Renders the row with a new row id. A row of a choice gets the row id of the choice instead, because all rows of
    /// a choice share one value.
    @MainActor
    func render(inOwnRow context: RenderingContext<State>) -> RenderedElement<FormCell, State> {
        var row = context
        if context.row.choice == nil { row.row = context.row.beside() }
        let rendered = render(row)
        rendered.content.identify(as: row.row)
        return rendered
    }
}

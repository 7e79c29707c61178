extension Node {
    /// Renders the description.
    ///
    /// - Parameter type: The type of the live object. It tells a row from a row as a group of rows of a section, and a
    ///   list from its group.
    /// - Returns: A `RenderedElement`.
    @MainActor
    func render<Content>(_ context: RenderingContext<State>, as type: Content.Type) -> Any {
        switch self {
        case .control(let control): control.render(context)
        case .row(let row): type == RowGroup.self ? row.renderGroup(context) as Any : row.render(context)
        case .list(let list): list.render(context, asGroup: type == RowGroup.self)
        case .section(let section): section.render(context)
        case .page(let page): page.render(context)
        }
    }
}

extension ListNode {
    @MainActor
    fileprivate func render(_ context: RenderingContext<State>, asGroup isGroup: Bool) -> Any {
        isGroup ? renderGroup(context) as Any : render(context)
    }
}

extension Element where Content == FormCell {
    @MainActor
    func render(inOwnRow context: RenderingContext<State>) -> RenderedElement<FormCell, State> {
        rowSpec().render(inOwnRow: context)
    }
}

/// The content of a section: a single row, a group of rows, or the rows of a list.
public protocol SectionContent: AnyObject {
    /// Returns an element that renders the content of `element` as a group of rows.
    nonisolated static func group<Whole>(of element: Element<Self, Whole>) -> Element<RowGroup, Whole>
}

extension FormCell: SectionContent {
    public nonisolated static func group<Whole>(of element: Element<FormCell, Whole>) -> Element<RowGroup, Whole> {
        Element<RowGroup, Whole>(node: element.node ?? .row(element.rowSpec()))
    }
}

extension RowGroup: SectionContent {
    public nonisolated static func group<Whole>(of element: Element<RowGroup, Whole>) -> Element<RowGroup, Whole> {
        element
    }
}

extension ItemGroup: SectionContent {
    public nonisolated static func group<Whole>(of element: Element<ItemGroup, Whole>) -> Element<RowGroup, Whole> {
        if let node = element.node { return Element<RowGroup, Whole>(node: node) }
        return Element<RowGroup, Whole> { context in
            let list = element.render(context)
            list.update(context.state)
            return RenderedElement(content: list.content.group(), update: list.update)
        }
    }
}

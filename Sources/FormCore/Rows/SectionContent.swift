/// The content of a section: a single row, a group of rows, or the rows of a list.
public protocol SectionContent: AnyObject {
    /// Returns an element that renders the content of `element` as a group of rows.
    nonisolated static func group<Whole>(of element: Element<Self, Whole>) -> Element<RowGroup, Whole>
}

extension FormCell: SectionContent {
    public nonisolated static func group<Whole>(of element: Element<FormCell, Whole>) -> Element<RowGroup, Whole> {
        Element { context in
            let rendered = element.render(inOwnRow: context)
            return RenderedElement(content: RowGroup(fixed: [rendered.content]), update: rendered.update)
        }
    }
}

extension RowGroup: SectionContent {
    public nonisolated static func group<Whole>(of element: Element<RowGroup, Whole>) -> Element<RowGroup, Whole> {
        element
    }
}

extension ItemGroup: SectionContent {
    public nonisolated static func group<Whole>(of element: Element<ItemGroup, Whole>) -> Element<RowGroup, Whole> {
        Element<RowGroup, Whole> { context in
            let rendered = element.render(context)
            rendered.update(context.state)
            // No renderer has shown the list yet, so it need not know which rows the first update has replaced.
            _ = rendered.content.takeReplaced()
            let list = rendered.content
            let group = RowGroup(list, headerButton: list.headerButton, filter: list.filter?.field)
            return RenderedElement(content: group, update: rendered.update)
        }
    }
}

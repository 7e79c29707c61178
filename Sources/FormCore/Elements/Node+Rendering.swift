extension Node {
    /// Makes the live object of the description.
    ///
    /// - Parameter type: The type of the live object. It tells a row from a row as a group of rows of a section, and a
    ///   list from its group.
    @MainActor
    func make<Content>(in context: RenderingContext<State>, as type: Content.Type) -> Any {
        switch self {
        case .control(let control): control.make(in: context)
        case .row(let row): type == RowGroup.self ? row.makeGroup(in: context) as Any : row.make(in: context)
        case .list(let list): list.make(in: context, asGroup: type == RowGroup.self)
        case .section(let section): section.make(in: context)
        case .page(let page): page.make(in: context)
        }
    }
}

extension ListNode {
    @MainActor
    fileprivate func make(in context: RenderingContext<State>, asGroup isGroup: Bool) -> Any {
        isGroup ? makeGroup(in: context) as Any : make(in: context)
    }
}

extension Element where Content == FormCell {
    @MainActor
    func make(inOwnRow context: RenderingContext<State>) -> FormCell { rowSpec().make(inOwnRow: context) }
}

import FormCore

/// What the rows of a benchmark are.
package enum Kind: String, CaseIterable, Sendable {
    case switches, texts, mix

    func cell(_ index: Int) -> Element<FormCell, Rows> {
        let isSwitch = self == .switches || self == .mix && index.isMultiple(of: 2)
        return isSwitch
            ? controlCell(title: "Row \(index)", control: uiSwitch(keyPath: \Rows.[switch: index]))
            : controlCell(title: "Row \(index)", control: textField(keyPath: \Rows.[text: index]))
    }

    package func form(count: Int) -> Form<Rows> {
        sections([section((0..<count).map(cell)).header(from: \.summary)])
    }

    /// A page whose only row opens the rows.
    package func nestedForm(count: Int) -> Form<Rows> {
        sections([section([detailTextCell(title: "Rows", keyPath: { _ in "" }, form: form(count: count))])])
    }

    /// A switch, and sections that it shows and hides.
    package static func sectionsForm(count: Int) -> Form<Rows> {
        let first: Element<Section, Rows> = section([
            controlCell(title: "Shown", control: uiSwitch(keyPath: \Rows.areSectionsShown))
        ])
        let others = (0..<count).map { index in
            section(
                [controlCell(title: "Row \(index)", control: uiSwitch(keyPath: \Rows.[switch: index]))],
                isVisible: \.areSectionsShown)
        }
        return sections([first] + others)
    }
}

import FormCore

/// What the rows of a benchmark are.
package enum Kind: String, CaseIterable, Sendable {
    case switches, texts, mix, controls

    func cell(_ index: Int) -> Element<FormCell, Rows> {
        if self == .controls { return Mixed.cell(index) }
        let isSwitch = self == .switches || self == .mix && index.isMultiple(of: 2)
        return isSwitch
            ? controlCell(title: "Row \(index)", control: uiSwitch(keyPath: \Rows.[switch: index]))
            : controlCell(title: "Row \(index)", control: textField(keyPath: \Rows.[text: index]))
    }

    package func form(count: Int) -> Form<Rows> {
        sections {
            section {
                for index in 0..<count {
                    cell(index)
                }
            }
            .header(from: \.summary)
        }
    }

    /// A page whose only row opens the rows.
    package func nestedForm(count: Int) -> Form<Rows> {
        sections {
            section {
                detailTextCell(title: "Rows", keyPath: { _ in "" }, form: form(count: count))
            }
        }
    }

    /// A switch, and sections that it shows and hides.
    package static func sectionsForm(count: Int) -> Form<Rows> {
        sections {
            section {
                controlCell(title: "Shown", control: uiSwitch(keyPath: \Rows.areSectionsShown))
            }
            for index in 0..<count {
                section(isVisible: \.areSectionsShown) {
                    controlCell(title: "Row \(index)", control: uiSwitch(keyPath: \Rows.[switch: index]))
                }
            }
        }
    }
}

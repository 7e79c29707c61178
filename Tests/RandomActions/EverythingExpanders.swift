public import FormCore

/// Rows below rows, which come and go by what the person expands, by a switch and from outside.
public let extrasSection: Element<Section, Everything> = section("Extras") {
    expanderCell(title: "Extras") {
        controlCell(title: "Note", control: textField(keyPath: \.own.note))
            .rules(\.own.note, [Rule("Not a nine.") { $0 != "9" }])
            .visible(when: { $0.own.colour != .blue })
            .resettable()
        expanderCell(title: "Deep", keyPath: \.own.isDeep) {
            nestedFormattedField(title: "Depth", keyPath: \.own.depth, format: .whole(in: 0...9))
            list("Marks", \.own.marks, id: \.id) {
                controlCell(title: "Mark", control: textField(keyPath: \.text))
            }
            .adding("Add Mark") { Everything.Mark(id: ($0.own.marks.map(\.id).max() ?? 0) + 1) }
            .removing()
            .moving()
            .count(in: 0...4)
            .whenEmpty("There is no mark.")
        }
        .enabled(when: { $0.signal != 2 })
        .resettable()
    }
    .visible(when: \.shared.isAdvanced)
    .enabled(when: { !$0.shared.isLocked })
    expanderCell(title: "Others", isExpanded: true) {
        controlCell(title: "Other", control: uiSwitch(keyPath: \.own.isOther))
    }
}

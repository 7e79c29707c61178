import FormCore

struct NumberFieldValues: Codable, Equatable, Sendable {
    var copies = 1
    var margin = 1.5
}

let numberFieldExample = Example<NumberFieldValues>(
    "Number Field",
    about: "For a number that is known, or nearly.",
    code: #"""
        controlCell(title: "Copies", control: numberField(keyPath: \.copies, in: 1...99))
        controlCell(title: "Margin", control: numberField(keyPath: \.margin, in: 0...5, step: 0.25, unit: "cm", digits: 2))
        """#
) {
    controlCell(title: "Copies", control: numberField(keyPath: \.copies, in: 1...99))
    controlCell(title: "Margin", control: numberField(keyPath: \.margin, in: 0...5, step: 0.25, unit: "cm", digits: 2))
}

import FormCore

struct QuantityFieldValues: Codable, Equatable, Sendable {
    var limit = 500_000_000
    var seconds = 5400
}

let quantityFieldExample = Example<QuantityFieldValues>(
    "Quantity Field",
    about: "For a number that is small to some and large to others.",
    code: #"""
        controlCell(
            title: "Limit", control: quantityField(keyPath: \.limit, in: 1_000_000...100_000_000_000, units: .bytes()))
        controlCell(
            title: "Turn Off After", control: quantityField(keyPath: \.seconds, in: 60...86400, units: .durations))
        """#
) {
    controlCell(
        title: "Limit", control: quantityField(keyPath: \.limit, in: 1_000_000...100_000_000_000, units: .bytes()))
    controlCell(
        title: "Turn Off After", control: quantityField(keyPath: \.seconds, in: 60...86400, units: .durations))
}

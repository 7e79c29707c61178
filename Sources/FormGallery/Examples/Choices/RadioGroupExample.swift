import FormCore

struct RadioGroupValues: Codable, Equatable, Sendable {
    var power = Power.balanced

    enum Power: String, CaseIterable, Codable, Sendable {
        case saving, balanced, fast

        var title: String {
            switch self {
            case .saving: "Save Power"
            case .balanced: "Balanced"
            case .fast: "Fast"
            }
        }

        var advice: String? {
            switch self {
            case .saving: "Slower, and the battery lasts longest."
            case .balanced: nil
            case .fast: "Louder, and the battery is empty sooner."
            }
        }
    }
}

let radioGroupExample = Example<RadioGroupValues>(
    "Radio Group",
    about: "For a few options that have to be compared.",
    code: #"""
        picker(title: "Power", keyPath: \.power, style: .radioGroup, text: \.title, help: \.advice)
        """#
) {
    picker(title: "Power", keyPath: \.power, style: .radioGroup, text: \.title, help: \.advice)
}

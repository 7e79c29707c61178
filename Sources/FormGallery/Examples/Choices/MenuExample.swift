import FormCore

struct MenuValues: Codable, Equatable, Sendable {
    var paper = Paper.a4
    var hour = 8

    enum Paper: String, CaseIterable, Codable, Sendable {
        case a3, a4, a5, letter, legal

        var title: String {
            switch self {
            case .a3: "A3"
            case .a4: "A4"
            case .a5: "A5"
            case .letter: "Letter"
            case .legal: "Legal"
            }
        }
    }
}

let menuExample = Example<MenuValues>(
    "Menu",
    about: "For four options and more; a long menu has a field to search in.",
    code: #"""
        picker(title: "Paper", keyPath: \.paper, text: \.title)
        picker(title: "Begin at", keyPath: \.hour, options: Array(0...23)) { "\($0):00" }
        """#
) {
    picker(title: "Paper", keyPath: \.paper, text: \.title)
    picker(title: "Begin at", keyPath: \.hour, options: Array(0...23)) { "\($0):00" }
}

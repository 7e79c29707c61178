import FormCore

struct SegmentsValues: Codable, Equatable, Sendable {
    var orientation = Orientation.portrait
    var size = "M"

    enum Orientation: String, CaseIterable, Codable, Sendable {
        case portrait, landscape

        var title: String {
            switch self {
            case .portrait: "Portrait"
            case .landscape: "Landscape"
            }
        }
    }
}

let segmentsExample = Example<SegmentsValues>(
    "Segments",
    about: "For two to four options with short titles.",
    code: #"""
        picker(title: "Orientation", keyPath: \.orientation, style: .segments, text: \.title)
        picker(title: "Size", keyPath: \.size, options: ["S", "M", "L", "XL"], style: .segments)
        """#
) {
    picker(title: "Orientation", keyPath: \.orientation, style: .segments, text: \.title)
    picker(title: "Size", keyPath: \.size, options: ["S", "M", "L", "XL"], style: .segments)
}

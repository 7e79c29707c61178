/// How long a text may be, and how that is counted; see ``Element/counted(_:)``.
public enum TextLimit: Equatable, Sendable {
    /// Characters as a person counts them, as ``Rule/length(_:)`` does.
    case characters(Int)
    /// Bytes in UTF-8, as ``Rule/bytes(_:)`` counts them.
    case bytes(Int)

    /// The greatest length that is right.
    public var most: Int {
        switch self {
        case .characters(let most), .bytes(let most): most
        }
    }

    /// How long a text is.
    public func length(of text: String) -> Int {
        switch self {
        case .characters: text.count
        case .bytes: text.utf8.count
        }
    }
}

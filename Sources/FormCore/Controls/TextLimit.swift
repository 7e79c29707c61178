/// The maximum length of the text in a field, and the unit in which the length is counted; see ``Element/counted(_:)``.
public enum TextLimit: Equatable, Sendable {
    /// Characters as the user counts them, like `Rule.length(_:)`.
    case characters(Int)
    /// Bytes in UTF-8, like `Rule.bytes(_:)`.
    case bytes(Int)

    /// The maximum length.
    public var most: Int {
        switch self {
        case .characters(let most), .bytes(let most): most
        }
    }

    /// Returns the length of the text in the limit's unit.
    public func length(of text: String) -> Int {
        switch self {
        case .characters: text.count
        case .bytes: text.utf8.count
        }
    }
}

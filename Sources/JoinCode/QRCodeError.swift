public import FormCore

/// The reason why a text can't be encoded.
public enum QRCodeError: Error, Equatable, Sendable {
    /// The text is empty.
    case empty
    /// The text is longer than a code can hold.
    case tooLong
}

extension QRCodeError: SentenceError {
    /// Explains the error to the user.
    public var sentence: Sentence {
        switch self {
        case .empty: "There is nothing to make a QR code of."
        case .tooLong: "The text is too long for a QR code."
        }
    }
}

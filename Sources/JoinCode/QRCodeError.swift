public import FormCore

/// Why there is no code for a text.
public enum QRCodeError: Error, Equatable, Sendable {
    /// There is nothing to be read.
    case empty
    /// The text is longer than a code can hold.
    case tooLong
}

extension QRCodeError: SentenceError {
    /// Tells the person what is wrong.
    public var sentence: Sentence {
        switch self {
        case .empty: "There is nothing to make a QR code of."
        case .tooLong: "The text is too long for a QR code."
        }
    }
}

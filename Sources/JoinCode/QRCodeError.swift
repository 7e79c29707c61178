public import FormValues

/// The reason why text can't be encoded as a QR code.
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

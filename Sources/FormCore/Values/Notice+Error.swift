extension Notice {
    /// What a row says of the error that a wish was refused with; nothing of one that is only its end.
    init?(_ error: any Error) {
        switch error {
        case is CancellationError: return nil
        case let notice as Notice: self = notice
        case let error as any SentenceError: self = .error(error.sentence)
        default: self = .error(Sentence(verbatim: "\(error)"))
        }
    }
}

extension Notice {
    /// Makes the notice that a row shows if its pending change was rejected with an error. The result is `nil` for a
    /// `CancellationError`, after which no notice is shown.
    package init?(_ error: any Error) {
        switch error {
        case is CancellationError: return nil
        case let notice as Notice: self = notice
        case let error as any SentenceError: self = .error(error.sentence)
        default: self = .error(Sentence(verbatim: "\(error)"))
        }
    }
}

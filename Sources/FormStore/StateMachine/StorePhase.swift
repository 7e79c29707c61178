import FormCore

/// What a store is doing: the states that its state machine goes through.
enum StorePhase: Equatable, Sendable {
    /// All is saved, as far as the program knows.
    case inStep
    /// Changes wait to be saved, the oldest of them since this time.
    case changed(since: Duration)
    /// What could not be saved waits to be tried again; nothing has changed since.
    case unsaved
    /// Settings and file are being exchanged.
    case exchanging(Exchange)

    /// An exchange that is under way.
    struct Exchange: Equatable, Sendable {
        /// The rows that were given their defaults back, which it takes along.
        let resets: [RowPath]
        /// When the oldest change was made that it doesn't take along; `nil` where there is none.
        var changedSince: Duration?
        /// Why another one follows as soon as it ends; `nil` where none does.
        var next: ExchangeOccasion?
    }

    /// The exchange that is under way.
    var exchange: Exchange? {
        if case .exchanging(let exchange) = self { exchange } else { nil }
    }

    /// When the oldest change was made that no exchange has taken along.
    var changedSince: Duration? {
        switch self {
        case .inStep, .unsaved: nil
        case .changed(let since): since
        case .exchanging(let exchange): exchange.changedSince
        }
    }
}

/// Why settings and file are exchanged; what comes later stands above what comes before.
enum ExchangeOccasion: Int, Comparable, Sendable {
    /// The time has come that was planned for it.
    case planned
    /// Somebody waits until all is saved.
    case asked
    /// The program ends, and nothing can be waited for but the disk.
    case last

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

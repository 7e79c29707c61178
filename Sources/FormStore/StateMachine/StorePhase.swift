import FormCore

/// The current activity of a store. Each case is a state of its state machine.
enum StorePhase: Equatable, Sendable {
    /// Everything is saved, as far as the program knows.
    case inStep
    /// Changes are waiting to be saved. The oldest was made at the given time.
    case changed(since: Duration)
    /// A save has failed and will be retried. Nothing has changed since it failed.
    case unsaved
    /// An exchange of the settings with the file is under way.
    case exchanging(Exchange)

    /// An exchange that is under way.
    struct Exchange: Equatable, Sendable {
        /// The rows that were reset before the exchange began. If the exchange fails, the next one takes these resets
        /// into account again.
        let resets: [RowPath]
        /// The time of the oldest change that the exchange doesn't include, or `nil` if there is none.
        var changedSince: Duration?
        /// The reason why another exchange follows immediately, or `nil` if none does.
        var next: ExchangeOccasion?
    }

    /// The exchange that is under way, or `nil` if there is none.
    var exchange: Exchange? {
        if case .exchanging(let exchange) = self { exchange } else { nil }
    }

    /// The time of the oldest change that no exchange includes, or `nil` if there is none.
    var changedSince: Duration? {
        switch self {
        case .inStep, .unsaved: nil
        case .changed(let since): since
        case .exchanging(let exchange): exchange.changedSince
        }
    }
}

/// The reason for an exchange. A later case has priority over an earlier one.
enum ExchangeOccasion: Int, Comparable, Sendable {
    /// The planned time has come.
    case planned
    /// A caller is waiting for everything to be saved.
    case asked
    /// The program is ending, so everything has to be saved now, even if another program doesn't release its lock.
    case last

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

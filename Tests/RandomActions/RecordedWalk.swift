import FormCore
import FormTesting
public import RandomNumbers

/// A walk of random actions over the form with everything, as it was recorded.
@MainActor
public struct RecordedWalk {
    /// The lines of the log.
    public private(set) var log: [String] = []
    /// What was there after an action, by how many lines there were then.
    public private(set) var moments: [Int: Moment] = [:]

    /// What was there at a moment, but for the secret.
    public struct Moment: Equatable {
        public let state: Everything
        public let edited: Everything
        public let screen: String
        public let undoStep: HistoryStep?

        @MainActor
        public init(of driver: FormDriver<Everything>) {
            (state, edited) = (driver.state.withoutSecret, driver.edited.withoutSecret)
            screen = Screen(of: driver.session).description
            undoStep = driver.session.undoStep
        }
    }

    public init(of length: Int, _ applying: Applying, using generator: inout SeededGenerator) throws {
        let inUse = FormInUse(everythingForm(and: extrasSection), applying) { HeadlessUser(of: $0) }
        let lines = Lines()
        try inUse.driver.record { lines.list.append($0) }
        for _ in 0..<length {
            inUse.take(.random(on: inUse.screen, isAlone: false, using: &generator))
            moments[lines.list.count] = Moment(of: inUse.driver)
        }
        log = lines.list
    }

    private final class Lines {
        var list: [String] = []
    }
}

extension Everything {
    fileprivate var withoutSecret: Everything {
        var state = self
        state.own.secret = ""
        return state
    }
}

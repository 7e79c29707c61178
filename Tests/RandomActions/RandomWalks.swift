import FormCore
import FormTesting
import RandomNumbers

/// Walks of random actions over a form, each from the start.
@MainActor
public struct RandomWalks {
    /// How many actions were taken.
    public private(set) var taken = 0
    /// How many of the screens were compared with those of new forms.
    public private(set) var compared = 0

    private let form: Form<Everything>
    private let makeUser: @MainActor (FormSession) -> any FormUser

    /// - Parameters:
    ///   - form: The form.
    ///   - makeUser: Puts the person in front of it.
    public init(
        over form: Form<Everything> = everythingForm(and: shelvesSection, tasksSection, extrasSection),
        makeUser: @escaping @MainActor (FormSession) -> any FormUser = { HeadlessUser(of: $0) }
    ) {
        self.form = form
        self.makeUser = makeUser
    }

    /// Takes walks until something is wrong; into every other one nothing comes from outside.
    ///
    /// - Returns: What was wrong, with as few steps as it takes.
    public mutating func take(
        _ walks: Int, of length: Int, using generator: inout SeededGenerator
    ) -> Finding? {
        for number in 0..<walks {
            // Of four walks two are alone, and two are applied explicitly.
            let applying = number % 4 < 2 ? Applying.atOnce : .explicitly
            let walk = Walk(form, applying, makeUser)
            defer { compared += walk.compared }
            var actions: [Action] = []
            var failure: WalkFailure?
            while failure == nil, actions.count < length {
                let action = Action.random(on: walk.screen, isAlone: number.isMultiple(of: 2), using: &generator)
                actions.append(action)
                failure = walk.take(action)
            }
            taken += actions.count
            if let failure = failure ?? walk.finish() {
                return finding(failure, after: actions, applying, seed: generator.seed)
            }
        }
        return nil
    }

    /// Takes a walk of known actions.
    public func take(_ actions: [Action], _ applying: Applying = .atOnce) -> WalkFailure? {
        let walk = Walk(form, applying, makeUser)
        for action in actions {
            if let failure = walk.take(action) { return failure }
        }
        return walk.finish()
    }

    private func finding(
        _ failure: WalkFailure, after actions: [Action], _ applying: Applying, seed: UInt64
    ) -> Finding {
        let steps = actions.shrunk { take($0, applying)?.check == failure.check }
        return Finding(seed: seed, applying: applying, steps: steps, failure: take(steps, applying) ?? failure)
    }
}

/// Something that is wrong, with the steps that lead to it.
public struct Finding: CustomStringConvertible, Sendable {
    public let seed: UInt64
    public let applying: Applying
    public let steps: [Action]
    public let failure: WalkFailure

    public var description: String {
        let steps = steps.enumerated().map { "\($0.offset + 1). \($0.element)" }
        return "\(failure)\nThe steps, applied \(applying), from FORM_SEED=\(seed):\n\(steps.joined(separator: "\n"))"
    }
}

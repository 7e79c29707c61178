import FormCore
import FormTesting
import Foundation
import Testing

@testable import RandomActions
@testable import RandomNumbers

/// `Tests/Corpus/Walks.txt` has the digest of all screens of a walk for each of some seeds.
@MainActor
@Suite("The random walks of the corpus")
struct WalkCorpusTests {
    @Test("lead to the recorded screens")
    func digests() throws {
        let lines = try (1...20).map { seed in
            let screens = screens(ofWalk: UInt64(seed))
            try Corpus.writeScreens(screens, named: "Walks/\(seed)")
            let halves = [screens.prefix(screens.count / 2), screens[...]].map { Digest(Array($0)) }
            return "seed \(seed): \(screens.count) actions, \(halves[0]) halfway, \(halves[1]) at the end"
        }
        try Corpus.compare(
            lines.joined(separator: "\n") + "\n", with: "Walks.txt", advice: Corpus.adviceOnScreens)
    }

    /// Takes random actions, each of which is chosen by what is on the screen.
    private func screens(ofWalk seed: UInt64) -> [String] {
        var generator = SeededGenerator(seed: seed)
        let form = everythingForm(and: shelvesSection, tasksSection, extrasSection)
        // As in `RandomWalks`: of four walks two are alone, and two are applied explicitly.
        let inUse = FormInUse(form, seed % 4 < 2 ? .atOnce : .explicitly) { HeadlessUser(of: $0) }
        return (0..<200).map { _ in
            let action = Action.random(on: inUse.screen, isAlone: seed.isMultiple(of: 2), using: &generator)
            inUse.take(action)
            let history = [inUse.driver.session.undoStep, inUse.driver.session.redoStep].map { $0?.title ?? "–" }
            return "\(action)\n\n\(inUse.screen)\n\nundo: \(history[0]), redo: \(history[1])"
        }
    }
}

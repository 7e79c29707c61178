import FormCore
import RandomActions
import RandomNumbers
import Testing

/// A row that doesn't follow the state while that is locked.
private let staleSection: Element<Section, Everything> = section {
    customCell(title: "Stale") { cell, _ in
        { state in
            if cell.detail == nil || !state.isLocked { cell.detail = "\(state.presses)" }
        }
    }
}

@MainActor
@Suite("A long way to a failure")
struct ShrinkingTests {
    @Test("becomes the few steps that it takes", arguments: 1...10)
    func fault(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var walks = RandomWalks(over: everythingForm(and: staleSection))
        let finding = try #require(walks.take(20, of: 200, using: &generator))
        #expect(walks.taken > 2)
        #expect(finding.failure.check == .screen)
        #expect(finding.steps.count == 2)
        #expect(finding.steps.contains(.select("Press")))
        #expect(
            finding.description.hasSuffix(
                """
                The steps, applied \(finding.applying), from FORM_SEED=\(seed):
                1. \(finding.steps[0])
                2. \(finding.steps[1])
                """))
    }

    @Test("keeps what belongs together, wherever it stands")
    func scattered() {
        let needed: Set = [3, 500, 501, 998]
        var tries = 0
        let shrunk = Array(0..<1000).shrunk { list in
            tries += 1
            return needed.isSubset(of: list)
        }
        #expect(shrunk == [3, 500, 501, 998])
        #expect(tries < 200)
    }

    @Test("leaves out what can only go together")
    func together() {
        let shrunk = [1, 2, -2, -2, 2, 3].shrunk { $0.contains(1) && $0.reduce(0, +) == 4 }
        #expect(shrunk == [1, 3])
    }

    @Test("becomes nothing where it takes no steps at all")
    func nothing() {
        #expect([1, 2, 3].shrunk { _ in true } == [])
        #expect([Int]().shrunk { _ in true } == [])
    }
}

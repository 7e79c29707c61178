import FormCore
import RandomActions
import Testing

@MainActor
@Suite("After each of many random actions")
struct RandomWalkTests {
    @Test("the screen is that of a new form over the same state, and all can be undone")
    func walks() {
        var generator = SeededGenerator.announced("walks", seed: 1)
        var walks = RandomWalks()
        if let finding = walks.take(500, of: 200, using: &generator) {
            Issue.record("\(finding)")
            return
        }
        #expect(walks.taken == 100_000)
        #expect(walks.compared > 90_000)
    }
}

import FormCore
import RandomActions
import RandomNumbers
import Testing

@MainActor
@Suite("After each of many random actions")
struct RandomWalkTests {
    @Test("the screen is that of a new form over the same state, and all can be undone")
    func walks() async {
        var generator = SeededGenerator.announced("walks", seed: 1)
        var walks = RandomWalks()
        for _ in 0..<25 {
            if let finding = walks.take(4, of: 200, using: &generator) {
                Issue.record("\(finding)")
                return
            }
            // Other tests wait for the main actor.
            await Task.yield()
        }
        #expect(walks.taken == 20_000)
        #expect(walks.compared > 18_000)
    }
}

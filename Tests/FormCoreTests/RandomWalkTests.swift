import FormCore
import FormTesting
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
        await take(25, &walks, &generator)
        #expect(walks.taken == 20_000)
        #expect(walks.compared > 18_000)
    }

    @Test("the same holds on a screen of eight rows, where rows come and go at each action")
    func lowScreen() async {
        var generator = SeededGenerator.announced("walks on a low screen", seed: 1)
        var walks = RandomWalks { HeadlessUser(of: $0, height: 8) }
        await take(5, &walks, &generator)
        #expect(walks.taken == 4_000)
    }

    @Test("all can be undone, also what a dialog has changed and a reset of the page below it then takes back")
    func resetBehindDialog() {
        let actions: [Action] = [.select("Sound"), .select("Details"), .toggle("Loud"), .apply, .resetPage]
        for applying in [Applying.atOnce, .explicitly] {
            let failure = RandomWalks().take(actions, applying)
            #expect(failure == nil, "\(failure.map { "\($0)" } ?? "")")
        }
    }

    private func take(_ rounds: Int, _ walks: inout RandomWalks, _ generator: inout SeededGenerator) async {
        for _ in 0..<rounds {
            if let finding = walks.take(4, of: 200, using: &generator) {
                Issue.record("\(finding)")
                return
            }
            // Other tests wait for the main actor.
            await Task.yield()
        }
    }
}

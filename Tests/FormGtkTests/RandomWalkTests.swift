import FormGtk
import FormGtkTesting
import RandomActions
import RandomNumbers
import Testing

@MainActor
@Suite("After each of many random actions in a window", .serialized, .needsDisplay)
struct RandomWalkTests {
    @Test("the widgets show what the form says, as a new form would, and all can be undone")
    func walks() {
        var generator = SeededGenerator.announced("walks", seed: 1)
        var walks = RandomWalks { GtkUser(of: FormWindow($0)) }
        if let finding = walks.take(50, of: 100, using: &generator) {
            Issue.record("\(finding)")
            return
        }
        #expect(walks.taken == 5000)
        #expect(walks.compared > 4500)
    }
}

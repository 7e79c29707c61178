import Glibc
import RandomActions
import RandomNumbers

/// Random actions over a form, after each of which the screen has to be that of a new form over the same state.
///
/// It is the test `RandomWalkTests` in a release build, which takes more of them:
///
///     screen-walk [ACTIONS]     a hundred thousand; the variable FORM_SEED has them be others
@main
@MainActor
struct ScreenWalk {
    static func main() {
        let actions = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
        var generator = SeededGenerator.announced("walks", seed: 1)
        var walks = RandomWalks()
        while walks.taken < actions {
            if let finding = walks.take(4, of: 200, using: &generator) {
                print(finding)
                exit(1)
            }
        }
        print("After \(walks.taken) actions \(walks.compared) screens were those of new forms.")
    }
}

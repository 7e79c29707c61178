import FormCore
import Glibc

// model-walk [EDITS [SEED]]: random edits of a form's model, without a screen. After each few dozen all of them are
// undone and done again. It ends with 1, the seed and the round where that gives another state.
let edits = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 0 : 1_000_000
let seed = CommandLine.arguments.count > 2 ? UInt64(CommandLine.arguments[2]) ?? 0 : UInt64.random(in: 0...UInt64.max)
print("seed \(seed)")

let walk = Walk(seed: seed)
while walk.taken < edits {
    if let failure = await walk.round() {
        print("round \(walk.rounds), after \(walk.taken) edits: \(failure)\nmodel-walk \(edits) \(seed)")
        exit(1)
    }
}
print(
    "\(walk.taken) edits in \(walk.rounds) rounds; \(walk.steps) steps undone and done again, \(walk.replayed) lines of logs replayed"
)

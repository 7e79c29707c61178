import FormCore
import FormStore
import FormTesting
import RandomNumbers
import Testing

/// `FORM_SEED=… swift test --filter ComposedKeeperRandomTests` runs the one that failed again.
@MainActor
@Suite("Two keepers that share a state, in random troubles")
struct ComposedKeeperRandomTests {
    @Test("lose nothing, and have each value where it belongs")
    func rounds() throws {
        let seed = SeededGenerator.newSeed
        var random = SeededGenerator(seed: seed)
        var run = try Run()
        for step in 0..<1500 {
            let comment: Comment = "FORM_SEED=\(seed), step \(step)"
            try run.act(&random, comment)
            // What a seed may bring too rarely.
            if step % 100 == 99 { try run.meetEachTrouble(&random, comment) }
            try run.expectNothingLost(comment)
        }
        #expect(run.saves >= 15 && run.failures >= 15 && run.adopted >= 15 && run.conflicts >= 15)
        print(
            "Two keepers, \(run.saves) saves, \(run.failures) failures, \(run.adopted) left over, "
                + "\(run.conflicts) conflicts: FORM_SEED=\(seed)")
    }
}

/// A program that is started again and again over the same file and the same profile.
@MainActor
private struct Run {
    private var program: WirelessProgram<String>
    /// The password in the file after the step before.
    private var leftBefore: String?
    /// What another program has stored in the profile, as long as the person has not set another one since.
    private var theirs: String?
    private var isFull = false
    private var made = 0
    private(set) var saves = 0
    private(set) var failures = 0
    private(set) var adopted = 0
    private(set) var conflicts = 0

    init() throws {
        program = try WirelessProgram(WirelessFile(), \.password, MemoryKeeper("", blank: ""))
    }

    private mutating func newText() -> String {
        made += 1
        return "text \(made)"
    }

    mutating func act(_ random: inout SeededGenerator, _ comment: Comment) throws {
        let before = program.driver.state
        switch Int.random(in: 0..<16, using: &random) {
        case 0, 1:
            theirs = nil
            program.driver.set(\.password, to: newText(), origin: .person)
        case 2: program.driver.set(\.limit, to: .random(in: 0...9, using: &random), origin: .person)
        case 3:
            let name = newText()
            program.driver.change(origin: .person) { $0.name = name }
        case 4:
            theirs = nil
            let (name, password) = (newText(), newText())
            program.driver.change(origin: .person) { $0.profile = .init(name: name, password: password) }
        case 5:
            let password = newText()
            program.part.changeFromOutside { $0 = password }
            theirs = password
            expectOnly(\.password, since: before, comment)
        case 6: try program.file.write(["limit": JSONValue(integerLiteral: .random(in: 0...9, using: &random))])
        case 7 where Int.random(in: 0...2, using: &random) == 0:
            try program.file.write(["password": .string(newText()), "name": .string(newText())])
        case 8: program.part.refusal = Int.random(in: 0...3, using: &random) == 0 ? "The profile is locked." : nil
        case 9:
            isFull = Int.random(in: 0...3, using: &random) == 0
            program.file.setFull(isFull)
        case 10:
            theirs = nil
            program.driver.session.undo()
        case 11:
            for row in program.driver.session.conflicts {
                program.driver.session.resolveConflict(at: row, Bool.random(using: &random) ? .mine : .theirs)
            }
            theirs = nil
        case 12 where program.part.refusal == nil && !isFull: try startAgain(&random, comment)
        default: try save(comment)
        }
    }

    /// A save that fails, a conflict, and a start that finds the settings of an earlier version.
    mutating func meetEachTrouble(_ random: inout SeededGenerator, _ comment: Comment) throws {
        program.part.refusal = nil
        isFull = true
        program.file.setFull(true)
        program.driver.set(\.limit, to: program.driver.state.limit + 1, origin: .person)
        try save(comment)
        isFull = false
        program.file.setFull(false)
        try save(comment)
        program.driver.set(\.password, to: newText(), origin: .person)
        let password = newText()
        program.part.changeFromOutside { $0 = password }
        theirs = password
        try save(comment)
        try startAgain(withLeftOver: true, comment)
    }

    private mutating func save(_ comment: Comment) throws {
        guard program.keeper.saveNow() else {
            #expect(program.keeper.failure != nil, comment)
            return failures += 1
        }
        saves += 1
        #expect(program.keeper.failure == nil && !program.keeper.hasUnsaved, comment)
        let state = program.driver.state
        #expect(program.part.stored == state.password, comment)
        var rest = state
        rest.password = ""
        let root = try program.file.root
        #expect(try SettingsFormat(defaults: Wireless()).decode(root).state == rest, comment)
        #expect(!"\(JSONValue.object(root))".contains("password"), comment)
        if let theirs, state.password != theirs {
            conflicts += 1
            #expect(program.driver.baselines.theirs?.password == theirs, comment)
            #expect(program.driver.session.conflicts.contains("Password"), comment)
        }
    }

    /// What is not saved goes with a program that is killed, and nothing else.
    private mutating func startAgain(_ random: inout SeededGenerator, _ comment: Comment) throws {
        if Bool.random(using: &random) { try save(comment) }
        try startAgain(withLeftOver: Int.random(in: 0...3, using: &random) == 0, comment)
    }

    private mutating func startAgain(withLeftOver: Bool, _ comment: Comment) throws {
        theirs = nil
        if withLeftOver {
            // As the first version with a profile finds it.
            let password = newText()
            try program.file.write(["password": .string(password)])
            leftBefore = password
            program = try WirelessProgram(program.file, \.password, MemoryKeeper("", blank: ""))
            #expect(program.driver.state.password == password, comment)
            adopted += 1
        } else {
            program = try WirelessProgram(program.file, \.password, MemoryKeeper(program.part.stored, blank: ""))
        }
    }

    private func expectOnly<Part: Equatable>(
        _ path: WritableKeyPath<Wireless, Part>, since before: Wireless, _ comment: Comment
    ) {
        var state = program.driver.state
        state[keyPath: path] = before[keyPath: path]
        #expect(state == before, comment)
    }

    mutating func expectNothingLost(_ comment: Comment) throws {
        var left: String?
        if case .string(let password)? = try program.file.root["password"] { left = password }
        // What was in the file is erased when the profile has a password, and not before.
        if leftBefore != nil, left == nil { #expect(program.part.stored != "", comment) }
        leftBefore = left
    }
}

import Foundation
import Testing

@Suite("A program that the system allows little")
final class ProcessLimitTests {
    private let user: LampUser
    private let before = #"{"brightness": 5}"#

    init() throws {
        user = try LampUser()
        try before.write(toFile: user.settings, atomically: true, encoding: .utf8)
    }

    deinit { user.removeFolder() }

    private func set(under limit: String) throws -> ProgramRun {
        let command = "ulimit \(limit); exec \"$0\" --settings \"$1\" set \"Lamp Name\" Hall"
        return try user.start(URL(filePath: "/bin/sh"), ["-c", command, LampUser.program.path, user.settings])
    }

    private var isStored: Bool {
        get throws { try String(contentsOfFile: user.settings, encoding: .utf8).contains("Hall") }
    }

    /// Below 8 files, it is the system that can't load the program, and says so.
    @Test("says which limit is too low for it, what to do, and changes nothing", arguments: Array(8...66))
    func files(limit: Int) throws {
        let run = try set(under: "-n \(limit)")
        let sentence = """
            A program may have \(limit) files open here, but this one needs 64. Raise the limit with “ulimit -n”.
            """
        #expect(run == (limit < 64 ? ProgramRun(errors: "Error: \(sentence)\n", status: 1) : ProgramRun()))
        #expect(try isStored == (limit >= 64))
    }

    @Test("raises a limit on files that it may raise", arguments: [8, 12, 63])
    func raised(limit: Int) throws {
        #expect(try set(under: "-Sn \(limit)") == ProgramRun())
        #expect(try isStored)
    }

    @Test("says that its stack is too small", arguments: [64, 96, 128, 255, 256, 1024])
    func stack(limit: Int) throws {
        let run = try set(under: "-s \(limit)")
        let sentence = """
            A program's stack may have \(limit) KiB here, but this one needs 256. Raise the limit with “ulimit -s”.
            """
        #expect(run == (limit < 256 ? ProgramRun(errors: "Error: \(sentence)\n", status: 1) : ProgramRun()))
        #expect(try isStored == (limit >= 256))
    }
}

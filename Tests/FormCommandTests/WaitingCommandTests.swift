import CustomDump
import Foundation
import Testing

@testable import FormCommand
@testable import form_command_lamp

@Suite("A command that somebody has to accept")
final class WaitingCommandTests {
    let user: LampUser

    init() throws { user = try LampUser() }
    deinit { user.removeFolder() }

    @Test("ends when that is done, and has kept the value")
    func accepted() throws {
        #expect(try user.run("set", "Anna's Network/Shared", "On") == ProgramRun())
        #expect(try user.run("get", "Anna's Network/Shared").output == "On\n")
    }

    @Test("ends with status 1 and the reason where it is refused, and none of the values is kept")
    func refused() throws {
        let run = try user.run(
            "set", "Brightness=7", #"Anna's Network/Host: "Name"=nowhere"#, "Anna's Network/Shared=On")
        expectNoDifference(
            run, ProgramRun(errors: "Error: “Anna's Network/Shared”: There is no such network.\n", status: 1))
        #expect(!FileManager.default.fileExists(atPath: user.settings))
    }

    @Test("sets several rows together, and names the row that it warns of")
    func several() throws {
        let run = try user.run("set", "Brightness=95", "Color=Blue", "Lamp Name=a=b")
        expectNoDifference(run, ProgramRun(errors: "Warning: “Brightness”: This is too bright to look at.\n"))
        #expect(try user.run("get", "Lamp Name").output == "a=b\n")
        #expect(try user.run("get", "Color").output == "Blue\n")
        let secret = try user.run("set", "Brightness=5", "PIN=12345678")
        #expect(secret.status == 1 && secret.errors.hasPrefix("Error: “PIN” is a secret"))
        #expect(!secret.errors.contains("12345678"))
        #expect(try user.run("get", "Brightness").output == "95\n")
    }

    @Test("is cancelled by Ctrl+C, lets whoever was asked end, and changes nothing")
    func interrupted() throws {
        // What a shell runs in the background ignores Ctrl+C, and so would the program that it starts.
        signal(SIGINT, SIG_DFL)
        let process = Process()
        process.executableURL = LampUser.program
        process.arguments = [
            "set", #"Anna's Network/Host: "Name"=far"#, "Anna's Network/Shared=On", "--settings", user.settings,
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let sharing = "Sharing…\n"
        #expect(errors.fileHandleForReading.readData(ofLength: sharing.utf8.count) == Data(sharing.utf8))
        process.interrupt()
        let rest = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        expectNoDifference(rest, "Given up.\nError: “Anna's Network/Shared”: Nothing was changed.\n")
        #expect(process.terminationStatus == 1 && process.terminationReason == .exit)
        #expect(!FileManager.default.fileExists(atPath: user.settings))
    }
}

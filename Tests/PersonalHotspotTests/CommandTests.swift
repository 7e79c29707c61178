import Foundation
import HotspotService
import Testing

@testable import PersonalHotspot

@Suite("The commands of Personal Hotspot")
final class CommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private var settings: String { folder.appending(path: "settings.json").path }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try #"{"version": 2, "hotspot": {"networkName": "Anna's laptop", "password": "correct horse"}}"#
            .write(toFile: settings, atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test("turn it on and off with the sentences of the switch")
    func turning() throws {
        #expect(try run("on") == Run())
        #expect(try run("off") == Run())
        #expect(try run("off", "--json").output.hasPrefix("{\n  \"status\": \"off\",\n"))
        #expect(try run("set", "Network/Password", input: "12345678") == Run())
    }

    @Test("say how it stands, with a status that a script can use")
    func status() throws {
        #expect(try run("status") == Run(output: "Off · ready to share Ethernet\n", status: 3))
        #expect(try run("status", "--wait", "--json").output.contains("\"networkName\": \"Anna's laptop\""))
        #expect(try run("devices") == Run(errors: "Note: No device has joined.\n", status: 3))
        #expect(try run("devices", "--json", "--wait") == Run(output: "[]\n", status: 3))
    }

    @Test("say that the devices are not known yet, rather than that there are none")
    func unknownDevices() throws {
        let note = "Note: It is not known yet which devices have joined. Try again.\n"
        #expect(try run("devices", in: .unknownDevices) == Run(errors: note, status: 4))
        #expect(try run("devices", "--json", in: .unknownDevices) == Run(output: "null\n", status: 4))
        #expect(try run("status", in: .unknownDevices) == Run(output: "On · shared from Ethernet\n"))
        #expect(try run("status", "--json", in: .unknownDevices).output.contains("\"devices\": null,"))
    }

    @Test("print a code to join with, and its text")
    func code() throws {
        let note = "Note: Devices can join while the hotspot is on.\n"
        let text = "{\n  \"text\": \"WIFI:T:WPA;S:Anna's laptop;P:correct horse;;\"\n}\n"
        #expect(try run("qr", "--json") == Run(output: text, errors: note))
        let code = try run("qr")
        #expect(code.status == 0 && code.errors == note)
        #expect(code.output.hasPrefix(String(repeating: "█", count: 37) + "\n"))
    }

    @Test("print no code that no device could join with")
    func unusable() throws {
        try #"{"version": 2, "hotspot": {"password": "short"}}"#
            .write(toFile: settings, atomically: true, encoding: .utf8)
        let sentence = "Error: “Password”: Use at least 8 characters.\n"
        let code = try run("qr")
        #expect(code.output.isEmpty && code.errors.hasSuffix(sentence) && code.status == 1)
    }

    @Test("store a password that was made up, before the code has it")
    func firstRun() throws {
        try FileManager.default.removeItem(atPath: settings)
        let first = try run("qr", "--json").output
        #expect(first.contains("P:"))
        #expect(try run("qr", "--json").output == first)
    }

    private struct Run: Equatable {
        var output = ""
        var errors = ""
        var status: Int32 = 0
    }

    private func run(
        _ arguments: String..., input: String = "", in situation: SimulatedHotspot.Situation = .off
    ) throws -> Run {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "personal-hotspot")
        process.arguments = arguments + ["--service", "simulated", "--settings", settings]
        process.environment = ["LC_ALL": "C", "SIMULATED_HOTSPOT": situation.rawValue]
        let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let outputText = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Run(output: outputText, errors: errorText, status: process.terminationStatus)
    }
}

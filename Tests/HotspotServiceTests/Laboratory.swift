import Foundation
import ManualTime
import Testing

/// A NetworkManager of the tests' own, which `Scripts/test-network-manager` starts.
struct Laboratory {
    private static let variables = ProcessInfo.processInfo.environment
    let folder: URL

    /// `nil` where the tests were started without one.
    static let shared = variables["NETWORK_MANAGER_LABORATORY"].map { Laboratory(folder: URL(filePath: $0)) }
    /// Whether polkit is there, and forbids everything.
    static let denies = variables["NETWORK_MANAGER_DENIES"] != nil

    /// Starts or ends NetworkManager: `start`, `kill`, `freeze` or `thaw`.
    func daemon(_ word: String) throws {
        try run(folder.appending(path: "daemon").path(), word)
    }

    /// Does something as another program would.
    @discardableResult
    func nmcli(_ arguments: String...) throws -> String {
        try run("/usr/bin/env", ["nmcli", "--colors", "no"] + arguments)
    }

    /// Does something over and over until it is terminated.
    func repeating(_ command: String) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "trap exit TERM; while :; do \(command); done"]
        try process.run()
        return process
    }

    /// The file in which NetworkManager keeps a profile.
    func keyfile(holding text: String) throws -> String? {
        let profiles = folder.appending(path: "profiles")
        return try FileManager.default.contentsOfDirectory(at: profiles, includingPropertiesForKeys: nil).lazy
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            .first { $0.contains(text) }
    }

    /// What NetworkManager has said so far.
    var log: String {
        get throws { try String(contentsOf: folder.appending(path: "NetworkManager.log"), encoding: .utf8) }
    }

    @discardableResult
    private func run(_ program: String, _ arguments: String...) throws -> String {
        try run(program, arguments)
    }

    private func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        // A daemon that was started holds no end of it.
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        if process.terminationStatus != 0 { throw Failure(text: "\(arguments): \(text)") }
        return text
    }

    struct Failure: Error { let text: String }
}

/// What starts and ends the one NetworkManager, so that it is done one after the other.
@Suite(.serialized)
enum NetworkManagerSuites {}

extension Trait where Self == ConditionTrait {
    /// Skips a suite, visibly, where there is no NetworkManager of its own.
    static var needsNetworkManager: Self {
        .enabled("There is no NetworkManager of the tests' own: Scripts/test-network-manager starts one.") {
            Laboratory.shared != nil && !Laboratory.denies
        }
    }

    /// Skips a suite, visibly, where there is no polkit that forbids.
    static var needsDenial: Self {
        .enabled("There is no polkit of the tests' own: Scripts/test-network-manager starts one.") {
            Laboratory.shared != nil && Laboratory.denies
        }
    }
}

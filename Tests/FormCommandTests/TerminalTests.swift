import Foundation
import Testing

/// The program at a terminal of its own, as a person has it.
private final class Terminal {
    private let controller: Int32
    private let device: Int32
    let process = Process()
    private(set) var text = ""

    init(_ arguments: [String]) throws {
        controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        // What `unlockpt` and `ptsname` do, which are no part of the Glibc module.
        var (lock, number): (Int32, Int32) = (0, 0)
        try #require(ioctl(controller, 0x4004_5431, &lock) == 0 && ioctl(controller, 0x8004_5430, &number) == 0)
        device = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        try #require(device >= 0)
        let handle = FileHandle(fileDescriptor: device)
        process.executableURL = URL(filePath: "/usr/bin/env")
        // Whoever runs the tests may ignore some, and a program goes on ignoring them.
        process.arguments = ["--default-signal=HUP,INT,QUIT,TERM", LampUser.program.path] + arguments
        (process.standardInput, process.standardOutput, process.standardError) = (handle, handle, handle)
        try process.run()
    }

    deinit {
        close(device)
        close(controller)
    }

    var showsWhatIsTyped: Bool {
        var attributes = termios()
        tcgetattr(device, &attributes)
        return attributes.c_lflag & tcflag_t(ECHO) != 0 && attributes.c_lflag & tcflag_t(ISIG) != 0
    }

    func type(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { write(controller, $0.baseAddress, $0.count) }
    }

    /// Reads until a text is there, for a minute at most, which only ends a wait in vain.
    func wait(for expected: String) throws {
        var descriptor = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        while !text.contains(expected) {
            try #require(poll(&descriptor, 1, 60_000) == 1, "“\(expected)” did not come, but “\(text)”.")
            var bytes = [UInt8](repeating: 0, count: 1024)
            let count = read(controller, &bytes, bytes.count)
            text += String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        }
    }
}

@Suite("At a terminal")
final class TerminalTests {
    private let user: LampUser

    init() throws { user = try LampUser() }
    deinit { user.removeFolder() }

    @Test("a secret is asked for, and is not seen while it is typed")
    func secret() throws {
        let terminal = try Terminal(["set", "PIN", "--settings", user.settings])
        try terminal.wait(for: "PIN: ")
        #expect(!terminal.showsWhatIsTyped)
        terminal.type("hidden letters\n")
        terminal.process.waitUntilExit()
        #expect(terminal.process.terminationStatus == 0)
        #expect(terminal.showsWhatIsTyped)
        try terminal.wait(for: "\n")
        #expect(terminal.text == "PIN: \r\n")
        #expect(try user.run("get", "PIN", "--reveal").output == "hidden letters\n")
    }

    @Test("a secret is not changed when the person interrupts, and the terminal shows again what they type")
    func interrupted() throws {
        let terminal = try Terminal(["set", "PIN", "--settings", user.settings])
        try terminal.wait(for: "PIN: ")
        terminal.type("half of i\u{3}")
        try terminal.wait(for: "Error: Nothing was changed.")
        terminal.process.waitUntilExit()
        #expect(terminal.process.terminationStatus == 1)
        #expect(terminal.showsWhatIsTyped)
        #expect(!terminal.text.contains("half"))
        #expect(!FileManager.default.fileExists(atPath: user.settings))
    }

    @Test(
        "a signal from outside ends it, and the terminal shows again what is typed",
        arguments: [SIGHUP, SIGINT, SIGQUIT, SIGTERM])
    func ended(signal: Int32) throws {
        let terminal = try Terminal(["set", "PIN", "--settings", user.settings])
        try terminal.wait(for: "PIN: ")
        #expect(!terminal.showsWhatIsTyped)
        terminal.type("half of i")
        kill(terminal.process.processIdentifier, signal)
        terminal.process.waitUntilExit()
        #expect(terminal.process.terminationReason == .uncaughtSignal)
        #expect(terminal.process.terminationStatus == signal)
        #expect(terminal.showsWhatIsTyped)
        #expect(!FileManager.default.fileExists(atPath: user.settings))
    }

    @Test("control characters of a value are shown as escapes, and given to a program as they are")
    func control() throws {
        // A command refuses such a value, but another program may have stored it.
        try #"{"name": "a\u001B[2J\u009Bb\nc"}"#.write(toFile: user.settings, atomically: true, encoding: .utf8)
        let terminal = try Terminal(["get", "Lamp Name", "--settings", user.settings])
        try terminal.wait(for: "\n")
        terminal.process.waitUntilExit()
        #expect(terminal.text == "a\\u{1B}[2J\\u{009B}b\\nc\r\n")
        #expect(try user.run("get", "Lamp Name").output == "a\u{1B}[2J\u{9B}b\nc\n")
    }

    @Test("any other value that is not given is asked for, too")
    func visible() throws {
        let terminal = try Terminal(["set", "Lamp Name", "--settings", user.settings])
        try terminal.wait(for: "Lamp Name: ")
        terminal.type("Hall\n")
        try terminal.wait(for: "Hall")
        terminal.process.waitUntilExit()
        #expect(try user.run("get", "Lamp Name").output == "Hall\n")
    }

    @Test("nothing is changed where nothing is typed")
    func nothing() throws {
        let terminal = try Terminal(["set", "Lamp Name", "--settings", user.settings])
        try terminal.wait(for: "Lamp Name: ")
        terminal.type("\u{4}")
        try terminal.wait(for: "Error: Nothing was typed.")
        terminal.process.waitUntilExit()
        #expect(terminal.process.terminationStatus == 1)
    }
}

import CustomDump
import FormCore
import Foundation
import Testing

@testable import FormCommand
@testable import form_command_lamp

@MainActor
@Suite("An argument with unusual characters")
struct HostileArgumentTests {
    private static let password = "hunter2hunter2"

    /// All combining marks and joiners that may follow an equals sign, and signs that look like one.
    private static let marks: [String] =
        (0x300...0x36F).compactMap { Unicode.Scalar($0).map { "=" + String($0) } }
        + ["=\u{200D}", "=\u{FE0F}", "=\u{20E3}", "=\u{0903}", "=\u{1F3FB}", "=\u{E0100}", "=\u{200C}", "\u{2260}"]
        + ["\u{FF1D}", "\u{207C}", ":", "/", "", " ", "==", "\u{301}=", "\u{200D}="]

    @Test("is no way to see a secret in an error")
    func secrets() throws {
        let driver = FormDriver(initial: Lamp(), build: lampForm, defaults: Lamp())
        let form = CommandLineForm(driver.session)
        var shown: [String] = []
        for mark in Self.marks {
            for word in ["PIN\(mark)\(Self.password)", "pin\(mark)\(Self.password)"] {
                for words in [[word], [word, "On=On"], ["On=On", word], ["PIN", mark, Self.password]] {
                    let error = #expect(throws: FormCommandError.self) {
                        _ = try form.read(try form.assignments(words))
                        // Where it is no assignment, the word is a path.
                        for word in words { _ = try form.get(RowPath(word)) }
                    }
                    if error?.description.contains("hunter2") != false { shown.append("\(words)") }
                }
            }
        }
        #expect(driver.state == Lamp())
        #expect(shown.isEmpty, "\(shown.count) of \(Self.marks.count * 8), such as \(shown.prefix(5))")
    }

    @Test("belongs to the value from the equals sign on")
    func values() throws {
        let form = CommandLineForm(FormDriver(initial: Lamp(), build: lampForm).session)
        for mark in ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{20E3}"] {
            let found = try form.assignments(["Lamp Name=\(mark)x"])
            #expect(found.map(\.path) == ["Lamp Name"])
            #expect(found[0].text.map { Array($0.unicodeScalars) } == Array("\(mark)x".unicodeScalars))
        }
    }

    @Test("of many equals signs is read at once")
    func manySigns() throws {
        let form = CommandLineForm(FormDriver(initial: Lamp(), build: lampForm).session)
        #expect(throws: FormCommandError.self) { try form.assignments([String(repeating: "=", count: 200_000)]) }
        let value = String(repeating: "=", count: 200_000)
        #expect(try form.assignments(["Lamp Name=\(value)"])[0].text == value)
    }
}

@Suite("What the program prints of an argument")
final class HostileUsageTests {
    private let user: LampUser

    init() throws { user = try LampUser() }
    deinit { user.removeFolder() }

    @Test("is escaped and short, in each message")
    func escaped() throws {
        let hostile = "\u{1B}[31m\u{7}\r\u{9B}\u{85}x"
        let long = String(repeating: "y", count: 100_000)
        var wrong: [String] = []
        for text in [hostile, long, hostile + long] {
            for arguments in [
                [text], ["list", text], ["list", "a", text], ["list", "--\(text)"], ["list", "-\(text)"],
                ["list", "--\(text)=1"], ["get", text], ["get"] + [text, text], ["set", text, "x"],
                ["set", "Brightness", text], ["set", "\(text)=x"], ["set", "a=b", text], ["set", "Lamp Name=\(text)"],
                ["reset", text], ["help", text], ["--settings", "/proc/\(text)", "list"], ["dim", text],
                ["--settings=/proc/\(text)", "set", "Lamp Name=x"],
            ] {
                let run = try user.start(LampUser.program, arguments)
                let shown = run.errors + run.output
                let controls = shown.unicodeScalars.filter {
                    $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t"
                }
                if !controls.isEmpty || shown.utf8.count > 12_000 {
                    wrong.append(
                        "\(arguments.map(\.withoutMiddle)): \(controls.count) controls, \(shown.utf8.count) bytes")
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count) of 54:\n\(wrong.joined(separator: "\n"))")
    }
}

import FormCommand
import FormCore
import Foundation
import Testing

@testable import form_command_lamp

@MainActor
@Suite("Text from outside")
final class OutsideTextTests {
    private let user: LampUser

    init() throws { user = try LampUser() }
    deinit { user.removeFolder() }

    private static let characters: [Unicode.Scalar] = [
        " ", "\t", "\n", "\r", "\u{2028}", "\u{A0}", "\u{3000}", "\u{AD}", "\u{200B}", "\u{200E}", "\u{FEFF}", "\u{1B}",
        "\0",
    ]

    /// The text with the character before, inside and behind it.
    private static func texts(_ text: String, _ scalar: Unicode.Scalar) -> [String] {
        ["\(scalar)\(text)", "\(text.prefix(4))\(scalar)\(text.dropFirst(4))", "\(text)\(scalar)"]
    }

    /// What a row holds after a text was set in this process, or the sentence that refuses it.
    private func expected(_ text: String, in row: RowPath, _ value: (Lamp) -> String) async -> String {
        let driver = FormDriver(initial: Lamp(), build: lampForm, defaults: Lamp())
        do {
            try await CommandLineForm(driver.session).set(row, to: text)
            return value(driver.state)
        } catch {
            return "Error: \(error)\n"
        }
    }

    /// What the settings have after a run, or what it said if it was refused.
    private func found(_ run: ProgramRun, _ value: (Lamp) -> String) throws -> String {
        if run.status != 0 { return run.errors }
        let data = try Data(contentsOf: URL(filePath: user.settings))
        let stored = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        var lamp = Lamp()
        if let name = stored["name"] as? String { lamp.name = name }
        if let pin = stored["pin"] as? String { lamp.pin = pin }
        try FileManager.default.removeItem(atPath: user.settings)
        return value(lamp)
    }

    @Test("has the same effect as an argument and on the standard input, with the line ends of each system")
    func line() async throws {
        var wrong: [String] = []
        for text in Self.characters.flatMap({ Self.texts("Hall lamp", $0) }) {
            let expected = await expected(text, in: "Lamp Name", \.name)
            var found = try ["\n", "\r\n", "\r", ""].map { end in
                try self.found(try user.run("set", "Lamp Name", input: text + end), \.name)
            }
            if !text.contains("\0") { found.append(try self.found(try user.run("set", "Lamp Name", text), \.name)) }
            let others = found.filter { !$0.utf8.elementsEqual(expected.utf8) }
            if !others.isEmpty { wrong.append("\(text.debugDescription): \(others), not \(expected.debugDescription)") }
        }
        #expect(wrong == [])
    }

    @Test("is a secret without its line end, and is refused with a line break or a tab inside")
    func secret() async throws {
        var wrong: [String] = []
        for text in Self.characters.flatMap({ Self.texts("battery staple", $0) }) {
            let expected = await expected(text, in: "PIN", \.pin)
            for end in ["\n", "\r\n", "\r", ""] {
                let found = try found(try user.run("set", "PIN", input: text + end), \.pin)
                if !found.utf8.elementsEqual(expected.utf8) {
                    wrong.append("\(text.debugDescription): \(found), not \(expected.debugDescription)")
                }
            }
        }
        #expect(wrong == [])
        let sentence = "Character 8 is a line break. Remove it."
        #expect(await expected("battery\nstaple", in: "PIN", \.pin) == "Error: \(sentence)\n")
        #expect(await expected("battery\tstaple", in: "PIN", \.pin) == "Error: Character 8 is a tab. Remove it.\n")
    }

    @Test("is listed with the characters escaped that the user can't see")
    func listed() async throws {
        try #"{"name": "\u00a0Attic\u200b\u001b "}"#.write(toFile: user.settings, atomically: true, encoding: .utf8)
        let list = try user.run("list", "Lamp Name").output
        #expect(list.hasPrefix(#"Lamp Name: \u{A0}Attic\u{200B}\u{1B}\u{20}  (changed)"#), "\(list)")
        // A program gets the value as it is.
        #expect(try user.run("get", "Lamp Name").output == "\u{A0}Attic\u{200B}\u{1B} \n")
    }

    @Test(
        "is a choice or a switch without the blanks around it",
        arguments: [" Blue", "blue\u{3000}", "\tBLUE\n", "\u{A0}Bl\u{200B}ue", "\u{FEFF}Blue"])
    func choice(text: String) async throws {
        let driver = FormDriver(initial: Lamp(isOn: true), build: lampForm, defaults: Lamp())
        try await CommandLineForm(driver.session).set("Color", to: text)
        #expect(driver.state.color == .blue)
        try await CommandLineForm(driver.session).set(
            "On", to: text.lowercased().replacing("bl\u{200B}ue", with: "off").replacing("blue", with: "off"))
        #expect(!driver.state.isOn)
    }
}

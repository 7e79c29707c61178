import CustomDump
import Foundation
import Testing

@testable import FormCommand

@Suite("A shell completes")
final class CompletionTests {
    private let user: LampUser

    init() throws {
        user = try LampUser()
    }
    deinit { user.removeFolder() }

    private func completions(_ words: String...) throws -> [String] {
        try user.completions(of: LampUser.program, words)
    }

    @Test("the paths of rows that have a value, spaces and quotes and all")
    func paths() throws {
        expectNoDifference(
            try completions("get", ""),
            [
                "On", "Brightness", "Color", "Lamp Name", "PIN", "Anna's Network/Shared", "Anna's Network/Channel",
                "Anna's Network/Host: \"Name\"",
            ])
        #expect(try completions("get", "La") == ["Lamp Name"])
        #expect(try completions("get", "Lamp\\ N") == ["Lamp Name"])
        #expect(try completions("get", "Anna\\'s\\ Network/Ch") == ["Anna's Network/Channel"])
    }

    @Test("pages, for the commands that take them")
    func pages() throws {
        #expect(try completions("reset", "Anna\\'s\\ N").first == "Anna's Network")
        #expect(try completions("list", "An").first == "Anna's Network")
    }

    @Test("the options of the row that is set, and runs nothing of what stands in them")
    func options() throws {
        #expect(try completions("set", "On", "") == ["On", "Off"])
        #expect(try completions("set", "Color", "") == ["Warm", "Blue", "$(echo Odd) `echo Odd`"])
        #expect(try completions("set", "\"Anna's Network/Shared\"", "O") == ["On", "Off"])
        #expect(try completions("set", "Lamp\\ Name", "") == [])
    }

    @Test("the same rows where the settings can't be read")
    func unreadable() throws {
        #expect(try completions("get", "--settings", user.folder.path, "") == completions("get", ""))
    }

    @Test(
        "with words that it reads as a shell does",
        arguments: [
            ("plain", "plain"), (#"a\ b"#, "a b"), (#""a'b \"c\" \d""#, #"a'b "c" \d"#), (#"'a"b\ '"#, #"a"b\ "#),
            (#"a"b"'c'"#, "abc"), (#""open"#, "open"), ("", ""),
        ])
    func words(word: String, text: String) {
        #expect(unquoted(word) == text)
    }

    @Test("for the settings that are given")
    func settings() {
        let line = CommandLineWords(["lamp", "--settings", "'a b'", "set", "--json", "Lamp\\ Name", ""])
        #expect(line.settings == "a b")
        #expect(line.path == "Lamp Name")
        #expect(CommandLineWords(["lamp", "get", "--settings=x"]).settings == "x")
        #expect(CommandLineWords(["lamp", "get", "--settings", "=", "x"]).settings == "x")
        #expect(CommandLineWords(["lamp", "set", "Anna's"], areQuoted: false).path == "Anna's")
        #expect(CommandLineWords(["lamp"]).path == nil)
    }
}

import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import ManualTime
import Testing

private struct Account: Equatable {
    var name = "Anna"
    var nickname = "Ann"
    var password = "open sesame"
    var port = 80
    var isPublic = true
    var pages = 0
}

private let portForm: Form<Account> = sections {
    section {
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...99)))
    }
}

private let form: Form<Account> = sections {
    section {
        controlCell(title: "Public", control: uiSwitch(keyPath: \.isPublic))
        controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
            .visible(when: \.isPublic)
        controlCell(title: "Nickname", control: textField(keyPath: \.nickname))
        nestedPasswordField(title: "Password", keyPath: \.password).rules(\.password, [.length(8...)])
        detailTextCell(title: "Server", keyPath: { "\($0.port)" }, form: portForm)
        buttonCell(title: "Print") { context in context.change { $0.pages += 1 } }
    }
}

@MainActor
@Suite("Closing the window", .serialized, .needsDisplay)
struct ClosingTests {
    @Test("asks nothing where all can be kept, and keeps what is being typed", arguments: Renderer.allCases)
    func silent(renderer: Renderer) throws {
        let stage = Stage(renderer, Account(), form)
        stage.driver.session.show(.error("The server is down."), at: "Server/Port")
        try stage.user.type("Bert", into: "Name")
        try stage.user.closeWindow()
        #expect(stage.user.question == nil)
        #expect(!stage.user.isWindowOpen)
        #expect(stage.driver.state.name == "Bert")
    }

    @Test(
        "asks before texts are lost that were refused, names the rows, and goes to the first",
        arguments: Renderer.allCases)
    func refused(renderer: Renderer) throws {
        let stage = Stage(renderer, Account(), form)
        try stage.user.select("Password")
        try stage.user.type("Friend")
        try stage.user.goBack()
        try stage.user.select("Server")
        try stage.user.type("many", into: "Port")
        try stage.user.goBack()
        try stage.user.closeWindow()
        #expect(stage.user.isWindowOpen)
        expectNoDifference(
            stage.user.question,
            """
            Discard these changes?
            “Password”: The new text was not saved. Use at least 8 characters.
            “Port”: “many” was not saved. Type a whole number from 1 to 99.
            """)
        try stage.user.answerQuestion("Cancel")
        #expect(stage.user.isWindowOpen && stage.user.question == nil)
        #expect(stage.user.focusedRow == "Password")
        #expect(stage.driver.session.record["Server/Port"].draft?.text == "many")
        try stage.user.closeWindow()
        try stage.user.answerQuestion("Discard")
        #expect(!stage.user.isWindowOpen)
        #expect(stage.driver.state == Account())
        #expect(stage.driver.session.record == FormRecord())
    }

    @Test("asks about what is being typed and can't be kept, and opens its page", arguments: Renderer.allCases)
    func beingTyped(renderer: Renderer) throws {
        let stage = Stage(renderer, Account(), form)
        try stage.user.select("Server")
        try stage.user.type("many", into: "Port")
        try stage.user.closeWindow()
        #expect(stage.user.question?.contains("“Port”: “many” was not saved.") == true)
        try stage.user.answerQuestion("Cancel")
        #expect(stage.user.focusedRow == "Port")
        try stage.user.type("9", into: "Port")
        try stage.user.closeWindow()
        #expect(!stage.user.isWindowOpen)
        #expect(stage.driver.state.port == 9)
    }

    @Test("asks about a text in a row that is hidden meanwhile too", arguments: Renderer.allCases)
    func hidden(renderer: Renderer) throws {
        let stage = Stage(renderer, Account(), form)
        try stage.user.type("", into: "Name")
        try stage.user.toggle("Public")
        try stage.user.closeWindow()
        #expect(stage.user.question == "Discard these changes?\n“Name”: The empty text was not saved.")
    }

    @Test("asks before something is lost that is not applied", arguments: Renderer.allCases)
    func unapplied(renderer: Renderer) throws {
        let stage = Stage(renderer, Account(), form, applying: .explicitly)
        try stage.user.toggle("Public")
        try stage.user.type("", into: "Nickname")
        try stage.user.select("Password")
        try stage.user.type("shibboleth")
        try stage.user.pressReturn()
        try stage.user.closeWindow()
        expectNoDifference(
            stage.user.question,
            """
            Discard these changes?
            “Public”: “Off” is not applied.
            “Nickname”: The empty text is not applied.
            “Password”: The new text is not applied.
            """)
        try stage.user.answerQuestion("Cancel")
        try stage.user.apply()
        try stage.user.closeWindow()
        #expect(!stage.user.isWindowOpen)
        #expect(stage.driver.state == Account(nickname: "", password: "shibboleth", isPublic: false))
    }

    @Test("gives up what was not applied where the person says so", arguments: Renderer.allCases)
    func discarded(renderer: Renderer) throws {
        let stage = Stage(renderer, Account(), form, applying: .explicitly)
        try stage.user.select("Print")
        try stage.user.closeWindow()
        #expect(stage.user.question == "Discard these changes?\nSome changes are not applied.")
        try stage.user.answerQuestion("Discard")
        #expect(!stage.user.isWindowOpen)
        #expect(stage.driver.edited == Account())
    }

    @Test("asks about a value that nobody has accepted yet, and asks nothing once it is", arguments: Renderer.allCases)
    func wish(renderer: Renderer) async throws {
        let (answers, answer) = AsyncStream.makeStream(of: Void.self)
        let form: Form<Account> = sections {
            section {
                controlCell(title: "Public", control: uiSwitch(keyPath: \.isPublic))
                    .effect(\.isPublic) { _ in
                        for await _ in answers { break }
                    }
            }
        }
        let stage = Stage(renderer, Account(), form)
        try stage.user.toggle("Public")
        try stage.user.closeWindow()
        #expect(stage.user.question == "Discard these changes?\n“Public”: “Off” is still being applied.")
        try stage.user.answerQuestion("Cancel")
        answer.yield()
        #expect(await comesTrue { !stage.driver.state.isPublic })
        try stage.user.toggle("Public")
        try stage.user.closeWindow()
        try stage.user.answerQuestion("Discard")
        #expect(!stage.user.isWindowOpen)
        #expect(stage.driver.session.record == FormRecord())
        #expect(!stage.driver.state.isPublic)
    }

    @Test("asks about a text that a rule is still being asked about", arguments: Renderer.allCases)
    func check(renderer: Renderer) throws {
        let form: Form<Account> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name))
                    .asyncRule(\.name) { _ in
                        try? await Task.sleep(for: .seconds(3600))
                        return nil
                    }
            }
        }
        let stage = Stage(renderer, Account(), form)
        try stage.user.type("Bert", into: "Name")
        try stage.user.closeWindow()
        #expect(stage.user.question == "Discard these changes?\n“Name”: “Bert” is still being applied.")
    }

    @Test("names five rows, and says how many there are besides", arguments: Renderer.allCases)
    func many(renderer: Renderer) throws {
        let form: Form<[Int]> = sections {
            section(
                (0..<7).map { number in
                    controlCell(
                        title: "Port \(number)", control: formattedField(keyPath: \.[number], format: .whole(in: 1...9))
                    )
                })
        }
        let stage = Stage(renderer, Array(repeating: 1, count: 7), form)
        for number in 0..<7 { try stage.user.type("0", into: "Port \(number)") }
        try stage.user.closeWindow()
        let lines = try #require(stage.user.question).split(separator: "\n")
        #expect(lines.count == 7)
        #expect(lines.last == "And 2 more.")
    }
}

import FormTesting
import ManualTime
import Testing

@testable import FormCore

private struct Network: Equatable {
    var hosts = ["one", "two"]
    var servers = [IPAddress("192.168.1.1")!]
    var margins = [1.5, 2]
    var isOn = true
}

@MainActor
@Suite("A token field")
struct TokenFieldTests {
    private typealias Stage = (driver: FormDriver<Network>, user: HeadlessUser, field: TokenField)

    private func stage(
        _ control: Element<Control, Network> = tokenField(keyPath: \.hosts), _ state: Network = Network(),
        environment: FormEnvironment = FormEnvironment(),
        _ rule: @escaping @MainActor @Sendable (Network) -> Notice? = { _ in nil }
    ) throws -> Stage {
        let form: Form<Network> = sections {
            section {
                controlCell(title: "Row", control: control).copyable()
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            }
        }
        .rule(for: "Row", check: rule)
        let driver = FormDriver(initial: state, build: form, environment: environment)
        let field = try #require(driver.page.sections[0].cells[0].control?.tokenField)
        return (driver, HeadlessUser(of: driver.session), field)
    }

    private func servers(_ environment: FormEnvironment = FormEnvironment()) throws -> Stage {
        try stage(tokenField(keyPath: \.servers, format: .ipAddress), environment: environment)
    }

    private func row(_ stage: Stage) -> Screen.Row { stage.user.screen.sections[0].rows[0] }

    private func sign(_ stage: Stage) -> String { row(stage).values[0] }

    @Test("makes a token at each comma, and leaves what stands behind the last one to be typed")
    func commas() throws {
        let stage = try stage()
        try stage.user.type("three, fo", into: "Row")
        #expect(stage.driver.state.hosts == ["one", "two", "three"])
        #expect(sign(stage) == "{one} {two} {three} [fo]")
        try stage.user.toggle("On")
        #expect(stage.driver.state.hosts == ["one", "two", "three", "fo"])
    }

    @Test(
        "makes tokens of all that is pasted",
        arguments: [
            "a, b,c", "a\nb\r\nc\n", " a ,, b, c ,", "a,b,c,b", "\"a\", b, c",
        ])
    func pasting(text: String) throws {
        let stage = try stage()
        stage.field.textField.edit(text)
        #expect(stage.driver.state.hosts == ["one", "two", "a", "b", "c"])
        #expect(sign(stage) == "{one} {two} {a} {b} {c} []")
        try stage.user.undo()
        #expect(stage.driver.state == Network())
    }

    @Test("makes a token of what stands before a comma that is typed into the middle")
    func commaInside() throws {
        let stage = try stage()
        try stage.user.type("abcd", into: "Row")
        stage.field.textField.edit("ab,cd")
        #expect(sign(stage) == "{one} {two} {ab} [cd]")
    }

    @Test(
        "takes no text twice, and no empty one",
        arguments: ["one", " two ", "one, two,", "", "  ", ",", " , ,", "\"\""])
    func nothingNew(text: String) throws {
        let stage = try stage()
        try stage.user.type(text, into: "Row")
        try stage.user.pressReturn()
        #expect(stage.driver.state == Network())
        #expect(sign(stage) == "{one} {two} []")
        #expect(row(stage).notice == nil)
        #expect(stage.driver.session.undoStep == nil)
    }

    @Test(
        "takes a comma in quotation marks for a part of the token",
        arguments: [
            ("\"a, b\", c", ["a, b", "c"]), ("\"say \"\"a, b\"\"\"", ["say \"a, b\""]), ("\"a", ["\"a"]),
            ("a\"b, c", ["a\"b", "c"]),
            ("\"a\"b, c", ["\"a\"b", "c"]),
        ])
    func quotes(text: String, tokens: [String]) throws {
        let stage = try stage()
        try stage.user.type(text, into: "Row")
        try stage.user.pressReturn()
        #expect(stage.driver.state.hosts == ["one", "two"] + tokens)
        #expect(stage.field.tokens == ["one", "two"] + tokens)
        // What it shows is what it writes.
        stage.field.remove(at: 0)
        #expect(stage.driver.state.hosts == ["two"] + tokens)
    }

    @Test("keeps what is no value in the field, and takes what is one beside it")
    func unreadable() throws {
        let stage = try servers()
        stage.field.textField.edit("10.0.0.1, nowhere, ::1, 300.1.1.1")
        #expect(sign(stage) == "{192.168.1.1} {10.0.0.1} {::1} [nowhere, 300.1.1.1]")
        let sentence = "Type an IP address, such as 192.168.1.1 or 2001:db8::1."
        #expect(row(stage).notice == "error: “nowhere”: \(sentence)")
        try stage.user.type("nowhere, 10.0.0.2, ", into: "Row")
        #expect(sign(stage) == "{192.168.1.1} {10.0.0.1} {::1} {10.0.0.2} [nowhere, ]")
        #expect(row(stage).notice == "error: \(sentence)")
        try stage.user.toggle("On")
        #expect(sign(stage) == "{192.168.1.1} {10.0.0.1} {::1} {10.0.0.2} [nowhere, ]")
        try stage.user.focus("Row")
        try stage.user.pressEscape()
        #expect(sign(stage) == "{192.168.1.1} {10.0.0.1} {::1} {10.0.0.2} []")
        #expect(row(stage).notice == nil)
    }

    @Test("takes values for the same that are, however they are written")
    func sameValues() throws {
        let stage = try servers()
        stage.field.textField.edit("2001:db8:0::1, 2001:DB8::1")
        #expect(sign(stage) == "{192.168.1.1} {2001:db8::1} []")
    }

    @Test("has each token that comes or goes as a step of its own, also the first")
    func steps() throws {
        let stage = try stage(tokenField(keyPath: \.hosts), Network(hosts: []))
        try stage.user.type("a,b,", into: "Row")
        stage.field.remove(at: 0)
        #expect(stage.driver.state.hosts == ["b"])
        var seen: [[String]] = []
        while stage.driver.session.undoStep != nil {
            try stage.user.undo()
            seen.append(stage.driver.state.hosts)
        }
        #expect(seen == [["a", "b"], ["a"], []])
        try stage.user.redo()
        #expect(sign(stage) == "{a} []")
    }

    @Test("shows what the list becomes, and leaves alone what is half typed")
    func outside() throws {
        let stage = try stage()
        try stage.user.type("thr", into: "Row")
        stage.driver.change(origin: .outside) { $0.hosts = ["two", "four"] }
        #expect(sign(stage) == "{two} {four} [thr]")
        #expect(row(stage).conflict == nil)
        try stage.user.pressReturn()
        #expect(stage.driver.state.hosts == ["two", "four", "thr"])
        #expect(row(stage).conflict == nil)
    }

    @Test("keeps what is half typed, or refused, while a token goes")
    func removalBesideText() throws {
        let stage = try stage { $0.hosts.count > 2 ? Notice(.error, "Two are enough.") : nil }
        try stage.user.type("thr", into: "Row")
        try stage.user.removeToken("one", from: "Row")
        #expect(sign(stage) == "{two} [thr]")
        try stage.user.type("three,fo", into: "Row")
        #expect(sign(stage) == "{two} {three} [fo]")
        try stage.user.pressReturn()
        #expect(sign(stage) == "{two} {three} [fo]")
        #expect(row(stage).notice == "error: Two are enough.")
        // Now there is room for it.
        try stage.user.removeToken("two", from: "Row")
        #expect(sign(stage) == "{three} {fo} []")
        #expect(stage.driver.state.hosts == ["three", "fo"])
        #expect(row(stage).notice == nil)
    }

    @Test("lets a token be typed in place of one that must not go alone")
    func refusedRemoval() throws {
        let stage = try stage(tokenField(keyPath: \.hosts), Network(hosts: ["one"])) {
            $0.hosts.isEmpty ? Notice(.error, "Type a host.") : nil
        }
        try stage.user.removeToken("one", from: "Row")
        #expect(sign(stage) == "[]")
        #expect(row(stage).notice == "error: Type a host.")
        #expect(stage.driver.state.hosts == ["one"])
        try stage.user.type("tw", into: "Row")
        #expect(sign(stage) == "[tw]")
        try stage.user.pressEscape()
        #expect(sign(stage) == "{one} []")
        #expect(row(stage).notice == nil)
        try stage.user.removeToken("one", from: "Row")
        try stage.user.type("two,", into: "Row")
        #expect(sign(stage) == "{two} []")
        #expect(stage.driver.state.hosts == ["two"])
    }

    @Test("keeps a draft while its page is closed", arguments: [true, false])
    func closedPage(isRefused: Bool) throws {
        let page: Form<Network> = sections {
            section { controlCell(title: "Row", control: tokenField(keyPath: \.hosts)) }
        }
        .rule(for: "Row") { $0.hosts.count != 2 ? Notice(.error, "Two, please.") : nil }
        let form: Form<Network> = sections {
            section { detailTextCell(title: "Page", keyPath: { _ in "" }, form: page) }
        }
        let driver = FormDriver(initial: Network(), build: form)
        let user = HeadlessUser(of: driver.session)
        try user.select("Page")
        if isRefused { try user.removeToken("one", from: "Row") } else { try user.type("three", into: "Row") }
        try user.goBack()
        try user.select("Page")
        let sign = isRefused ? "{two} []" : "{one} {two} [three]"
        #expect(user.screen.sections[0].rows[0].values == [sign])
        #expect(user.screen.sections[0].rows[0].notice == "error: Two, please.")
        if isRefused { try user.type("three,", into: "Row") } else { try user.removeToken("one", from: "Row") }
        #expect(driver.state.hosts == ["two", "three"])
    }

    private func askedForm(_ service: AskedService) -> Form<Network> {
        sections {
            section {
                controlCell(title: "Row", control: tokenField(keyPath: \.hosts))
                    .effect(\.hosts) { try await service.accept($0.joined(separator: " ")) }
            }
        }
    }

    @Test("adds to what somebody else has not accepted yet")
    func wishes() async throws {
        let service = AskedService()
        let driver = FormDriver(initial: Network(), build: askedForm(service))
        let user = HeadlessUser(of: driver.session)
        let row = { user.screen.sections[0].rows[0] }
        try user.type("three,", into: "Row")
        #expect(row().values == ["{one} {two} {three} []"] && row().isWaiting)
        try user.type("four,fi", into: "Row")
        #expect(row().values == ["{one} {two} {three} {four} [fi]"])
        #expect(driver.state == Network())
        #expect(await comesTrue { service.asked.last == "one two three four" })
        for _ in service.asked { service.answer() }
        #expect(await comesTrue { driver.state.hosts == ["one", "two", "three", "four"] })
        #expect(row().values == ["{one} {two} {three} {four} [fi]"])
        try user.pressEscape()
        try user.removeToken("one", from: "Row")
        #expect(await comesTrue { service.asked.last == "two three four" })
        service.answer(FormatError("Not that one."))
        #expect(await comesTrue { row().notice == "error: Not that one." })
        #expect(row().values == ["{two} {three} {four} []"])
        try user.pressEscape()
        #expect(row().values == ["{one} {two} {three} {four} []"])
    }

    @Test("adds what was being typed to what was asked for meanwhile", arguments: [true, false])
    func wishBesideText(isRemoval: Bool) async throws {
        let service = AskedService()
        let driver = FormDriver(initial: Network(), build: askedForm(service))
        let user = HeadlessUser(of: driver.session)
        try user.type(isRemoval ? "fo" : "threefo", into: "Row")
        if isRemoval { try user.removeToken("one", from: "Row") } else { driver.session.field("Row")?.edit("three,fo") }
        try user.pressReturn()
        #expect(user.screen.sections[0].rows[0].values == [isRemoval ? "{two} {fo} []" : "{one} {two} {three} {fo} []"])
        #expect(await comesTrue { service.asked.last == (isRemoval ? "two fo" : "one two three fo") })
        for _ in service.asked { service.answer() }
    }

    @Test("has semicolons between numbers that have commas")
    func semicolons() throws {
        let locale = FormLocale(decimalSeparator: ",", groupSeparator: ".")
        let stage = try stage(
            tokenField(keyPath: \.margins, format: .decimal(in: 0...9)), environment: FormEnvironment(locale: locale))
        #expect(sign(stage) == "{1,5} {2} []")
        try stage.user.type("2,5;3", into: "Row")
        #expect(sign(stage) == "{1,5} {2} {2,5} [3]")
        stage.field.remove(at: 1)
        #expect(stage.driver.state.margins == [1.5, 2.5])
        #expect(stage.field.value.text() == "1.5, 2.5")
    }

    @Test("shows whatever is in the list, and is copied as a whole")
    func oddTexts() throws {
        let hosts = [
            "", "a\0b", " c", "d,e", "e\u{301}", "שלום", "👩‍👩‍👧‍👦", "one", "one", String(repeating: "9", count: 100_000),
        ]
        let stage = try stage(tokenField(keyPath: \.hosts), Network(hosts: hosts))
        #expect(stage.field.tokens == ["\"\"", "a␀b"] + hosts.dropFirst(2))
        try stage.user.copy("Row")
        #expect(stage.user.copiedText?.hasPrefix("\"\", a\0b, \" c\", \"d,e\", ") == true)
        // The second of two.
        stage.field.remove(at: 8)
        #expect(stage.driver.state.hosts == Array(hosts[..<8] + hosts[9...]))
    }

    @Test("takes very many at once")
    func many() throws {
        let stage = try stage()
        stage.field.textField.edit((0..<2000).map { "host\($0)" }.joined(separator: ","))
        #expect(stage.driver.state.hosts.count == 2002)
    }

    @Test("is set as a whole from the command line")
    func commandLine() throws {
        let stage = try servers()
        #expect(stage.field.value.write("10.0.0.1, ::1") == nil)
        #expect(stage.driver.state.servers.map(\.description) == ["10.0.0.1", "::1"])
        #expect(
            stage.field.value.write("nowhere, ::1")?.description
                == "“nowhere”: Type an IP address, such as 192.168.1.1 or 2001:db8::1.")
        #expect(stage.field.value.write("") == nil)
        #expect(stage.driver.state.servers.isEmpty)
    }
}

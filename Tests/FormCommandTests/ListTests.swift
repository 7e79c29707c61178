import CustomDump
import FormCommand
import FormCore
import FormStore
import Testing

@testable import form_command_lamp

@MainActor
@Suite("A form on the command line lists")
struct ListTests {
    private let driver = FormDriver(initial: Lamp(), build: lampForm, defaults: Lamp())
    private var form: CommandLineForm { CommandLineForm(driver.session) }

    @Test("each row that has a value, with what keeps a person from it and what is changed")
    func lines() throws {
        driver.change {
            $0.brightness = 95
            $0.color = .blue
        }
        expectNoDifference(
            try form.list(),
            """
            On: Off
            Brightness: 95  (changed)
              ! warning: This is too bright to look at.
            Color: Blue  (hidden, changed)
            Lamp Name: Lamp
            PIN: ••••••••
            Anna's Network/Shared: Off
            Anna's Network/Channel: 1  (disabled)
            Anna's Network/Host: "Name": lamp.local
            """)
    }

    @Test("the rows of a page, or a single row")
    func page() throws {
        expectNoDifference(
            try form.list("Anna's Network"),
            """
            Anna's Network/Shared: Off
            Anna's Network/Channel: 1  (disabled)
            Anna's Network/Host: "Name": lamp.local
            """)
        #expect(try form.list("On") == "On: Off")
    }

    @Test("a value on one line, whatever characters are in it")
    func control() throws {
        driver.change { $0.name = "two\nlines\u{1B}[2J é" }
        expectNoDifference(try form.list("Lamp Name"), #"Lamp Name: two\nlines\u{1B}[2J é  (changed)"#)
    }

    @Test("JSON that is read again, with a value of the row's kind")
    func json() throws {
        driver.change { $0.isOn = true }
        let value = try JSONValue.parse(Array(form.listJSON().description.utf8)).value
        #expect(try value == form.listJSON())
        guard case .array(let rows) = value else { throw FormCommandError("This is no list.") }
        func all(_ key: String) -> [JSONValue?] { rows.map { $0.object?[key] } }
        expectNoDifference(
            all("value"),
            [
                .bool(true), .number(JSONNumber("80")!), .string("Warm"), .string("Lamp"), .null,
                .bool(false), .number(JSONNumber("1")!), .string("lamp.local"),
            ])
        #expect(all("path").last == .string("Anna's Network/Host: \"Name\""))
        #expect(all("isEnabled")[6] == .bool(false))
        #expect(all("isSecret")[4] == .bool(true))
        #expect(all("isChanged").prefix(2) == [.bool(true), .bool(false)])
        #expect(rows[2].object?["options"] == .array(Lamp.Color.allCases.map { .string($0.rawValue) }))
        #expect(
            rows[0].object?.keys == [
                "path", "title", "value", "options", "isVisible", "isEnabled", "isSecret", "isChanged", "issue",
                "conflict",
            ])
    }

    @Test("what is wrong with a value, in JSON too")
    func issue() throws {
        driver.change { $0.pin = "123" }
        guard case .array(let rows) = try form.listJSON("PIN") else { throw FormCommandError("This is no list.") }
        #expect(
            rows.first?.object?["issue"]
                == .object(["severity": .string("error"), "text": .string("Use at least 8 characters.")]))
    }

    @Test("what another program has made of a value, until a command sets the row")
    func conflict() async throws {
        driver.baselines.saved = driver.state
        driver.baselines.theirs = Lamp(brightness: 30, pin: "another secret")
        expectNoDifference(
            try form.list("Brightness"),
            """
            Brightness: 80
              ? Also changed elsewhere, to “30”.
            """)
        guard case .array(let rows) = try form.listJSON("PIN") else { throw FormCommandError("This is no list.") }
        #expect(rows.first?.object?["conflict"] == .string("Also changed elsewhere."))
        try await form.set("Brightness", to: "40")
        expectNoDifference(try form.list("Brightness"), "Brightness: 40  (changed)")
        #expect(driver.baselines.theirs?.brightness == 80)
    }

    @Test("a secret only where it is asked to reveal it")
    func secrets() throws {
        let secret = driver.state.pin
        #expect(try !form.list().contains(secret))
        #expect(try !form.listJSON().description.contains(secret))
        #expect(try form.get("PIN") == "••••••••")
        #expect(try form.getJSON("PIN") == .null)
        #expect(try form.list("PIN", revealsSecrets: true) == "PIN: 12345678")
        #expect(try form.listJSON("PIN", revealsSecrets: true).description.contains(secret))
        #expect(try form.get("PIN", revealsSecret: true) == secret)
        #expect(try form.getJSON("PIN", revealsSecret: true) == .string(secret))
        driver.change { $0.pin = "" }
        #expect(try form.get("PIN") == "")
        #expect(try form.getJSON("PIN") == .string(""))
        #expect(try form.list("PIN") == "PIN:  (changed)")
    }

    @Test("nothing for a row without a value, and says what to do")
    func noValue() {
        expectError("“Anna's Network” has no value: it opens a page. List the rows of that page to see theirs.") {
            try form.get("Anna's Network")
        }
        let button: Form<Lamp> = sections { section { buttonCell(title: "Press") { _ in } } }
        let driver = FormDriver(initial: Lamp(), build: button)
        expectError("“Press” has no value.") { try CommandLineForm(driver.session).get("Press") }
        expectError("“Press” has no value.") { try CommandLineForm(driver.session).list("Press") }
    }
}

import CustomDump
import FormCommand
import FormCore
import FormTesting
import Testing

@testable import form_command_lamp

@MainActor
@Suite("A form on the command line is changed")
struct SetTests {
    private let driver = FormDriver(initial: Lamp(), build: lampForm, defaults: Lamp())
    private var form: CommandLineForm { CommandLineForm(driver.session) }

    @Test("row by row, also those that are hidden")
    func set() async throws {
        try await form.set("On", to: "yes")
        try await form.set("Brightness", to: " 7 ")
        try await form.set("Lamp Name", to: "Anna's lamp")
        try await form.set("Anna's Network/Shared", to: "On")
        try await form.set("Anna's Network/Channel", to: "6")
        try await form.set("PIN", to: "secret pin")
        try await form.set("On", to: "Off")
        #expect(try form.rows(under: "Color")[0].isVisible == false)
        try await form.set("Color", to: "Blue")
        expectNoDifference(
            driver.state,
            Lamp(
                brightness: 7, color: .blue, name: "Anna's lamp", pin: "secret pin",
                network: Lamp.Network(isShared: true, channel: 6)))
    }

    @Test(
        "not by a value that the window refuses, and says the same sentence",
        arguments: [
            ("Brightness", "101", "Type a whole number from 0 to 100."),
            ("Lamp Name", "", "This can't be empty."),
            ("Lamp Name", "A name of 21 letters!", "Use at most 20 characters."),
            ("PIN", "1234567", "Use at least 8 characters."),
        ])
    func refused(title: String, text: String, sentence: String) async throws {
        await expectError(sentence) { try await form.set(RowPath(title), to: text) }
        #expect(driver.state == Lamp())
        let user = HeadlessUser(of: driver.session)
        // On its own page the field has the focus; on the first page it is given.
        if title != "Brightness" { try user.select(title) } else { try user.focus(title) }
        try user.type(text)
        try user.pressReturn()
        let cell = driver.session.topPage.sections[0].cells.first { $0.title == title }
        #expect(cell?.notice == .error(Sentence(sentence)))
        #expect(driver.state == Lamp())
    }

    @Test("not by a value that is no option")
    func options() async {
        await expectError("Choose one of: Warm, Blue, $(echo Odd) `echo Odd`.") {
            try await form.set("Color", to: "Red")
        }
        await expectError("Type On or Off.") { try await form.set("On", to: "maybe") }
    }

    @Test("not by a value that a rule refuses which takes its time")
    func asynchronous() async throws {
        await expectError("Another lamp has this name.") { try await form.set("Lamp Name", to: "Taken") }
        #expect(driver.state == Lamp())
        try await form.set("Lamp Name", to: "Free")
        #expect(driver.state.name == "Free")
    }

    @Test("by a value that a rule only warns of")
    func warning() async throws {
        #expect(try await form.set("Brightness", to: "91") == .warning("This is too bright to look at."))
        #expect(driver.state.brightness == 91)
        #expect(try await form.set("Brightness", to: "9") == nil)
    }

    @Test("not where a row is disabled, and says why")
    func disabled() async throws {
        let sentence = "“Channel” can't be changed now. Turn on “Shared” first."
        await expectError(sentence) { try await form.set("Anna's Network/Channel", to: "2") }
        await expectError(sentence) { try await form.reset("Anna's Network/Channel") }
        expectError(sentence) { try form.rowToSet("Anna's Network/Channel", hasArgument: true) }
        #expect(driver.state == Lamp())
    }

    @Test("not to an option that can't be chosen, and says why")
    func disabledOption() async throws {
        struct Power: Equatable {
            var mode = "Balanced"
            var isPluggedIn = true
        }
        let power: Form<Power> = sections {
            choice(title: "Mode") {
                optionCell(title: "Balanced", option: "Balanced", keyPath: \.mode)
                optionCell(title: "Saver", option: "Saver", keyPath: \.mode)
                    .enabled { !$0.isPluggedIn }
                    .help("Only on battery.")
                optionCell(title: "Turbo", option: "Turbo", keyPath: \.mode).enabled { _ in false }
            }
        }
        let driver = FormDriver(initial: Power(), build: power)
        let form = CommandLineForm(driver.session)
        await expectError("“Saver” can't be chosen now. Only on battery.") { try await form.set("Mode", to: "saver") }
        await expectError("“Turbo” can't be chosen now.") { try await form.set("Mode", to: "Turbo") }
        #expect(driver.state == Power())
        let options = { driver.session.rows().first?.usableOptions }
        #expect(options() == ["Balanced"])
        driver.set(\.isPluggedIn, to: false)
        #expect(options() == ["Balanced", "Saver"])
        try await form.set("Mode", to: "Saver")
        driver.set(\.isPluggedIn, to: true)
        try await form.set("Mode", to: "Saver")
        #expect(driver.state == Power(mode: "Saver", isPluggedIn: true))
    }

    @Test("by no secret that others could read")
    func secret() throws {
        expectError(
            "“PIN” is a secret, and others can read a command's arguments. "
                + "Leave the value out: it is asked for, or read from the standard input."
        ) {
            try form.rowToSet("PIN", hasArgument: true)
        }
        #expect(try form.rowToSet("PIN", hasArgument: false).title == "PIN")
        #expect(try form.rowToSet("Lamp Name", hasArgument: true).title == "Lamp Name")
    }

    @Test("as the program's doing, so that nothing is left to apply")
    func applied() async throws {
        let driver = FormDriver(initial: Lamp(), build: lampForm, defaults: Lamp(), applying: .explicitly)
        let form = CommandLineForm(driver.session)
        try await form.set("Brightness", to: "5")
        #expect(driver.state.brightness == 5)
        try await form.set("On", to: "On")
        #expect(driver.state.isOn)
        #expect(try await form.resetAll() == "On: Off\nBrightness: 80")
        #expect(driver.state == Lamp())
        driver.change { $0.name = "" }
        try await form.set("Brightness", to: "5")
        // The error was there before.
        #expect(try await form.reset("Brightness") == "Brightness: 80")
        #expect(driver.state.brightness == 80)
    }

    @Test("back to its defaults: all of it, a page or a row, and tells which rows")
    func reset() async throws {
        driver.change {
            $0 = Lamp(brightness: 5, color: .blue, pin: "another one", network: Lamp.Network(channel: 3, host: "x"))
        }
        #expect(try await form.reset("Lamp Name") == "")
        #expect(try await form.reset("Brightness") == "Brightness: 80")
        #expect(
            try await form.reset("Anna's Network")
                == "Anna's Network/Channel: 1\nAnna's Network/Host: \"Name\": lamp.local")
        #expect(driver.state == Lamp(color: .blue, pin: "another one"))
        #expect(try await form.resetAll() == "Color: Warm\nPIN: ••••••••")
        #expect(driver.state == Lamp())
        #expect(try await form.resetAll() == "")
    }

    @Test("not back to its defaults by a path that names nothing")
    func rootPath() async {
        driver.change { $0.brightness = 5 }
        await expectError("There is no row “”. The command list shows all rows.") { try await form.reset(RowPath("")) }
        #expect(driver.state.brightness == 5)
    }

    @Test("not back to defaults that it doesn't have")
    func noDefaults() async {
        let driver = FormDriver(initial: Lamp(), build: lampForm)
        await expectError("This form has no defaults.") { try await CommandLineForm(driver.session).resetAll() }
    }

    @Test("not back to a default that the row doesn't have, and keeps that with its page")
    func noDefault() async throws {
        let form: Form<Lamp> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name)).withoutDefault()
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            }
        }
        let driver = FormDriver(initial: Lamp(isOn: true, name: "Mine"), build: form, defaults: Lamp())
        let line = CommandLineForm(driver.session)
        #expect(try line.list() == "Name: Mine\nOn: On  (changed)")
        await expectError("“Name” has no default.") { try await line.reset("Name") }
        #expect(try await line.resetAll() == "On: Off")
        #expect(driver.state == Lamp(name: "Mine"))
    }

    @Test("and speaks the person's language")
    func translated() async {
        let environment = FormEnvironment(translate: { $0.replacing("There is no row", with: "Es gibt keine Zeile") })
        let driver = FormDriver(initial: Lamp(), build: lampForm, environment: environment)
        await expectError("Es gibt keine Zeile “Pin”. Did you mean “PIN”?") {
            try await CommandLineForm(driver.session).set("Pin", to: "x")
        }
    }

    @Test("to a default of a row's own, also where the form has no others")
    func ownDefault() async throws {
        let form: Form<Lamp> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name)).default(\.name) { _ in "Lamp" }
                controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            }
        }
        let driver = FormDriver(initial: Lamp(isOn: true, name: "Mine"), build: form)
        let line = CommandLineForm(driver.session)
        #expect(try await line.reset("Name") == "Name: Lamp")
        #expect(try await line.reset("Name") == "")
        await expectError("This form has no defaults.") { try await line.reset("On") }
        #expect(driver.state == Lamp(isOn: true, name: "Lamp"))
    }

    @Test("to what it is already, in another spelling, which is no error where somebody is asked")
    func sameInAnotherSpelling() async throws {
        let form: Form<Lamp> = sections {
            section {
                controlCell(title: "Brightness", control: formattedField(keyPath: \.brightness, format: .whole()))
                    .asyncRule(\.brightness, debounce: .zero) { _ in nil }
            }
        }
        let driver = FormDriver(initial: Lamp(brightness: 7), build: form)
        #expect(try await CommandLineForm(driver.session).set("Brightness", to: "07") == nil)
        #expect(driver.state == Lamp(brightness: 7))
    }
}

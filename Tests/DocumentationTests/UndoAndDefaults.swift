import FormCore
import FormTesting
import Testing

// The code of the article “Undo and defaults”.

struct Lamp: Equatable {
    var isOn = false
    var brightness = 50
    var colour = "White"
    var temperature = 20
}

let lampForm: Form<Lamp> = sections {
    section("Lamp", footer: { "\($0.temperature) °C" }) {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Brightness", control: formattedField(keyPath: \.brightness, format: .whole(in: 1...100)))
            .resettable()
        nestedOptions(title: "Colour", keyPath: \.colour, options: ["White", "Amber"])
            .resettable()
    }
    .resettable()
}

struct Account: Equatable {
    var isEncrypted = true
    var otherPort: Int?

    var defaultPort: Int { isEncrypted ? 993 : 143 }

    var port: Int {
        get { otherPort ?? defaultPort }
        set { otherPort = newValue == defaultPort ? nil : newValue }
    }
}

let accountForm: Form<Account> = sections {
    section {
        controlCell(title: "Encrypted", control: uiSwitch(keyPath: \.isEncrypted))
        controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
            .default(\.port, from: \.defaultPort)
            .resettable()
    }
}

struct Network: Equatable {
    var name = "Home"
    var password = ""
}

let networkForm: Form<Network> = sections {
    section {
        nestedTextField(title: "Name", keyPath: \.name)
        nestedPasswordField(title: "Password", keyPath: \.password)
            .withoutDefault()
    }
}

@MainActor
final class Store {
    private(set) var lamp: Lamp?

    func write(_ lamp: Lamp) { self.lamp = lamp }
}

@MainActor
func save(_ driver: FormDriver<Lamp>, in store: Store) {
    store.write(driver.state)
    driver.baselines.saved = driver.state
}

@MainActor
@Suite("Undo and defaults")
struct UndoAndDefaults {
    @Test("keep what came from outside")
    func outside() throws {
        let driver = FormDriver(initial: Lamp(), build: lampForm)
        let user = HeadlessUser(of: driver.session)
        try user.toggle("On")
        driver.set(\.temperature, to: 31)
        driver.session.undo()
        #expect(driver.state == Lamp(temperature: 31))
    }

    @Test("follow the state where the author says so")
    func ownDefault() throws {
        let driver = FormDriver(initial: Account(), build: accountForm, defaults: Account())
        let user = HeadlessUser(of: driver.session)
        try user.toggle("Encrypted")
        #expect(driver.state.port == 143)
        try user.type("1143", into: "Port")
        try user.toggle("Encrypted")
        try user.reset("Port")
        #expect(driver.state == Account())
    }

    @Test("leave a value alone that has no default")
    func withoutDefault() {
        let driver = FormDriver(
            initial: Network(name: "Mine", password: "made"), build: networkForm, defaults: Network())
        driver.session.reset(.root)
        #expect(driver.state == Network(password: "made"))
        #expect(!driver.session.canReset(.root))
    }

    @Test("show what is not as by default, and reset it")
    func defaults() throws {
        let driver = FormDriver(
            initial: Lamp(isOn: true, brightness: 80), build: lampForm, title: "Lights", defaults: Lamp())
        let user = HeadlessUser(of: driver.session)
        #expect(
            user.screen.description == """
                Lights

                Lamp
                ↺
                  On [on]
                  Brightness [80] ↺
                  Colour White ›
                20 °C
                """)
        driver.session.openChangedSettings()
        #expect(
            user.screen.description == """
                ‹ Changed Settings

                  On On ›
                  Brightness 80 ›

                  Reset All (button)
                """)
        driver.session.reset("Brightness")
        driver.session.reset(.root, to: .opened)
        #expect(driver.state.brightness == 80)
        driver.session.undo()
        #expect(driver.state.brightness == 50)
    }

    @Test("tell what is not stored yet")
    func saved() throws {
        let driver = FormDriver(initial: Lamp(), build: lampForm)
        let store = Store()
        save(driver, in: store)
        try HeadlessUser(of: driver.session).toggle("On")
        let unsaved = driver.session.changedRows(from: .saved).map(\.title)
        #expect(unsaved == ["On"])
        #expect(store.lamp == Lamp())
    }

    @Test("reset hidden rows too, and count no press that changes nothing")
    func limits() throws {
        let form: Form<Lamp> = sections {
            section {
                controlCell(title: "Brightness", control: formattedField(keyPath: \.brightness, format: .whole()))
                    .visible(when: \.isOn)
                buttonCell(title: "Nothing") { $0.change { _ in } }
            }
        }
        let driver = FormDriver(initial: Lamp(brightness: 80), build: form, defaults: Lamp())
        driver.session.reset(.root)
        #expect(driver.state.brightness == 50)
        try HeadlessUser(of: driver.session).select("Nothing")
        #expect(driver.session.undoStep?.row == "Brightness")
    }
}

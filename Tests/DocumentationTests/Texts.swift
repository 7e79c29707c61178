import CustomDump
import FormCore
import FormTesting
import Testing

// The code of the article “Texts”.

private struct Site: Equatable {
    var homePage = ""
    var name = "Café"
    var margin = 20
    var password = ""
    var notes = "First line\nSecond line"
    var ignoredHosts = ["localhost", "example.org"]
    var servers: [IPAddress] = []
}

private let siteForm: Form<Site> = sections {
    section {
        controlCell(
            title: "Home Page",
            control: textField(keyPath: \.homePage).prefix("https://").placeholder("example.org").clearable())
        controlCell(title: "Network Name", control: textField(keyPath: \.name).counted(.bytes(32)))
            .rules(\.name, [.required, .bytes(...32)])
        controlCell(
            title: "Margin",
            control: formattedField(keyPath: \.margin, format: .whole(in: 0...50)).suffix("mm"))
    }
}

@MainActor
@Suite("Texts")
struct Texts {
    @Test("may have several lines")
    func lines() {
        let form: Form<Site> = sections {
            section {
                controlCell(
                    title: "Notes",
                    control: textEditor(keyPath: \.notes)
                        .placeholder("What others should know")
                        .counted(.characters(200)))
            }
        }
        let driver = FormDriver(initial: Site(), build: form, title: "Site")
        expectNoDifference(
            HeadlessUser(of: driver.session).screen.description,
            """
            Site

              Notes [First line⏎Second line] 22 of 200
            """)
    }

    @Test("of a list are tokens")
    func tokens() throws {
        let form: Form<Site> = sections {
            section {
                controlCell(title: "Ignored Hosts", control: tokenField(keyPath: \.ignoredHosts))
                controlCell(
                    title: "DNS Servers",
                    control: tokenField(keyPath: \.servers, format: .ipAddress).placeholder("Address"))
            }
        }
        let driver = FormDriver(initial: Site(), build: form, title: "Site")
        let user = HeadlessUser(of: driver.session)
        expectNoDifference(
            user.screen.description,
            """
            Site

              Ignored Hosts {localhost} {example.org} []
              DNS Servers [(Address)]
            """)
        try user.type("9.9.9.9,1.1.1.1,nowhere", into: "DNS Servers")
        try user.pressReturn()
        #expect(driver.state.servers.map(\.description) == ["9.9.9.9", "1.1.1.1"])
        expectNoDifference(
            user.screen.description,
            """
            Site

              Ignored Hosts {localhost} {example.org} []
              DNS Servers {9.9.9.9} {1.1.1.1} [nowhere]
                ! error: Type an IP address, such as 192.168.1.1 or 2001:db8::1.
            """)
    }

    @Test("that are passwords are judged, made and copied")
    func passwords() throws {
        let form: Form<Site> = sections {
            section {
                controlCell(
                    title: "Password",
                    control: passwordField(keyPath: \.password)
                        .strength { $0.count < 12 ? PasswordStrength(0.3, "Weak") : PasswordStrength(1, "Strong") }
                        .generating { String((0..<16).map { _ in "abcdefghjkmnpqrstuvwxyz".randomElement()! }) }
                )
                .copyable()
            }
        }
        let driver = FormDriver(initial: Site(), build: form)
        let user = HeadlessUser(of: driver.session)
        try user.generate("Password")
        try user.copy("Password")
        #expect(user.copiedText?.count == 16)
        #expect(user.screen.description.contains("] ⟳ Strong"))
        try user.pressReturn()
        #expect(driver.state.password == user.copiedText)
    }

    @Test("have what was given them around their fields")
    func around() throws {
        let user = HeadlessUser(of: FormDriver(initial: Site(), build: siteForm, title: "Site").session)
        expectNoDifference(
            user.screen.description,
            """
            Site

              Home Page https:// [(example.org)]
              Network Name [Café] 5 of 32
              Margin [20] mm
            """)
    }
}

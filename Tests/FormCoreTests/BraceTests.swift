import CustomDump
import FormCore
import FormTesting
import Testing

private struct Server: Equatable {
    var host = "localhost"
    var port = 80
    var isSecret = false

    var advice: String? { isSecret ? "Nobody is told." : nil }
}

private struct Network: Equatable {
    var isOn = true
    var first = Server()
    var second = Server(host: "example.com")
    var ports = [1, 2, 3]
    /// Two of them are never equal, so nothing above stops a change.
    var noise = Double.nan

    var status: String? { isOn ? "Up" : nil }
}

private func hostCell<State>(
    title: String, server: WritableKeyPath<State, Server> & Sendable
) -> Element<FormCell, State> {
    nestedTextField(title: title, keyPath: server.appending(path: \.host))
}

private let portCell: Element<FormCell, Server> = controlCell(
    title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))

private let networkForm: Form<Network> = sections {
    section("Network", footer: \.status) {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        hostCell(title: "Host", server: \.first)
    }
    section("Ports", isVisible: \.isOn) {
        for index in 0..<3 {
            controlCell(
                title: "Port \(index + 1)",
                control: formattedField(keyPath: \.ports[index], format: .whole(in: 1...9)))
        }
    }
    for title in ["One", "Two"] {
        section {
            buttonCell(title: title) { $0.change { $0.isOn = title == "One" } }
        }
    }
}

@MainActor
@Suite("A form in braces")
struct BraceTests {
    @Test("is the form of the same rows in arrays")
    func arrays() {
        let braces: Form<Server> = sections {
            section("Server", footer: \.advice, isVisible: { $0.port > 1 }) {
                nestedTextField(title: "Host", keyPath: \.host)
                portCell
            }
        }
        let arrays: Form<Server> = sections([
            section(
                [nestedTextField(title: "Host", keyPath: \.host), portCell],
                header: "Server", footer: \.advice, isVisible: { $0.port > 1 })
        ])
        for state in [Server(), Server(isSecret: true), Server(port: 1)] {
            let screens = [braces, arrays].map {
                Screen(of: FormDriver(initial: state, build: $0, title: "Server").session).description
            }
            expectNoDifference(screens[0], screens[1])
        }
    }

    @Test("has a row for each turn of a for, and a section, and they follow the state")
    func loops() throws {
        let driver = FormDriver(initial: Network(), build: networkForm, title: "Network")
        let user = HeadlessUser(of: driver.session)
        expectNoDifference(
            user.screen.description,
            """
            Network

            Network
              On [on]
              Host localhost ›
            Up

            Ports
              Port 1 [1]
              Port 2 [2]
              Port 3 [3]

              One (button)

              Two (button)
            """)
        try user.type("7", into: "Port 2")
        try user.pressReturn()
        #expect(driver.state.ports == [1, 7, 3])
        try user.select("Two")
        expectNoDifference(
            user.screen.description,
            """
            Network

            Network
              On [off]
              Host localhost ›

              One (button)

              Two (button)
            """)
    }

    @Test("takes more rows and sections after those of an array")
    func afterArrays() {
        let rows: [Element<FormCell, Server>] = [nestedTextField(title: "Host", keyPath: \.host)]
        let form: Form<Server> = sections([section(rows) { portCell }]) {
            section(rows, footer: \.advice) {
                controlCell(title: "Secret", control: uiSwitch(keyPath: \.isSecret)).id("Hidden")
            }
        }
        let driver = FormDriver(initial: Server(isSecret: true), build: form, environment: .silent)
        #expect(driver.page.sections.map { $0.cells.map(\.title) } == [["Host", "Port"], ["Host", "Secret"]])
        #expect(driver.page.sections[1].footer == "Nobody is told.")
    }

    @Test("without a row is reported as an array without one")
    func empty() {
        let driver = FormDriver(initial: Server(), build: sections { section {} }, environment: .silent)
        #expect(driver.session.mistakes.count == 1)
    }
}

@MainActor
@Suite("A row or a section that is bound to a part")
struct BoundRowTests {
    private let form: Form<Network> = sections {
        section {
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            bind(row: portCell, to: \.first)
                .title { _ in "First Port" }
                .id("First Port")
                .enabled(when: \.isOn)
        }
        bind(
            section: section("Second", footer: \.advice) {
                portCell
                controlCell(title: "Secret", control: uiSwitch(keyPath: \.isSecret))
                    .visible { $0.port > 100 }
            },
            to: \.second)
    }

    @Test("shows and writes the part, and takes conditions of the whole")
    func reading() throws {
        let driver = FormDriver(initial: Network(), build: form, title: "Network")
        let user = HeadlessUser(of: driver.session)
        try user.type("8080", into: "First Port")
        try user.type("443", into: "Port")
        try user.pressReturn()
        try user.toggle("Secret")
        try user.toggle("On")
        #expect(driver.state.first == Server(port: 8080))
        #expect(driver.state.second == Server(host: "example.com", port: 443, isSecret: true))
        expectNoDifference(
            user.screen.description,
            """
            Network

              On [off]
              First Port [8080] (disabled)

            Second
              Port [443]
              Secret [on]
            Nobody is told.
            """)
        try user.undo()
        try user.undo()
        #expect(!driver.state.second.isSecret)
    }

    @Test("reads nothing in a change of another part")
    func pruning() {
        let driver = FormDriver(initial: Network(), build: form).onEndlessScreen()
        let counters = driver.session.counters
        var before = counters.bindingsRead
        driver.change { $0.noise = 1 }
        let ofTheWhole = counters.bindingsRead - before
        before = counters.bindingsRead
        driver.change { $0.second.port = 2 }
        let withTheSection = counters.bindingsRead - before
        before = counters.bindingsRead
        driver.change { $0.first.port = 2 }
        let withTheRow = counters.bindingsRead - before
        // Port, Secret, its condition, footer and visibility; then the row's own value.
        #expect(withTheSection - ofTheWhole == 5)
        #expect(withTheRow - ofTheWhole == 1)
    }

    @Test("follows each change where the part can't be compared")
    func notEquatable() {
        struct Part { var name = "a" }
        struct Whole { var part = Part() }
        let form: Form<Whole> = sections {
            section { bind(row: nestedTextField(title: "Name", keyPath: \.name), to: \Whole.part) }
            bind(section: section { nestedTextField(title: "Again", keyPath: \Part.name) }, to: \.part)
        }
        let driver = FormDriver(initial: Whole(), build: form)
        driver.change { $0.part.name = "b" }
        #expect(driver.page.sections.map { $0.cells[0].detail } == ["b", "b"])
    }
}

@MainActor
@Suite("A key path that is held in a variable")
struct KeyPathAppendingTests {
    @Test("leads a row to a property of its part, which the row writes")
    func row() throws {
        let driver = FormDriver(initial: Network(), build: networkForm, title: "Network")
        let user = HeadlessUser(of: driver.session)
        try user.select("Host")
        try user.type("gnu.org", into: "Host")
        try user.pressReturn()
        #expect(driver.state.first.host == "gnu.org")
    }

    @Test("can be appended to again, and equals the literal of the whole way")
    func equality() {
        let server: WritableKeyPath<Network, Server> & Sendable = \.first
        let host: WritableKeyPath<Network, String> & Sendable = server.appending(path: \.host)
        #expect(host == \Network.first.host)
        #expect(host.appending(path: \.description) == \Network.first.host.description)
    }
}

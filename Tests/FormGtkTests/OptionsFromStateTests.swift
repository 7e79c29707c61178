import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Link: Equatable {
    let id: String
    var name: String
}

private struct Sharing: Equatable {
    var links = [Link(id: "eth0", name: "Ethernet"), Link(id: "usb0", name: "Phone")]
    var shared = "eth0"
}

private struct State: Equatable { var sharing = Sharing() }

private let form: Form<State> = bind(
    form: sections {
        section {
            nestedOptions(title: "Shared Connection", keyPath: \.shared, optionsFrom: { $0.links.map(\.id) }) {
                sharing, id in sharing.links.first { $0.id == id }?.name ?? id
            }
        }
    }, to: \.sharing)

@MainActor
@Suite("Options that follow the state", .serialized, .needsDisplay)
struct OptionsFromStateTests {
    @Test("come, go and are renamed while their page is open, and the focus stays", arguments: Renderer.allCases)
    func open(renderer: Renderer) throws {
        let stage = Stage(renderer, State(), form)
        try stage.user.select("Shared Connection")
        #expect(try stage.user.screen.sections[0].rows.map(\.title) == ["Ethernet", "Phone"])
        try stage.user.select("Phone")
        #expect(stage.driver.state.sharing.shared == "usb0")
        stage.driver.change {
            $0.sharing.links = [
                Link(id: "wlan0", name: "Wi-Fi"), Link(id: "usb0", name: "Anna's Phone"),
                Link(id: "eth1", name: "Dock"),
            ]
        }
        let expected = """
            ‹ Shared Connection

              Wi-Fi
              Anna's Phone ✓
              Dock
            """
        expectNoDifference(try stage.user.screen.description, expected)
        #expect(stage.user.focusedRow == "Anna's Phone")
        try stage.user.select("Dock")
        #expect(stage.driver.state.sharing.shared == "eth1")
        stage.driver.set(\.sharing.links, to: Sharing().links)
        #expect(try stage.user.screen.sections[0].rows.map(\.title) == ["Ethernet", "Phone"])
        #expect(stage.driver.session.mistakes.isEmpty)
    }

    @Test(
        "leave a value that is none of them any more as it is, with a notice and no mistake",
        arguments: Renderer.allCases)
    func gone(renderer: Renderer) throws {
        let stage = Stage(renderer, State(), form)
        stage.driver.change { $0.sharing.links.removeFirst() }
        expectNoDifference(
            try stage.user.screen.description,
            """
            \(stage.driver.page.title)

              Shared Connection eth0 ›
                ! warning: “eth0” is not one of the options. Choose one.
            """)
        #expect(stage.driver.state.sharing.shared == "eth0")
        try stage.user.select("Shared Connection")
        try stage.user.select("Phone")
        try stage.user.goBack()
        #expect(try stage.row("Shared Connection") == Screen.Row(title: "Shared Connection", values: ["Phone", "›"]))
        #expect(stage.driver.session.mistakes.isEmpty)
    }

    @Test("can be none at all, which the page says", arguments: Renderer.allCases)
    func none(renderer: Renderer) throws {
        let stage = Stage(renderer, State(sharing: Sharing(links: [])), form)
        try stage.user.select("Shared Connection")
        #expect(try stage.user.screen.sections[0].rows.map(\.title) == ["There are no options now."])
        stage.driver.set(\.sharing.links, to: Sharing().links)
        #expect(try stage.user.screen.sections[0].rows.map(\.title) == ["Ethernet", "Phone"])
        #expect(stage.driver.session.mistakes.isEmpty)
    }

    @Test("are those that can be written from elsewhere, also by a title that comes with the same edit")
    func written() async throws {
        let driver = FormDriver(initial: Encoding(), build: encodingForm)
        func preset() -> FormRow? { driver.session.rows().first { $0.path == "Preset" } }
        #expect(preset()?.value?.options == ["fast", "slow"])
        #expect(preset()?.notice(for: "p7")?.severity == .error)
        #expect(await driver.session.set([("Preset", "p7"), ("Encoder", "nvenc")]) == [:])
        #expect(driver.state == Encoding(encoder: .nvenc, preset: "p7"))
        let found = await driver.session.set([("Preset", "p1"), ("Encoder", "x264")])
        #expect(found.keys.map(\.description) == ["Preset"])
        #expect(found["Preset"]?.sentence.description == "Choose one of: fast, slow.")
        #expect(driver.state == Encoding(encoder: .nvenc, preset: "p7"))
    }

    @Test("that many are there go to and fro on a long page", arguments: [1, 2])
    func many(step: Int) throws {
        let stage = Stage(.gtk, Zones(), zoneForm)
        try stage.user.select("Zone")
        for count in [0, 1_000, 7, 300] {
            stage.driver.set(\.zones, to: Array(Swift.stride(from: 0, to: count, by: step)))
            let user = try #require(stage.user as? GtkUser)
            user.nextFrame()
            user.nextFrame()
            let titles = user.rowsOnScreen.map(\.title)
            #expect(titles.first == (count == 0 ? "There are no options now." : "0"))
        }
    }

    @Test("can be chosen by a new name where rules look at the choice", arguments: Renderer.allCases)
    func renamed(renderer: Renderer) throws {
        let judged: Form<Sharing> = sections {
            section {
                nestedOptions(title: "Shared Connection", keyPath: \.shared, optionsFrom: { $0.links.map(\.id) }) {
                    sharing, id in sharing.links.first { $0.id == id }?.name ?? id
                }
                .rules(\.shared, [.required])
            }
        }
        let stage = Stage(renderer, State(), bind(form: judged, to: \.sharing))
        try stage.user.select("Shared Connection")
        stage.driver.set(\.sharing.links[1].name, to: "Anna's Phone")
        try stage.user.select("Anna's Phone")
        #expect(stage.driver.state.sharing.shared == "usb0")
        #expect(try stage.row("Anna's Phone") == Screen.Row(title: "Anna's Phone", values: ["✓"]))
        #expect(stage.driver.session.record == FormRecord())
    }
}

private enum Encoder: String, Sendable, CaseIterable { case x264, nvenc }

private struct Encoding: Equatable {
    var encoder = Encoder.x264
    var preset = "slow"
}

private let encodingForm: Form<Encoding> = sections {
    section {
        nestedOptions(title: "Encoder", keyPath: \.encoder, text: \.rawValue)
        nestedOptions(
            title: "Preset", keyPath: \.preset,
            optionsFrom: { encoding in
                encoding.encoder == .x264 ? ["fast", "slow"] : ["p1", "p7"]
            })
    }
}

private struct Zones: Equatable {
    var zones = Array(0..<600)
    var zone = 3
}

private let zoneForm: Form<Zones> = sections {
    section {
        nestedOptions(title: "Zone", keyPath: \.zone, optionsFrom: \.zones)
    }
}

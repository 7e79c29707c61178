import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import ManualTime
import Testing

private struct Tethering: Equatable {
    var isOn = false
    var name = "Phone"
    var limit: Int? = nil
    /// How many have joined, which the service tells.
    var guests = 0

    var guestText: String? { isOn ? guests == 1 ? "1 device has joined." : "\(guests) devices have joined." : nil }
}

/// A phone that shares its connection when it is answered by hand.
@MainActor
private final class Phone {
    private(set) var asked: [String] = []
    private var waiting: [CheckedContinuation<Void, any Error>] = []

    func accept(_ tethering: Tethering) async throws {
        asked.append(tethering.isOn ? "on as \(tethering.name)" : "off")
        try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    /// Answers the one that has waited longest.
    func answer(_ error: (any Error)? = nil) {
        let first = waiting.removeFirst()
        if let error { first.resume(throwing: error) } else { first.resume() }
    }
}

private func tetheringForm(_ phone: Phone) -> Form<Tethering> {
    sections {
        section("Tethering", footer: \.guestText) {
            controlCell(title: "Share Connection", control: uiSwitch(keyPath: \.isOn))
                .effect(\.self) { try await phone.accept($0) }
            controlCell(title: "Name", control: textField(keyPath: \.name).counted(.bytes(32)))
                .rules(\.name, [.required, .bytes(...32)])
                .effect(\.self, when: \.isOn) { try await phone.accept($0) }
            controlCell(
                title: "Limit",
                control: formattedField(keyPath: \.limit, format: .optional(.bytes(), empty: "None"))
            )
            .enabled { !$0.isOn }
            .help(from: { $0.isOn ? "Stop sharing to change it." : nil })
        }
    }
}

@MainActor
@Suite("Tethering", .serialized, .needsDisplay)
struct TetheringProgramTests {
    private let phone = Phone()

    private func stage(_ renderer: Renderer, _ tethering: Tethering = Tethering()) -> Stage<Tethering> {
        Stage(renderer, tethering, tetheringForm(phone), title: "Phone", defaults: Tethering())
    }

    private func isAsked(_ count: Int) async -> Bool { await comesTrue { phone.asked.count == count } }

    @Test("is on when the phone says so, and the rest follows then", arguments: Renderer.allCases)
    func accepted(renderer: Renderer) async throws {
        let stage = stage(renderer)
        try stage.user.toggle("Share Connection")
        #expect(await isAsked(1))
        expectNoDifference(
            try stage.screen,
            """
            Phone

            Tethering
              Share Connection [on] (waiting)
              Name [Phone] 5 of 32
              Limit [None]
            """)
        phone.answer()
        #expect(await comesTrue { stage.driver.state.isOn })
        stage.driver.set(\.guests, to: 1)
        expectNoDifference(
            try stage.screen,
            """
            Phone

            Tethering
              Share Connection [on]
              Name [Phone] 5 of 32
              Limit [None] (disabled)
                Stop sharing to change it.
            1 device has joined.
            """)
        try stage.user.undo()
        #expect(await isAsked(2))
        #expect(phone.asked.last == "off")
        phone.answer()
        #expect(await comesTrue { !stage.driver.state.isOn })
        #expect(stage.driver.session.undoStep == nil)
    }

    @Test("goes back with a sentence where it is refused, and can be tried again", arguments: Renderer.allCases)
    func refused(renderer: Renderer) async throws {
        let stage = stage(renderer)
        try stage.user.toggle("Share Connection")
        #expect(await isAsked(1))
        phone.answer(Notice.error("Turn mobile data on first."))
        #expect(await comesTrue { stage.driver.session.record["Share Connection"].notice != nil })
        expectNoDifference(
            try stage.row("Share Connection"),
            Screen.Row(title: "Share Connection", values: ["[off]"], notice: "error: Turn mobile data on first."))
        #expect(stage.driver.session.undoStep == nil)
        try stage.user.toggle("Share Connection")
        #expect(try stage.row("Share Connection")?.notice == nil)
        #expect(await isAsked(2))
        phone.answer()
        #expect(await comesTrue { stage.driver.state.isOn })
    }

    @Test("can be taken back while it waits, and a late answer changes nothing", arguments: Renderer.allCases)
    func takenBack(renderer: Renderer) async throws {
        let stage = stage(renderer)
        try stage.user.toggle("Share Connection")
        #expect(await isAsked(1))
        try stage.user.toggle("Share Connection")
        #expect(await isAsked(2))
        #expect(phone.asked == ["on as Phone", "off"])
        phone.answer()
        await settle()
        #expect(stage.driver.state == Tethering())
        #expect(try stage.row("Share Connection")?.isWaiting == true)
        phone.answer()
        #expect(await comesTrue { stage.driver.session.record == FormRecord() })
        #expect(try stage.row("Share Connection") == Screen.Row(title: "Share Connection", values: ["[off]"]))
        #expect(stage.driver.state == Tethering())
        #expect(stage.driver.session.undoStep == nil)
    }

    @Test(
        "is asked for the name that stands there when it was turned on with half of it typed",
        arguments: Renderer.allCases)
    func named(renderer: Renderer) async throws {
        let stage = stage(renderer)
        try stage.user.type("Ada's Pho", into: "Name")
        try stage.user.toggle("Share Connection")
        #expect(await isAsked(1))
        #expect(phone.asked == ["on as Ada's Pho"])
        phone.answer()
        #expect(await comesTrue { stage.driver.state.isOn })
        try stage.user.type("Ada's Phone", into: "Name")
        try stage.user.pressReturn()
        #expect(await isAsked(2))
        phone.answer(Notice.error("The phone does not take this name."))
        #expect(await comesTrue { stage.driver.session.record["Name"].pending == nil })
        expectNoDifference(
            try stage.screen,
            """
            Phone

            Tethering
              Share Connection [on]
              Name [Ada's Phone] 11 of 32
                ! error: The phone does not take this name.
              Limit [None] (disabled)
                Stop sharing to change it.
            0 devices have joined.
            """)
        #expect(stage.driver.state.name == "Ada's Pho")
    }

    @Test("shows what the phone says meanwhile, and waits for its answer", arguments: Renderer.allCases)
    func outside(renderer: Renderer) async throws {
        let stage = stage(renderer)
        try stage.user.toggle("Share Connection")
        #expect(await isAsked(1))
        stage.driver.set(\.isOn, to: true)
        expectNoDifference(
            try stage.screen,
            """
            Phone

            Tethering
              Share Connection [on] (waiting)
              Name [Phone] 5 of 32
              Limit [None] (disabled)
                Stop sharing to change it.
            0 devices have joined.
            """)
        phone.answer()
        #expect(await comesTrue { stage.driver.session.record == FormRecord() })
        #expect(stage.driver.state == Tethering(isOn: true))
    }

    @Test("is asked about before the window closes", arguments: Renderer.allCases)
    func closing(renderer: Renderer) async throws {
        let stage = stage(renderer)
        try stage.user.toggle("Share Connection")
        #expect(await isAsked(1))
        try stage.user.closeWindow()
        expectNoDifference(
            stage.user.question,
            """
            Discard these changes?
            “Share Connection”: “On” is still being applied.
            """)
        try stage.user.answerQuestion("Discard")
        #expect(!stage.user.isWindowOpen)
        phone.answer()
        await settle()
        #expect(stage.driver.state == Tethering())
    }
}

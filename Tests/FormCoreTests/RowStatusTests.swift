import CustomDump
import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var isOn = false
    var isStarting = false
    var devices = 0
    var isHidden = false

    var status: RowStatus {
        if !isOn { return RowStatus(.inactive, "Off", details: ["ready to share Ethernet"]) }
        if isStarting { return RowStatus(.busy, "Turning on…") }
        let count = Sentence(one: "%s device", several: "%s devices", count: devices)
        return RowStatus(.active, "On", details: [count, "shared from Ethernet"])
    }
}

private let moreForm: Form<State> = sections {
    section { controlCell(title: "Hidden", control: uiSwitch(keyPath: \.isHidden)) }
}

private let form: Form<State> = sections {
    section {
        controlCell(title: "Hotspot", control: uiSwitch(keyPath: \.isOn))
            .symbol("network-wireless-hotspot-symbolic")
            .status(from: \.status)
            .visible(when: { !$0.isHidden })
        buttonCell(title: "Start") { context in context.set(\.isOn, to: true) }
        detailTextCell(title: "More", keyPath: { _ in "" }, form: moreForm)
    }
}

@MainActor
@Suite("The status of a row")
struct RowStatusTests {
    private let driver = FormDriver(initial: State(), build: form, title: "Overview")

    @Test("stands under its title, in one line, and follows the state")
    func screen() throws {
        let user = HeadlessUser(of: driver.session)
        expectNoDifference(
            user.screen.description,
            """
            Overview

              Hotspot [off]
                Off · ready to share Ethernet
              Start (button)
              More ›
            """)
        let cell = driver.page.sections[0].cells[0]
        let log = cell.log()
        driver.change { $0 = State(isOn: true, devices: 2) }
        #expect(user.screen.sections[0].rows[0].status == "On · 2 devices · shared from Ethernet")
        #expect(cell.status?.look == .active)
        #expect(log.take() == [.status])
        driver.change { $0.isHidden = true }
        #expect(!log.take().contains(.status))
    }

    @Test("is announced when it changes by itself, and not when the user's own switch has changed it")
    func announced() throws {
        let user = HeadlessUser(of: driver.session)
        #expect(user.announcements == [])
        try user.toggle("Hotspot")
        #expect(driver.state.isOn)
        #expect(user.announcements == [])
        driver.set(\.isStarting, to: true)
        driver.set(\.isStarting, to: false)
        driver.set(\.devices, to: 1)
        driver.set(\.devices, to: 1)
        #expect(
            user.announcements == [
                "Turning on…", "On · 0 devices · shared from Ethernet", "On · 1 device · shared from Ethernet",
            ])
    }

    @Test("is announced when another row has changed it")
    func otherRow() throws {
        let user = HeadlessUser(of: driver.session)
        try user.select("Start")
        #expect(user.announcements == ["On · 0 devices · shared from Ethernet"])
    }

    @Test("is not announced where it can't be seen: hidden, or on a page below, even when that is back")
    func unseen() throws {
        let user = HeadlessUser(of: driver.session)
        driver.change { $0 = State(isOn: true, isHidden: true) }
        try user.select("More")
        driver.change { $0 = State(isOn: true, devices: 3) }
        try user.goBack()
        #expect(user.screen.sections[0].rows[0].status == "On · 3 devices · shared from Ethernet")
        #expect(user.announcements == [])
    }

    @Test("is in the user's language, in the author's words")
    func language() {
        let words = ["Off": "Aus", "ready to share Ethernet": "bereit"]
        let driver = FormDriver(
            initial: State(), build: form, environment: FormEnvironment(translate: { words[$0] ?? $0 }))
        #expect(driver.page.sections[0].cells[0].statusText == "Aus\u{A0}· bereit")
    }

    @Test("keeps a number with its word, and a dot at the end of a line")
    func spaces() {
        driver.change { $0 = State(isOn: true, devices: 2) }
        #expect(
            driver.page.sections[0].cells[0].statusText
                == "On\u{A0}· 2\u{A0}devices\u{A0}· shared from Ethernet")
    }
}

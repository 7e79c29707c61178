import FormCore
import FormTesting
import Testing

private struct Mouse: Equatable {
    var speed = 5
    var isOn = true
}

private struct State: Equatable {
    var mouse = Mouse()
    var isPluggedIn = false
    var isWanted = true
}

private let mouseSection: Element<Section, Mouse> = section("Mouse", isVisible: \.isOn) {
    controlCell(title: "Speed", control: numberField(keyPath: \.speed, in: 1...9))
}

private let form: Form<State> = sections {
    section { controlCell(title: "Wanted", control: uiSwitch(keyPath: \.isWanted)) }
    bind(section: mouseSection, to: \.mouse)
        .visible(when: \.isPluggedIn)
        .visible { $0.isWanted }
}

@MainActor
@Suite("A section that was written elsewhere")
struct BoundSectionTests {
    private let driver = FormDriver(initial: State(), build: form)

    @Test("is shown while all its conditions hold, over the part and over the whole")
    func conditions() throws {
        let user = HeadlessUser(of: driver.session)
        var isShown: Bool { user.screen.sections.contains { $0.header == "Mouse" } }
        #expect(!isShown)
        driver.set(\.isPluggedIn, to: true)
        #expect(isShown)
        driver.set(\.mouse.isOn, to: false)
        #expect(!isShown)
        driver.set(\.mouse.isOn, to: true)
        try user.toggle("Wanted")
        #expect(!isShown)
        driver.set(\.isPluggedIn, to: false)
        try user.toggle("Wanted")
        #expect(!isShown)
        #expect(driver.session.mistakes.isEmpty)
    }

    @Test("tells its renderer only when it is shown or hidden")
    func told() {
        driver.set(\.isPluggedIn, to: true)
        let section = driver.page.sections[1]
        var told: [Section.Property] = []
        section.observer = { told.append($0) }
        driver.set(\.isWanted, to: false)
        driver.set(\.isPluggedIn, to: false)
        driver.set(\.isWanted, to: true)
        driver.set(\.isPluggedIn, to: true)
        #expect(told == [.isVisible, .isVisible])
    }

    @Test("is found while it is hidden, with what shows it")
    func found() throws {
        driver.set(\.isPluggedIn, to: true)
        driver.set(\.isWanted, to: false)
        let user = HeadlessUser(of: driver.session)
        try user.search("speed")
        #expect(user.screen.sections[0].rows[0].help?.hasSuffix("Hidden. Turn on “Wanted” to see it.") == true)
    }
}

import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

private struct Lamp: Equatable {
    var isOn = false
    var name = "Lamp"
}

private let form: Form<Lamp> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Name", control: textField(keyPath: \.name))
    }
}

@MainActor
@Suite("A second view of a form", .serialized, .needsDisplay)
struct SecondViewTests {
    private let driver = FormDriver(
        initial: Lamp(), build: form, title: "Lamp", environment: FormEnvironment(report: { _ in }))

    private let mistake = FormMistake(
        """
        The form “Lamp” is shown a second time, but a session can have only one view, so the second view stays empty. Present the window that is there, or give the second a driver of its \
        own.
        """)

    @Test(
        "says that there is one, is reported, and takes nothing from the first", arguments: Renderer.allCases,
        Renderer.allCases)
    func second(renderer: Renderer, other: Renderer) throws {
        let user = renderer.user(of: driver.session)
        try user.type("Ha", into: "Name")
        do {
            let second = other.user(of: driver.session)
            #expect(
                try second.screen.description == """
                    Lamp
                    ! This form is shown elsewhere already.
                    """)
            #expect(driver.session.mistakes == [mistake])
            #expect(throws: FormUserError.self) { try second.toggle("On") }
            try second.undo()
            driver.set(\.isOn, to: true)
            #expect(try user.screen.description.contains("On [on]"))
        }
        // The second is gone, and the first goes on.
        try user.type("Hall")
        try user.pressReturn()
        try user.toggle("On")
        driver.session.show(.information("Bright."), at: "Name")
        #expect(driver.state == Lamp(name: "Hall"))
        #expect(
            try user.screen.description == """
                Lamp

                  On [off]
                  Name [Hall]
                    ! information: Bright.
                """)
    }

    @Test("is the first, where the one before is gone", arguments: Renderer.allCases, Renderer.allCases)
    func later(renderer: Renderer, other: Renderer) throws {
        do {
            let user = renderer.user(of: driver.session)
            try user.toggle("On")
        }
        let user = other.user(of: driver.session)
        try user.toggle("On")
        #expect(driver.state == Lamp())
        #expect(driver.session.mistakes.isEmpty)
    }

    @Test("of an author's own is refused, and the first is told on")
    func observer() {
        var told: [String] = []
        driver.session.observer = { _ in told.append("first") }
        driver.session.observer = { _ in told.append("second") }
        driver.session.show(.warning("Hot."))
        #expect(told == ["first"])
        #expect(driver.session.mistakes == [mistake])
        driver.session.observer = nil
        driver.session.observer = { _ in told.append("third") }
        driver.session.show(nil)
        #expect(told == ["first", "third"])
    }
}

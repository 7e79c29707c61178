import CustomDump
import FormCore
import FormTesting
import Testing

@MainActor
@Suite("The promised calls")
struct CallShapeTests {
    static let radioScreen = """

        Radio
          Power [on]
          Name [Radio]
            Others see it.
          Secret [••••••••]
        On the air

          Band 2.4 GHz ›
          Raw Band 2.4 GHz ›
          Long Name Radio ›
          Long Secret •••••••• ›
          Cases low ›
          Cases by Text 2.4 GHz ›
          List 6 ›
          List by Text Channel 6 ›

          Channel [6]
          Any Channel [6]
          Gain [0.5]
          Any Gain [0.5]
          Press (button)
          Open (button)
        """

    @Test("give the rows that they name, in arrays and in braces", arguments: [radioForm, radioFormInBraces])
    func screen(form: Form<Radio>) {
        let driver = FormDriver(initial: Radio(), build: form, title: "Radio")
        expectNoDifference(Screen(of: driver.session).description, "Radio\n" + Self.radioScreen)
    }

    @Test("are reached from the driver by index, and select and state behave")
    func byIndex() {
        let driver = FormDriver(initial: Hotspot(), build: hotspotForm)
        let section = driver.page.sections[0]
        let cell = section.cells[0]
        #expect(cell.title == "Personal Hotspot")
        #expect(section.footer == "Personal Hotspot Enabled")
        #expect(driver.page.sections[1].isVisible)
        #expect(driver.page.sections[1].cells[0].detail == "Always")

        cell.select()
        #expect(!driver.state.isEnabled)
        #expect(section.footer == nil)
        #expect(!driver.page.sections[1].isVisible)
        #expect(!driver.page.sections[2].isVisible)

        cell.select()
        driver.page.sections[1].cells[0].select()
        driver.session.topPage.sections[0].cells[2].select()
        #expect(driver.state == Hotspot(showPreview: .never))
        driver.session.goBack()
        #expect(driver.page.sections[1].cells[0].detail == "Never")
    }

    @Test("bind at depth three shows and writes the part")
    func deepBind() throws {
        let driver = FormDriver(initial: Town(), build: townForm, title: "Radio")
        let user = HeadlessUser(of: driver.session)
        expectNoDifference(user.screen.description, "Radio\n" + Self.radioScreen)

        try user.toggle("Power")
        try user.select("Press")
        var expected = Town()
        expected.street.house.radio.isOn = false
        expected.street.house.radio.presses = 1
        expectNoDifference(driver.state, expected)
    }

    @Test("a state that is not Equatable, an author's helper, a custom row and a generic bind work")
    func looseState() throws {
        let driver = FormDriver(initial: Loose(), build: looseForm, title: "Loose")
        let user = HeadlessUser(of: driver.session)
        try user.type("tight", into: "Name")
        try user.select("Numbers")
        try user.select("Numbers")
        expectNoDifference(
            user.screen.description,
            """
            Loose

              Name [tight]
                A label
              Numbers 2
              Flag [off]
              Radio ›
              Pruned Radio Radio ›
            """)
        #expect(driver.state.name == "tight")

        for title in ["Radio", "Pruned Radio"] {
            try user.select(title)
            try user.toggle("Power")
            try user.goBack()
        }
        #expect(driver.state.radio.isOn)
        driver.change { $0.label = "" }
        #expect(!driver.page.sections[0].cells[0].isVisible)
    }

    @Test("modifiers chain: visible, enabled, help, title style and id follow the state")
    func modifiers() throws {
        let driver = FormDriver(initial: Radio(), build: radioForm)
        let cell = driver.page.sections[0].cells[1]
        #expect(cell.path == "name")
        #expect(cell.isControlLeading)
        #expect(cell.isEnabled)
        #expect(cell.help == "Others see it.")
        driver.change {
            $0.name = ""
            $0.band = .high
        }
        #expect(cell.titleStyle == .error)
        #expect(!cell.isEnabled)
        #expect(driver.page.sections[1].cells[2].help == "Type a name.")
        driver.change { $0.isOn = false }
        #expect(!cell.isVisible)
    }

    @Test("several conditions of one row must all hold, with the row's own")
    func conditions() {
        struct State { var a = true, b = true }
        let form: Form<State> = sections {
            section {
                controlCell(title: "Row", control: uiSwitch(keyPath: \.a))
                    .visible(when: \.a).visible(when: \.b).enabled(when: \.a).enabled(when: \.b)
            }
        }
        let driver = FormDriver(initial: State(), build: form)
        let cell = driver.page.sections[0].cells[0]
        for (a, b) in [(true, true), (true, false), (false, true), (false, false), (true, true)] {
            driver.change { $0 = State(a: a, b: b) }
            #expect(cell.isVisible == (a && b))
            #expect(cell.isEnabled == (a && b))
        }
        cell.isVisible = false
        cell.isEnabled = false
        driver.change { _ in }
        #expect(!cell.isVisible && !cell.isEnabled)
    }
}

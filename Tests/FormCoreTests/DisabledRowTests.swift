import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var isOn = false
    var isLocked = true
    var mode = "Simple"
    var pick = 1
    var quality = 1
    var count = 0
    var text = ""
}

private let form: Form<State> = sections {
    section {
        controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Lock", control: uiSwitch(keyPath: \.isLocked)).id("lock")
        nestedOptions(title: "Mode", keyPath: \.mode, options: ["Simple", "Full"])
        detailTextCell(title: "Page", keyPath: \.mode, form: page)
        detailTextCell(title: "Closed", keyPath: \.mode, form: closed).enabled(when: { !$0.isLocked })
    }
}

private let page: Form<State> = sections {
    section {
        optionCell(title: "One", option: 1, keyPath: \.pick)
        optionCell(title: "Two", option: 2, keyPath: \.pick)
    }
    choice(title: "Quality") {
        optionCell(title: "Draft", option: 1, keyPath: \.quality)
        optionCell(title: "Normal", option: 2, keyPath: \.quality)
        optionCell(title: "Best", option: 3, keyPath: \.quality)
    }
    section {
        nestedTextField(title: "By Choice", keyPath: \.text).enabled(when: { $0.quality == 3 })
        nestedTextField(title: "By Switch", keyPath: \.text).enabled(when: \.isOn)
        nestedTextField(title: "By Mode", keyPath: \.text).enabled(when: { $0.mode == "Full" }).help("Never told.")
        nestedTextField(title: "By Pick", keyPath: \.text).enabled(when: { $0.pick == 2 })
        nestedTextField(title: "Hidden", keyPath: \.text).enabled(when: \.isOn).visible(when: { _ in false })
        nestedTextField(title: "By Count", keyPath: \.text).enabled(when: { $0.count > 5 }).help("Count to six.")
        nestedTextField(title: "Told", keyPath: \.text).help("Its help.")
            .disabled { $0.isOn ? nil : "Switch it on, and count to 6." }
            .disabled { $0.count > 5 ? nil : "Count to 6." }
        nestedTextField(title: "Unknown", keyPath: \.text).enabled(when: { $0.count > 5 })
    }
    section(footer: { _ in "Nobody counts so far." }) {
        nestedTextField(title: "Far", keyPath: \.text).enabled(when: { $0.count > 5 })
    }
}

private let closed: Form<State> = sections {
    section {
        nestedTextField(title: "Inside", keyPath: \.text)
        nestedTextField(title: "Twice", keyPath: \.text).enabled(when: { $0.count > 5 })
    }
}

@MainActor
@Suite("A disabled row")
struct DisabledRowTests {
    private let driver = FormDriver(initial: State(), build: form, environment: .silent)

    @Test(
        "has a reason: what to do first, or else its help or the section's footer",
        arguments: [
            ("Page/By Switch", "Turn on “Switch” first."),
            ("Page/By Mode", "Choose “Full” under “Mode” first."),
            ("Page/By Pick", "Choose “Two” first."),
            ("Page/By Choice", "Choose “Best” under “Quality” first."),
            ("Page/Hidden", "Turn on “Switch” first."),
            ("Page/By Count", "Count to six."),
            ("Page/Far", "Nobody counts so far."),
            ("Page/Unknown", nil),
            ("Page/Told", "Switch it on, and count to 6."),
            ("Closed", "Turn off “Lock” first."),
            ("Closed/Inside", "Turn off “Lock” first."),
            ("Closed/Twice", nil),
            ("Switch", nil),
            ("Nowhere", nil),
        ] as [(RowPath, String?)])
    func reason(path: RowPath, sentence: String?) {
        #expect(driver.session.reasonForDisabling(path) == sentence)
        #expect(driver.state == State())
    }

    @Test("shows the reason that it is told, in place of its help, as long as there is one")
    func told() throws {
        let user = HeadlessUser(of: driver.session)
        try user.select("Page")
        let row = { try #require(user.screen.sections.flatMap(\.rows).first { $0.title == "Told" }) }
        #expect(try row().help == "Switch it on, and count to 6.")
        #expect(try row().isDisabled)
        #expect(throws: FormUserError.self) { try user.select("Told") }
        driver.change { $0.isOn = true }
        #expect(try row().help == "Count to 6.")
        driver.change { $0.count = 6 }
        #expect(try row().help == "Its help.")
        #expect(try row().isDisabled == false)
        driver.change { $0.isOn = false }
        #expect(try row().help == "Switch it on, and count to 6.")
    }

    @Test("that is told an empty reason has its help")
    func empty() throws {
        let form: Form<State> = sections {
            section {
                nestedTextField(title: "Told", keyPath: \.text).help("Its help.")
                    .disabled { Sentence(verbatim: $0.text) }
            }
        }
        let driver = FormDriver(initial: State(), build: form)
        let user = HeadlessUser(of: driver.session)
        #expect(user.screen.sections[0].rows[0].isDisabled)
        #expect(user.screen.sections[0].rows[0].help == "Its help.")
        #expect(driver.session.reasonForDisabling("Told") == "Its help.")
        driver.change { $0.text = "Not today." }
        #expect(user.screen.sections[0].rows[0].help == "Not today.")
    }

    @Test("has none any more when that was done")
    func done() {
        driver.change { $0.isOn = true }
        #expect(driver.session.reasonForDisabling("Page/By Switch") == nil)
    }
}

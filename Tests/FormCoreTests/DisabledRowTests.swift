import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var isOn = false
    var isLocked = true
    var mode = "Simple"
    var pick = 1
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
    section {
        nestedTextField(title: "By Switch", keyPath: \.text).enabled(when: \.isOn)
        nestedTextField(title: "By Mode", keyPath: \.text).enabled(when: { $0.mode == "Full" }).help("Never told.")
        nestedTextField(title: "By Pick", keyPath: \.text).enabled(when: { $0.pick == 2 })
        nestedTextField(title: "Hidden", keyPath: \.text).enabled(when: \.isOn).visible(when: { _ in false })
        nestedTextField(title: "By Count", keyPath: \.text).enabled(when: { $0.count > 5 }).help("Count to six.")
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
            ("Page/Hidden", "Turn on “Switch” first."),
            ("Page/By Count", "Count to six."),
            ("Page/Far", "Nobody counts so far."),
            ("Page/Unknown", nil),
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

    @Test("has none any more when that was done")
    func done() {
        driver.change { $0.isOn = true }
        #expect(driver.session.reasonForDisabling("Page/By Switch") == nil)
    }
}

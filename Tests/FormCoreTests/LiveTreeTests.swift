import CustomDump
import FormCore
import FormTesting
import Testing

/// Three sections, rows and texts, each with a switch of its own.
private struct Parts: Equatable {
    var sections = [true, true, true]
    var rows = [true, true, true]
    var footer: String?
    var text = "text"
    var isOn = false
    var choice = 0
}

private let partsForm: Form<Parts> = sections {
    section("First", footer: \.footer, isVisible: \.sections[0]) {
        controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn)).visible(when: \.rows[0])
        controlCell(title: "Text", control: textField(keyPath: \.text)).visible(when: \.rows[1])
    }
    section("Second", footer: { "Chosen: \($0.choice)" }, isVisible: \.sections[1]) {
        optionCell(title: "Zero", option: 0, keyPath: \.choice).visible(when: \.rows[2])
        optionCell(title: "One", option: 1, keyPath: \.choice).visible(when: \.rows[2])
    }
    section(isVisible: \.sections[2]) {
        nestedTextField(title: "Nested", keyPath: \.text)
    }
}

@MainActor
@Suite("The live tree")
struct LiveTreeTests {
    private let driver = FormDriver(initial: Parts(), build: partsForm, title: "Parts")
    private var screen: String { Screen(of: driver.session).description }

    @Test("follows switch, text, option, footer and detail in one change")
    func severalAtOnce() {
        driver.change {
            $0.isOn = true
            $0.text = "new"
            $0.choice = 1
            $0.footer = "A footer"
        }
        expectNoDifference(
            screen,
            """
            Parts

            First
              Switch [on]
              Text [new]
            A footer

            Second
              Zero
              One ✓
            Chosen: 1

              Nested new ›
            """)
    }

    @Test("hides and shows any set of sections in one change and leaves the rest where it is")
    func anySections() {
        let cells = driver.page.sections.map { ObjectIdentifier($0) }
        for mask in Array(0..<8) + [5, 2, 7, 0, 7] {
            let visible = (0..<3).map { mask & (1 << $0) != 0 }
            driver.change { $0.sections = visible }
            #expect(driver.page.sections.map(\.isVisible) == visible)
            #expect(driver.page.sections.map { ObjectIdentifier($0) } == cells)
        }
    }

    @Test("hides and shows any set of rows and sections in one change, with everything else")
    func anyCombination() {
        for mask in 0..<64 {
            var state = Parts()
            state.sections = (0..<3).map { mask & (1 << $0) != 0 }
            state.rows = (3..<6).map { mask & (1 << $0) != 0 }
            state.isOn = mask.isMultiple(of: 3)
            state.text = "text \(mask)"
            state.choice = mask % 2
            state.footer = mask.isMultiple(of: 5) ? "Footer \(mask)" : nil
            let next = state
            driver.change { $0 = next }
            let fresh = FormDriver(initial: state, build: partsForm, title: "Parts")
            expectNoDifference(screen, Screen(of: fresh.session).description)

            let shown = [
                state.sections[0] && (state.rows[0] || state.rows[1]),
                state.sections[1] && state.rows[2],
                state.sections[2],
            ]
            #expect(driver.page.sections.map(\.isShown) == shown)
        }
    }

    @Test("a section whose rows are all hidden is not shown, with its header and footer")
    func emptySection() {
        driver.change { $0.rows[2] = false }
        #expect(driver.page.sections[1].isVisible)
        #expect(!driver.page.sections[1].isShown)
        expectNoDifference(
            screen,
            """
            Parts

            First
              Switch [off]
              Text [text]

              Nested text ›
            """)
    }

    @Test("hidden and disabled rows keep their values and can't be selected")
    func hiddenRows() {
        let cell = driver.page.sections[0].cells[0]
        driver.change {
            $0.isOn = true
            $0.rows[0] = false
        }
        cell.select()
        #expect(driver.state.isOn)

        driver.change { $0.rows[0] = true }
        cell.isEnabled = false
        #expect(!cell.isSelectable)
        cell.select()
        #expect(driver.state.isOn)

        cell.isEnabled = true
        cell.select()
        #expect(!driver.state.isOn)
    }
}

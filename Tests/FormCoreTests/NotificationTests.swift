import FormCore
import Testing

private struct State {
    var isOn = false
    var text = "a"
    var footer: String? = "f"
    var style = TitleStyle.normal
    var isUsable = true
    var choice = 0
    var unrelated = 0
}

private let form: Form<State> = sections {
    section(footer: \.footer, isVisible: \.isUsable) {
        controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn))
        controlCell(title: "Text", control: passwordField(keyPath: \.text))
        optionCell(title: "One", option: 1, keyPath: \.choice)
        detailTextCell(title: "Detail", keyPath: \.text, form: sections {})
            .visible(when: \.isUsable).enabled(when: \.isUsable)
            .titleStyle(\.style).help(from: \.footer)
    }
}

@MainActor
@Suite("Notifications")
struct NotificationTests {
    private let driver = FormDriver(initial: State(), build: form, environment: .silent)
    private var section: Section { driver.page.sections[0] }

    @Test("a switch tells a change of its value once, and an equal one not at all")
    func toggle() throws {
        guard case .switch(let control) = section.cells[0].control else { throw Missing() }
        let log = control.log()
        driver.change { $0.isOn = true }
        #expect(log.take() == [.isOn])
        driver.change { $0.isOn = true }
        driver.change { $0.unrelated += 1 }
        #expect(log.take() == [])
        control.set(true)
        #expect(log.take() == [])
        control.set(false)
        #expect(log.take() == [.isOn])
        #expect(!driver.state.isOn)
    }

    @Test("a text field tells text and reveal once each, and equal ones not at all")
    func textField() throws {
        let field = try #require(section.cells[1].control?.textField)
        let log = field.log()
        driver.change { $0.text = "b" }
        #expect(log.take() == [.text])
        driver.change { $0.text = "b" }
        #expect(log.take() == [])
        field.edit("bc")
        #expect(log.take() == [.text, .hasDraft])
        field.edit("bc")
        #expect(log.take() == [])
        field.commit()
        #expect(log.take() == [.hasDraft])
        field.edit("x")
        field.cancel()
        #expect(log.take() == [.text, .hasDraft, .text, .hasDraft])
        field.isRevealed = true
        field.isRevealed = true
        #expect(log.take() == [.isRevealed])
    }

    @Test("a row tells each of its properties once, and equal ones not at all")
    func cell() {
        let cell = section.cells[3]
        let log = cell.log()
        let changes: [(FormCell.Property, (inout State) -> Void)] = [
            (.detail, { $0.text = "b" }),
            (.titleStyle, { $0.style = .warning }),
            (.help, { $0.footer = "g" }),
        ]
        for (property, change) in changes {
            driver.change { change(&$0) }
            #expect(log.take() == [property])
            driver.change { change(&$0) }
            #expect(log.take() == [])
        }
        driver.change { $0.isUsable = false }
        #expect(Set(log.entries) == [.isVisible, .isEnabled])
        #expect(log.take().count == 2)
        driver.change { $0.unrelated += 1 }
        #expect(log.take() == [])

        driver.session.show(Notice(.warning, "Careful"), at: cell.path)
        driver.session.show(Notice(.warning, "Careful"), at: cell.path)
        #expect(log.take() == [.notice])
        driver.session.show(nil, at: cell.path)
        #expect(log.take() == [.notice])

        cell.title = "Other"
        cell.title = "Other"
        cell.accessory = .checkmark(true)
        cell.accessory = .checkmark(true)
        #expect(log.take() == [.title, .accessory])
    }

    @Test("an option tells its check mark once")
    func option() {
        let log = section.cells[2].log()
        driver.change { $0.choice = 1 }
        #expect(log.take() == [.accessory])
        section.cells[2].select()
        driver.change { $0.choice = 1 }
        #expect(log.take() == [])
        driver.change { $0.choice = 2 }
        #expect(log.take() == [.accessory])
        driver.change { $0.choice = 3 }
        #expect(log.take() == [])
    }

    @Test("a section tells footer, visibility and header once each, and equal ones not at all")
    func sectionProperties() {
        let log = section.log()
        driver.change { $0.footer = nil }
        #expect(log.take() == [.footer])
        driver.change { $0.footer = nil }
        #expect(log.take() == [])
        driver.change { $0.isUsable = false }
        driver.change { $0.isUsable = false }
        #expect(log.take() == [.shownCells, .isVisible])
        section.header = "h"
        section.header = "h"
        #expect(log.take() == [.header])
    }

    @Test("the session tells pages and the window's notice once each")
    func session() {
        let log = driver.session.log()
        section.cells[3].select()
        section.cells[3].select()
        #expect(log.take() == [.pages])
        driver.session.goBack()
        driver.session.goBack()
        #expect(log.take() == [.pages])
        driver.session.show(Notice(.information, "Simulated"))
        driver.session.show(Notice(.information, "Simulated"))
        #expect(log.take() == [.notices])
        driver.session.show(nil)
        driver.session.show(nil)
        #expect(log.take() == [.notices])
    }

    @Test("a native control tells that its value may have changed")
    func native() throws {
        let native = NativeControl(content: 0, value: try #require(section.cells.lazy.compactMap(\.value).first))
        let log = native.log()
        native.valueChanged()
        #expect(log.take() == [.value])
    }

    @Test("nobody is told once the observer is taken off")
    func observerTakenOff() {
        let log = section.log()
        section.observer = nil
        driver.change { $0.footer = nil }
        #expect(log.take() == [])
    }

    @Test("a page's objects tell nothing while another page is on top, and once on return what differs")
    func stalePage() {
        let log = section.log()
        section.cells[3].select()
        driver.change { $0.footer = "1" }
        driver.change { $0.footer = "2" }
        #expect(log.take() == [])
        driver.session.goBack()
        #expect(log.take() == [.footer])
        #expect(section.footer == "2")
    }

    private struct Missing: Error {}
}

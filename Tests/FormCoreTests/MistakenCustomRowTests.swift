import FormCore
import Testing

private struct State: Equatable {
    var text = "a"
    var other = "b"
    var isOn = true
    var isOff = false
}

/// Keeps something from one rendering to another, as no element should.
@MainActor
private final class Kept<Value> {
    var value: Value?

    func made(_ make: () -> Value) -> Value {
        if value == nil { value = make() }
        return value!
    }
}

@MainActor
@Suite("A mistake in a custom row")
struct MistakenCustomRowTests {
    /// Holds the drivers of the sessions.
    private final class Drivers {
        var all: [FormDriver<State>] = []
    }
    private let drivers = Drivers()

    private func session(_ form: Form<State>) -> FormSession {
        let driver = FormDriver(initial: State(), build: form, title: "Root", environment: .silent)
        drivers.all.append(driver)
        return driver.session
    }

    private func mistakes(_ session: FormSession) -> [String] {
        for _ in 0..<2 { _ = session.rows() }
        return session.mistakes.map(\.description)
    }

    private func foreign(_ row: RowPath) -> String {
        """
        The control or the value of the row “\(row)” was made with the context of another row, or of none, \
        so typed text goes to the wrong row. Make it with the context that the row itself is rendered with.
        """
    }

    private func withoutUpdate(_ row: String) -> String {
        """
        The control of the row “\(row)” does not show the value of the state, because its update is never called. Pass on the update of everything you render in RenderedElement(content:update:).
        """
    }

    private func kept(_ row: RowPath) -> String {
        """
        The cell of the row “\(row)” is in the form twice, or was kept from an earlier rendering. \
        Make a new one each time its element is rendered.
        """
    }

    private let ownField: Element<FormCell, State> = controlCell(title: "Own", control: textField(keyPath: \.text))

    @Test("such as a control that was made with another row's context")
    func controlOfOtherRow() {
        let kept = Kept<RenderedElement<Control, State>>()
        let field: Element<Control, State> = textField(keyPath: \.text)
        let rendered: Element<Control, State> = Element { context in kept.made { field.render(context) } }
        let form: Form<State> = sections {
            section {
                controlCell(title: "First", control: rendered)
                controlCell(title: "Second", control: rendered)
            }
        }
        #expect(Set(mistakes(session(form))) == [foreign("First"), foreign("Second")])
    }

    @Test("such as a value that was made with the context of the page")
    func valueOfPage() {
        let form: Form<State> = Element { page in
            let value = page.value(\.text, format: .text)
            let row: Element<FormCell, State> = customCell(title: "Own") { cell, _ in
                cell.value = value
                return { _ in }
            }
            return sections { section { row } }.render(page)
        }
        #expect(mistakes(session(form)) == [foreign("Own")])
    }

    @Test("such as a value of another driver's form, of this state or another")
    func valueOfOtherForm() throws {
        let same = session(sections { section { ownField } })
        let other = FormDriver(
            initial: true, build: sections { section { controlCell(title: "On", control: uiSwitch(keyPath: \.self)) } })
        for value in [same.cell("Own")?.value, other.session.cell("On")?.value] {
            let form: Form<State> = sections {
                section {
                    customCell(title: "Own") { cell, _ in
                        cell.value = value
                        return { _ in }
                    }
                }
            }
            #expect(
                mistakes(session(form)) == [
                    """
                    The control or the value of the row “Own” belongs to the form of another driver, so this form \
                    can't read or write it. Make it with the context that the row itself is rendered with.
                    """
                ])
        }
    }

    @Test("such as a cell that is used on two pages")
    func cellOnTwoPages() {
        let cell = Kept<RenderedElement<FormCell, State>>()
        let row = ownField
        let keptRow: Element<FormCell, State> = Element { context in cell.made { row.render(context) } }
        let inner: Form<State> = sections { section { keptRow } }
        let session = session(
            sections {
                section {
                    keptRow
                    detailTextCell(title: "Inner", keyPath: \.text, form: inner)
                }
            })
        #expect(session.mistakes.isEmpty)
        session.cell("Inner")?.select()
        #expect(session.mistakes.map(\.description) == [kept("Own")])
    }

    @Test("such as a cell that was kept for when its page is opened again")
    func cellOfEarlierRendering() {
        let cell = Kept<FormCell>()
        let form: Form<State> = sections {
            section { Element { _ in RenderedElement(content: cell.made { FormCell(title: "Own") }) } }
        }
        let session = session(form)
        #expect(session.mistakes.isEmpty)
        #expect(mistakes(session) == [kept("Own")])
    }

    @Test("such as a wrapper that does not hand on the update")
    func update() {
        func mute(_ control: Element<Control, State>) -> Element<Control, State> {
            Element { RenderedElement(content: control.render($0).content) }
        }
        func muteRow(_ row: Element<FormCell, State>) -> Element<FormCell, State> {
            Element { RenderedElement(content: row.render($0).content) }
        }
        let session = session(
            sections {
                section {
                    controlCell(title: "Text", control: mute(textField(keyPath: \.text)))
                    controlCell(title: "On", control: mute(uiSwitch(keyPath: \.isOn)))
                    muteRow(ownField)
                    controlCell(title: "Off", control: mute(uiSwitch(keyPath: \.isOff)))
                }
            })
        #expect(session.mistakes.isEmpty)
        #expect(mistakes(session) == ["Text", "On", "Own", "Off"].map(withoutUpdate))
    }

    @Test("is none of a wrapper that hands on all, of a draft on an open page, or of a value beside the control's")
    func none() {
        func wrapped(_ row: Element<FormCell, State>) -> Element<FormCell, State> {
            Element { context in
                let rendered = row.render(context)
                rendered.content.keywords.append("wrapped")
                return RenderedElement(content: rendered.content, update: rendered.update)
            }
        }
        let session = session(
            sections {
                section {
                    wrapped(wrapped(ownField))
                    customCell(title: "Two") { cell, context in
                        let field = textField(keyPath: \State.text).render(context)
                        cell.control = field.content
                        cell.value = context.value(\.other, format: .text)
                        return field.update
                    }
                    ownField.id("again").visible(when: \.isOn).title(from: \.other).rules(\.text, [.required])
                }
            })
        session.field("Own")?.edit("draft")
        #expect(mistakes(session) == [])
    }
}

import FormCore
import FormTesting
import Testing

private struct State: Equatable {
    var text = "old"
    var isOn = false
}

/// A row with a text field, written with nothing but `Element`.
private func plainField<State>(
    title: String, keyPath: WritableKeyPath<State, String> & Sendable
) -> Element<FormCell, State> {
    Element { context in
        let field = textField(keyPath: keyPath).render(context)
        let cell = FormCell(title: title)
        cell.control = field.content
        cell.onSelect = { context.set(keyPath, to: "selected") }
        return RenderedElement(content: cell, update: field.update)
    }
}

@MainActor
@Suite("A custom row")
struct CustomRowTests {
    @Test("that is a plain function keeps its draft and tells its changes under its own path")
    func plainFunction() throws {
        let form: Form<State> = sections {
            section {
                plainField(title: "Plain", keyPath: \.text)
                plainField(title: "Plain", keyPath: \.text)
                plainField(title: "Plain", keyPath: \.text).id("named").help("Help")
            }
        }
        let driver = FormDriver(initial: State(), build: form, environment: .silent)
        let rows = Log<RowPath?>()
        driver.observe { rows.append($0.row) }
        for (index, path) in (["Plain", "Plain#2", "named"] as [RowPath]).enumerated() {
            let cell = driver.page.sections[0].cells[index]
            let field = try #require(cell.control?.textField)
            #expect(cell.path == path)
            field.edit("new \(index)")
            #expect(field.text == "new \(index)")
            #expect(driver.session.record.rows.keys.map(\.self) == [path])
            field.commit()
            #expect(driver.state.text == "new \(index)")
            cell.select()
            #expect(rows.take() == [path, path])
        }
    }

    @Test("has its title as the author gave it, which nobody translates again")
    func title() {
        let form: Form<State> = sections { section { plainField(title: "Plain", keyPath: \.text) } }
        let environment = FormEnvironment(translate: { "«\($0)»" }, report: { _ in })
        let driver = FormDriver(initial: State(), build: form, environment: environment)
        #expect(driver.page.sections[0].cells[0].title == "Plain")
    }

    @Test("with a control of a renderer's own shows its value as text and writes it")
    func nativeControl() throws {
        let control: Element<Control, State> = Element { context in
            let native = NativeControl(
                content: "a widget",
                value: context.value(\.isOn, format: .onOff))
            return RenderedElement(
                content: .native(native),
                update: context.follow(\.isOn) { _ in native.valueChanged() })
        }
        let form: Form<State> = sections { section { controlCell(title: "Native", control: control) } }
        let driver = FormDriver(initial: State(), build: form, title: "Root")
        let cell = driver.page.sections[0].cells[0]
        #expect(!cell.isSelectable)
        #expect(cell.value?.write("on") == nil)
        #expect(driver.state.isOn)
        #expect(Screen(of: driver.session).description == "Root\n\n  Native [On]")
    }
}

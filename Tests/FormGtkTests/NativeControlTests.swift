import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("A native control", .serialized, .needsDisplay)
struct NativeControlTests {
    @Test("shows the state and writes what the person chooses")
    func inStep() throws {
        let spin = SpinButton()
        let form: Form<Gallery> = sections {
            section {
                controlCell(title: "Spin", control: spin.element(keyPath: \.number))
            }
        }
        let driver = FormDriver(initial: Gallery(), build: form)
        let user = GtkUser(of: FormWindow(driver.session))
        #expect(spin.shown == 5)
        driver.change { $0.number = 7 }
        #expect(spin.shown == 7)
        spin.choose?(9)
        #expect(driver.state.number == 9)
        #expect(spin.shown == 9)
        let widget = try #require(spin.widget)
        #expect(!widget.turnWheel())
        #expect(driver.state.number == 9)
        _ = user
    }

    @Test("shows the state again when that refuses the choice")
    func refusing() throws {
        let spin = SpinButton()
        let form: Form<Gallery> = sections {
            section { controlCell(title: "Spin", control: spin.element(keyPath: \.smallNumber)) }
        }
        let driver = FormDriver(initial: Gallery(), build: form)
        let user = GtkUser(of: FormWindow(driver.session))
        gtk_spin_button_set_value(OpaquePointer(spin.widget!), 9)
        spin.choose?(9)
        #expect(driver.state.number == 5)
        #expect(spin.shown == 5)
        _ = user
    }

    @Test("is a value on the screen of each renderer, and a user chooses another", arguments: Renderer.allCases)
    func choosing(renderer: Renderer) throws {
        let spin = SpinButton()
        let form: Form<Gallery> = sections {
            section {
                controlCell(title: "Text", control: textField(keyPath: \.text))
                controlCell(title: "Spin", control: spin.element(keyPath: \.number))
                    .rules(\.number, [Rule("Choose an even number.") { $0 % 2 == 0 }])
                    .enabled(when: \.isUsable)
                controlCell(title: "Plain", control: SpinButton().element(keyPath: \.smallNumber))
            }
        }
        let stage = Stage(renderer, Gallery(), form)
        let user = stage.user
        #expect(try stage.row("Spin")?.values == ["[5]"])
        try user.type("typed", into: "Text")
        try user.choose("6", in: "Spin")
        #expect(stage.driver.state.number == 6)
        #expect(stage.driver.state.text == "typed")
        #expect(stage.driver.session.undoStep?.title == "Spin")
        #expect(try stage.row("Spin")?.values == ["[6]"])
        if renderer == .gtk { #expect(spin.shown == 6) }
        for (text, sentence) in [("7", "Choose an even number."), ("many", "Type a whole number from 1 to 10.")] {
            try user.choose(text, in: "Spin")
            #expect(stage.driver.state.number == 6)
            #expect(try stage.row("Spin")?.values == ["[\(text)]"])
            #expect(try stage.row("Spin")?.notice == "error: \(sentence)")
        }
        try user.choose("8", in: "Spin")
        #expect(try stage.row("Spin")?.notice == nil)
        // Choices that follow one another closely are one step.
        try user.undo()
        #expect(try stage.row("Spin")?.values == ["[5]"])
        if renderer == .gtk { #expect(spin.shown == 5) }
        try user.choose("9", in: "Plain")
        #expect(try stage.row("Plain")?.values == ["[5]"])
        try user.choose("many", in: "Plain")
        #expect(try stage.row("Plain")?.notice == "error: Type a whole number from 1 to 10.")
        try user.choose("3", in: "Plain")
        #expect(stage.driver.state.number == 3)
        #expect(try stage.row("Plain")?.notice == nil)
        stage.driver.change { $0.isUsable = false }
        #expect(throws: FormUserError.self) { try user.choose("4", in: "Spin") }
        #expect(throws: FormUserError.self) { try user.choose("4", in: "Text") }
    }

    @Test("of another renderer is read-only text, and reads the same", arguments: Renderer.allCases)
    func foreign(renderer: Renderer) throws {
        let foreign: Element<Control, Gallery> = Element { context in
            let native = NativeControl(
                content: "no widget of GTK",
                value: context.value(\.text, format: .text))
            return RenderedElement(
                content: .native(native), update: context.follow(\.text) { _ in native.valueChanged() })
        }
        let stage = Stage(
            renderer, Gallery(),
            sections {
                section {
                    controlCell(title: "Foreign", control: foreign)
                }
            })
        #expect(try stage.row("Foreign")?.values == ["[text]"])
        stage.driver.change { $0.text = "other" }
        #expect(try stage.row("Foreign")?.values == ["[other]"])
    }

    @Test("tells who writes its value as text")
    func origin() throws {
        let form: Form<Gallery> = sections {
            section { controlCell(title: "Spin", control: SpinButton().element(keyPath: \.number)) }
        }
        let driver = FormDriver(initial: Gallery(), build: form)
        var origins: [ChangeOrigin] = []
        driver.observe { origins.append($0.origin) }
        let value = try #require(driver.page.sections[0].cells[0].value)
        #expect(value.write("6") == nil)
        #expect(value.write("7", origin: .person) == nil)
        #expect(origins == [.outside, .person])
    }
}

/// A spin button of the test's own, as an author would bring one.
@MainActor
private final class SpinButton {
    var widget: Widget?
    var choose: (@MainActor (Int) -> Void)?

    var shown: Int { Int(gtk_spin_button_get_value(OpaquePointer(widget!))) }

    func element(keyPath: WritableKeyPath<Gallery, Int> & Sendable) -> Element<Control, Gallery> {
        gtkControl(keyPath: keyPath, format: .whole(in: 1...10)) { choose in
            let spin = gtk_spin_button_new_with_range(1, 10, 1)!
            self.widget = spin
            self.choose = choose
            return spin
        } update: { spin, number in
            gtk_spin_button_set_value(OpaquePointer(spin), Double(number))
        }
    }
}

extension Gallery {
    /// The number, which this refuses to make a large one.
    fileprivate var smallNumber: Int {
        get { number }
        set { if newValue < 7 { number = newValue } }
    }
}

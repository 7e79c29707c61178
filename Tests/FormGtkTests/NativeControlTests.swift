import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import Testing

@MainActor
@Suite("A native control", .serialized, .needsDisplay)
struct NativeControlTests {
    @Test("shows the state and writes what the person chooses")
    func inStep() throws {
        let spin = SpinButton()
        let form: Form<Gallery> = sections([section([controlCell(title: "Spin", control: spin.element(keyPath: \.number))])])
        let driver = FormDriver(initial: Gallery(), build: form)
        let user = GtkUser(of: FormWindow(driver.session))
        #expect(spin.shown == 5)
        driver.change { $0.number = 7 }
        #expect(spin.shown == 7)
        spin.choose?(9)
        #expect(driver.state.number == 9)
        #expect(spin.shown == 9)
        _ = user
    }

    @Test("shows the state again when that refuses the choice")
    func refusing() throws {
        let spin = SpinButton()
        let form: Form<Gallery> = sections([
            section([controlCell(title: "Spin", control: spin.element(keyPath: \.smallNumber))])
        ])
        let driver = FormDriver(initial: Gallery(), build: form)
        let user = GtkUser(of: FormWindow(driver.session))
        gtk_spin_button_set_value(OpaquePointer(spin.widget!), 9)
        spin.choose?(9)
        #expect(driver.state.number == 5)
        #expect(spin.shown == 5)
        _ = user
    }

    @Test("tells who writes its value as text")
    func origin() throws {
        let form: Form<Gallery> = sections([
            section([controlCell(title: "Spin", control: SpinButton().element(keyPath: \.number))])
        ])
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

import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import ManualTime
import Testing

private struct Disk: Equatable {
    var copies = 5
    var margin = 0.5
    var name = "name"
}

private let form: Form<Disk> = sections {
    section {
        controlCell(title: "Copies", control: numberField(keyPath: \.copies, in: 1...10, pageStep: 4))
        controlCell(
            title: "Margin", control: numberField(keyPath: \.margin, in: 0...5, step: 0.1, unit: "cm", digits: 2))
        controlCell(title: "Name", control: textField(keyPath: \.name))
    }
}

@MainActor
@Suite("Number fields", .serialized, .needsDisplay)
struct NumberFieldTests {
    private func stage(_ renderer: Renderer, _ disk: Disk = Disk(), clock: TestClock = TestClock()) -> Stage<Disk> {
        let locale = FormLocale(decimalSeparator: ",")
        return Stage(renderer, disk, form, environment: FormEnvironment(locale: locale, clock: clock))
    }

    private func spinButton(_ stage: Stage<Disk>, _ title: String) throws -> UnsafeMutablePointer<GtkWidget> {
        try stage.user.focus(title)
        let user = try #require(stage.user as? GtkUser)
        var widget = try #require(gtk_root_get_focus(user.topPage.root))
        while !widget.isA(gtk_spin_button_get_type()) {
            widget = try #require(gtk_widget_get_parent(widget))
        }
        return widget
    }

    @Test(
        "keep what can't be read, with what to type instead", arguments: Renderer.allCases,
        [
            "", "many", "0", "11", "2,5", "1e400", "nan", "inf",
        ])
    func unreadable(renderer: Renderer, text: String) throws {
        let stage = stage(renderer)
        try stage.user.enter(text, into: "Copies")
        try stage.user.focus("Name")
        #expect(stage.driver.state == Disk())
        #expect(try stage.row("Copies")?.values == ["[\(text)]"])
        #expect(try stage.row("Copies")?.notice == "error: Type a whole number from 1 to 10.")
        try stage.user.focus("Copies")
        try stage.user.pressEscape()
        #expect(try stage.row("Copies")?.values == ["[5]"])
        #expect(try stage.row("Copies")?.notice == nil)
    }

    @Test("keep as much of a long text that is pasted as GTK takes")
    func longText() throws {
        let stage = stage(.gtk)
        let text = String(repeating: "9", count: 100_000)
        gtk_editable_set_text(OpaquePointer(try spinButton(stage, "Copies")), text)
        try stage.user.focus("Name")
        #expect(stage.driver.state == Disk())
        #expect(try (stage.row("Copies")?.values.first?.count ?? 0) > 60_000)
        #expect(try stage.row("Copies")?.notice == "error: Type a whole number from 1 to 10.")
    }

    @Test("leave what is half typed alone, until it is left", arguments: Renderer.allCases)
    func halfTyped(renderer: Renderer) throws {
        let stage = stage(renderer)
        for text in ["1", "1,", "1,2"] {
            try stage.user.type(text, into: "Margin")
            #expect(try stage.row("Margin")?.values == ["[\(text)] cm"])
            #expect(stage.driver.state == Disk())
        }
        try stage.user.focus("Name")
        #expect(stage.driver.state.margin == 1.2)
        #expect(try stage.row("Margin")?.values == ["[1,20] cm"])
    }

    @Test("go on from what is typed", arguments: Renderer.allCases)
    func stepFromDraft(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.type("1,25", into: "Margin")
        try stage.user.step("Margin", by: 1)
        #expect(try stage.row("Margin")?.values == ["[1,35] cm"])
        #expect(stage.driver.state.margin == 1.35)
    }

    @Test("go on from the value where what is typed is no number", arguments: Renderer.allCases, ["", "many"])
    func stepFromNothing(renderer: Renderer, text: String) throws {
        let stage = stage(renderer)
        try stage.user.type(text, into: "Copies")
        try stage.user.step("Copies", by: -1)
        #expect(try stage.row("Copies")?.values == ["[4]"])
    }

    @Test("stop at the ends, and show a number beyond them as it is", arguments: Renderer.allCases)
    func ends(renderer: Renderer) throws {
        let stage = stage(renderer, Disk(copies: 500))
        #expect(try stage.row("Copies")?.values == ["[500]"])
        try stage.user.step("Copies", by: 1)
        #expect(stage.driver.state.copies == 500)
        try stage.user.step("Copies", by: -1)
        #expect(stage.driver.state.copies == 10)
        try stage.user.step("Copies", by: 1)
        #expect(stage.driver.state.copies == 10)
        try stage.user.step("Copies", by: -20)
        #expect(stage.driver.state.copies == 1)
    }

    @Test("are stepped once for the undo, however often within a second", arguments: Renderer.allCases)
    func undo(renderer: Renderer) throws {
        let clock = TestClock()
        let stage = stage(renderer, clock: clock)
        try stage.user.step("Margin", by: 3)
        #expect(stage.driver.state.margin == 0.8)
        clock.advance(by: .seconds(2))
        try stage.user.step("Margin", by: 2)
        #expect(stage.driver.state.margin == 1)
        try stage.user.undo()
        #expect(stage.driver.state.margin == 0.8)
        #expect(try stage.row("Margin")?.values == ["[0,80] cm"])
        try stage.user.undo()
        #expect(stage.driver.state == Disk())
        #expect(stage.driver.session.undoStep == nil)
    }

    @Test("take the page keys, and the number that an assistive tool gives them")
    func keys() throws {
        let stage = stage(.gtk)
        let spin = try spinButton(stage, "Copies")
        let user = try #require(stage.user as? GtkUser)
        user.press(GDK_KEY_Page_Up)
        #expect(stage.driver.state.copies == 9)
        user.press(GDK_KEY_Page_Up)
        #expect(stage.driver.state.copies == 10)
        user.press(GDK_KEY_Page_Down)
        #expect(stage.driver.state.copies == 6)
        gtk_spin_button_set_value(OpaquePointer(spin), 3)
        #expect(stage.driver.state.copies == 3)
        #expect(try stage.row("Copies")?.values == ["[3]"])
    }

    @Test("tell assistive tools the number that is typed, and take steps from there")
    func number() throws {
        let stage = stage(.gtk)
        let spin = try spinButton(stage, "Copies")
        #expect(gtk_accessible_get_accessible_role(OpaquePointer(spin)) == GTK_ACCESSIBLE_ROLE_SPIN_BUTTON)
        try stage.user.type("8")
        #expect(gtk_spin_button_get_value(OpaquePointer(spin)) == 8)
        #expect(stage.driver.state.copies == 5)
        stage.driver.change(origin: .outside) { $0.copies = 2 }
        #expect(gtk_spin_button_get_value(OpaquePointer(spin)) == 8)
        try stage.user.pressEscape()
        #expect(gtk_spin_button_get_value(OpaquePointer(spin)) == 2)
    }

    @Test("are not changed by the scroll wheel")
    func wheel() throws {
        let stage = stage(.gtk)
        let spin = try spinButton(stage, "Copies")
        #expect(!spin.turnWheel())
        #expect(stage.driver.state == Disk())
        #expect(try stage.row("Copies")?.values == ["[5]"])
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    @MainActor
    fileprivate var root: OpaquePointer { gtk_widget_get_root(self) }

    /// Turns the scroll wheel over the widget; says whether the widget has done something with it.
    @MainActor
    func turnWheel() -> Bool {
        let type = gtk_event_controller_scroll_get_type()
        return hasController(of: type) { scroll in
            guard gtk_event_controller_get_propagation_phase(scroll) != GTK_PHASE_NONE else { return false }
            var values = [GValue(), GValue(), GValue()]
            g_value_init(&values[0], type)
            g_value_set_object(&values[0], UnsafeMutableRawPointer(scroll))
            for number in 1...2 {
                g_value_init(&values[number], GType.double)
                g_value_set_double(&values[number], -1)
            }
            var result = GValue()
            g_value_init(&result, GType.boolean)
            g_signal_emitv(&values, g_signal_lookup("scroll", type), 0, &result)
            g_value_unset(&values[0])
            return g_value_get_boolean(&result) != 0
        }
    }
}

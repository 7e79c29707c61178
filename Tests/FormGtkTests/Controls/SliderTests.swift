import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import ManualTime
import Testing

private struct Sound: Equatable {
    var volume = 50
    var balance = 0.0
    var name = "name"
}

private let volumeRow: Element<FormCell, Sound> = controlCell(
    title: "Volume",
    control: slider(
        keyPath: \.volume, in: 0...100, step: 5, pageStep: 25, unit: "%",
        marks: [SliderMark(0, "<Quiet>"), SliderMark(50), SliderMark(100, "Loud & clear")]))

private func form(_ volume: Element<FormCell, Sound>) -> Form<Sound> {
    sections {
        section(footer: { "\($0.volume)" }) {
            volume
            controlCell(title: "Balance", control: slider(keyPath: \.balance, in: -1...1, step: 0.1, digits: 1))
            controlCell(title: "Name", control: textField(keyPath: \.name))
        }
    }
}

@MainActor
private final class Asked {
    private(set) var volumes: [Int] = []

    func take(_ volume: Int) { volumes.append(volume) }
}

@MainActor
@Suite("Sliders", .serialized, .needsDisplay)
struct SliderTests {
    private let clock = TestClock()

    private func stage(
        _ renderer: Renderer = .gtk, _ sound: Sound = Sound(), _ volume: Element<FormCell, Sound> = volumeRow
    ) -> Stage<Sound> {
        Stage(renderer, sound, form(volume), environment: FormEnvironment(clock: clock))
    }

    /// The scale of the row, whose pointer is a test's.
    private func scale(_ stage: Stage<Sound>, _ title: String) throws -> UnsafeMutablePointer<GtkWidget> {
        try stage.user.select(title)
        let user = try #require(stage.user as? GtkUser)
        let focus = try #require(gtk_root_get_focus(gtk_widget_get_root(user.topPage)))
        #expect(focus.isA(gtk_scale_get_type()))
        return focus
    }

    private func slide(_ scale: UnsafeMutablePointer<GtkWidget>, to number: Double) {
        gtk_range_set_value(scale.cast(), number)
    }

    @Test("follow the pointer in steps, and the state does at once")
    func sliding() throws {
        let stage = stage()
        let scale = try scale(stage, "Volume")
        slide(scale, to: 62.2)
        #expect(stage.driver.state.volume == 60)
        #expect(gtk_range_get_value(scale.cast()) == 60)
        #expect(try stage.row("Volume")?.values == ["—o— [60] %"])
        #expect(try stage.user.screen.sections[0].footer == "60")
        let balance = try self.scale(stage, "Balance")
        slide(balance, to: 0.3000001)
        #expect(stage.driver.state.balance == 0.3)
        slide(balance, to: -0.26)
        #expect(try stage.row("Balance")?.values == ["—o— [-0.3]"])
    }

    @Test("are dragged as one step, however long that takes, and the next time as another")
    func dragging() throws {
        let stage = stage()
        let scale = try scale(stage, "Volume")
        scale.emitDrag("drag-begin")
        for number in [55.0, 60, 70] {
            slide(scale, to: number)
            clock.advance(by: .seconds(5))
        }
        scale.emitDrag("drag-end")
        #expect(stage.driver.state.volume == 70)
        scale.emitDrag("drag-begin")
        slide(scale, to: 20)
        scale.emitDrag("drag-end")
        try stage.user.undo()
        #expect(stage.driver.state.volume == 70)
        try stage.user.undo()
        #expect(stage.driver.state.volume == 50)
        #expect(gtk_range_get_value(scale.cast()) == 50)
        #expect(stage.driver.session.undoStep == nil)
    }

    @Test("ask whoever has to accept the number once they are let go")
    func effect() async throws {
        let asked = Asked()
        let stage = stage(.gtk, Sound(), volumeRow.effect(\.volume) { volume in asked.take(volume) })
        let scale = try scale(stage, "Volume")
        scale.emitDrag("drag-begin")
        slide(scale, to: 60)
        slide(scale, to: 75)
        #expect(try stage.row("Volume")?.values == ["—o— [75] %"])
        #expect(asked.volumes.isEmpty)
        scale.emitDrag("drag-end")
        #expect(await comesTrue { stage.driver.state.volume == 75 })
        #expect(asked.volumes == [75])
    }

    @Test(
        "take the keys",
        arguments: [
            (GDK_KEY_Right, 55), (GDK_KEY_Left, 45), (GDK_KEY_Up, 55), (GDK_KEY_Down, 45), (GDK_KEY_Home, 0),
            (GDK_KEY_End, 100),
        ])
    func keys(key: Int32, volume: Int) throws {
        let stage = stage()
        _ = try scale(stage, "Volume")
        try #require(stage.user as? GtkUser).press(key)
        #expect(stage.driver.state.volume == volume)
    }

    @Test("are typed beside, also between the steps; what is no number stays", arguments: Renderer.allCases)
    func typing(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.enter("62", into: "Volume")
        #expect(stage.driver.state.volume == 62)
        try stage.user.step("Volume", by: 1)
        #expect(stage.driver.state.volume == 67)
        for text in ["", "loud", "101", "1e400", "nan"] {
            try stage.user.enter(text, into: "Volume")
            try stage.user.focus("Name")
            #expect(stage.driver.state.volume == 67)
            #expect(try stage.row("Volume")?.values == ["—o— [\(text)] %"])
            #expect(try stage.row("Volume")?.notice == "error: Type a whole number from 0 to 100.")
        }
        try stage.user.step("Volume", by: -1)
        #expect(stage.driver.state.volume == 62)
        #expect(try stage.row("Volume")?.notice == nil)
    }

    @Test("show a number that is out of their range as it is", arguments: Renderer.allCases)
    func outOfRange(renderer: Renderer) throws {
        let stage = stage(renderer, Sound(volume: 500, balance: .nan))
        #expect(try stage.row("Volume")?.values == ["—o— [500] %"])
        try stage.user.step("Volume", by: -1)
        #expect((90...100).contains(stage.driver.state.volume))
        try stage.user.step("Balance", by: 1)
        #expect(stage.driver.state.balance == 0.1)
    }

    @Test("are sliders with a number to assistive tools, and the entry has the row's name")
    func roles() throws {
        let stage = stage()
        let scale = try scale(stage, "Volume")
        #expect(gtk_accessible_get_accessible_role(scale.opaque) == GTK_ACCESSIBLE_ROLE_SLIDER)
        #expect(gtk_range_get_value(scale.cast()) == 50)
    }

    @Test("are not changed by the scroll wheel")
    func wheel() throws {
        let stage = stage()
        #expect(try !scale(stage, "Volume").turnWheel())
        #expect(stage.driver.state == Sound())
    }

    @Test("report marks that are out of the range, and leave them out")
    func marks() {
        var mistakes: [String] = []
        var environment = FormEnvironment()
        environment.report = { mistakes.append($0.description) }
        let control: Element<Control, Sound> = slider(
            keyPath: \.volume, in: 0...10, marks: [SliderMark(5), SliderMark(11, "Eleven")])
        let form: Form<Sound> = sections { section { controlCell(title: "Volume", control: control) } }
        let driver = FormDriver(initial: Sound(volume: 5), build: form, environment: environment)
        #expect(driver.page.sections[0].cells[0].control?.numberField?.marks.map(\.number) == [5])
        #expect(
            mistakes == [
                """
                The slider of the row “Volume” has a mark at 11, which is out of its range, so it is not shown. \
                Mark numbers of the range.
                """
            ])
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Has the widget's own gesture tell that the pointer has it, or has let it go.
    @MainActor
    fileprivate func emitDrag(_ signal: String) {
        let type = gtk_gesture_drag_get_type()
        forEachController(of: type) { gesture in
            var values = [GValue(), GValue(), GValue()]
            g_value_init(&values[0], type)
            g_value_set_object(&values[0], UnsafeMutableRawPointer(gesture))
            for number in 1...2 { g_value_init(&values[number], GType.double) }
            g_signal_emitv(&values, g_signal_lookup(signal, type), 0, nil)
            g_value_unset(&values[0])
        }
    }
}

import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("A page with very many rows of one control", .serialized, .needsDisplay)
struct LongControlPageTests {
    @Test("is never painted with an empty place where a row should be", arguments: Control.Kind.allCases)
    func noEmptyPlace(kind: Control.Kind) throws {
        let form: Form<ControlValues> = sections {
            section {
                for index in 0..<1000 { Self.row(kind, "Row \(index)") }
            }
        }
        let driver = FormDriver(initial: ControlValues(), build: form)
        let user = GtkUser(of: FormWindow(driver.session))
        user.nextFrame()
        let frames = PaintedFrames(of: user)
        let end = { user.scrollRange.upperBound }
        // By the wheel, faster than anybody turns it.
        for _ in 0..<10 { show(user, at: user.scrolled + 450) }
        // By the scroll bar, to places that nothing is known of, and back.
        for part in [0.3, 0.7, 0.1, 1, 0.5] { show(user, at: end() * part) }
        for _ in 0..<10 { show(user, at: user.scrolled - 450) }
        show(user, at: end())
        #expect(user.rowsOnScreen.last?.title == "Row 999")
        #expect(frames.count >= 26)
        #expect(frames.emptyPlaces == [])
        #expect(user.allRows.count < 200)
    }

    private func show(_ user: GtkUser, at place: Double) {
        user.scroll(to: place)
        user.nextFrame()
    }

    private static func row(_ kind: Control.Kind, _ title: String) -> Element<FormCell, ControlValues> {
        switch kind {
        case .switch: controlCell(title: title, control: uiSwitch(keyPath: \.isOn))
        case .checkButton: controlCell(title: title, control: checkButton(keyPath: \.isOn))
        case .textField: controlCell(title: title, control: textField(keyPath: \.text))
        case .dateField: controlCell(title: title, control: dateField(keyPath: \.date))
        case .colorField: controlCell(title: title, control: colorField(keyPath: \.tint))
        case .fontField: controlCell(title: title, control: fontField(keyPath: \.font))
        case .fileField: controlCell(title: title, control: fileField(keyPath: \.path))
        case .textEditor: controlCell(title: title, control: textEditor(keyPath: \.text))
        case .tokenField: controlCell(title: title, control: tokenField(keyPath: \.words))
        case .menu: picker(title: title, keyPath: \.colour, text: \.title)
        case .segments: picker(title: title, keyPath: \.colour, style: .segments, text: \.title)
        case .radioGroup: picker(title: title, keyPath: \.colour, style: .radioGroup, text: \.title)
        case .numberField: controlCell(title: title, control: numberField(keyPath: \.number, in: 1...10))
        case .quantityField:
            controlCell(title: title, control: quantityField(keyPath: \.number, in: 1...500, units: .durations))
        case .slider: controlCell(title: title, control: slider(keyPath: \.number, in: 1...10))
        case .shortcutField: controlCell(title: title, control: shortcutField(keyPath: \.shortcut))
        case .progress: controlCell(title: title, control: progress { Double($0.number) / 10 })
        case .level: controlCell(title: title, control: level(value: { Double($0.number) }, in: 1...10))
        case .picture:
            controlCell(
                title: title,
                control: picture { values in
                    Picture(width: 16, height: 16) { _, _ in values.tint }
                })
        case .pushButton:
            controlCell(title: title, control: pushButton(title: "Press") { $0.set(\.isOn, to: true) })
        case .native:
            controlCell(
                title: title,
                control: gtkControl(keyPath: \.number, format: .whole(in: 1...10)) { _ in
                    gtk_spin_button_new_with_range(1, 10, 1)!
                } update: {
                    gtk_spin_button_set_value(OpaquePointer($0), Double($1))
                })
        }
    }
}

import CGtk
import FormCore
import FormTesting
import RandomNumbers
import Testing

@testable import FormGtk
@testable import FormGtkTesting

private struct Radio: Equatable {
    var band = "FM"
    var bands = ["AM", "FM", "DAB", "Web"]
    var color = Color(red: 0x35, green: 0x84, blue: 0xe4)
    var tags = ["one", "two", "three"]
}

@MainActor
@Suite("What looks chosen", .serialized, .needsDisplay)
struct HighlightTests {
    private func form(_ style: PickerStyle) -> Form<Radio> {
        sections {
            section {
                picker(title: "Band", keyPath: \.band, optionsFrom: \.bands, style: style)
                    .rules(\.band, [.oneOf(["AM", "FM", "DAB", "Tape"])])
            }
        }
    }

    @Test(
        "among buttons is one option at most, the checked one for assistive tools, and the one that was taken or refused",
        arguments: [PickerStyle.segments, .radioGroup])
    func buttons(style: PickerStyle) throws {
        let stage = Stage(.gtk, Radio(), form(style))
        let user = try #require(stage.user as? GtkUser)
        var random = SeededGenerator.announced("highlights", seed: 48)
        for round in 0..<300 {
            let buttons = try buttons(user, style)
            let button = try #require(buttons.randomElement(using: &random))
            var wanted: String?
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                // A click, also on the option that is chosen already.
                gtk_widget_grab_focus(button)
                user.emit(style == .segments ? "clicked" : "activate", on: button)
                wanted = title(of: button)
            case 1:
                wanted = option(1, fromFocusIn: buttons)
                user.press(style == .segments ? GDK_KEY_Right : GDK_KEY_Down)
            case 2:
                wanted = option(-1, fromFocusIn: buttons)
                user.press(style == .segments ? GDK_KEY_Left : GDK_KEY_Up)
            case 3: stage.driver.change { $0.band = ["AM", "FM", "DAB", "Tape"].randomElement(using: &random)! }
            case 4: stage.driver.change { $0.bands.shuffle(using: &random) }
            default: try user.undo()
            }
            let now = try self.buttons(user, style)
            let active = now.filter { Property.isOn($0, "active") }.map(title)
            let checked = now.filter(isChecked).map(title)
            let row = try #require(try stage.row("Band"))
            let isRefused = row.notice?.hasPrefix("error") == true
            #expect(active == checked, "round \(round)")
            #expect(active.count <= 1, "round \(round)")
            let expected = isRefused ? "Web" : stage.driver.state.band
            #expect(active == (stage.driver.state.bands.contains(expected) ? [expected] : []), "round \(round)")
            if let wanted { #expect(active == [wanted], "round \(round)") }
        }
    }

    private func buttons(_ user: GtkUser, _ style: PickerStyle) throws -> [Widget] {
        let name = style == .segments ? "form-segments" : "form-radio-group"
        return try #require(try user.usableRow("Band").shown(class: name).first).children
    }

    private func title(of button: Widget) -> String { button.descendant(gtk_label_get_type())?.labelText ?? "" }

    /// The option that an arrow leads to from the button with the focus; `nil` if there is none, so nothing is taken.
    private func option(_ step: Int, fromFocusIn buttons: [Widget]) -> String? {
        guard let next = buttons.firstIndex(where: \.containsFocus).map({ $0 + step }) else { return nil }
        return buttons.indices.contains(next) ? title(of: buttons[next]) : nil
    }

    private func isChecked(_ button: Widget) -> Bool {
        button.hasAccessible(GTK_ACCESSIBLE_STATE_CHECKED, Int(GTK_ACCESSIBLE_TRISTATE_TRUE.rawValue))
    }

    @Test(
        "in a field of tokens is the one that is removed",
        arguments: [GDK_KEY_Delete, GDK_KEY_BackSpace, GDK_KEY_Return])
    func tokens(key: Int32) throws {
        for count in 1...3 {
            let form: Form<Radio> = sections {
                section { controlCell(title: "Tags", control: tokenField(keyPath: \.tags)) }
            }
            let stage = Stage(.gtk, Radio(), form)
            let user = try #require(stage.user as? GtkUser)
            try user.focus("Tags")
            for _ in 0..<count { user.press(GDK_KEY_Left) }
            let focus = try #require(gtk_root_get_focus(user.window.opaque))
            let token = try #require(user.topPage.shown(class: "form-token").first { $0.containsFocus })
            let text = try #require(token.text(ofClass: "form-token-text"))
            #expect(text == Radio().tags[3 - count])
            if key == GDK_KEY_Return { user.emit("clicked", on: focus) } else { user.press(key) }
            #expect(stage.driver.state.tags == Radio().tags.filter { $0 != text })
        }
    }

    @Test("as a colour replaces a text that can't be read, also if it is the row's colour already")
    func color() throws {
        let form: Form<Radio> = sections {
            section { controlCell(title: "Colour", control: colorField(keyPath: \.color)) }
        }
        let stage = Stage(.gtk, Radio(), form)
        let user = try #require(stage.user as? GtkUser)
        let button = try #require(try user.usableRow("Colour").shown(type: gtk_color_button_get_type()))
        for text in ["blue-ish", "#12"] {
            try user.type(text, into: "Colour")
            try user.pressReturn()
            #expect(try stage.row("Colour")?.values == ["[\(text)]"])
            var shown = GdkRGBA()
            gtk_color_chooser_get_rgba(button.opaque, &shown)
            user.emit("color-set", on: button)
            #expect(stage.driver.state == Radio())
            #expect(try stage.row("Colour")?.values == ["[#3584e4]"])
            #expect(try stage.row("Colour")?.notice == nil)
        }
    }

    @Test("as the first search result is what Return in the search field opens, whatever was typed before")
    func search() throws {
        let form: Form<Radio> = sections {
            section {
                for index in 1...30 {
                    controlCell(title: "Station \(index)", control: textField(keyPath: \.band)).id("\(index)")
                }
            }
        }
        for text in ["station 1", "station 2", "30", "station", "9"] {
            let stage = Stage(.gtk, Radio(), form)
            let user = try #require(stage.user as? GtkUser)
            try user.search("station 30")
            try user.search(text)
            let first = try #require(user.screen.sections.first?.rows.first?.title)
            let entry = try #require(user.window.shown(type: gtk_search_entry_get_type()))
            user.emit("activate", on: entry)
            user.wait { user.focusedRow != nil }
            #expect(user.focusedRow == first)
        }
    }
}

import CGtk
import CustomDump
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

private struct Display: Equatable {
    var resolutions = ["1920 × 1080", "1280 × 720"]
    var resolution = "1920 × 1080"
    var style = PickerStyle.menu
    var isOn = false
}

@MainActor
private func form(_ style: PickerStyle) -> Form<Display> {
    sections {
        section {
            picker(title: "Resolution", keyPath: \.resolution, optionsFrom: \.resolutions, style: style)
        }
    }
}

@MainActor
@Suite("A picker", .serialized, .needsDisplay)
struct PickerTests {
    @Test("follows its options", arguments: Renderer.allCases, [PickerStyle.menu, .segments, .radioGroup])
    func options(renderer: Renderer, style: PickerStyle) throws {
        let stage = Stage(renderer, Display(), form(style))
        #expect(throws: FormUserError.self) { try stage.user.choose("800 × 600", in: "Resolution") }
        stage.driver.change { $0.resolutions.append("800 × 600") }
        try stage.user.choose("800 × 600", in: "Resolution")
        #expect(stage.driver.state.resolution == "800 × 600")
        #expect(stage.user.focusedRow == "Resolution")
        stage.driver.change { $0.resolutions.insert("3840 × 2160", at: 0) }
        try stage.user.choose("3840 × 2160", in: "Resolution")
        #expect(stage.driver.state.resolution == "3840 × 2160")
        #expect(stage.user.focusedRow == "Resolution")
    }

    @Test("leaves a value that is no option any more, and says so", arguments: Renderer.allCases)
    func noOption(renderer: Renderer) throws {
        let screens = try [PickerStyle.menu, .segments, .radioGroup].map { style in
            let stage = Stage(renderer, Display(), form(style))
            stage.driver.change { $0.resolutions = ["1280 × 720", "800 × 600"] }
            let screen = try stage.screen
            #expect(stage.driver.state.resolution == "1920 × 1080")
            try stage.user.choose("800 × 600", in: "Resolution")
            #expect(try stage.row("Resolution")?.notice == nil)
            #expect(stage.driver.state.resolution == "800 × 600")
            return screen
        }
        expectNoDifference(
            screens.joined(separator: "\n"),
            """
            Form

              Resolution [1920 × 1080 ▾]
                ! warning: “1920 × 1080” is not one of the options. Choose one.
            Form

              Resolution [1280 × 720|800 × 600]
                ! warning: “1920 × 1080” is not one of the options. Choose one.
            Form

              Resolution ( ) 1280 × 720 ( ) 800 × 600
                ! warning: “1920 × 1080” is not one of the options. Choose one.
            """)
    }

    @Test(
        "has fewer options than before the place of the chosen one",
        arguments: Renderer.allCases, [PickerStyle.menu, .segments, .radioGroup])
    func fewer(renderer: Renderer, style: PickerStyle) throws {
        let stage = Stage(renderer, Display(), form(style))
        try stage.user.choose("1280 × 720", in: "Resolution")
        stage.driver.change { $0 = Display(resolutions: ["1920 × 1080"]) }
        #expect(try stage.row("Resolution")?.notice == nil)
        #expect(stage.user.focusedRow == "Resolution")
        stage.driver.change { $0.resolutions = [] }
        #expect(
            try stage.row("Resolution")?.notice
                == "warning: There are no options now. “1920 × 1080” stays as it is.")
    }

    @Test(
        "has nothing to choose from without a trap", arguments: Renderer.allCases,
        [PickerStyle.menu, .segments, .radioGroup])
    func empty(renderer: Renderer, style: PickerStyle) throws {
        let stage = Stage(renderer, Display(resolutions: []), form(style))
        #expect(
            try stage.row("Resolution")?.notice
                == "warning: There are no options now. “1920 × 1080” stays as it is.")
        #expect(throws: FormUserError.self) { try stage.user.choose("800 × 600", in: "Resolution") }
        stage.driver.change { $0.resolutions = ["1920 × 1080"] }
        #expect(try stage.row("Resolution")?.notice == nil)
    }

    @Test("takes the arrows where its options are below each other")
    func arrows() throws {
        let stage = Stage(.gtk, Display(), form(.radioGroup))
        let user = try #require(stage.user as? GtkUser)
        try user.choose("1280 × 720", in: "Resolution")
        user.press(GDK_KEY_Up)
        #expect(stage.driver.state.resolution == "1920 × 1080")
        user.press(GDK_KEY_Down)
        #expect(stage.driver.state.resolution == "1280 × 720")
        user.press(GDK_KEY_Down)
        #expect(stage.driver.state.resolution == "1280 × 720")
    }

    @Test(
        "takes the arrows where its options are beside each other",
        arguments: [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL].map(\.rawValue))
    func segmentArrows(direction: UInt32) throws {
        gtk_widget_set_default_direction(GtkTextDirection(direction))
        defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
        let isMirrored = direction == GTK_TEXT_DIR_RTL.rawValue
        let (next, previous) = isMirrored ? (GDK_KEY_Left, GDK_KEY_Right) : (GDK_KEY_Right, GDK_KEY_Left)
        let stage = Stage(.gtk, Display(), form(.segments))
        let user = try #require(stage.user as? GtkUser)
        user.press(next)
        #expect(stage.driver.state.resolution == "1280 × 720")
        #expect(focusedOption(user) == "1280 × 720")
        user.press(next)
        #expect(stage.driver.state.resolution == "1280 × 720")
        user.press(previous)
        #expect(stage.driver.state.resolution == "1920 × 1080")
        #expect(focusedOption(user) == "1920 × 1080")
        user.press(GDK_KEY_Down)
        #expect(stage.driver.state.resolution == "1920 × 1080")
    }

    @Test(
        "is one stop of Tab, at the chosen option, forwards and backwards",
        arguments: [PickerStyle.segments, .radioGroup])
    func tabStop(style: PickerStyle) throws {
        let row = picker(title: "Resolution", keyPath: \Display.resolution, optionsFrom: \.resolutions, style: style)
        let form: Form<Display> = sections {
            section {
                controlCell(title: "Before", control: uiSwitch(keyPath: \.isOn))
                row
                controlCell(title: "After", control: uiSwitch(keyPath: \.isOn))
            }
        }
        let stage = Stage(.gtk, Display(resolutions: ["800 × 600", "1280 × 720", "1920 × 1080"]), form)
        let user = try #require(stage.user as? GtkUser)
        try user.choose("1280 × 720", in: "Resolution")
        user.pressTab()
        #expect(user.focusedRow == "After")
        user.pressTab(isBackwards: true)
        #expect(focusedOption(user) == "1280 × 720")
        user.pressTab(isBackwards: true)
        #expect(user.focusedRow == "Before")
        user.pressTab()
        #expect(focusedOption(user) == "1280 × 720")
        user.pressTab(isBackwards: true)
        // Without a chosen option it is the first.
        stage.driver.change { $0.resolution = "640 × 480" }
        user.pressTab()
        #expect(focusedOption(user) == "800 × 600")
        user.pressTab()
        #expect(user.focusedRow == "After")
        #expect(stage.driver.state.resolution == "640 × 480")
    }

    /// The title of the option that has the focus.
    private func focusedOption(_ user: GtkUser) -> String? {
        gtk_root_get_focus(user.window.opaque).flatMap { $0.shown(type: gtk_label_get_type())?.labelText }
    }

    @Test(
        "is gone to by its title's letter where it is, and not changed", arguments: [PickerStyle.segments, .radioGroup])
    func letter(style: PickerStyle) throws {
        let stage = Stage(.gtk, Display(), form(style))
        let user = try #require(stage.user as? GtkUser)
        try user.choose("1280 × 720", in: "Resolution")
        let title = try #require(try user.usableRow("Resolution").titleLabel)
        gtk_root_set_focus(gtk_widget_get_root(title), nil)
        gtk_widget_mnemonic_activate(gtk_label_get_mnemonic_widget(title.opaque), 0)
        #expect(stage.driver.state.resolution == "1280 × 720")
        let focus = try #require(gtk_root_get_focus(gtk_widget_get_root(title)))
        #expect(Property.isOn(focus, "active"))
    }

    @Test(
        "is told as a group that its title names, each option by its own name",
        arguments: [PickerStyle.segments, .radioGroup])
    func group(style: PickerStyle) throws {
        let stage = Stage(.gtk, Display(), form(style))
        let user = try #require(stage.user as? GtkUser)
        let name = style == .segments ? "form-segments" : "form-radio-group"
        let group = try #require(try user.usableRow("Resolution").shown(class: name).first)
        #expect(gtk_accessible_get_accessible_role(group.opaque) == GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
        #expect(gtk_test_accessible_has_relation(group.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0)
        stage.driver.session.show(.warning("It flickers."), at: "Resolution")
        for option in group.children {
            #expect(gtk_test_accessible_has_relation(option.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) == 0)
            #expect(gtk_test_accessible_has_property(option.opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) != 0)
        }
    }

    @Test("has a field to search in a long menu only")
    func search() throws {
        let many = (1...600).map { "Zone \($0)" }
        let stage = Stage(.gtk, Display(resolutions: many, resolution: "Zone 300"), form(.menu))
        try stage.user.choose("Zone 599", in: "Resolution")
        #expect(stage.driver.state.resolution == "Zone 599")
    }
}

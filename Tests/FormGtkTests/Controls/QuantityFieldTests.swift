import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

private struct Plan: Equatable {
    var limit = 500_000_000
    var name = "name"
}

private let form: Form<Plan> = sections {
    section {
        controlCell(
            title: "Limit", control: quantityField(keyPath: \.limit, in: 1_000_000...100_000_000_000, units: .bytes()))
        controlCell(title: "Name", control: textField(keyPath: \.name))
    }
}

@MainActor
@Suite("Quantity fields", .serialized, .needsDisplay)
struct QuantityFieldTests {
    private func widget(_ stage: Stage<Plan>, _ type: GType) throws -> UnsafeMutablePointer<GtkWidget> {
        let user = try #require(stage.user as? GtkUser)
        let field = try #require(user.topPage.shown(class: "form-quantity").first)
        var widget = try #require(gtk_widget_get_first_child(field))
        while !widget.isA(type) {
            widget = try #require(gtk_widget_get_next_sibling(widget))
        }
        return widget
    }

    @Test("leave what is half typed alone, with its unit, until the row is left", arguments: Renderer.allCases)
    func halfTyped(renderer: Renderer) throws {
        let stage = Stage(renderer, Plan(), form)
        for (text, unit) in [("2", "MB"), ("2 ", "MB"), ("2 G", "GB"), ("2 GB", "GB")] {
            try stage.user.type(text, into: "Limit")
            #expect(try stage.row("Limit")?.values == ["[\(text)] [\(unit) ▾]"])
            #expect(stage.driver.state == Plan())
        }
        try stage.user.focus("Name")
        #expect(stage.driver.state.limit == 2_000_000_000)
        #expect(try stage.row("Limit")?.values == ["[2] [GB ▾]"])
    }

    @Test(
        "keep what can't be read, and give the old back", arguments: Renderer.allCases,
        [
            "", "many", "1e400", "nan", "🙂", "שלום", "-1",
        ])
    func unreadable(renderer: Renderer, text: String) throws {
        let stage = Stage(renderer, Plan(), form)
        try stage.user.enter(text, into: "Limit")
        #expect(stage.driver.state == Plan())
        #expect(try stage.row("Limit")?.values == ["[\(text)] [MB ▾]"])
        #expect(try stage.row("Limit")?.notice?.hasPrefix("error: Type a number from 1 MB to ") == true)
        try stage.user.pressEscape()
        #expect(try stage.row("Limit")?.values == ["[500] [MB ▾]"])
    }

    @Test(
        "show what was typed as after a restart", arguments: Renderer.allCases,
        [("0750", "[750] [MB ▾]"), ("7.5e2", "[750] [MB ▾]"), ("3000", "[3] [GB ▾]"), ("７ＧＢ", "[7] [GB ▾]")])
    func respelled(renderer: Renderer, text: (typed: String, shown: String)) throws {
        let stage = Stage(renderer, Plan(), form)
        try stage.user.enter(text.typed, into: "Limit")
        #expect(try stage.row("Limit")?.values == [text.shown])
        try stage.user.focus("Name")
        #expect(try stage.row("Limit")?.values == [text.shown])
    }

    @Test("keep a text that is longer than GTK takes from changing the value")
    func longText() throws {
        let stage = Stage(.gtk, Plan(), form)
        let text = String(repeating: "9", count: 100_000)
        gtk_editable_set_text(OpaquePointer(try widget(stage, gtk_spin_button_get_type())), text)
        try stage.user.focus("Name")
        #expect(stage.driver.state == Plan())
        #expect(try stage.row("Limit")?.notice == "error: Type a number from 1 MB to 100000 MB.")
    }

    @Test("go on from another unit, and back by Escape", arguments: Renderer.allCases)
    func units(renderer: Renderer) throws {
        let stage = Stage(renderer, Plan(), form)
        try stage.user.choose("GB", in: "Limit")
        #expect(stage.driver.state == Plan())
        #expect(try stage.row("Limit")?.values == ["[500] [GB ▾]"])
        try stage.user.focus("Limit")
        try stage.user.pressEscape()
        #expect(try stage.row("Limit")?.values == ["[500] [MB ▾]"])
        try stage.user.type("20", into: "Limit")
        try stage.user.choose("GB", in: "Limit")
        #expect(stage.driver.state.limit == 20_000_000_000)
        try stage.user.step("Limit", by: -1)
        #expect(try stage.row("Limit")?.values == ["[19] [GB ▾]"])
    }

    @Test("keep a draft and its unit while another page is open", arguments: Renderer.allCases)
    func draft(renderer: Renderer) throws {
        let nested: Form<Plan> = sections {
            section { detailTextCell(title: "Page", keyPath: { _ in "" }, form: form) }
        }
        let stage = Stage(renderer, Plan(), nested)
        try stage.user.select("Page")
        try stage.user.enter("many GB", into: "Limit")
        try stage.user.goBack()
        try stage.user.select("Page")
        #expect(try stage.row("Limit")?.values == ["[many] [GB ▾]"])
        try stage.user.enter("3", into: "Limit")
        #expect(stage.driver.state.limit == 3_000_000_000)
    }

    @Test("are stepped in the unit by the page keys and by assistive tools")
    func keys() throws {
        let stage = Stage(.gtk, Plan(), form)
        try stage.user.focus("Limit")
        try #require(stage.user as? GtkUser).press(GDK_KEY_Page_Up)
        #expect(stage.driver.state.limit == 510_000_000)
        let spin = try widget(stage, gtk_spin_button_get_type())
        #expect(gtk_spin_button_get_value(OpaquePointer(spin)) == 510)
        gtk_spin_button_set_value(OpaquePointer(spin), 512)
        #expect(stage.driver.state.limit == 512_000_000)
        stage.driver.change(origin: .outside) { $0.limit = 2_000_000_000 }
        #expect(gtk_spin_button_get_value(OpaquePointer(spin)) == 2)
    }

    @Test("are not changed by the scroll wheel")
    func wheel() throws {
        let stage = Stage(.gtk, Plan(), form)
        #expect(!(try widget(stage, gtk_spin_button_get_type())).turnWheel())
        #expect(!(try widget(stage, gtk_drop_down_get_type())).turnWheel())
        #expect(stage.driver.state == Plan())
    }
}

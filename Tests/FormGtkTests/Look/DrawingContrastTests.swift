import CGtk
import FormCore
import Testing

@testable import FormGtk
@testable import FormGtkTesting

@MainActor
@Suite("Measuring the contrast of a drawing", .serialized, .needsDisplay)
struct DrawingContrastTests {
    /// Draws a window with a label, and a box with a border in the middle of a white surface.
    private func measure(_ rules: String, _ body: (_ window: Widget, _ label: Widget, _ box: Widget) throws -> Void)
        rethrows
    {
        let provider = gtk_css_provider_new()!
        let css = ".measured { background: white; } .measured * { all: unset; } \(rules)"
        gtk_css_provider_load_from_data(provider, css, -1)
        let display = gdk_display_get_default()
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
        let (window, column) = (gtk_window_new()!, makeBox(GTK_ORIENTATION_VERTICAL, spacing: 20))
        let (label, box) = (gtk_label_new("Text")!, makeBox(GTK_ORIENTATION_VERTICAL, classes: "box"))
        column.append(label)
        column.append(box)
        for side in [gtk_widget_set_margin_start, gtk_widget_set_margin_end, gtk_widget_set_margin_bottom] {
            side(column, 20)
        }
        window.addClass("measured")
        gtk_window_set_child(window.cast(), column)
        gtk_widget_set_size_request(box, 80, 40)
        gtk_window_present(window.cast())
        while gtk_widget_get_height(box) == 0 { g_main_context_iteration(nil, 1) }
        defer {
            gtk_window_destroy(window.cast())
            gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
            g_object_unref(provider)
        }
        try body(window, label, box)
    }

    @Test("takes a text's own colour and the pixels behind it")
    func text() throws {
        try measure(".measured label { color: #767676; }") { window, label, _ in
            let area = try #require(Drawing.Area(of: label, in: window))
            let contrast = try #require(Drawing(of: window)).contrast(ofText: label, in: area)
            #expect((4.5...4.6).contains(contrast))
        }
        try measure(".measured label { color: alpha(white, 0.5); background: black; }") { window, label, _ in
            let area = try #require(Drawing.Area(of: label, in: window))
            let contrast = try #require(Drawing(of: window)).contrast(ofText: label, in: area)
            #expect((5.2...5.4).contains(contrast))
        }
    }

    @Test("takes what is drawn where an opacity makes a text fainter than its colour")
    func opacity() throws {
        try measure(".measured label { color: black; opacity: 0.2; }") { window, label, _ in
            let area = try #require(Drawing.Area(of: label, in: window))
            let contrast = try #require(Drawing(of: window)).contrast(ofText: label, in: area)
            #expect((1.4...1.7).contains(contrast))
        }
    }

    @Test("finds an edge of one pixel, and none where there is none")
    func edge() throws {
        try measure(".measured .box { border: 1px solid #949494; }") { window, _, box in
            let area = try #require(Drawing.Area(of: box, in: window))
            let contrast = try #require(Drawing(of: window)).contrast(ofEdge: area)
            #expect((3.0...3.1).contains(contrast))
        }
        try measure("") { window, _, box in
            let area = try #require(Drawing.Area(of: box, in: window))
            #expect(try #require(Drawing(of: window)).contrast(ofEdge: area) == 1)
        }
    }

    @Test("finds a ring by what it changes, with its width")
    func ring() throws {
        try measure(".measured .box.ringed { outline: 3px solid #949494; outline-offset: 2px; }") { window, _, box in
            @MainActor func drawing() throws -> Drawing {
                var isDrawn = false
                Signal.connectFrames(window, .transitionRunning) { _ in
                    defer { isDrawn = true }
                    return !isDrawn
                }
                while !isDrawn { g_main_context_iteration(nil, 1) }
                while g_main_context_iteration(nil, 0) != 0 {}
                return try #require(Drawing(of: window))
            }
            let before = try drawing()
            #expect(before.frame(missingIn: before) == nil)
            box.addClass("ringed")
            let mark = try #require(try drawing().frame(missingIn: before))
            #expect((3.0...3.1).contains(mark.contrast))
            #expect(mark.width == 3)
            #expect(mark.isWhole)
            gtk_widget_set_overflow(gtk_widget_get_parent(box), GTK_OVERFLOW_HIDDEN)
            let cut = try #require(try drawing().frame(missingIn: before))
            #expect(!cut.isWhole)
        }
    }
}

import CGtk
import FormGtk

/// Parts of a window that a user can't read or can't hit: texts that are cut off, words with a hyphen that isn't in them,
/// buttons that break inside a word, widgets outside their parent, and buttons that are too small to touch.
@MainActor
package struct LayoutProblems {
    /// The problems, one line each.
    package private(set) var lines: [String] = []

    /// The least width and height of a button, in pixels.
    private static let leastTarget: Float = 34
    /// The least height of a row that does something, in pixels.
    private static let leastRow: Float = 44

    /// Examines the visible widgets of a window.
    package init(in window: Widget) {
        examine(window, in: window)
    }

    /// - Parameter enclosing: The widget that may not be left: the row, the header bar or the window.
    private mutating func examine(_ widget: Widget, in enclosing: Widget) {
        guard gtk_widget_get_mapped(widget) != 0 else { return }
        if !isInside(widget, enclosing) { add("\(kind(of: widget)) is outside of \(kind(of: enclosing))", widget) }
        if widget.isA(gtk_label_get_type()) { examine(label: widget) }
        if isTarget(widget) { examine(target: widget) }
        // GTK lays out the inside of these widgets itself.
        let isOpaque = [gtk_editable_get_type(), gtk_text_view_get_type(), gtk_range_get_type()].contains {
            widget.isA($0)
        }
        guard !isOpaque else { return }
        let isEnclosing = widget.hasClass("form-row") || widget.isA(gtk_header_bar_get_type())
        for child in widget.children {
            // The user can scroll to everything in a viewport, so a widget in it may not leave only what is in it too.
            examine(child, in: isEnclosing ? widget : widget.isA(gtk_viewport_get_type()) ? child : enclosing)
        }
    }

    private mutating func examine(label: Widget) {
        let text = label.labelText
        guard !text.isEmpty else { return }
        let layout = gtk_label_get_layout(label.opaque)!
        examineBreaks(of: layout, text, label)
        if pango_layout_is_ellipsized(layout) != 0 {
            if !mayBeEllipsised(label) { add("“\(text)” is cut off", label) }
            return
        }
        let (width, height) = (gtk_widget_get_width(label), gtk_widget_get_height(label))
        var (needed, neededHeight): (gint, gint) = (0, 0)
        pango_layout_get_pixel_size(layout, &needed, &neededHeight)
        if needed > width { add("“\(text)” needs \(needed) pixels and has \(width)", label) }
        if neededHeight > height { add("“\(text)” needs a height of \(neededHeight) and has \(height)", label) }
    }

    /// Examines where the lines of a text end.
    private mutating func examineBreaks(of layout: OpaquePointer, _ text: String, _ label: Widget) {
        var count: gint = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
        // Wherever a line ends in a narrower window.
        let wraps = gtk_label_get_wrap(label.opaque) != 0
        if wraps, (0..<Int(count)).contains(where: { attributes[$0].break_inserts_hyphen != 0 }) {
            add("“\(text)” can get a hyphen that isn't in it", label)
        }
        guard gtk_widget_get_ancestor(label, gtk_button_get_type()) != nil else { return }
        let start = pango_layout_get_text(layout)!
        for number in 1..<max(pango_layout_get_line_count(layout), 1) {
            let index = pango_layout_get_line_readonly(layout, number)!.pointee.start_index
            if attributes[g_utf8_pointer_to_offset(start, start + Int(index))].is_line_break == 0 {
                add("The button “\(text)” is broken inside a word", label)
            }
        }
    }

    /// True for the title in a header bar and the text of a menu's button, if a tooltip has the whole text, and for a
    /// notice of the window, if a button beside it shows the whole text.
    private func mayBeEllipsised(_ label: Widget) -> Bool {
        if let banner = gtk_widget_get_parent(label), banner.hasClass("form-banner") {
            return banner.children.contains { $0.hasClass("form-details") && gtk_widget_get_mapped($0) != 0 }
        }
        var widget: Widget? = label
        while let ancestor = widget {
            if ancestor.isA(gtk_header_bar_get_type()) || ancestor.isA(gtk_drop_down_get_type())
                || ancestor.hasClass("form-token")
            {
                return hasTooltip(label, upTo: ancestor)
            }
            widget = gtk_widget_get_parent(ancestor)
        }
        return false
    }

    private func hasTooltip(_ widget: Widget, upTo ancestor: Widget) -> Bool {
        var next: Widget? = widget
        while let widget = next {
            if gtk_widget_get_tooltip_text(widget) != nil { return true }
            next = widget == ancestor ? nil : gtk_widget_get_parent(widget)
        }
        return false
    }

    private func isTarget(_ widget: Widget) -> Bool {
        guard gtk_widget_is_sensitive(widget) != 0 else { return false }
        if widget.hasClass("form-row") { return gtk_list_box_row_get_activatable(widget.cast()) != 0 }
        return widget.isA(gtk_button_get_type()) || widget.isA(gtk_check_button_get_type())
    }

    private mutating func examine(target: Widget) {
        let (width, height) = (bounds(of: target, in: target).size.width, bounds(of: target, in: target).size.height)
        if target.hasClass("form-row") {
            if height < Self.leastRow { add("The row is only \(height) pixels high", target) }
        } else if min(width, height) < Self.leastTarget, !isPartOfOther(target) {
            add("\(kind(of: target)) is only \(width)×\(height) pixels", target)
        }
    }

    /// True for what is not the only way to act: the check button of a row that toggles it, the buttons of a number
    /// field, which the user can also type into, and the button of a token, which Backspace removes. GTK itself makes
    /// the window's buttons and a calendar.
    private func isPartOfOther(_ widget: Widget) -> Bool {
        var next = gtk_widget_get_parent(widget)
        if widget.isA(gtk_check_button_get_type()), gtk_widget_get_focusable(widget) == 0 { return true }
        while let widget = next {
            if widget.isA(gtk_spin_button_get_type()) || widget.hasClass("form-token")
                || widget.isA(gtk_window_controls_get_type()) || widget.isA(gtk_calendar_get_type())
            {
                return true
            }
            next = gtk_widget_get_parent(widget)
        }
        return false
    }

    /// Returns true if a widget is inside one of its ancestors, give or take a pixel.
    private func isInside(_ widget: Widget, _ ancestor: Widget) -> Bool {
        let (inner, outer) = (bounds(of: widget, in: ancestor), bounds(of: ancestor, in: ancestor))
        return inner.origin.x >= outer.origin.x - 1 && inner.origin.y >= outer.origin.y - 1
            && inner.origin.x + inner.size.width <= outer.origin.x + outer.size.width + 1
            && inner.origin.y + inner.size.height <= outer.origin.y + outer.size.height + 1
    }

    private func bounds(of widget: Widget, in ancestor: Widget) -> graphene_rect_t {
        var bounds = graphene_rect_t()
        _ = gtk_widget_compute_bounds(widget, ancestor, &bounds)
        return bounds
    }

    private mutating func add(_ problem: String, _ widget: Widget) {
        var next: Widget? = widget
        var row = ""
        while let ancestor = next, row.isEmpty {
            if ancestor.hasClass("form-row") { row = ancestor.rowTitle.map { " in the row “\($0)”" } ?? "" }
            next = gtk_widget_get_parent(ancestor)
        }
        lines.append(problem + row + ".")
    }

    private func kind(of widget: Widget) -> String {
        let classes = gtk_widget_get_css_classes(widget)!
        defer { g_strfreev(classes) }
        var names: [String] = []
        var index = 0
        while let name = classes[index] {
            names.append(String(cString: name))
            index += 1
        }
        return ([String(cString: gtk_widget_get_css_name(widget))] + names).joined(separator: ".")
    }
}

import CGtk
import FormCore

/// The header bar of a pane of the window. A wide window has two of them, one over the sidebar and one over the page
/// beside it.
@MainActor
final class PaneBar {
    let widget = gtk_header_bar_new()!

    /// The parts of the desktop's window buttons, such as the one that closes the window.
    enum WindowButtons {
        case all, leading, trailing
    }

    /// The text in the middle.
    var title: String {
        get { barTitle.text }
        set { barTitle.text = newValue }
    }

    /// True if the button for the search and the menu are shown.
    var hasTools = true {
        didSet { for tool in tools { tool.setVisible(hasTools) } }
    }

    private let barTitle = BarTitle()
    private var tools: [Widget] = []

    init() {
        widget.addClass("form-bar")
        gtk_header_bar_set_title_widget(widget.opaque, barTitle.widget)
    }

    /// Shows a tag beside the title.
    func show(_ tag: WindowTag?, in environment: FormEnvironment) { barTitle.show(tag, in: environment) }

    /// Adds a button at the bar's start.
    func addAtStart(_ button: Widget) {
        gtk_header_bar_pack_start(widget.opaque, button)
    }

    /// Adds the button for the search, at the bar's start, and the menu, at its end.
    func addTools(search: Widget, menu: Widget?) {
        addAtStart(search)
        if let menu { gtk_header_bar_pack_end(widget.opaque, menu) }
        tools = [search, menu].compactMap(\.self)
    }

    /// Shows a part of the window buttons that the desktop has at both sides of a window.
    func showWindowButtons(_ buttons: WindowButtons) {
        let sides = Self.decorationLayout.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let layout: String? =
            switch buttons {
            case .all: nil
            case .leading: "\(sides[0]):"
            case .trailing: ":\(sides.count > 1 ? sides[1] : "")"
            }
        gtk_header_bar_set_decoration_layout(widget.opaque, layout)
    }

    /// The desktop's window buttons: those at the start of a window, a colon, and those at its end.
    private static var decorationLayout: String {
        gtk_settings_get_default().flatMap { Property.text(UnsafeMutableRawPointer($0), decorationSetting) } ?? ":close"
    }

    static let decorationSetting = "gtk-decoration-layout"
}

/// The title in a header bar, with a tag beside it if there is one. If there is no room for the title, it is ellipsised,
/// and a tooltip has the whole text.
@MainActor
final class BarTitle {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-bar-title")

    var text = "" {
        didSet {
            label.setLabelText(text)
            updateTooltip(room: room(in: gtk_widget_get_width(widget)))
        }
    }

    private let label = gtk_label_new(nil)!
    private var tag: Widget?

    /// The gap between the title, with its padding, and the tag.
    private static let gapBeforeTag: Int32 = 2

    /// - Parameter fillsRest: True if the title asks for no more than its minimum width, and takes what other widgets
    ///   leave over.
    init(fillsRest: Bool = false) {
        label.addClass("title")
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_single_line_mode(label.opaque, 1)
        gtk_label_set_width_chars(label.opaque, 5)
        gtk_widget_set_hexpand(widget, fillsRest ? 1 : 0)
        widget.append(label)
        Layout.set(
            of: widget, isHeightForWidth: true,
            measure: { [weak self] orientation, size in
                guard let self else { return (0, 0) }
                if orientation == GTK_ORIENTATION_VERTICAL { return height(in: size) }
                return fillsRest ? (widths.minimum, widths.minimum) : widths
            },
            allocate: { [weak self] in self?.allocate(width: $0, height: $1) })
    }

    /// Shows a tag beside the title, or below it if there is no room for both on one line.
    func show(_ tag: WindowTag?, in environment: FormEnvironment) {
        if self.tag == nil, tag != nil {
            let label = gtk_label_new(nil)!
            label.addClass("form-tag")
            widget.append(label)
            self.tag = label
        }
        guard let label = self.tag else { return }
        label.setLabelText(tag.map { environment.text(of: $0.title) })
        // GTK makes the tooltip the description for assistive tools.
        gtk_widget_set_tooltip_text(label, tag.map { environment.text(of: $0.text) })
        label.setVisible(tag != nil)
    }

    private var shownTag: Widget? { tag.flatMap { gtk_widget_get_visible($0) != 0 ? $0 : nil } }

    /// The width that the tag takes from the title beside it; 0 if there is no tag.
    private var widthOfTag: Int32 {
        shownTag.map { Self.gapBeforeTag + $0.measured(GTK_ORIENTATION_HORIZONTAL).natural } ?? 0
    }

    private var widths: Lengths {
        let title = label.measured(GTK_ORIENTATION_HORIZONTAL)
        let tag = shownTag?.measured(GTK_ORIENTATION_HORIZONTAL).minimum ?? 0
        return (max(title.minimum, tag), title.natural + widthOfTag)
    }

    /// True if the tag is beside the title in a width, and not below it.
    private func isTagBeside(in width: Int32) -> Bool {
        width < 0 || width >= label.measured(GTK_ORIENTATION_HORIZONTAL).natural + widthOfTag
    }

    /// Returns the width that the title has beside the tag or above it.
    private func room(in width: Int32) -> Int32 { isTagBeside(in: width) ? width - widthOfTag : width }

    private func height(in width: Int32) -> Lengths {
        let title = label.measured(GTK_ORIENTATION_VERTICAL).natural
        let tag = shownTag?.measured(GTK_ORIENTATION_VERTICAL).natural ?? 0
        let height = isTagBeside(in: width) ? max(title, tag) : title + tag
        return (height, height)
    }

    private func allocate(width: Int32, height: Int32) {
        let room = room(in: width)
        updateTooltip(room: room)
        guard let tag = shownTag else { return label.allocate(width: width, height: height) }
        let size = (width: widthOfTag - Self.gapBeforeTag, height: tag.measured(GTK_ORIENTATION_VERTICAL).natural)
        guard isTagBeside(in: width) else {
            let titleHeight = label.measured(GTK_ORIENTATION_VERTICAL).natural
            let top = max(height - titleHeight - size.height, 0) / 2
            label.allocate(y: top, width: width, height: titleHeight)
            let x = (width - size.width) / 2
            return tag.allocate(x: x, y: top + titleHeight, width: size.width, height: size.height)
        }
        let isRightToLeft = gtk_widget_get_direction(label) == GTK_TEXT_DIR_RTL
        label.allocate(x: isRightToLeft ? width - room : 0, width: room, height: height)
        let x = isRightToLeft ? 0 : width - size.width
        tag.allocate(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
    }

    /// Gives the title a tooltip if it doesn't fit in the width that it has.
    private func updateTooltip(room: Int32) {
        let isTruncated = label.measured(GTK_ORIENTATION_HORIZONTAL).natural > room
        gtk_widget_set_tooltip_text(label, isTruncated ? gtk_label_get_text(label.opaque) : nil)
    }
}

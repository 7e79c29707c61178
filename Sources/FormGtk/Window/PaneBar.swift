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
            gtk_label_set_text(label.opaque, text)
            Self.updateTooltip(of: label, in: Self.room(for: label, besides: tag, in: gtk_widget_get_width(widget)))
        }
    }

    private let label = gtk_label_new(nil)!
    private let tag = gtk_label_new(nil)!

    /// - Parameter fillsRest: True if the title asks for no more than its minimum width, and takes what other widgets
    ///   leave over.
    init(fillsRest: Bool = false) {
        label.addClass("title")
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_single_line_mode(label.opaque, 1)
        gtk_label_set_width_chars(label.opaque, 5)
        gtk_widget_set_hexpand(widget, fillsRest ? 1 : 0)
        widget.append(label)
        tag.addClass("form-tag")
        tag.setVisible(false)
        widget.append(tag)
        Layout.set(
            of: widget, isHeightForWidth: true,
            measure: { [label, tag] orientation, size in
                let lengths = Self.measure(label, tag, orientation, for: size)
                let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
                return isWidth && fillsRest ? (lengths.minimum, lengths.minimum) : lengths
            },
            allocate: { [label, tag] in Self.allocate(label, tag, width: $0, height: $1) })
    }

    /// Shows a tag beside the title. If there is no room for both, the title is ellipsised, and the tag is below it where
    /// hardly anything would be left of the title.
    func show(_ tag: WindowTag?, in environment: FormEnvironment) {
        gtk_label_set_text(self.tag.opaque, tag.map { environment.text(of: $0.title) } ?? "")
        // GTK makes the tooltip the description for assistive tools.
        gtk_widget_set_tooltip_text(self.tag, tag.map { environment.text(of: $0.text) })
        self.tag.setVisible(tag != nil)
    }

    /// The gap between the title, with its padding, and the tag.
    private static let gapBeforeTag: Int32 = 2

    /// Returns the width that a tag takes from the title beside it; 0 if there is no tag.
    private static func widthBesideTitle(_ tag: Widget) -> Int32 {
        gtk_widget_get_visible(tag) == 0 ? 0 : gapBeforeTag + tag.measured(GTK_ORIENTATION_HORIZONTAL).natural
    }

    /// Returns the width that the title has in the box around it and the tag.
    private static func room(for label: Widget, besides tag: Widget, in width: Int32) -> Int32 {
        isBeside(label, tag, in: width) ? width - widthBesideTitle(tag) : width
    }

    private static func isBeside(_ label: Widget, _ tag: Widget, in width: Int32) -> Bool {
        width < 0 || width >= label.measured(GTK_ORIENTATION_HORIZONTAL).minimum + widthBesideTitle(tag)
    }

    private static func measure(
        _ label: Widget, _ tag: Widget, _ orientation: GtkOrientation, for size: Int32
    ) -> Lengths {
        let title = label.measured(orientation)
        guard gtk_widget_get_visible(tag) != 0 else { return title }
        let below = tag.measured(orientation)
        if orientation == GTK_ORIENTATION_HORIZONTAL {
            return (max(title.minimum, below.minimum), title.natural + widthBesideTitle(tag))
        }
        let height = isBeside(label, tag, in: size) ? max(title.natural, below.natural) : title.natural + below.natural
        return (height, height)
    }

    private static func allocate(_ label: Widget, _ tag: Widget, width: Int32, height: Int32) {
        let tagWidth = widthBesideTitle(tag)
        let isBeside = isBeside(label, tag, in: width)
        let room = room(for: label, besides: tag, in: width)
        let isRightToLeft = gtk_widget_get_direction(label) == GTK_TEXT_DIR_RTL
        let isAlone = isBeside || tagWidth == 0
        let size = (width: tagWidth - gapBeforeTag, height: tag.measured(GTK_ORIENTATION_VERTICAL).natural)
        let titleHeight = isAlone ? height : label.measured(GTK_ORIENTATION_VERTICAL).natural
        let top = isAlone ? 0 : max(height - titleHeight - size.height, 0) / 2
        label.allocate(x: isBeside && isRightToLeft ? tagWidth : 0, y: top, width: room, height: titleHeight)
        updateTooltip(of: label, in: room)
        guard tagWidth > 0 else { return }
        if isBeside {
            let x = isRightToLeft ? 0 : width - size.width
            tag.allocate(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
        } else {
            tag.allocate(x: (width - size.width) / 2, y: top + titleHeight, width: size.width, height: size.height)
        }
    }

    /// Gives the title a tooltip if it doesn't fit in a width.
    private static func updateTooltip(of label: Widget, in width: Int32) {
        let isTruncated = label.measured(GTK_ORIENTATION_HORIZONTAL).natural > width
        gtk_widget_set_tooltip_text(label, isTruncated ? gtk_label_get_text(label.opaque) : nil)
    }
}

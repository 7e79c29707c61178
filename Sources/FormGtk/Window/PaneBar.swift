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

/// The title in a header bar. If there is no room for it, it is ellipsised, and a tooltip has the whole text.
@MainActor
final class BarTitle {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-bar-title")

    var text = "" {
        didSet {
            gtk_label_set_text(label.opaque, text)
            Self.updateTooltip(of: label, in: gtk_widget_get_width(widget))
        }
    }

    private let label = gtk_label_new(nil)!

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
            of: widget,
            measure: { [label] orientation, size in
                let lengths = label.measured(orientation, for: size)
                let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
                return isWidth && fillsRest ? (lengths.minimum, lengths.minimum) : lengths
            },
            allocate: { [label] width, height in
                label.allocate(width: width, height: height)
                Self.updateTooltip(of: label, in: width)
            })
    }

    /// Gives the title a tooltip if it doesn't fit in a width.
    private static func updateTooltip(of label: Widget, in width: Int32) {
        let isTruncated = label.measured(GTK_ORIENTATION_HORIZONTAL).natural > width
        gtk_widget_set_tooltip_text(label, isTruncated ? gtk_label_get_text(label.opaque) : nil)
    }
}

import CGtk
import FormCore

/// Holds the widget of a form's first page and the `GtkStack` of the other pages, and shows either of them or both side
/// by side.
///
/// When the available width changes, no widget moves to another parent, so each keeps its focus, text and scroll
/// position. The stack contains an additional child that stands in for the first page. If only one page fits, the first
/// page moves along with that child while pages slide.
@MainActor
final class SplitView {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-navigation")
    let stack = gtk_stack_new()!

    /// Called with true when there is room for the first page and the stack side by side, and with false when there is
    /// no longer room for both. Never called during a layout.
    var onRoom: (@MainActor (Bool) -> Void)?

    /// The minimum width at which the first page and the stack are shown side by side, in pixels at the normal text
    /// size.
    private static let widthForBoth = 720.0
    private static let sidebarWidths: ClosedRange<Int32> = 240...320

    private let sidebar: Widget
    /// The child of the stack that stands in for the first page. While the first page is shown beside the stack, this
    /// child says that there is nothing to show.
    private let placeholder = makeBox(GTK_ORIENTATION_VERTICAL)
    private let emptyText: Widget
    private var frameClock: Signal.Connection?
    private var hasRoom = false

    /// - Parameter sidebar: The widget of the first page.
    init(_ sidebar: Widget) {
        self.sidebar = sidebar
        emptyText = makeLabel(translated("There is nothing to show here."), class: "form-empty")
        gtk_label_set_justify(emptyText.opaque, GTK_JUSTIFY_CENTER)
        gtk_label_set_xalign(emptyText.opaque, 0.5)
        gtk_widget_set_vexpand(emptyText, 1)
        placeholder.append(emptyText)
        stack.addClass("form-stack")
        gtk_stack_add_child(stack.opaque, placeholder)
        widget.append(sidebar)
        widget.append(stack)
        gtk_widget_set_hexpand(widget, 1)
        gtk_widget_set_vexpand(widget, 1)
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        Layout.set(
            of: widget, measure: { [widget] orientation, _ in Self.measure(widget, orientation) },
            allocate: { [weak self] in self?.allocate(width: $0, height: $1) })
        updateVisibility()
    }

    isolated deinit {
        frameClock?.disconnect()
    }

    /// Starts to call ``onRoom`` whenever the available width becomes large enough for two pages or too small for them.
    func followRoom() {
        Signal.connect(widget, "map", .splitMapped) { [weak self] in self?.mapped() }
        Signal.connect(widget, "unmap", .splitUnmapped) { [weak self] in
            self?.frameClock?.disconnect()
            self?.frameClock = nil
        }
    }

    /// True if the first page and the stack are both shown.
    var showsBoth = false {
        didSet {
            widget.setClass("form-split", showsBoth)
            sidebar.setClass("form-sidebar", showsBoth)
            gtk_widget_queue_allocate(widget)
            updateVisibility()
        }
    }

    /// Shows a page of the stack. If `page` is `nil`, shows the first page.
    func show(_ page: Widget?, _ transition: GtkStackTransitionType) {
        // A stack that is not visible doesn't slide.
        gtk_widget_set_child_visible(stack, 1)
        gtk_stack_set_transition_type(stack.opaque, transition)
        let old = gtk_stack_get_visible_child(stack.opaque)
        let new = page ?? placeholder
        gtk_stack_set_visible_child(stack.opaque, new)
        if isSliding, !showsBoth, old == placeholder || new == placeholder {
            gtk_widget_set_child_visible(sidebar, 1)
            gtk_widget_add_tick_callback(
                widget,
                { widget, _, _ in
                    gtk_widget_queue_allocate(widget)
                    return gtk_stack_get_transition_running(gtk_widget_get_last_child(widget)!.opaque)
                }, nil, nil)
        }
        updateVisibility()
    }

    /// True while one page slides over the other.
    var isSliding: Bool { gtk_stack_get_transition_running(stack.opaque) != 0 }

    /// Shows the first page, the stack, or both, and hides the other widget if only one of them is to be shown. Hides
    /// nothing while pages slide, because the first page and the stack may both be visible during that time.
    func updateVisibility() {
        // Ignore clicks on moving pages: the second click of a double click would act on the new page.
        gtk_widget_set_can_target(widget, isSliding ? 0 : 1)
        emptyText.setVisible(showsBoth)
        guard !isSliding || showsBoth else { return }
        let isFirst = gtk_stack_get_visible_child(stack.opaque) == placeholder
        gtk_widget_set_child_visible(sidebar, showsBoth || isFirst ? 1 : 0)
        gtk_widget_set_child_visible(stack, showsBoth || !isFirst ? 1 : 0)
    }

    // MARK: - Room

    private func mapped() {
        guard frameClock == nil, let clock = gtk_widget_get_frame_clock(widget) else { return }
        frameClock = Signal.connectAfter(UnsafeMutableRawPointer(clock), "layout", .splitLaidOut) { [weak self] in
            self?.laidOut()
        }
        // The widget gets its width only during the first frame, but that frame must already show the right pages. So
        // use the window's default width.
        var (width, height) = (gtk_widget_get_width(widget), gint(0))
        if width == 0, let window = gtk_widget_get_ancestor(widget, gtk_window_get_type()) {
            gtk_window_get_default_size(window.cast(), &width, &height)
        }
        followRoom(in: width)
    }

    /// Responds to a new width, but only after the layout: changing a style during a layout would change sizes that GTK
    /// has already measured.
    private func laidOut() {
        guard hasRoom(in: gtk_widget_get_width(widget)) != hasRoom else { return }
        afterEvent { [weak self] in
            guard let self else { return }
            followRoom(in: gtk_widget_get_width(widget))
        }
    }

    private func followRoom(in width: Int32) {
        let hasRoom = hasRoom(in: width)
        guard hasRoom != self.hasRoom else { return }
        self.hasRoom = hasRoom
        onRoom?(hasRoom)
    }

    private func hasRoom(in width: Int32) -> Bool { Double(width) >= Self.widthForBoth * TextSize.scale }

    /// Returns the size of the larger of the first page and the stack. If it were the sum of their sizes while both
    /// are shown, the user couldn't make the window so narrow that only one of them is shown.
    private static func measure(_ split: Widget, _ orientation: GtkOrientation) -> Lengths {
        split.children.map { $0.measured(orientation) }.reduce((0, 0)) {
            (max($0.minimum, $1.minimum), max($0.natural, $1.natural))
        }
    }

    private func allocate(width: Int32, height: Int32) {
        let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        guard showsBoth else {
            if gtk_widget_get_child_visible(stack) != 0 { stack.allocate(width: width, height: height) }
            let x = Self.offsetOfFirst(in: stack, width: width)
            if gtk_widget_get_child_visible(sidebar) != 0 { sidebar.allocate(x: x, width: width, height: height) }
            return
        }
        let scale = TextSize.scale
        let (narrowest, widest) = (Self.sidebarWidths.lowerBound, Self.sidebarWidths.upperBound)
        let wanted = min(max(width * 3 / 10, Int32(Double(narrowest) * scale)), Int32(Double(widest) * scale))
        let sidebarWidth = max(sidebar.measured(GTK_ORIENTATION_HORIZONTAL).minimum, wanted)
        let stackWidth = max(stack.measured(GTK_ORIENTATION_HORIZONTAL).minimum, width - sidebarWidth)
        sidebar.allocate(x: isRightToLeft ? width - sidebarWidth : 0, width: sidebarWidth, height: height)
        stack.allocate(
            x: isRightToLeft ? width - sidebarWidth - stackWidth : sidebarWidth, width: stackWidth, height: height)
    }

    /// Returns the x position of the first page while the stack's pages slide. GTK moves the new child of the stack and
    /// draws the old child next to it, so the first page's position is computed from that of the new child.
    private static func offsetOfFirst(in stack: Widget, width: Int32) -> Int32 {
        var bounds = graphene_rect_t()
        guard gtk_stack_get_transition_running(stack.opaque) != 0,
            let new = gtk_stack_get_visible_child(stack.opaque), gtk_widget_compute_bounds(new, stack, &bounds) != 0
        else { return 0 }
        let x = Int32(bounds.origin.x)
        if new == gtk_widget_get_first_child(stack) { return x }
        return x > 0 ? x - width : x + width
    }
}

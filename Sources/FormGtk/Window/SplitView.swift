import CGtk
import FormCore

/// The two panes of a window: one with the sidebar, and one with the `GtkStack` of the pages. It shows the pane with the
/// pages alone, or both side by side.
///
/// There are two kinds of sidebars:
///
/// - A sidebar of its own is shown only beside the stack, which contains all pages.
/// - The first page as a whole is the sidebar while it is shown beside the stack, which contains all other pages. If
///   there is room for only one page, the first page is placed over the stack.
///
/// When the available width changes, no widget of a page moves to another parent, so each keeps its focus, text and
/// scroll position. In the second case, the stack contains an additional child that stands in for the first page. If
/// only one page fits, the first page moves along with that child while pages slide.
@MainActor
final class SplitView {
    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-navigation")
    let stack = gtk_stack_new()!

    /// The pane with the stack, below the widgets that the window adds.
    let main = makeBox(GTK_ORIENTATION_VERTICAL, classes: "form-main-pane")
    /// The pane with the sidebar. Its bar is shown only beside the stack.
    let side = makeBox(GTK_ORIENTATION_VERTICAL)

    /// Called with true when there is room for the sidebar and the stack side by side, and with false when there is no
    /// longer room for both. Never called during a layout.
    var onRoom: (@MainActor (Bool) -> Void)?

    /// Moves the focus for Tab in the sidebar while it is beside the stack; see ``TabBox``.
    var moveFocusInSidebar: (@MainActor (_ isForward: Bool) -> Bool?)?

    /// The minimum width at which the sidebar and the stack are shown side by side, in pixels at the normal text size.
    private static let widthForBoth = 700.0
    private static let sidebarWidths: ClosedRange<Int32> = 240...300

    private let sidebar: Widget
    /// True if the stack contains all pages, and false if the sidebar is the first page.
    private let hasOwnSidebar: Bool
    /// The child of the stack that is shown with the first page: the first page, or a widget that stands in for it.
    /// While the first page is shown beside the stack, that widget says that there is nothing to show.
    private let first: Widget
    private let emptyText: Widget?
    private var afterLayout: AfterLayout?
    private var hasRoom = false

    /// - Parameters:
    ///   - sidebar: The widget of the sidebar.
    ///   - first: The widget of the first page; `nil` if the first page is the sidebar.
    init(_ sidebar: Widget, first: Widget? = nil) {
        self.sidebar = sidebar
        hasOwnSidebar = first != nil
        (self.first, emptyText) = first.map { ($0, nil) } ?? Self.makePlaceholder()
        stack.addClass("form-stack")
        gtk_widget_set_vexpand(stack, 1)
        gtk_stack_add_child(stack.opaque, self.first)
        main.append(stack)
        let box = TabBox.make { [weak self] isForward in
            guard let self, showsBoth else { return nil }
            return moveFocusInSidebar?(isForward)
        }
        gtk_widget_set_vexpand(sidebar, 1)
        box.append(sidebar)
        side.append(box)
        // The first page, if it is alone, is over the other pane.
        widget.append(main)
        widget.append(side)
        gtk_widget_set_hexpand(widget, 1)
        gtk_widget_set_vexpand(widget, 1)
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        Layout.set(
            of: widget,
            measure: { [main, side, stack] orientation, _ in Self.measure(main, side, stack, orientation) },
            allocate: { [weak self] in self?.allocate(width: $0, height: $1) })
        updateVisibility()
    }

    private static func makePlaceholder() -> (placeholder: Widget, text: Widget?) {
        let text = makeLabel(translated("There is nothing to show here."), class: "form-empty")
        gtk_label_set_justify(text.opaque, GTK_JUSTIFY_CENTER)
        gtk_label_set_xalign(text.opaque, 0.5)
        gtk_widget_set_vexpand(text, 1)
        let placeholder = makeBox(GTK_ORIENTATION_VERTICAL)
        placeholder.append(text)
        return (placeholder, text)
    }

    /// Adds the header bars of the panes.
    func add(sideBar: Widget, mainBar: Widget) {
        gtk_box_prepend(side.cast(), sideBar)
        gtk_box_prepend(main.cast(), mainBar)
    }

    /// Starts to call ``onRoom`` whenever the available width becomes large enough for two pages or too small for them.
    func followRoom() {
        Signal.connect(widget, "map", .splitMapped) { [weak self] in self?.mapped() }
        afterLayout = AfterLayout(of: widget) { [weak self] in self?.laidOut() }
    }

    /// True if the sidebar and the stack are both shown.
    var showsBoth = false {
        didSet {
            widget.setClass("form-wide", showsBoth)
            side.setClass("form-side-pane", showsBoth)
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
        let new = page ?? first
        gtk_stack_set_visible_child(stack.opaque, new)
        if isSliding, !showsBoth, !hasOwnSidebar, old == first || new == first {
            gtk_widget_set_child_visible(side, 1)
            gtk_widget_add_tick_callback(
                stack,
                { stack, _, _ in
                    if let split = gtk_widget_get_parent(gtk_widget_get_parent(stack)) {
                        gtk_widget_queue_allocate(split)
                    }
                    return gtk_stack_get_transition_running(stack!.opaque)
                }, nil, nil)
        }
        updateVisibility()
    }

    /// True while one page slides over the other.
    var isSliding: Bool { gtk_stack_get_transition_running(stack.opaque) != 0 }

    /// Shows the sidebar, the stack, or both, and hides the other widget if only one of them is to be shown. Hides
    /// nothing while pages slide, because the first page and the stack may both be visible during that time.
    func updateVisibility() {
        // Ignore clicks on moving pages: the second click of a double click would act on the new page.
        for pages in [stack, side] { gtk_widget_set_can_target(pages, isSliding ? 0 : 1) }
        emptyText?.setVisible(showsBoth)
        guard !isSliding || showsBoth else { return }
        let isFirstAlone = !hasOwnSidebar && gtk_stack_get_visible_child(stack.opaque) == first && !showsBoth
        gtk_widget_set_child_visible(side, showsBoth || isFirstAlone ? 1 : 0)
        gtk_widget_set_child_visible(stack, isFirstAlone ? 0 : 1)
    }

    // MARK: - Room

    private func mapped() {
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

    /// Returns the size of the larger of the two panes. If it were the sum of their widths while both are shown, the user
    /// couldn't make the window so narrow that only one of them is shown.
    private static func measure(
        _ main: Widget, _ side: Widget, _ stack: Widget, _ orientation: GtkOrientation
    ) -> Lengths {
        let (main, side) = (main.measured(orientation), side.measured(orientation))
        guard orientation == GTK_ORIENTATION_VERTICAL else {
            return (max(main.minimum, side.minimum), max(main.natural, side.natural))
        }
        // The first page, if it is alone, is below the bar of the other pane.
        let stack = stack.measured(orientation)
        return (
            main.minimum - stack.minimum + max(side.minimum, stack.minimum),
            main.natural - stack.natural + max(side.natural, stack.natural)
        )
    }

    private func allocate(width: Int32, height: Int32) {
        guard showsBoth else {
            main.allocate(width: width, height: height)
            var area = graphene_rect_t()
            guard gtk_widget_get_child_visible(side) != 0, gtk_widget_compute_bounds(stack, widget, &area) != 0 else {
                return
            }
            side.allocate(
                x: Int32(area.origin.x) + Self.offsetOfFirst(first, in: stack, width: width), y: Int32(area.origin.y),
                width: Int32(area.size.width), height: Int32(area.size.height))
            return
        }
        let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        let scale = TextSize.scale
        let (narrowest, widest) = (Self.sidebarWidths.lowerBound, Self.sidebarWidths.upperBound)
        let wanted = min(max(width / 4, Int32(Double(narrowest) * scale)), Int32(Double(widest) * scale))
        let sideWidth = max(side.measured(GTK_ORIENTATION_HORIZONTAL).minimum, wanted)
        let mainWidth = max(main.measured(GTK_ORIENTATION_HORIZONTAL).minimum, width - sideWidth)
        side.allocate(x: isRightToLeft ? width - sideWidth : 0, width: sideWidth, height: height)
        main.allocate(x: isRightToLeft ? width - sideWidth - mainWidth : sideWidth, width: mainWidth, height: height)
    }

    /// Returns the x position of the first page while the stack's pages slide. GTK moves the new child of the stack and
    /// draws the old child next to it, so the first page's position is computed from that of the new child.
    private static func offsetOfFirst(_ first: Widget, in stack: Widget, width: Int32) -> Int32 {
        var bounds = graphene_rect_t()
        guard gtk_stack_get_transition_running(stack.opaque) != 0,
            let new = gtk_stack_get_visible_child(stack.opaque), gtk_widget_compute_bounds(new, stack, &bounds) != 0
        else { return 0 }
        let x = Int32(bounds.origin.x)
        if new == first { return x }
        return x > 0 ? x - width : x + width
    }
}

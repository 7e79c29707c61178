import CGtk
import FormCore

/// The notices of a form's window, in a column above its pages. Each is on one line.
@MainActor
final class BannersView {
    private let session: FormSession
    private let content: Widget
    private var shown: [(notice: WindowNotice, banner: Banner)] = []

    /// - Parameter content: A vertical box. The notices are inserted at its top.
    init(_ session: FormSession, in content: Widget) {
        self.session = session
        self.content = content
    }

    func update() {
        let notices = session.record.notices
        for (notice, banner) in shown where !notices.contains(notice) { gtk_box_remove(content.cast(), banner.widget) }
        let kept = shown
        shown = notices.map { notice in
            (notice, kept.first { $0.notice == notice }?.banner ?? makeBanner(notice))
        }
        var previous: Widget?
        for (_, banner) in shown {
            if gtk_widget_get_parent(banner.widget) == nil {
                gtk_box_insert_child_after(content.cast(), banner.widget, previous)
            } else {
                gtk_box_reorder_child_after(content.cast(), banner.widget, previous)
            }
            previous = banner.widget
        }
    }

    private func makeBanner(_ shown: WindowNotice) -> Banner {
        let banner = Banner(shown, in: session.environment)
        if let row = shown.row { banner.append(makeShowButton(row)) }
        if shown.notice.severity == .warning { banner.append(makeCloseButton(shown.source)) }
        return banner
    }

    private func makeShowButton(_ row: RowPath) -> Widget {
        let button = makeButton(translated("Show"), class: "form-show")
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        Signal.connect(button, "clicked", .showClicked) { [weak session] in session?.reveal(row) }
        return button
    }

    private func makeCloseButton(_ source: NoticeSource) -> Widget {
        let button = gtk_button_new_from_icon_name("window-close-symbolic")!
        button.addClass("flat")
        button.addClass("form-dismiss")
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        Accessible.nameIcon(button, translated("Dismiss"))
        Signal.connect(button, "clicked", .dismissClicked) { [weak session] in
            session?.show(nil, from: source)
        }
        return button
    }
}

/// A notice on one line, with buttons at its end. If it has details, or if there is no room for the whole text, a further
/// button shows them in a dialog. If there is no room for the buttons beside the text, they are below it.
@MainActor
private final class Banner {
    let widget: Widget

    private let notice: WindowNotice
    private let environment: FormEnvironment
    private let label: Widget
    private let details = makeButton(translated("Details"), class: "form-details")
    private let buttons = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-banner-buttons")
    private var dialog: Widget?

    private static let gap: Int32 = 12
    private static let gapBetweenButtons: Int32 = 6
    /// The number of characters for which there is always room beside the buttons.
    private static let leastCharacters: gint = 14

    init(_ notice: WindowNotice, in environment: FormEnvironment) {
        self.notice = notice
        self.environment = environment
        widget = makeBox(
            GTK_ORIENTATION_HORIZONTAL, classes: "form-banner", "notice-\(notice.notice.severity.rawValue)")
        let text = environment.text(of: notice.notice.sentence)
        label = gtk_label_new(text.replacing("\n", with: " ").shortenedForDisplay)!
        label.addClass("form-notice")
        gtk_label_set_xalign(label.opaque, 0)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_width_chars(label.opaque, Self.leastCharacters)
        gtk_widget_set_valign(details, GTK_ALIGN_CENTER)
        WrappingLayout.arrange(in: buttons, spacing: Self.gapBetweenButtons)
        for child in [label, details, buttons] { widget.append(child) }
        buttons.setVisible(false)
        Layout.set(
            of: widget, isHeightForWidth: true,
            measure: { [weak self] orientation, size in self?.measure(orientation, size) ?? (0, 0) },
            allocate: { [weak self] width, height in self?.allocate(width: width, height: height) })
        Signal.connect(details, "clicked", .detailsClicked) { [weak self] in self?.showDetails() }
    }

    isolated deinit {
        closeDetails()
    }

    private func closeDetails() {
        guard let dialog else { return }
        // GTK may have closed it together with the window under it.
        gtk_window_destroy(dialog.cast())
        g_object_unref(dialog)
        self.dialog = nil
    }

    /// Adds a button behind the text.
    func append(_ button: Widget) {
        buttons.append(button)
        buttons.setVisible(true)
    }

    private func measure(_ orientation: GtkOrientation, _ size: Int32) -> Lengths {
        let parts: [Widget] = [label, details, buttons].filter { gtk_widget_should_layout($0) != 0 }
        let widths = parts.map { $0.measured(GTK_ORIENTATION_HORIZONTAL) }
        let natural = widths.reduce(-Self.gap) { $0 + Self.gap + $1.natural }
        guard orientation == GTK_ORIENTATION_VERTICAL else { return (widths.map(\.minimum).max() ?? 0, natural) }
        let height = frames(in: size < 0 ? natural : size).map { $0.y + $0.height }.max() ?? 0
        return (height, height)
    }

    private func allocate(width: Int32, height: Int32) {
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        let frames = frames(in: width)
        let showsDetails = frames.contains { $0.part == details }
        // The keys of a focused button that isn't drawn would be lost.
        if !showsDetails, details.containsFocus {
            afterEvent { [buttons] in
                // The notice may have gone meanwhile.
                guard gtk_widget_get_root(buttons) != nil else { return }
                gtk_widget_child_focus(buttons, GTK_DIR_TAB_FORWARD)
            }
        }
        gtk_widget_set_child_visible(details, showsDetails ? 1 : 0)
        let spare = height - (frames.map { $0.y + $0.height }.max() ?? 0)
        for frame in frames {
            frame.part.allocate(
                x: isMirrored ? width - frame.x - frame.width : frame.x, y: frame.y + max(spare, 0) / 2,
                width: frame.width, height: frame.height)
        }
    }

    private typealias Frame = (part: Widget, x: Int32, y: Int32, width: Int32, height: Int32)

    /// Arranges the text and those buttons that are needed in a width.
    private func frames(in width: Int32) -> [Frame] {
        let text = label.measured(GTK_ORIENTATION_HORIZONTAL)
        let others = gtk_widget_should_layout(buttons) != 0 ? [buttons] : []
        let required = notice.details == nil ? others : [details] + others
        if text.natural + Self.width(of: required) <= width { return line(width, required) }
        if text.minimum + Self.width(of: [details] + others) <= width { return line(width, [details] + others) }
        // The text has a line of its own.
        var frames = line(width, [])
        for end in text.natural <= width ? required : [details] + others {
            let last = frames[frames.count - 1]
            let endWidth = min(end.measured(GTK_ORIENTATION_HORIZONTAL).natural, width)
            let isBeside = last.part == details && last.width + Self.gapBetweenButtons + endWidth <= width
            if isBeside { frames[frames.count - 1].x -= Self.gapBetweenButtons + endWidth }
            let y = isBeside ? last.y : last.y + last.height + Self.gapBetweenButtons
            let height = end.measured(GTK_ORIENTATION_VERTICAL, for: endWidth).natural
            frames.append((end, width - endWidth, y, endWidth, height))
        }
        return frames
    }

    private static func width(of ends: [Widget]) -> Int32 {
        ends.reduce(0) { $0 + gap + $1.measured(GTK_ORIENTATION_HORIZONTAL).natural }
    }

    /// Arranges the text and buttons side by side.
    private func line(_ width: Int32, _ ends: [Widget]) -> [Frame] {
        var end = width
        var frames: [Frame] = []
        for part in ends.reversed() {
            let partWidth = part.measured(GTK_ORIENTATION_HORIZONTAL).natural
            end -= partWidth
            frames.append((part, end, 0, partWidth, part.measured(GTK_ORIENTATION_VERTICAL, for: partWidth).natural))
            end -= Self.gap
        }
        frames.append((label, 0, 0, end, label.measured(GTK_ORIENTATION_VERTICAL).natural))
        let height = frames.map(\.height).max() ?? 0
        for index in frames.indices { frames[index].y = (height - frames[index].height) / 2 }
        return frames
    }

    private func showDetails() {
        guard dialog == nil, let root = gtk_widget_get_root(widget) else { return }
        let text = environment.text(of: notice.notice.sentence)
        let actions = notice.details?.actions ?? []
        let answers = actions.enumerated().map { index, action in
            Question.Answer(title: environment.text(of: action.title), response: GtkResponseType(gint(index + 1)))
        }
        let dialog = Question.ask(
            over: UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self),
            title: notice.details == nil ? translated("Details") : text,
            text: notice.details.map { environment.text(of: $0.text) } ?? text,
            answers: [.init(title: translated("_Close"), response: GTK_RESPONSE_CLOSE)] + answers,
            standard: answers.last?.response ?? GTK_RESPONSE_CLOSE
        ) { [weak self] response in
            self?.closeDetails()
            answers.firstIndex { $0.response == response }.map { actions[$0].perform() }
        }
        g_object_ref(dialog)
        self.dialog = dialog
    }
}

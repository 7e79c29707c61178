import CGtk
import FormCore
import FormGtk
import FormTesting

extension Screen {
    /// Reads what a user sees in a form's window, from the window's widgets alone.
    @MainActor
    init(of window: Widget) {
        self.init(
            title: window.shownTitle,
            tag: window.text(ofClass: "form-tag"),
            canGoBack: !window.shown(class: "form-back").isEmpty,
            isDialog: window.hasClass("form-dialog"),
            notices: window.shown(class: "form-banner").compactMap { $0.text(ofClass: "form-notice") },
            sidebar: window.sidebar.map(Section.all(of:)),
            sections: Section.all(of: window.topPage),
            statusPage: window.topPage.statusPage.map(StatusPage.init(of:))
        )
    }
}

extension Screen.StatusPage {
    @MainActor
    fileprivate init(of page: Widget) {
        self.init(
            title: page.text(ofClass: "form-status-title") ?? "", text: page.text(ofClass: "form-status-text") ?? "",
            button: page.shown(class: "form-status-button").first.map(Screen.Row.init(ofButton:)))
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The widget that shows the pages.
    @MainActor
    var navigation: Widget { shown(class: "form-navigation")[0] }

    /// The title of the page on the screen: that in the header bar of its pane, or that of the window if its panes have
    /// no header bars.
    @MainActor
    var shownTitle: String {
        mainPane.text(ofClass: "title") ?? String(cString: gtk_window_get_title(cast()))
    }

    /// The pane with the page on the screen.
    @MainActor
    var mainPane: Widget { navigation.children[0] }

    /// The pane with the sidebar. While there is no sidebar, it is hidden, or contains the first page.
    @MainActor
    var sidePane: Widget { navigation.children[1] }

    /// The `GtkStack` of the pages.
    @MainActor
    var stack: Widget { mainPane.shown(class: "form-stack")[0] }

    /// The page on the screen; if a sidebar is beside it, that is another one.
    @MainActor
    var topPage: Widget {
        let page = gtk_stack_get_visible_child(stack.opaque)!
        // If the first page can be a sidebar as a whole, another widget stands in for it in the stack.
        return sidebar == nil && page.children.first?.hasClass("form-empty") == true ? firstPage : page
    }

    /// The page in the pane of the sidebar.
    @MainActor
    private var firstPage: Widget { sidePane.children[sidePane.children.count - 1].children[0] }

    /// The sidebar, if it is shown; otherwise `nil`.
    @MainActor
    var sidebar: Widget? { sidePane.hasClass("form-side-pane") ? firstPage : nil }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The text of a label with a notice, prefixed with the notice's severity.
    @MainActor
    fileprivate var noticeText: String {
        let severity = Notice.Severity.allCases.first { hasClass("notice-\($0.rawValue)") }
        return "\(severity?.rawValue ?? ""): \(String(cString: gtk_label_get_text(opaque)))"
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The style in which the button is drawn.
    @MainActor
    fileprivate var buttonStyle: ButtonStyle {
        ButtonStyle.allCases.first { hasClass("form-\($0.rawValue)") } ?? .normal
    }
}

extension Screen.Section {
    @MainActor
    static func all(of page: Widget) -> [Self] {
        page.shown(class: "form-section").flatMap { section in
            let rows = section.shown(class: "form-row")
            return Self(of: section).divided(
                at: rows.map { gtk_list_box_row_get_header($0.cast())?.labelText })
        }
    }

    @MainActor
    private init(of section: Widget) {
        self.init(
            header: section.text(ofClass: "form-header"),
            buttons: section.shown(class: "form-header-button").map(Screen.Row.init(ofButton:)),
            isModified: !section.shown(class: "form-reset-section").isEmpty,
            notice: section.shown(class: "form-section-notice").first.map(\.noticeText),
            filters: section.shown(class: "form-filter").map { String(cString: gtk_editable_get_text($0.opaque)) },
            rows: section.shown(class: "form-row").map(Screen.Row.init(of:)),
            footer: section.text(ofClass: "form-footer")
        )
    }
}

extension Screen.Row {
    @MainActor
    fileprivate init(ofButton button: Widget) {
        self.init(
            title: String(cString: gtk_button_get_label(button.cast())),
            values: [ScreenSign.button(button.buttonStyle)],
            isDisabled: gtk_widget_is_sensitive(button) == 0,
            help: gtk_widget_get_tooltip_text(button).map { String(cString: $0) })
    }

    @MainActor
    init(of row: Widget) {
        let title = row.titleLabel!
        let parts = row.shown(class: "form-part")
        self.init(
            title: String(cString: gtk_label_get_text(title.opaque)),
            titleStyle: TitleStyle.allCases
                .first { $0 != .normal && title.hasClass("title-\($0.rawValue)") }?.rawValue,
            values: parts.isEmpty ? Self.values(of: row) : [],
            isDisabled: gtk_widget_is_sensitive(row) == 0,
            isWaiting: !row.own(class: "form-spinner").isEmpty,
            status: row.own(class: "form-status").first?.labelText,
            help: row.own(class: "form-help").first?.labelText,
            notice: row.own(class: "form-notice").first.map(\.noticeText),
            conflict: row.own(class: "form-conflict-text").first?.labelText,
            conflictChoices: ["form-conflict-mine", "form-conflict-theirs"].flatMap { row.own(class: $0) }.map {
                gtk_button_get_label($0.cast()).map { String(cString: $0) } ?? ""
            },
            parts: parts.map(Screen.Row.init(of:)),
            level: (1...9).first { row.hasClass("form-level-\($0)") } ?? 0
        )
    }

    @MainActor
    private static func values(of row: Widget) -> [String] {
        var values: [String] = []
        let control = WidgetControl(inRow: row)
        // A control made for another renderer appears as a label with the class `form-detail`. It is read below as a
        // control, so it must not be read here as the row's detail.
        if let detail = row.shown(class: "form-detail").first, detail != control?.widget {
            values.append(detail.labelText)
        }
        if let control { values += control.signs }
        values += row.own(class: "form-badge").map(\.labelText)
        if !row.shown(class: "form-reset").isEmpty { values.append(ScreenSign.modified) }
        if !row.shown(class: "form-problem").isEmpty { values.append(ScreenSign.problem) }
        if row.hasClass("form-picture-row"), control?.kind != .picture { values.append(ScreenSign.picture) }
        if let accessory = row.shown(class: "form-accessory").first {
            values.append(sign(String(cString: gtk_image_get_icon_name(accessory.opaque))))
        }
        if gtk_accessible_get_accessible_role(row.opaque) == GTK_ACCESSIBLE_ROLE_LINK,
            let sign = row.text(ofClass: "form-link-sign")
        {
            values.append(sign)
        }
        // The button beside a field belongs to the field.
        if control == nil, !row.own(class: "form-reveal").isEmpty {
            values.append(row.hasClass("form-revealed") ? ScreenSign.conceal : ScreenSign.reveal)
        }
        if !row.own(class: "form-copy").isEmpty { values.append(ScreenSign.copy) }
        let isButton = gtk_accessible_get_accessible_role(row.opaque) == GTK_ACCESSIBLE_ROLE_BUTTON
        if isButton, !row.hasClass("form-expander") {
            values.append(ScreenSign.button(row.buttonStyle))
        }
        if row.hasClass("form-current") { values.append(ScreenSign.current) }
        return values
    }

    private static func sign(_ icon: String) -> String {
        switch icon {
        case "go-next-symbolic": ScreenSign.disclosure
        case "object-select-symbolic": ScreenSign.checked
        case "pan-down-symbolic": ScreenSign.expanded
        case "pan-end-symbolic": ScreenSign.collapsed
        default: icon
        }
    }
}

import CGtk

/// The indicator of a row that leads to something that needs the user's attention.
@MainActor
enum ProblemIndicator {
    /// The meaning of the indicator, for its tooltip and for assistive tools.
    static var text: String { translated("Has a setting that needs your attention") }

    static func make() -> Widget {
        let image = gtk_image_new_from_icon_name("dialog-warning-symbolic")!
        image.addClass("form-problem")
        gtk_widget_set_tooltip_text(image, text)
        return image
    }
}

import CGtk

/// What a row shows behind which something waits for the person.
@MainActor
enum ProblemSign {
    /// What it means, for its tooltip and for assistive tools.
    static var text: String { translated("Something in here needs your attention") }

    static func make() -> Widget {
        let image = gtk_image_new_from_icon_name("dialog-warning-symbolic")!
        image.addClass("form-problem")
        gtk_widget_set_tooltip_text(image, text)
        return image
    }
}

import CGtk
import FormCore

/// The button in a header bar that goes back to the previous page.
@MainActor
enum BackButton {
    static func make(for session: FormSession) -> Widget {
        let button = gtk_button_new_from_icon_name("go-previous-symbolic")!
        button.addClass("form-back")
        Accessible.nameIcon(button, translated("Back"))
        gtk_widget_set_focus_on_click(button, 0)
        gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
        Signal.connect(button, "clicked", .backClicked) { [weak session] in session?.goBack() }
        return button
    }
}

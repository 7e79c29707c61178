import CGtk

extension FormApplication {
    func showAbout() {
        let dialog = gtk_about_dialog_new()!
        dialog.addClass("form-about")
        StyleSheet.markTheme(of: dialog)
        FocusRing.keep(in: dialog)
        let window = gtk_application_get_active_window(pointer)
        gtk_window_set_transient_for(dialog.cast(), window)
        gtk_window_set_modal(dialog.cast(), 1)
        gtk_about_dialog_set_program_name(dialog.opaque, translated(about.name))
        gtk_about_dialog_set_logo_icon_name(dialog.opaque, id)
        gtk_about_dialog_set_version(dialog.opaque, about.version)
        gtk_about_dialog_set_comments(dialog.opaque, translated(about.comments))
        gtk_about_dialog_set_website(dialog.opaque, about.website)
        gtk_about_dialog_set_copyright(dialog.opaque, about.copyright.map(translated))
        gtk_about_dialog_set_license(dialog.opaque, about.license.map(translated))
        // GTK asks for 400 pixels, which a phone doesn't have.
        if let pages = dialog.descendant(gtk_stack_get_type()) { gtk_widget_set_size_request(pages, -1, -1) }
        dialog.wrapLabelsBelow()
        if let window { dialog.fitOver(UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)) }
        gtk_window_present(dialog.cast())
    }
}

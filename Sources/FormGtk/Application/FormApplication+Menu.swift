import CGtk

extension FormApplication {
    /// The button at the end of the header bar, with the menu of the application.
    func makeMenuButton() -> Widget {
        let menu = g_menu_new()!
        g_menu_append(menu, translated("About %s").replacing("%s", with: about.name), "app.about")
        g_menu_append(menu, translated("Quit"), "app.quit")
        let button = gtk_menu_button_new()!
        let model = UnsafeMutableRawPointer(menu)
        gtk_menu_button_set_menu_model(button.opaque, model.assumingMemoryBound(to: GMenuModel.self))
        gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
        gtk_menu_button_set_primary(button.opaque, 1)
        Accessible.nameIcon(button, translated("Main Menu"))
        g_object_unref(model)
        return button
    }

    /// The actions of the menu and of the keyboard.
    func addActions() {
        addAction("about", keys: []) { [weak self] in self?.showAbout() }
        addAction("quit", keys: ["<Control>q", "<Control>w"]) { [weak self] in self?.closeWindow() }
    }

    private func addAction(_ name: String, keys: [String], _ action: @escaping @MainActor () -> Void) {
        let simple = g_simple_action_new(name, nil)!
        Signal.connectAction(simple, .menuAction, handler: action)
        g_action_map_add_action(OpaquePointer(pointer), simple)
        g_object_unref(UnsafeMutableRawPointer(simple))
        var accelerators: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(g_strdup($0)) } + [nil]
        gtk_application_set_accels_for_action(pointer, "app.\(name)", &accelerators)
        for accelerator in accelerators { g_free(UnsafeMutableRawPointer(mutating: accelerator)) }
    }

    private func showAbout() {
        let dialog = gtk_about_dialog_new()!
        let window = gtk_application_get_active_window(pointer)
        gtk_window_set_transient_for(dialog.cast(), window)
        gtk_window_set_modal(dialog.cast(), 1)
        gtk_about_dialog_set_program_name(dialog.opaque, about.name)
        gtk_about_dialog_set_logo_icon_name(dialog.opaque, id)
        gtk_about_dialog_set_version(dialog.opaque, about.version)
        gtk_about_dialog_set_comments(dialog.opaque, about.comments)
        gtk_about_dialog_set_website(dialog.opaque, about.website)
        gtk_about_dialog_set_copyright(dialog.opaque, about.copyright)
        gtk_about_dialog_set_license(dialog.opaque, about.license)
        gtk_window_present(dialog.cast())
    }
}

import CGtk
import FormCore

extension FormApplication {
    /// Returns the application's own items for the window's menu, and registers their actions and keyboard shortcuts.
    func makeMenu() -> Menu {
        add("about") { [weak self] in self?.showAbout() }
        add("quit", keys: ["<Control>q", "<Control>w"]) { [weak self] in self?.closeWindow() }
        let menu = Menu()
        menu.append(translated(Sentence("About %s", translated(about.name))), action: "app.about")
        menu.append(translated("Quit"), action: "app.quit")
        return menu
    }

    private func add(_ action: String, keys: [String] = [], _ handler: @escaping @MainActor () -> Void) {
        ActionMap.add(action, to: OpaquePointer(pointer), handler: handler)
        var accelerators: [UnsafePointer<CChar>?] = keys.map { UnsafePointer(g_strdup($0)) } + [nil]
        gtk_application_set_accels_for_action(pointer, "app.\(action)", &accelerators)
        for accelerator in accelerators { g_free(UnsafeMutableRawPointer(mutating: accelerator)) }
    }
}

import CGtk
import FormCore

extension FormApplication {
    /// Returns the application's own items for the window's menu, and registers their actions. The window handles the
    /// key that the menu shows.
    func makeMenu() -> Menu {
        add("about") { [weak self] in self?.showAbout() }
        add("quit") { [weak self] in self?.closeWindow() }
        let menu = Menu()
        menu.append(translated(Sentence("About %s", translated(about.name))), action: "app.about")
        menu.append(translated("Quit"), action: "app.quit", key: "<Control>q")
        return menu
    }

    private func add(_ action: String, _ handler: @escaping @MainActor () -> Void) {
        ActionMap.add(action, to: OpaquePointer(pointer), handler: handler)
    }
}

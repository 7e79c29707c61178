import CGtk
import FormCore

/// A desktop application whose window is a form.
///
/// ```swift
/// let about = FormApplication.About(name: "Settings", version: "1.0", comments: "An example.")
/// let application = FormApplication(id: "org.example.Settings", about: about)
/// let driver = FormDriver(initial: Settings(), build: settingsForm, title: "Settings")
/// try application.run(driver)
/// ```
///
/// Swift tasks, also those on the main actor, run while it runs.
@MainActor
public final class FormApplication {
    /// What the About window tells; its texts are translated.
    public struct About: Sendable {
        /// The application's name, as the person knows it.
        public var name: String
        /// The version, such as `1.0`.
        public var version: String
        /// What the application is for, in a sentence.
        public var comments: String
        /// The address of a page about the application.
        public var website: String?
        /// Whose work it is, such as `© 2026 Ada Lovelace`.
        public var copyright: String?

        /// What others may do with it: a sentence, or the whole licence.
        public var license: String?

        /// Makes what the About window tells.
        public init(
            name: String,
            version: String,
            comments: String,
            website: String? = nil,
            copyright: String? = nil,
            license: String? = nil
        ) {
            self.name = name
            self.version = version
            self.comments = comments
            self.website = website
            self.copyright = copyright
            self.license = license
        }
    }

    let pointer: UnsafeMutablePointer<GtkApplication>
    let id: String
    let about: About
    private(set) var window: FormWindow?

    /// Whether the application's windows are light or dark; it may be changed while they are open.
    public var colorScheme: ColorScheme {
        get { ShownColorScheme.wanted }
        set { ShownColorScheme.wanted = newValue }
    }

    /// The width and height of the window in pixels, as it opens; a window that is open takes another size.
    public var windowSize = (width: 480, height: 640) {
        didSet {
            guard let window else { return }
            gtk_window_set_default_size(window.widget.cast(), Int32(windowSize.width), Int32(windowSize.height))
        }
    }

    /// Which pages the window shows while it is wide.
    private var layout = PageLayout.stack
    /// What keeps the form's state.
    var keeper: (any StateKeeper)?
    /// Whether the window may close, whatever is not saved.
    var isEnding = false
    /// The question that is open, about what can't be saved.
    var dialog: Widget?
    /// What keeps the desktop session from ending, while the window asks.
    var inhibition: guint = 0

    /// Makes an application; ``run(_:layout:showing:)`` starts it.
    ///
    /// - Parameters:
    ///   - id: The application's identifier, such as `org.example.Settings`: the
    ///     name of its desktop entry, icon and translation catalogues, and what a
    ///     second start finds the first one by.
    ///   - about: What the About window tells.
    ///   - file: A file that the person has named; the application then has an instance of
    ///     its own, which only a second start with the same file finds.
    ///   - localeDirectory: Where the catalogues are; `nil` for `share/locale`
    ///     below the folder that the program is installed in.
    public init(id: String, about: About, file: String? = nil, localeDirectory: String? = nil) {
        self.id = id
        self.about = about
        let instance = file.map { Self.instance(of: id, for: $0) } ?? id
        pointer = gtk_application_new(instance, application_default_flags)
        Translation.use(domain: id, directory: localeDirectory)
        Signal.connect(pointer, "query-end", .sessionEnding) { [weak self] in self?.sessionEnds() }
    }

    isolated deinit {
        g_object_unref(pointer)
    }

    /// Shows the form and returns when its window was closed.
    ///
    /// Started a second time, it raises the window of the first and returns at once.
    ///
    /// Other programs have the window show a page or a row by the action `show`, whose parameter is the path:
    /// `gapplication action org.example.Settings show "'Printer/Paper'"`, see `FormSession.go(to:)`.
    ///
    /// - Parameters:
    ///   - driver: The driver.
    ///   - layout: Which pages the window shows while it is wide, see <doc:Layouts>.
    ///   - page: What the window shows at first, a page or a row; also that of the first start.
    /// - Throws: ``FormApplicationError`` where there is no display, the
    ///   application can't be registered, or the form has no such page.
    public func run<State>(
        _ driver: FormDriver<State>, layout: PageLayout = .stack, showing page: RowPath? = nil
    ) throws {
        self.layout = layout
        try withExtendedLifetime(driver) { try run(driver.session, showing: page) }
    }

    /// Shows the form, has its state kept, and returns when its window was closed and all is saved.
    ///
    /// Other programs' changes of the state's file are followed. What is not saved yet is
    /// saved when the window closes, on `SIGTERM`, `SIGINT` and `SIGHUP`, when the desktop
    /// session ends, and when the display goes. A window whose changes can't be saved stays open and asks; where no window
    /// can ask, the reason goes to the standard error. Before that a ``FormWindow`` asks about what can't be kept,
    /// and holds up the end of a desktop session for it. GTK hears of that end from GNOME's or Xfce's session manager,
    /// or from the desktop portal (`org.freedesktop.portal.Inhibit`), and GTK 4.24 from the portal alone.
    ///
    /// ```swift
    /// let store = try SettingsStore(application: "org.example.Settings", defaults: Settings())
    /// let driver = FormDriver(initial: store.opened, build: settingsForm, defaults: Settings())
    /// try application.run(driver, keeping: store)
    /// ```
    ///
    /// - Parameters:
    ///   - driver: The driver, which has begun with what the keeper has opened.
    ///   - keeper: Keeps its state, such as a `SettingsStore` of FormStore; it keeps no other driver.
    ///   - layout: Which pages the window shows while it is wide, see <doc:Layouts>.
    ///   - page: What the window shows at first, a page or a row; also that of the first start.
    /// - Throws: ``FormApplicationError`` where there is no display, the
    ///   application can't be registered, or the form has no such page.
    public func run<State>(
        _ driver: FormDriver<State>, keeping keeper: some StateKeeper<State>, layout: PageLayout = .stack,
        showing page: RowPath? = nil
    ) throws {
        self.keeper = keeper
        self.layout = layout
        defer { self.keeper = nil }
        try withExtendedLifetime(driver) {
            try run(driver.session, showing: page) {
                keeper.keep(driver)
                keeper.watch(with: FileMonitor())
            }
        }
    }

    private func run(
        _ session: FormSession, showing page: RowPath?, atFirst begin: @escaping @MainActor () -> Void = {}
    ) throws {
        // The first call opens the display; those after it succeed without one.
        guard gtk_init_check() != 0, gdk_display_get_default() != nil else { throw FormApplicationError.noDisplay }
        g_set_application_name(translated(about.name))
        gtk_window_set_default_icon_name(id)
        MainLoop.join()
        ShownColorScheme.follow()
        listen(session, showing: page, atFirst: begin)
        if let page {
            guard g_application_register(applicationPointer, nil, nil) != 0 else {
                throw FormApplicationError.notRegistered
            }
            if g_application_get_is_remote(applicationPointer) != 0 { return askInstance(toShow: page) }
            if let reason = session.reasonForMissing(page) { throw FormApplicationError.noPage(reason) }
        }
        // At the session's end GTK quits an application that has registered.
        Property.set(pointer, "register-session", to: true)
        let signals = EndingSignals { [applicationPointer] in g_application_quit(applicationPointer) }
        DisplayLoss.watch { [weak self] in self?.saveWithoutDisplay(session) }
        let status = g_application_run(applicationPointer, 0, nil)
        signals.stop()
        DisplayLoss.stop()
        session.commitDrafts()
        session.takeBackUneditedItems()
        // Before the widgets go: what has damaged the memory of one often shows when it is freed.
        saveAtEnd()
        dialog = nil
        window = nil
        guard status == 0 else { throw FormApplicationError.notRegistered }
    }

    /// The identifier of an instance for a file: two spellings of one path give the same.
    private static func instance(of id: String, for file: String) -> String {
        let path = g_canonicalize_filename(file, nil)!
        defer { g_free(path) }
        let checksum = g_compute_checksum_for_string(G_CHECKSUM_SHA256, path, -1)!
        defer { g_free(checksum) }
        return "\(id).file-\(String(cString: checksum).prefix(16))"
    }

    /// Closes the window as the person does, so that what is being typed is kept.
    func closeWindow() {
        if let window { gtk_window_close(window.widget.cast()) }
    }

    var applicationPointer: UnsafeMutablePointer<GApplication> {
        UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GApplication.self)
    }

    /// Shows the window, or raises it.
    func activate(_ session: FormSession) {
        let window = self.window ?? makeWindow(for: session)
        self.window = window
        window.present()
    }

    private func makeWindow(for session: FormSession) -> FormWindow {
        let window = FormWindow(session, layout: layout, of: pointer, menuEndingWith: makeMenu())
        gtk_window_set_default_size(window.widget.cast(), Int32(windowSize.width), Int32(windowSize.height))
        // After the window itself, which commits what is being typed.
        Signal.connectRequest(window.widget, "close-request", .applicationWindowClose) { [weak self] in
            self?.keepsWindow() ?? false
        }
        return window
    }
}

/// Why an application could not show its window.
public enum FormApplicationError: SentenceError {
    /// There is no desktop session to show a window in.
    case noDisplay
    /// The session bus did not answer.
    case notRegistered
    /// The form has no such page or row; the sentence names the nearest.
    case noPage(Sentence)

    /// A sentence for the person who started the application.
    public var sentence: Sentence {
        switch self {
        case .noDisplay:
            """
            There is no display to show a window on; start the application in a desktop session, \
            or set DISPLAY or WAYLAND_DISPLAY.
            """
        case .notRegistered:
            """
            The application could not register with the session; check that its session bus is running, \
            or start it with dbus-run-session.
            """
        case .noPage(let sentence): sentence
        }
    }
}

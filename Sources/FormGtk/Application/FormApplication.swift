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
/// Swift tasks, including those on the main actor, run while the application runs.
@MainActor
public final class FormApplication {
    /// The contents of the About window. The name, comments, copyright and license are translated.
    public struct About: Sendable {
        /// The application's name as users know it.
        public var name: String
        /// The version, such as `1.0`.
        public var version: String
        /// The purpose of the application, in a sentence.
        public var comments: String
        /// The address of a page about the application.
        public var website: String?
        /// The copyright notice, such as `© 2026 Ada Lovelace`.
        public var copyright: String?

        /// The terms of use: a sentence, or the whole licence.
        public var license: String?

        /// Creates the contents of the About window.
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

    /// The light or dark appearance of the application's windows. It can be changed while they are open.
    public var colorScheme: ColorScheme {
        get { ShownAppearance.wanted }
        set { ShownAppearance.wanted = newValue }
    }

    /// The window's initial width and height in pixels. Setting it while the window is open resizes the window.
    public var windowSize = (width: 480, height: 640) {
        didSet {
            guard let window else { return }
            gtk_window_set_default_size(window.widget.cast(), Int32(windowSize.width), Int32(windowSize.height))
        }
    }

    /// The layout, which determines the pages that the window shows while it is wide.
    private var layout = PageLayout.stack
    /// The object that persists the form's state; `nil` if the state isn't persisted.
    var keeper: (any StateKeeper)?
    /// True while the window closes without checking for unsaved changes, because they have just been saved or because
    /// the user chose to quit anyway.
    var isEnding = false
    /// The dialog that asks about changes that could not be saved; `nil` if none is open.
    var dialog: Widget?
    /// Identifies the request to GTK to delay the end of the desktop session while the window asks the user something;
    /// 0 if there is no such request.
    var inhibition: guint = 0

    /// Creates an application; ``run(_:layout:showing:)`` starts it.
    ///
    /// - Parameters:
    ///   - id: The application's identifier, such as `org.example.Settings`. It names the desktop entry, the icon and
    ///     the translation catalogues, and lets a second start find the running instance.
    ///   - about: The contents of the About window.
    ///   - file: The file that the user opens with the application; `nil` if there is none. Each file has a separate
    ///     instance of the application, so only a start with the same file finds the instance that is already running.
    ///   - localeDirectory: The directory of the catalogues. If it is `nil`, the application uses `share/locale` beside
    ///     the program's `bin` folder, or the system's directory if `share/locale` doesn't exist.
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

    /// Shows the form and returns when its window is closed.
    ///
    /// If the application is already running, the call raises the running instance's window and returns immediately.
    ///
    /// Other programs can show a page or a row in the window with the action `show`, whose parameter is the path:
    /// `gapplication action org.example.Settings show "'Printer/Paper'"` (see `FormSession.go(to:)`).
    ///
    /// - Parameters:
    ///   - driver: The driver of the form.
    ///   - layout: The pages that the window shows while it is wide; see <doc:Layouts>.
    ///   - page: The page or row that the window shows first; `nil` for the form's first page. If the application is
    ///     already running, the running instance's window shows the page or row. A path that the row had before is
    ///     noted on standard error, with the path to use; see `Element.formerly(_:)`.
    /// - Throws: ``FormApplicationError`` if there is no display, if the application can't be registered, or if the
    ///   form has no page or row at the path `page`.
    public func run<State>(
        _ driver: FormDriver<State>, layout: PageLayout = .stack, showing page: RowPath? = nil
    ) throws {
        self.layout = layout
        if UnkeptStores.hasOne(of: State.self) { driver.session.report(.unkeptStore(of: "\(State.self)")) }
        try withExtendedLifetime(driver) { try run(driver.session, showing: page) }
    }

    /// Shows the form, persists its state, and returns once its window is closed and everything is saved.
    ///
    /// Changes that other programs make to the state's file appear in the form. Unsaved changes are saved when the
    /// window closes, on `SIGTERM`, `SIGINT` and `SIGHUP`, when the desktop session ends, and when the display is lost.
    /// If saving fails, the window stays open and asks the user what to do; if there is no window to ask in, the reason
    /// is written to standard error.
    ///
    /// If closing the window would lose edits, the window first asks the user whether to discard them. If the desktop
    /// session is about to end, its end is delayed until the user has answered. GTK is notified of the session's end by
    /// GNOME's or Xfce's session manager, or by the desktop portal (`org.freedesktop.portal.Inhibit`); GTK 4.24 is
    /// notified only by the portal.
    ///
    /// ```swift
    /// let store = try SettingsStore(application: "org.example.Settings", defaults: Settings())
    /// let driver = FormDriver(initial: store.opened, build: settingsForm, defaults: Settings())
    /// try application.run(driver, keeping: store)
    /// ```
    ///
    /// - Parameters:
    ///   - driver: The driver of the form, created with the state that the keeper has opened.
    ///   - keeper: Persists the driver's state, for example a `SettingsStore` of FormStore. Each driver needs its own
    ///     keeper.
    ///   - layout: The pages that the window shows while it is wide; see <doc:Layouts>.
    ///   - page: The page or row that the window shows first; `nil` for the form's first page. If the application is
    ///     already running, the running instance's window shows the page or row. A path that the row had before is
    ///     noted on standard error, with the path to use; see `Element.formerly(_:)`.
    /// - Throws: ``FormApplicationError`` if there is no display, if the application can't be registered, or if the
    ///   form has no page or row at the path `page`.
    public func run<State>(
        _ driver: FormDriver<State>, keeping keeper: some StateKeeper<State>, layout: PageLayout = .stack,
        showing page: RowPath? = nil
    ) throws {
        self.keeper = keeper
        self.layout = layout
        if let application = keeper.application, application != id {
            driver.session.report(.otherApplication(id, store: application))
        }
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
        // `gtk_init_check` opens the display on its first call only. Later calls succeed even without a display, so the
        // display is checked separately.
        guard gtk_init_check() != 0, gdk_display_get_default() != nil else { throw FormApplicationError.noDisplay }
        // A process can be named only once. Until then, GLib returns the name of the program.
        if g_get_application_name() == g_get_prgname() { g_set_application_name(translated(about.name)) }
        gtk_window_set_default_icon_name(id)
        MainLoop.join()
        SettingsPortal.follow()
        listen(session, showing: page, atFirst: begin)
        if let page {
            guard g_application_register(applicationPointer, nil, nil) != 0 else {
                throw FormApplicationError.notRegistered
            }
            if g_application_get_is_remote(applicationPointer) != 0 { return askInstance(toShow: page) }
            if let reason = session.reasonForMissing(page) { throw FormApplicationError.noPage(reason) }
            if let current = session.currentPath(of: page) {
                let note = Sentence("Note: %s", Sentence.moved(page.description, to: current.description))
                printToStandardError(session.environment.text(of: note))
            }
        }
        // With this property set, GTK quits the application when the desktop session ends.
        Property.set(pointer, "register-session", to: true)
        let signals = EndingSignals { [applicationPointer] in g_application_quit(applicationPointer) }
        DisplayLoss.watch { [weak self] in self?.saveWithoutDisplay(session) }
        let status = g_application_run(applicationPointer, 0, nil)
        signals.stop()
        DisplayLoss.stop()
        session.commitDrafts()
        session.takeBackUneditedItems()
        // Save before the widgets are freed: if the memory of a widget is corrupt, the program often crashes while it
        // frees the widget.
        saveAtEnd()
        dialog = nil
        window = nil
        guard status == 0 else { throw FormApplicationError.notRegistered }
    }

    /// Returns the application identifier for the instance that runs with a file. The identifier is the same for
    /// different spellings of the file's path, for example a relative and an absolute one.
    private static func instance(of id: String, for file: String) -> String {
        let path = g_canonicalize_filename(file, nil)!
        defer { g_free(path) }
        let checksum = g_compute_checksum_for_string(G_CHECKSUM_SHA256, path, -1)!
        defer { g_free(checksum) }
        return "\(id).file-\(String(cString: checksum).prefix(16))"
    }

    /// Closes the window in the same way as its close button, so text that is still being typed is committed first.
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
        // Connect after the window's own handler, which commits text that is still being typed. The changes to save
        // then include that text.
        Signal.connectRequest(window.widget, "close-request", .applicationWindowClose) { [weak self] in
            self?.mustStayOpen() ?? false
        }
        return window
    }
}

/// The reason an application could not show its window.
public enum FormApplicationError: SentenceError {
    /// There is no desktop session to show a window in.
    case noDisplay
    /// The application could not register on the session bus.
    case notRegistered
    /// The form has no page or row at the given path. The sentence suggests similar paths.
    case noPage(Sentence)

    /// A sentence for the user who started the application.
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

/// A store: reads a state before the form begins, and saves changes to it beyond the program's end.
///
/// ```swift
/// let driver = FormDriver(initial: keeper.opened, build: lampForm, title: "Lamp")
/// keeper.keep(driver)
/// ```
///
/// A `SettingsStore` of FormStore keeps a state in a file, and a `MemoryKeeper` of FormTesting in memory. A renderer
/// only uses this protocol: it calls `keep(_:)` with the driver, ``save()`` before its window closes,
/// and ``saveNow()`` when the program ends.
///
/// A store knows the form only as a ``KeptForm``. It shows the user its failures there, from
/// ``NoticeSource/keeperFailure``, and values that another program has saved as well, from
/// ``NoticeSource/keeperConflicts``. It sets the form's ``KeptForm/saved`` to the stored state, and its
/// ``KeptForm/theirs`` to that of other programs. When it gives the form a state that it has read, it calls
/// ``KeptForm/validateStored(except:)``. Several stores can share one state, each with a part of its own; see
/// ``keeping(_:in:)``.
@MainActor
public protocol StateKeeper<State>: AnyObject {
    /// The type of the state.
    associatedtype State

    /// The state as it was read, for a driver to begin with.
    var opened: State { get }

    /// The state without any stored values.
    ///
    /// If a part has its blank value, the store has nothing for that part; see ``keeping(_:in:)``.
    var blank: State { get }

    /// The identifier of the application whose settings the store keeps; `nil` if it is unknown, as it is by default.
    var application: String? { get }

    /// Keeps a form's state, for as long as the store exists.
    ///
    /// Call it once, before the form is used, and keep the store alive for as long as the form is in use. The form may
    /// go before the store, which then saves the last state it had.
    func keep(_ form: any KeptForm<State>)

    /// Follows changes of other programs to the state's file, replacing an earlier watcher. By default it does nothing,
    /// as for a store without a file.
    ///
    /// - Parameter watcher: Watches the files of all stores that share a state.
    func watch(with watcher: any FileWatcher)

    /// True if there are changes that are not saved; also while the store is still finding that out.
    var hasUnsaved: Bool { get }

    /// Saves unsaved changes.
    ///
    /// - Returns: True if nothing is left to be saved; otherwise ``failure`` is the reason.
    @discardableResult
    func save() async -> Bool

    /// Saves unsaved changes and blocks until that is done, for the end of the program, when no window can wait.
    ///
    /// - Returns: True if nothing is left to be saved; otherwise ``failure`` is the reason.
    @discardableResult
    func saveNow() -> Bool

    /// The reason the state could not be read or saved last; `nil` if there was no failure.
    var failure: Sentence? { get }

    /// True if the last attempt to read the state has failed, so that values may be missing. It is false by default.
    var isUnread: Bool { get }

    /// True if there is a file that can't be read as a state, and that the user can have set aside. It is false by
    /// default.
    var canSetAside: Bool { get }

    /// Gives the file that can't be read another name, because the user has chosen that, and begins to save the state
    /// under its own name. ``save()`` and ``saveNow()`` wait for that. By default it does nothing.
    func setAside()

    /// True if a value was filled in when the state was read, such as a generated password, and is not saved yet. It is
    /// false by default.
    var hasFilledIn: Bool { get }

    /// True if the store has a value that no row shows and that a reset removes, such as a value that can't be read. It
    /// is false by default.
    var hidesValues: Bool { get }

    /// Tells whether a row's value is saved, so that the next program to read the state finds the same value.
    ///
    /// It is not while a change is unsaved, or if the value replaces one that can't be read.
    ///
    /// - Parameter row: A row of the form, even if its page is not open.
    /// - Returns: `nil` if a change is unsaved and may be in this row. By default, that is the case while there are any
    ///   unsaved changes.
    func isStored(at row: RowPath) -> Bool?
}

extension StateKeeper {
    /// Keeps a driver's state, for as long as the store exists.
    ///
    /// Call it once, before the form is used, and keep the store alive for as long as the form is in use. The driver
    /// should have begun with ``opened``; its state is saved.
    public func keep(_ driver: FormDriver<State>) {
        driver.hidesValues = { [weak self] in self?.hidesValues ?? false }
        let others = driver.rowsWithOtherDefault(than: blank, opened)
        if !others.isEmpty { driver.session.report(.otherDefaults(rows: others)) }
        keep(DriverForm(driver))
    }

    /// `nil`.
    public var application: String? { nil }

    /// Does nothing.
    public func watch(with watcher: any FileWatcher) {}

    /// False.
    public var isUnread: Bool { false }

    /// False.
    public var canSetAside: Bool { false }

    /// Does nothing.
    public func setAside() {}

    /// False.
    public var hasFilledIn: Bool { false }

    /// False.
    public var hidesValues: Bool { false }

    /// Returns true if nothing is unsaved, otherwise `nil`.
    public func isStored(at row: RowPath) -> Bool? { hasUnsaved ? nil : true }
}

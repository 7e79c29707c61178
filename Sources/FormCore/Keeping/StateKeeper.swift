/// What keeps a state beyond the program's end: reads it before the form begins, and stores what becomes of it.
///
/// ```swift
/// let driver = FormDriver(initial: keeper.opened, build: lampForm, title: "Lamp")
/// keeper.keep(driver)
/// ```
///
/// A `SettingsStore` of FormStore keeps a state in a file, and a `MemoryKeeper` of FormTesting in memory.
/// Whatever shows a form knows this protocol only: it has the driver kept, asks for ``save()`` when its window is
/// to close, and calls ``saveNow()`` when nobody waits any more.
///
/// All that a keeper knows of the form is a ``KeptForm``. It tells the person there what goes wrong, from
/// ``NoticeSource/keeperFailure``, and of values that somebody else has stored as well from
/// ``NoticeSource/keeperConflicts``. It sets the form's ``KeptForm/saved`` to what is stored, and its
/// ``KeptForm/theirs`` to what others have made of the same settings. When it gives the form what it has read, also
/// from others, it calls ``KeptForm/lookAtStored(besides:)``. Several keepers can share one state, each
/// with places of its own; see ``keeping(_:in:)``.
@MainActor
public protocol StateKeeper<State>: AnyObject {
    /// What is kept.
    associatedtype State

    /// The state as it was read; a driver begins with it.
    var opened: State { get }

    /// The state of somebody of whom nothing was ever stored.
    ///
    /// A keeper that has it in a part has nothing to say of that part; see ``keeping(_:in:)``.
    var blank: State { get }

    /// Keeps a form's state, for as long as the keeper lives.
    ///
    /// Called once, before the form is used; whoever calls it holds the keeper as long as the form is in use. The
    /// form may go before the keeper, which then stores what it has had.
    func keep(_ form: any KeptForm<State>)

    /// Follows what other programs make of the state's file, in place of an earlier watcher; by default nothing
    /// is followed, as where there is no file.
    ///
    /// - Parameter watcher: Watches the files of all keepers that share a state.
    func watch(with watcher: any FileWatcher)

    /// Whether there are changes that are not stored; also while that is being found out.
    var hasUnsaved: Bool { get }

    /// Stores what is not stored yet.
    ///
    /// - Returns: Whether nothing is left to be stored; ``failure`` says why not.
    @discardableResult
    func save() async -> Bool

    /// Stores what is not stored yet, and blocks until it is: for the end of the program, when no window waits.
    ///
    /// - Returns: Whether nothing is left to be stored; ``failure`` says why not.
    @discardableResult
    func saveNow() -> Bool

    /// Why the state could not be read or stored last; `nil` when all is well.
    var failure: Sentence? { get }

    /// Whether something was filled in when the state was read, such as a password that is made up for each
    /// person, and is not stored yet; by default nothing ever is.
    var hasFilledIn: Bool { get }

    /// Whether something is stored that no row shows and a reset takes away, such as a value that can't be read; by
    /// default there is nothing of the kind.
    var hidesValues: Bool { get }

    /// Whether a row's value is stored, so that whoever reads the state next finds the same.
    ///
    /// It is not as long as a change is unsaved, or where the value stands in for one that can't be read.
    ///
    /// - Parameter row: A row of the driver that is kept, also of a page that is not open.
    /// - Returns: `nil` where something is not stored, and nothing tells whether it is in this row. By default
    ///   that is so as long as there are changes that are not stored.
    func isStored(at row: RowPath) -> Bool?
}

extension StateKeeper {
    /// Keeps a driver's state, for as long as the keeper lives.
    ///
    /// Call it once, before the form is used, and hold the keeper as long as the form is in use. The driver should
    /// have begun with ``opened``; whatever it has is stored.
    public func keep(_ driver: FormDriver<State>) {
        driver.hidesValues = { [weak self] in self?.hidesValues ?? false }
        keep(DriverForm(driver))
    }

    /// Follows nothing.
    public func watch(with watcher: any FileWatcher) {}

    /// Nothing was filled in.
    public var hasFilledIn: Bool { false }

    /// Nothing is hidden.
    public var hidesValues: Bool { false }

    /// All rows are stored, or nobody knows which.
    public func isStored(at row: RowPath) -> Bool? { hasUnsaved ? nil : true }
}

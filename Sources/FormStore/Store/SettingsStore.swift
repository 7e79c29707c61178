import Dispatch
import FormCore

/// Keeps a form's state in a settings file, and keeps the form in sync with that file.
///
/// ```swift
/// let store = try SettingsStore(application: "org.example.Lamp", defaults: Lamp())
/// let driver = FormDriver(initial: store.opened, build: lampForm, title: "Lamp", defaults: Lamp())
/// store.keep(driver)
/// ```
///
/// The store saves each change a moment later, and merges other programs' changes to the file into the form, setting by
/// setting. If the user and another program have changed the same setting, its row shows both values until the user
/// chooses one (see `FormCell.conflict` of FormCore). Errors are shown above the form's pages; the settings stay in
/// memory and are saved as soon as possible.
///
/// Files are read and written on a background thread. The form never waits for a disk, except in
/// ``init(file:format:completing:)``, which reads the file, and in ``saveNow()``.
///
/// Keep a reference to the store while the form is in use, because the driver doesn't hold one. <doc:SettingsThatLast>
/// describes the contents of the file, when it is saved, and what is guaranteed.
@MainActor
public final class SettingsStore<State: Codable & Sendable> {
    /// The file with the settings.
    public let file: SettingsFile

    /// The settings as they were first read from the file.
    ///
    /// A setting that is missing from the file has its default. Values that the `completing` function has filled in are
    /// included.
    public let opened: State

    /// The settings of a user who has never changed any.
    public var blank: State { exchange.format.defaults }

    /// The new path of the unreadable file that was last set aside, because the user has chosen that; `nil` if there
    /// was none.
    public var setAsidePath: String? { machine.setAside }

    /// The settings in the file that can't be read and therefore have their defaults.
    public var problems: [SettingsProblem] { machine.problems }

    /// The error from the last attempt to read or save the settings, or `nil` if there was none.
    public var error: SettingsFileError? { machine.error }

    /// True if there are unsaved changes, or while an exchange of the settings with the file is under way.
    public var hasUnsaved: Bool { machine.hasUnsaved }

    /// The identifier of the application whose settings the store keeps; `nil` if the store was made for a file.
    public internal(set) var application: String?

    let completing: (@MainActor (inout State) -> Void)?
    let firstRead: OpenedSettings<State>
    /// True once the missing values were filled in, which happens when the file is first read.
    var isFilledIn: Bool
    let exchange: SettingsExchange<State>
    /// The queue on which files are read and written.
    let queue = DispatchQueue(label: "Settings")
    /// Decides what the store does, and when.
    var machine: StoreStateMachine<State>
    private(set) var form: (any KeptForm<State>)?
    var watcher: (any FileWatcher)?
    /// The settings to save, which remain available if the form is released before they are saved.
    var pending: Pending?
    /// The exchange that is under way.
    var job: ExchangeJob<State>?
    /// A task that sleeps until the planned exchange is due, and then begins it.
    var timer: Task<Void, Never>?
    /// The progress of a change that the store makes to the form.
    var ownChange = OwnChange.none
    /// The notices above the form's pages.
    var notices: StoreNotices

    enum OwnChange {
        case none
        /// The store has asked the form to change, but the form hasn't changed yet.
        case asked
        /// The form is changing, and will report the change next.
        case made
    }

    struct Pending {
        var state: State
        var saved: State?
        var theirs: State?
        var overwritten: State?
        let environment: FormEnvironment
    }

    /// Creates a store, and reads the settings.
    ///
    /// - Parameters:
    ///   - file: The file with the settings, which need not exist yet.
    ///   - format: The format of the settings in the file.
    ///   - completing: Fills in values that can't be defaults, such as a password that is generated for each user.
    ///     Called with the settings that this initializer reads, or, if the file can't be read yet, with those that are
    ///     read first; later with the result of each merge with another program's changes. The values that it fills in
    ///     are saved.
    public init(
        file: SettingsFile,
        format: SettingsFormat<State>,
        completing: (@MainActor (inout State) -> Void)? = nil
    ) {
        self.file = file
        notices = StoreNotices(path: file.path)
        self.completing = completing
        exchange = SettingsExchange(file: file, format: format)
        let read = exchange.open()
        firstRead = read
        var state = read.state
        // What is filled in is what the file lacks, so it has to be read first.
        isFilledIn = read.error == nil || completing == nil
        if isFilledIn { completing?(&state) }
        opened = state
        let completed = CompletedSettings(read: read.state, completed: state, problems: read.problems)
        machine = StoreStateMachine(read, completed: completing == nil || !isFilledIn ? nil : completed)
        UnkeptStores.add(self)
    }

    /// Keeps a form's state in the file for as long as the store exists.
    ///
    /// The store reports to the form which settings are saved, and which of them other programs have changed. It shows
    /// its notices in the form, and uses the clock and the translations of the form's environment. To keep the state of
    /// a driver, use `keep(_:)` of `StateKeeper`.
    public func keep(_ form: any KeptForm<State>) {
        UnkeptStores.remove(self)
        self.form = form
        gather()
        setSaved(firstRead.state, theirs: firstRead.theirs)
        form.validateStored(except: exchange.format.defaults)
        form.observe { [weak self] in self?.changed($0) }
        form.observeResets { [weak self] in self?.reset($0) }
        showFirstRead()
        receive(.fileChanged)
    }

    /// True if the file has a value for a setting, but the form shows the setting's default, because the file's value
    /// can't be read or equals the default. This is rare.
    ///
    /// If the user resets such a setting, the form's state doesn't change, but the value has to be removed from the
    /// file.
    public var hidesValues: Bool { exchange.format.hidesValues(in: machine.base.settings) }

    /// Starts a watcher. Whenever the watcher reports that the file has changed, the store reads other programs'
    /// changes. The watcher of an earlier call is stopped.
    ///
    /// - Parameter watcher: Watches the file's path, and follows its links.
    public func watch(with watcher: any FileWatcher) {
        self.watcher?.stop()
        self.watcher = watcher
        watcher.watch(file.path) { [weak self] in self?.receive(.fileChanged) }
    }

    /// Saves all changes, and merges other programs' changes to the file into the form. Does nothing without a form.
    ///
    /// - Returns: True if nothing is left to save; otherwise ``error`` has the reason.
    @discardableResult
    public func save() async -> Bool {
        repeat {
            receive(.saveAsked)
            await waitForJobs()
        } while machine.isToBeSavedAgain
        return error == nil
    }

    /// Saves all changes, and blocks the thread until they are on the disk.
    ///
    /// Call it when a program ends and no window has to respond to the user any more.
    ///
    /// - Returns: True if nothing is left to save; otherwise ``error`` has the reason.
    @discardableResult
    public func saveNow() -> Bool {
        repeat {
            receive(.lastSaveAsked)
            while let job {
                queue.sync {}
                end(job)
            }
        } while machine.isToBeSavedAgain
        return error == nil
    }
}

public import FormCore

/// A form that is opened for one command.
@MainActor
public struct OpenForm {
    let session: FormSession
    let save: @MainActor () async throws -> Void
    /// Called before the value of a row is printed. If the value was filled in when the settings were read, and is not
    /// stored yet, the closure stores it. It throws an error if the value can't be stored.
    private(set) var keepValue: @MainActor (RowPath) throws -> Void = { _ in }
    /// Returns the reason why the last attempt to read or save the settings failed, or `nil` if it succeeded.
    private(set) var failure: @MainActor () -> Sentence? = { nil }
    /// The store, if the form was created with one.
    private var keeper: (any StateKeeper)?
    /// The former paths that the user has been told of.
    private let notedPaths = NotedPaths()
    /// The driver, if the form was created with one.
    private(set) var driver: AnyObject?

    /// Creates a form with the session of a driver.
    ///
    /// - Parameters:
    ///   - session: The driver's session.
    ///   - save: Saves the changes. It is called after a change, and again if another program has set the same row in
    ///     the meantime. An error that it throws is shown to the user. The closure must hold the driver strongly,
    ///     because the form holds only the session.
    public init(session: FormSession, save: @escaping @MainActor () async throws -> Void) {
        self.session = session
        self.save = save
    }

    /// Creates a form whose state is kept in a store. Changes are saved to the store's file, so another running program
    /// that watches that file shows them as well.
    ///
    /// - Parameters:
    ///   - driver: The driver, created with the state that the store has opened.
    ///   - keeper: The store that keeps the state, such as a `SettingsStore` of FormStore.
    ///
    /// If the settings can't be read, commands that need them wait or fail; see ``requireSettings(settingAside:)``.
    ///
    /// - Throws: An error if the store has failed in another way than reading.
    public init<State>(driver: FormDriver<State>, keeping keeper: some StateKeeper<State>) throws {
        let environment = driver.session.environment
        func failure() -> FormCommandError? {
            keeper.failure.map { FormCommandError($0, text: environment.text) }
        }
        if !keeper.isUnread, let failure = failure() { throw failure }
        keeper.keep(driver)
        self.init(driver: driver) { [keeper] _ in
            // A command that has changed nothing in a file doesn't need the file.
            guard await !keeper.save(), keeper.hasUnsaved || !keeper.isUnread, let sentence = keeper.failure else {
                return
            }
            let status = keeper.isUnread ? FormCommandError.unreadStatus : 1
            throw FormCommandError(sentence, status: status, text: environment.text)
        }
        self.failure = { keeper.failure }
        self.keeper = keeper
        let filledIn = FilledInRows { keeper.hasFilledIn ? driver.rowsWithOtherValue(than: .saved) : [] }
        keepValue = { [keeper, driver] row in
            // Keeps the driver alive during the call. The caller may hold only the form's rows, and not the form
            // itself, which holds the driver.
            try withExtendedLifetime(driver) {
                guard filledIn.rows.contains(row), keeper.isStored(at: row) != true else { return }
                if !keeper.saveNow(), let failure = failure() { throw failure }
                guard keeper.isStored(at: row) != false else {
                    let sentence = Sentence(
                        """
                        The value of “%s” in the file can't be read. \
                        Give it another one with set, or its default with reset.
                        """, row.description)
                    throw FormCommandError(sentence, text: environment.text)
                }
            }
        }
    }

    /// Creates a form with a driver. The form keeps the driver alive.
    ///
    /// - Parameters:
    ///   - driver: The driver.
    ///   - save: Saves the state. It is called after a change. An error that it throws is shown to the user.
    public init<State>(driver: FormDriver<State>, save: @escaping @MainActor (State) async throws -> Void) {
        self.init(session: driver.session) { try await save(driver.state) }
        self.driver = driver
    }
}

/// The rows whose values were filled in when the settings were read. They are found when a command first needs them.
@MainActor
private final class FilledInRows {
    lazy var rows: Set<RowPath> = find()
    private let find: @MainActor () -> Set<RowPath>

    init(_ find: @escaping @MainActor () -> Set<RowPath>) {
        self.find = find
    }
}

extension OpenForm {
    /// True if the settings can't be read, so that the form has defaults instead.
    public var isUnread: Bool { keeper?.isUnread == true }

    /// Makes sure that the settings were read, for a command that prints or changes them.
    ///
    /// If another program is writing the file, the method waits up to five seconds. Nothing is printed, renamed or
    /// changed if it fails. The commands of this library call it, and so does
    /// ``FormProgram/carryOut(_:needsSettings:settingAside:_:)``.
    ///
    /// - Parameter settingAside: True if the user has chosen to rename a file that can't be read and to start with a
    ///   new one, with the option `--set-aside`; see ``SetAsideOptions``. `nil` if the command doesn't have the option.
    /// - Throws: A ``FormCommandError`` if the settings can't be read. The program then exits with 66.
    public func requireSettings(settingAside: Bool? = nil) throws {
        guard let keeper, keeper.isUnread else { return }
        _ = keeper.saveNow()
        if keeper.isUnread, keeper.canSetAside, settingAside == true {
            keeper.setAside()
            _ = keeper.saveNow()
        }
        guard let failure = keeper.failure else { return }
        let advice: Sentence? =
            switch (keeper.canSetAside, settingAside) {
            case (false, _), (true, true?): nil
            case (true, nil): "Correct the file, or rename it and start anew with reset --all --set-aside."
            case (true, _?): "Correct the file, or add --set-aside to rename it and start anew."
            }
        throw FormCommandError(
            advice.map { .paragraph([failure, $0]) } ?? failure,
            status: keeper.isUnread ? FormCommandError.unreadStatus : 1, text: session.environment.text)
    }
}

/// The former paths in a command that the user has been told of, since a command may look a path up several times.
@MainActor
private final class NotedPaths {
    var paths: Set<RowPath> = []
}

extension OpenForm {
    /// Tells the user once that a path is a former one, and which path to use instead.
    func remarkFormerPath(_ written: RowPath, _ current: RowPath) {
        guard notedPaths.paths.insert(written).inserted else { return }
        remark(.information(.moved(written.description.withoutMiddle, to: current.description.withoutMiddle)))
    }
}

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
    /// - Throws: An error if the settings could not be read. Without the stored values, the form might list or change
    ///   wrong values.
    public init<State>(driver: FormDriver<State>, keeping keeper: some StateKeeper<State>) throws {
        let environment = driver.session.environment
        func failure() -> FormCommandError? {
            keeper.failure.map { FormCommandError($0, text: environment.text) }
        }
        if let failure = failure() { throw failure }
        keeper.keep(driver)
        self.init(driver: driver) { [keeper] _ in
            if await !keeper.save(), let failure = failure() { throw failure }
        }
        self.failure = { keeper.failure }
        let filledIn = keeper.hasFilledIn ? driver.rowsWithOtherValue(than: .saved) : []
        keepValue = { [keeper, driver] row in
            // Keeps the driver alive during the call. The caller may hold only the form's rows, and not the form
            // itself, which holds the driver.
            try withExtendedLifetime(driver) {
                guard filledIn.contains(row), keeper.isStored(at: row) != true else { return }
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

/// The former paths in a command that the user has been told of, since a command may look a path up several times.
@MainActor
private final class NotedPaths {
    var paths: Set<RowPath> = []
}

extension OpenForm {
    /// Tells the user once that a path is a former one, and which path to use instead.
    func remarkFormerPath(_ written: RowPath, _ current: RowPath) {
        guard notedPaths.paths.insert(written).inserted else { return }
        remark(.information(.moved(written.description.shortened, to: current.description.shortened)))
    }
}

public import FormCore

/// A form that is open for one command.
@MainActor
public struct OpenForm {
    let session: FormSession
    let save: @MainActor () async throws -> Void
    /// Stores a row's value that was filled in, before it is printed; throws why it can't be.
    private(set) var keepValue: @MainActor (RowPath) throws -> Void = { _ in }
    /// Why the settings could not be read or saved last.
    private(set) var failure: @MainActor () -> Sentence? = { nil }
    /// The driver, where the form was made of it.
    private(set) var driver: AnyObject?

    /// Makes a form from its session.
    ///
    /// - Parameters:
    ///   - session: The session of a driver.
    ///   - save: Keeps what was changed, called after a change, and again where another program has set the
    ///     same row meanwhile; what it throws is told. It has to hold the driver, which nothing else does.
    public init(session: FormSession, save: @escaping @MainActor () async throws -> Void) {
        self.session = session
        self.save = save
    }

    /// Makes a form whose state is kept; a program that is running with the same file follows.
    ///
    /// - Parameters:
    ///   - driver: The driver, which has begun with what the keeper has opened.
    ///   - keeper: Keeps its state, such as a `SettingsStore` of FormStore.
    /// - Throws: Why the settings could not be read; nobody should list or change what may be something else.
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
            // Whoever prints a row need not hold the form.
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

    /// Makes a form from its driver, which lives as long.
    ///
    /// - Parameters:
    ///   - driver: The driver.
    ///   - save: Keeps the state, called after a change; what it throws is told.
    public init<State>(driver: FormDriver<State>, save: @escaping @MainActor (State) async throws -> Void) {
        self.init(session: driver.session) { try await save(driver.state) }
        self.driver = driver
    }
}

public import ArgumentParser
import FormCatalogues
public import FormCore

/// A program whose settings are a form: with one line its rows can be listed, read, written and reset
/// from the command line.
///
/// ```swift
/// struct Lamp: FormProgram {
///     static let configuration = CommandConfiguration(subcommands: formCommands)
///
///     @OptionGroup var settings: SettingsOptions
///
///     static func openForm(settings: String?) throws -> OpenForm { … }
/// }
/// ```
///
/// The program itself is a command like any other: what it does without a
/// subcommand, such as opening a window, is its `run()`. It must not be an
/// `AsyncParsableCommand`, so that its commands have the main thread.
public protocol FormProgram: ParsableCommand {
    /// What can be given before or after a command's name; by default where the settings are.
    associatedtype Options: FormOptions = SettingsOptions

    /// Opens the form for one command: reads the settings, and makes a driver of them.
    ///
    /// Called on the main thread, once a command; also for shell completion, where what
    /// it throws is not told. What it prints goes between the command's own lines, so
    /// let `FormEnvironment.report` print nothing to the standard output.
    ///
    /// - Parameter settings: The file that was given with `--settings`; `nil` for the usual one.
    /// - Throws: Why there is no form; the person is told its description.
    @MainActor static func openForm(settings: String?) throws -> OpenForm

    /// Opens the form for one command with all its options; by default with the file alone.
    ///
    /// - Throws: Why there is no form; the person is told its description.
    @MainActor static func openForm(_ options: Options) throws -> OpenForm

    /// Gives a text in the person's language, for what is said where no form is open; by default the library's
    /// own texts are translated.
    ///
    /// Once the form is open, its `FormEnvironment` translates; a program without GTK hands it this function
    /// and the other one.
    @MainActor static func translate(_ text: String) -> String

    /// Gives the template for a number in the person's language, of the two in English, as
    /// `FormEnvironment.translatePlural` does; by default those of the library's own texts.
    @MainActor static func translatePlural(_ one: String, _ several: String, _ count: Int) -> String
}

extension FormProgram {
    /// Opens the form with the file alone.
    @MainActor public static func openForm(_ options: Options) throws -> OpenForm {
        try openForm(settings: options.settings)
    }

    /// The text in the person's language, where it is one of the library's.
    @MainActor public static func translate(_ text: String) -> String { LibraryCatalogue.translate(text) }

    /// The template for the number in the person's language, where it is one of the library's.
    @MainActor public static func translatePlural(_ one: String, _ several: String, _ count: Int) -> String {
        LibraryCatalogue.translatePlural(one, several, count)
    }
}

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

public import ArgumentParser
import FormCatalogues

/// A program whose settings are a form. With `subcommands: formCommands`, the user can list, read, set and reset the
/// form's rows from the command line.
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
/// The program itself is a command like any other. Its `run()` does the work of the program without a subcommand, such
/// as opening a window. The program must not be an `AsyncParsableCommand`, because its subcommands need the main
/// thread.
public protocol FormProgram: ParsableCommand {
    /// The options that can be given before or after a command's name; by default, only the one for the settings file.
    associatedtype Options: FormOptions = SettingsOptions

    /// Opens the form for one command: reads the settings and creates a driver for them.
    ///
    /// Called on the main thread once for each command, and also for shell completion, where errors are not shown.
    /// Anything that it prints appears amid the command's own output, so `FormEnvironment.report` should not print to
    /// standard output.
    ///
    /// - Parameter settings: The file given with `--settings`, or `nil` for the program's usual settings file.
    /// - Throws: An error if the form can't be opened. Its description is shown to the user.
    @MainActor static func openForm(settings: String?) throws -> OpenForm

    /// Opens the form for one command, given all of the command's options. By default, it uses only the settings file.
    ///
    /// - Throws: An error if the form can't be opened. Its description is shown to the user.
    @MainActor static func openForm(_ options: Options) throws -> OpenForm

    /// Translates text into the user's language, for messages while no form is open. By default, only the library's own
    /// messages are translated.
    ///
    /// Once the form is open, its `FormEnvironment` translates. A program without GTK passes this function and
    /// ``translatePlural(_:_:_:)`` to that environment.
    @MainActor static func translate(_ text: String) -> String

    /// Returns, in the user's language, the template for text that contains a number, as
    /// `FormEnvironment.translatePlural` does. By default, only the library's own templates are translated.
    ///
    /// - Parameters:
    ///   - one: The English template for the number one.
    ///   - several: The English template for other numbers.
    ///   - count: The number.
    @MainActor static func translatePlural(_ one: String, _ several: String, _ count: Int) -> String
}

extension FormProgram {
    /// Opens the form with the settings file, and ignores any other options.
    @MainActor public static func openForm(_ options: Options) throws -> OpenForm {
        try openForm(settings: options.settings)
    }

    /// Translates the text if it is one of the library's own messages; otherwise returns it unchanged.
    @MainActor public static func translate(_ text: String) -> String { LibraryCatalogue.translate(text) }

    /// Translates the template if it is one of the library's own; otherwise returns the English template for the
    /// number.
    @MainActor public static func translatePlural(_ one: String, _ several: String, _ count: Int) -> String {
        LibraryCatalogue.translatePlural(one, several, count)
    }
}

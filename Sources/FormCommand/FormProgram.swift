public import ArgumentParser
import FormCatalogues

/// A program whose settings are a form. With `subcommands: formCommands`, the user can list, read, set and reset the
/// form's rows from the command line.
///
/// ```swift
/// struct LampProgram: FormProgram {
///     static let configuration = CommandConfiguration(subcommands: formCommands)
///
///     @OptionGroup var settings: SettingsOptions
///
///     static func openForm(settings: String?) throws -> OpenForm { … }
/// }
/// ```
///
/// The program itself is also a command. If the user gives no subcommand, the program's `run()` is called, which does
/// the program's usual work, such as opening a window. The program must not be an `AsyncParsableCommand`, because its
/// subcommands need the main thread.
public protocol FormProgram: ParsableCommand {
    /// The options that can be given before or after a command's name. By default, the only option is `--settings`,
    /// which names the settings file.
    associatedtype Options: FormOptions = SettingsOptions

    /// Opens the form for one command: reads the settings and creates a driver for them.
    ///
    /// This function is called on the main thread, once for each command. It is also called for shell completion, where
    /// errors are not shown. Anything that the function prints to standard output is mixed with the command's own
    /// output, so `FormEnvironment.report` should not print there.
    ///
    /// - Parameter settings: The file given with `--settings`, or `nil` for the program's usual settings file.
    /// - Throws: An error if the form can't be opened. Its description is shown to the user.
    @MainActor static func openForm(settings: String?) throws -> OpenForm

    /// Opens the form for one command, given all of the command's options.
    ///
    /// Implement this function if the program has options other than `--settings` that affect the form. By default, it
    /// calls ``openForm(settings:)`` with the settings file and ignores the other options.
    ///
    /// - Throws: An error if the form can't be opened. Its description is shown to the user.
    @MainActor static func openForm(_ options: Options) throws -> OpenForm

    /// Translates text into the user's language. It is called for messages that are shown while no form is open. By
    /// default, only the library's own messages are translated.
    ///
    /// Once the form is open, its `FormEnvironment` translates. A program without GTK should create this environment
    /// with this function and ``translatePlural(_:_:_:)``.
    @MainActor static func translate(_ text: String) -> String

    /// Returns, in the user's language, the template for text that contains a number, as
    /// `FormEnvironment.translatePlural` does. By default, only the library's own templates are translated.
    ///
    /// - Parameters:
    ///   - one: The English template for the number one.
    ///   - several: The English template for other numbers.
    ///   - count: The number that the text will contain.
    @MainActor static func translatePlural(_ one: String, _ several: String, _ count: Int) -> String
}

extension FormProgram {
    /// Calls ``openForm(settings:)`` with the settings file, and ignores any other options.
    @MainActor public static func openForm(_ options: Options) throws -> OpenForm {
        try openForm(settings: options.settings)
    }

    /// Translates the text if it is one of the library's own messages; otherwise returns it unchanged.
    @MainActor public static func translate(_ text: String) -> String { LibraryCatalogue.translate(text) }

    /// Returns the translated template if it is one of the library's own. Otherwise returns the English template for
    /// the number: `one` if `count` is 1, else `several`.
    @MainActor public static func translatePlural(_ one: String, _ several: String, _ count: Int) -> String {
        LibraryCatalogue.translatePlural(one, several, count)
    }
}

public import ArgumentParser
import FormCatalogues

/// A program whose settings are a form. A single line lets its rows be listed, read, set and reset from the command
/// line.
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
/// The program itself is a command like any other: its `run()` is the work that it does without a subcommand, such as
/// opening a window. It must not be an `AsyncParsableCommand`, so that its commands can use the main thread.
public protocol FormProgram: ParsableCommand {
    /// The options that can be given before or after a command's name; by default, only the one for the settings file.
    associatedtype Options: FormOptions = SettingsOptions

    /// Opens the form for one command: reads the settings and creates a driver for them.
    ///
    /// Called on the main thread once for each command, and also for shell completion, where errors are not shown.
    /// Anything that it prints appears amid the command's own output, so `FormEnvironment.report` should not print to
    /// the standard output.
    ///
    /// - Parameter settings: The file given with `--settings`, or `nil` for the usual one.
    /// - Throws: An error if the form can't be opened. Its description is shown to the user.
    @MainActor static func openForm(settings: String?) throws -> OpenForm

    /// Opens the form for one command with all its options; by default, only the file is used.
    ///
    /// - Throws: An error if the form can't be opened. Its description is shown to the user.
    @MainActor static func openForm(_ options: Options) throws -> OpenForm

    /// Translates a text into the user's language, for messages while no form is open. By default, the library's own
    /// texts are translated.
    ///
    /// Once the form is open, its `FormEnvironment` translates. A program without GTK passes this function and
    /// ``translatePlural(_:_:_:)`` to it.
    @MainActor static func translate(_ text: String) -> String

    /// Returns the template for a number in the user's language, given the English templates for one and for several,
    /// as `FormEnvironment.translatePlural` does. By default, the library's own templates are translated.
    @MainActor static func translatePlural(_ one: String, _ several: String, _ count: Int) -> String
}

extension FormProgram {
    /// Opens the form with the settings file only.
    @MainActor public static func openForm(_ options: Options) throws -> OpenForm {
        try openForm(settings: options.settings)
    }

    /// Translates the text if it is one of the library's.
    @MainActor public static func translate(_ text: String) -> String { LibraryCatalogue.translate(text) }

    /// Returns the translated template for the number if it is one of the library's.
    @MainActor public static func translatePlural(_ one: String, _ several: String, _ count: Int) -> String {
        LibraryCatalogue.translatePlural(one, several, count)
    }
}

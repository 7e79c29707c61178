public import ArgumentParser
import FormCatalogues

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

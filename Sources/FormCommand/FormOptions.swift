public import ArgumentParser

/// The options that a program shares with its form commands, such as `list` and `set`. Most programs need only
/// ``SettingsOptions``.
///
/// A program with more options defines its own type, which includes the option for the settings file:
///
/// ```swift
/// struct LampOptions: FormOptions {
///     @OptionGroup var file: SettingsOptions
///
///     @Flag(help: "Only pretend.")
///     var pretend = false
///
///     var settings: String? { file.settings }
/// }
/// ```
public protocol FormOptions: ParsableArguments, Sendable {
    /// The path of the settings file, or `nil` for the program's usual one.
    var settings: String? { get }
}

public import ArgumentParser

/// The options that a program shares with its form commands. Most programs need only ``SettingsOptions``.
///
/// A program with more options defines its own type, which includes the option for the file:
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
    /// The settings file to use instead of the usual one, or `nil` for the usual one.
    var settings: String? { get }
}

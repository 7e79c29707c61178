public import ArgumentParser

/// The options that a program and its form commands share; ``SettingsOptions`` are all that most need.
///
/// A program with more of them has a type of its own, with the file's among them:
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
    /// The file that was given in place of the usual one.
    var settings: String? { get }
}

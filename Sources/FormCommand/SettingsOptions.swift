public import ArgumentParser

/// The option `--settings`, which names the settings file.
///
/// A program and its form commands share this option, so it can be given before or after a command's name.
public struct SettingsOptions: FormOptions {
    /// The path of the settings file, or `nil` for the program's usual one.
    @Option(
        help: ArgumentHelp("Keep the settings in this file instead.", valueName: "file"), completion: .file())
    public var settings: String?

    /// Creates options that select the program's usual settings file.
    public init() {}

    /// Throws an error if `--settings` was given with an empty path.
    public func validate() throws {
        if settings == "" { throw ValidationError("Give --settings the path of a file.") }
    }
}

/// The option `--set-aside` of a command that changes settings.
///
/// The library's commands have it. A command of your own that passes it to
/// ``FormProgram/carryOut(_:needsSettings:settingAside:_:)`` has it with `@OptionGroup`.
public struct SetAsideOptions: ParsableArguments, Sendable {
    /// True if a settings file that can't be read is renamed, and a new one takes its place.
    @Flag(
        name: .customLong("set-aside"), help: "Rename a settings file that can't be read, and start with a new one.")
    public var setsAside = false

    /// Creates options without the user's choice.
    public init() {}
}

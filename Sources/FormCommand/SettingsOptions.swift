public import ArgumentParser

/// The option for the settings file.
///
/// A program and its form commands share it, so it can be given before or after a command's name.
public struct SettingsOptions: FormOptions {
    /// The path of the settings file, or `nil` for the program's usual one.
    @Option(
        help: ArgumentHelp("Keep the settings in this file instead.", valueName: "file"), completion: .file())
    public var settings: String?

    /// Creates options without a file.
    public init() {}

    /// Rejects a file with an empty path.
    public func validate() throws {
        if settings == "" { throw ValidationError("Give --settings the path of a file.") }
    }
}

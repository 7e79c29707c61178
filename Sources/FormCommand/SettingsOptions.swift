public import ArgumentParser

/// Where the settings are kept.
///
/// A program and its form commands share it, so that it may stand before or
/// after a command's name.
public struct SettingsOptions: FormOptions {
    /// The file that was given in place of the usual one.
    @Option(
        help: ArgumentHelp("Keep the settings in this file instead.", valueName: "file"), completion: .file())
    public var settings: String?

    /// Makes options of which none was given.
    public init() {}

    /// Refuses a file without a name.
    public func validate() throws {
        if settings == "" { throw ValidationError("Give --settings the path of a file.") }
    }
}

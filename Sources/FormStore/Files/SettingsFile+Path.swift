import Glibc

extension SettingsFile {
    /// Creates a file at the standard location of a program's settings (see ``path(application:environment:)``).
    ///
    /// If the environment variables don't determine that location, reading and saving fail with an error that says so.
    public init(application: String) {
        do throws(SettingsFileError) {
            self.init(path: try Self.path(application: application, environment: Self.environment()))
        } catch {
            self.init(path: "", locationError: error)
        }
    }

    /// Returns the environment variables that determine the standard location of settings.
    private static func environment() throws(SettingsFileError) -> [String: String] {
        var environment: [String: String] = [:]
        for variable in ["XDG_CONFIG_HOME", "HOME"] {
            guard let path = getenv(variable) else { continue }
            // If invalid bytes were replaced, the path would lead to another folder.
            guard let text = String(validatingCString: path) else {
                throw SettingsFileError(
                    "There is no folder for the settings: XDG_CONFIG_HOME or HOME is no text in UTF-8.")
            }
            environment[variable] = text
        }
        return environment
    }

    /// Returns the standard location of a program's settings.
    ///
    /// The program's folder is in the folder that `XDG_CONFIG_HOME` specifies. If that variable doesn't contain an
    /// absolute path, the program's folder is in `~/.config`.
    ///
    /// ```swift
    /// let path = try SettingsFile.path(application: "org.example.Lamp", environment: ["HOME": "/home/ann"])
    /// // /home/ann/.config/org.example.Lamp/settings.json
    /// ```
    ///
    /// - Parameters:
    ///   - application: The program's identifier, which becomes the folder's name.
    ///   - environment: The environment variables of the process.
    /// - Throws: A ``SettingsFileError`` if neither `XDG_CONFIG_HOME` nor `HOME` contains an absolute path.
    public static func path(
        application: String, environment: [String: String]
    ) throws(SettingsFileError) -> String {
        func folder(_ variable: String) -> String? {
            guard let path = environment[variable], path.hasPrefix("/") else { return nil }
            return path
        }
        guard let configuration = folder("XDG_CONFIG_HOME") ?? folder("HOME").map({ "\($0)/.config" }) else {
            throw SettingsFileError(
                "There is no folder for the settings: neither XDG_CONFIG_HOME nor HOME is an absolute path.")
        }
        return "\(configuration)/\(application)/settings.json"
    }
}

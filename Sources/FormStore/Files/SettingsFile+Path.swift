import Glibc

extension SettingsFile {
    /// Makes a file where a program's settings belong, see ``path(application:environment:)``.
    ///
    /// Without a home there is no such place: then reading and saving fail, and say why.
    public init(application: String) {
        do throws(SettingsFileError) {
            self.init(path: try Self.path(application: application, environment: Self.environment()))
        } catch {
            self.init(path: "", noPlace: error)
        }
    }

    /// The variables that say where settings belong.
    private static func environment() throws(SettingsFileError) -> [String: String] {
        var environment: [String: String] = [:]
        for variable in ["XDG_CONFIG_HOME", "HOME"] {
            guard let path = getenv(variable) else { continue }
            // With other bytes in their place it would be another folder.
            guard let text = String(validatingCString: path) else {
                throw SettingsFileError(
                    "There is no folder for the settings: XDG_CONFIG_HOME or HOME is no text in UTF-8.")
            }
            environment[variable] = text
        }
        return environment
    }

    /// Where a program's settings belong: `$XDG_CONFIG_HOME`, or else `.config` at home, then the program's folder.
    ///
    /// ```swift
    /// SettingsFile.path(application: "org.example.Lamp", environment: ["HOME": "/home/ann"])
    /// // /home/ann/.config/org.example.Lamp/settings.json
    /// ```
    ///
    /// - Parameters:
    ///   - application: the program's identifier, which becomes the folder's name.
    ///   - environment: the variables of the process.
    /// - Throws: a ``SettingsFileError`` if neither variable has an absolute path.
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

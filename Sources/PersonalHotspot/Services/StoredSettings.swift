public import FormCore
public import FormStore

/// The application's identifier.
public let applicationIdentifier = "io.github.formgtk.PersonalHotspot"

/// Opens the settings in the given file, or in the application's usual one.
///
/// If no password is stored yet, a generated password is filled in. It is not a default value, so it will be stored.
@MainActor
public func openSettings(at path: String? = nil) throws -> SettingsStore<Settings> {
    try openStore(at: path) { settings in
        guard settings.hotspot.password.isEmpty else { return }
        var generator = SystemRandomNumberGenerator()
        settings.hotspot.password = randomPassword(using: &generator)
    }
}

/// Opens all settings: those of the file, and the profile from the service if the service stores it.
///
/// - Parameter hotspot: The switch of the service. The service stores the profile if it outlives the program; otherwise
///   the file does.
@MainActor
public func openSettings(
    at path: String? = nil, with hotspot: HotspotSwitch
) throws -> any StateKeeper<Settings> {
    guard hotspot.outlivesProgram else { return try openSettings(at: path) }
    return try openStore(at: path).keeping(\.hotspot.profile, in: ProfileKeeper(hotspot))
}

@MainActor
private func openStore(
    at path: String?, completing: (@MainActor (inout Settings) -> Void)? = nil
) throws -> SettingsStore<Settings> {
    try SettingsStore(
        application: applicationIdentifier, path: path, defaults: .defaults, version: 2, migrations: settingsMigrations,
        completing: completing)
}

/// The migrations of files from earlier versions.
private let settingsMigrations = [
    // Version 2 stores the names of the options, version 1 stored their titles.
    SettingsMigration(from: 1) { settings in
        let names = ["Always": "always", "When Unlocked": "whenUnlocked", "Never": "never"]
        guard var hotspot = settings["hotspot"]?.object, case .string(let title) = hotspot["notification"],
            let name = names[title]
        else { return settings }
        hotspot["notification"] = .string(name)
        var settings = settings
        settings["hotspot"] = .object(hotspot)
        return settings
    }
]

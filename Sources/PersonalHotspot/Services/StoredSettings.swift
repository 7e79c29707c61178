public import FormCore
public import FormStore

/// The application's identifier.
public let applicationIdentifier = "io.github.formgtk.PersonalHotspot"

/// Opens the settings in a file.
///
/// If no password is stored yet, a generated password is filled in. The generated password differs from the default,
/// which is empty, so it is saved like a password that the user has set.
///
/// - Parameters:
///   - path: The path of the file, or `nil` for the application's usual file.
///   - defaults: The settings before the user has changed any.
/// - Throws: An error if the settings can't be opened.
@MainActor
public func openSettings(
    at path: String? = nil, defaults: Settings = .defaults
) throws -> SettingsStore<Settings> {
    try openStore(at: path, defaults) { settings in
        guard settings.hotspot.password.isEmpty else { return }
        var generator = SystemRandomNumberGenerator()
        settings.hotspot.password = randomPassword(using: &generator)
    }
}

/// Opens all settings. The profile comes from the service if the service keeps it after the program ends; otherwise it
/// comes from the file. All other settings come from the file.
///
/// - Parameters:
///   - path: The path of the file, or `nil` for the application's usual file.
///   - hotspot: The switch of the service.
///   - defaults: The settings before the user has changed any.
/// - Throws: An error if the settings can't be opened.
@MainActor
public func openSettings(
    at path: String? = nil, with hotspot: HotspotSwitch, defaults: Settings = .defaults
) throws -> any StateKeeper<Settings> {
    guard hotspot.outlivesProgram else { return try openSettings(at: path, defaults: defaults) }
    let keeper = ProfileKeeper(hotspot, blank: defaults.hotspot.profile)
    let store = try openStore(at: path, defaults) { settings in
        // A password that an earlier version has left in the file is the profile's.
        if settings.hotspot.password.isEmpty { keeper.fillIn() }
    }
    return store.keeping(\.hotspot.profile, in: keeper)
}

@MainActor
private func openStore(
    at path: String?, _ defaults: Settings, completing: (@MainActor (inout Settings) -> Void)? = nil
) throws -> SettingsStore<Settings> {
    try SettingsStore(
        application: applicationIdentifier, path: path, defaults: defaults, version: 2, migrations: settingsMigrations,
        completing: completing)
}

/// The migrations of files from earlier versions.
private let settingsMigrations = [
    // In version 1, a choice was stored as the option's title. In version 2, it is stored as the option's name.
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

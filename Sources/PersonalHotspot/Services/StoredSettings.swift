public import FormCore
public import FormStore

/// The application's identifier.
public let applicationIdentifier = "io.github.formgtk.PersonalHotspot"

/// Reads the settings, from a file of their own or from where they belong.
///
/// Whoever has no password yet gets one; it is no default, so that it is stored.
@MainActor
public func openSettings(at path: String? = nil) throws -> SettingsStore<Settings> {
    try openStore(at: path) { settings in
        guard settings.hotspot.password.isEmpty else { return }
        var generator = SystemRandomNumberGenerator()
        settings.hotspot.password = randomPassword(using: &generator)
    }
}

/// Reads the settings, from where each of them is kept.
///
/// - Parameter hotspot: Its service has what devices join with, if it outlives the program; the file has the rest.
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

/// What reads the files of earlier versions.
private let settingsMigrations = [
    // Version 2 has the names of the options where version 1 had their titles.
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

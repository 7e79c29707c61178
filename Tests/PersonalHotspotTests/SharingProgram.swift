import FormCore
import FormStore
import FormTesting
import HotspotService
import ManualTime
import Testing

@testable import PersonalHotspot

/// The form, a person in front of the hotspot's page, and a service behind it.
@MainActor
struct SharingProgram {
    let service: ScriptedHotspot
    let hotspot: HotspotSwitch
    let keeper: any StateKeeper<Settings>
    let file: MemoryKeeper<Settings>
    let driver: FormDriver<Settings>
    let user: HeadlessUser

    /// - Parameters:
    ///   - report: What the service says in the beginning.
    ///   - stored: What the program's file has.
    init(
        _ report: HotspotReport = HotspotReport(profile: .anna), stored: Settings = Settings(hasSaidItStaysOn: true)
    ) throws {
        service = ScriptedHotspot(report)
        hotspot = HotspotSwitch(service)
        file = MemoryKeeper(stored, blank: .defaults)
        keeper = file.keeping(\.hotspot.profile, in: ProfileKeeper(hotspot))
        driver = FormDriver(
            initial: keeper.opened, build: makeSettingsForm(turnedBy: hotspot), title: "Personal Hotspot",
            defaults: .defaults)
        keeper.keep(driver)
        hotspot.follow(driver)
        user = HeadlessUser(of: driver.session)
        try user.select("Personal Hotspot")
    }

    /// Types into the page of a row, and presses Return.
    func type(_ text: String, into row: String) throws {
        try user.select(row)
        try user.type(text)
        try user.pressReturn()
    }

    func row(_ title: String) throws -> Screen.Row {
        try #require(user.screen.sections.flatMap(\.rows).first { $0.title == title })
    }

    /// Waits until nobody is asked for anything, and all is stored.
    func settle() async {
        await comesTrue { !hotspot.isAsking && driver.session.record.rows.values.allSatisfy { $0.wish == nil } }
        await keeper.save()
    }
}

extension HotspotProfile {
    static let anna = HotspotProfile(networkName: "Anna's laptop", password: "correct horse")
}

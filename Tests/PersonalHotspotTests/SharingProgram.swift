import FormCore
import FormStore
import FormTesting
import HotspotService
import ManualTime
import Testing

@testable import PersonalHotspot

/// The form, a person in front of its first page, and a service behind it.
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
        let profile = ProfileKeeper(hotspot)
        profile.fillIn()
        keeper = file.keeping(\.hotspot.profile, in: profile)
        driver = FormDriver(
            initial: keeper.opened, build: makeSettingsForm(turnedBy: hotspot), title: "Personal Hotspot",
            defaults: .defaults)
        keeper.keep(driver)
        hotspot.follow(driver)
        user = HeadlessUser(of: driver.session)
    }

    /// Goes to a page that the first page has a row of, or to the first page itself.
    func open(_ page: String?) throws {
        while user.screen.canGoBack { try user.goBack() }
        if let page { try user.select(page) }
    }

    /// Types into a field of the page Network, and presses Return.
    func type(_ text: String, into row: String) throws {
        try open("Network")
        try user.type(text, into: row)
        try user.pressReturn()
    }

    func row(_ title: String) throws -> Screen.Row {
        try #require(user.screen.sections.flatMap(\.rows).first { $0.title == title })
    }

    /// The notice below the switch, with its severity.
    var notice: String? {
        user.screen.sections.first?.rows.first { $0.title != "Hotspot" }?.notice
    }

    /// Waits until nobody is asked for anything, and all is stored.
    func settle() async {
        await comesTrue { !hotspot.isAsking && driver.session.record.rows.values.allSatisfy { $0.pending == nil } }
        await keeper.save()
    }
}

extension HotspotProfile {
    static let anna = HotspotProfile(networkName: "Anna's laptop", password: "correct horse")
}

import CGtk
import FormCatalogues
import FormCore
import FormGtk
import FormTesting
import Foundation
import HotspotService
import ManualTime
import SourceLiterals
import Testing

@testable import FormGtkTesting
@testable import PersonalHotspot

@MainActor
@Suite(
    "Personal Hotspot in little room", .serialized, .enabled("There is no display.") { await Renderer.hasDisplay })
struct LayoutTests {
    private static let sizes = [(360, 640), (360, 294), (900, 640)]

    @Test(
        "shows every page whole, in every situation, each question, and what a search finds",
        arguments: CrampedLook.allCases)
    func pages(look: CrampedLook) async throws {
        var problems: [String] = []
        let file = SourceLiteral.package.appending(path: "Resources/translations/de.po")
        let german = try Catalogue([UInt8](Data(contentsOf: file)), file: "de.po")
        try await look.use(german: german) { environment in
            let service = ScriptedHotspot()
            let driver = makeDriver(service, environment)
            let user = GtkUser(of: FormWindow(driver.session, layout: .sidebar))
            for size in Self.sizes {
                let examine = { (name: String) in
                    problems += user.layoutProblems(width: size.0, height: size.1).map { "\(name), \(size): \($0)" }
                }
                for situation in SimulatedHotspot.Situation.allCases {
                    service.change { $0 = situation.report }
                    examine("\(situation)")
                }
                service.change { $0 = SimulatedHotspot.Situation.on.report }
                service.change { $0.devices[1].name = String(repeating: "W", count: 500) }
                try examinePages(user, examine)
                try await examineQuestions(driver, user, environment.translate, examine)
                for text in ["e", String(repeating: "not found ", count: 20)] {
                    try user.search(text)
                    examine("Search")
                }
                try user.search(nil)
            }
        }
        print("\(problems.count) layout problems in Personal Hotspot, \(look)")
        #expect(problems == [])
    }

    private func makeDriver(_ service: ScriptedHotspot, _ environment: FormEnvironment) -> FormDriver<Settings> {
        var settings = Settings(hasSaidItStaysOn: true)
        settings.hotspot.password = "quiet-harbour-42"
        let hotspot = HotspotSwitch(service, tag: WindowTag("Simulated", text: "Nothing is shared."))
        let driver = FormDriver(
            initial: settings, build: makeSettingsForm(turnedBy: hotspot), title: "Personal Hotspot",
            defaults: .defaults, environment: environment)
        hotspot.follow(driver)
        return driver
    }

    /// Examines the pages that the first page leads to.
    private func examinePages(_ user: GtkUser, _ examine: (String) -> Void) throws {
        let screen = user.screen
        let doors = screen.sections.flatMap(\.rows).filter { $0.values.contains(ScreenSign.disclosure) }
        let rows = doors + (screen.sidebar?.flatMap(\.rows) ?? [])
        for title in rows.map(\.title) {
            try user.select(title)
            examine(title)
            if user.screen.canGoBack { try user.goBack() }
        }
    }

    /// Examines the questions before devices lose their connection, and before texts that were refused are lost.
    private func examineQuestions(
        _ driver: FormDriver<Settings>, _ user: GtkUser, _ translate: (String) -> String, _ examine: (String) -> Void
    ) async throws {
        driver.session.go(to: "Devices")
        try user.select(translate("Remove All Devices…"))
        #expect(user.question != nil)
        examine("Remove All Devices…")
        try user.closeQuestion()

        driver.session.go(to: "Network")
        try user.toggle(translate("Hidden Network"))
        await comesTrue { user.question != nil }
        examine("Restart")
        try user.closeQuestion()
        await comesTrue { driver.session.record.rows.values.allSatisfy { $0.pending == nil } }

        for row in ["Network Name", "Password"] {
            try user.type("", into: translate(row))
            try user.pressReturn()
        }
        examine("Refused texts")
        try user.closeWindow()
        #expect(user.question != nil)
        examine("Discard")
        try user.closeQuestion()
        driver.session.cancelEdits()
        driver.session.go(to: .root)
    }
}

import CGtk
import FormCore
import FormGtk
import FormTesting
import HotspotService
import Testing

@testable import FormGtkTesting
@testable import PersonalHotspot

@MainActor
@Suite(
    "Personal Hotspot in little room", .serialized, .enabled("There is no display.") { await Renderer.hasDisplay })
struct LayoutTests {
    @Test("shows every page whole, in every situation", arguments: CrampedLook.allCases)
    func pages(look: CrampedLook) throws {
        var problems: [String] = []
        try look.use {
            for situation in SimulatedHotspot.Situation.allCases {
                let user = try user(in: situation, look)
                problems += try pageProblems(of: user, situation, all: situation == .on)
            }
        }
        print("\(problems.count) layout problems in Personal Hotspot, \(look)")
        #expect(problems == [])
    }

    private func user(in situation: SimulatedHotspot.Situation, _ look: CrampedLook) throws -> GtkUser {
        var settings = Settings(hasSaidItStaysOn: true)
        settings.hotspot.password = "quiet-harbour-42"
        let hotspot = HotspotSwitch(ScriptedHotspot(situation.report))
        let driver = FormDriver(
            initial: settings, build: makeSettingsForm(turnedBy: hotspot), title: "Personal Hotspot",
            defaults: .defaults, environment: look.environment)
        hotspot.follow(driver)
        let user = GtkUser(of: FormWindow(driver.session, layout: .sidebar))
        gtk_widget_set_direction(user.window, look.direction)
        return user
    }

    /// The problems of the first page, and of the pages that it leads to if `all` is true.
    private func pageProblems(
        of user: GtkUser, _ situation: SimulatedHotspot.Situation, all: Bool
    ) throws -> [String] {
        var problems: [String] = []
        for size in [(360, 640), (360, 294), (900, 640)] {
            _ = user.layoutProblems(width: size.0, height: size.1)
            let doors = user.screen.sections.flatMap(\.rows).filter { $0.values.contains(ScreenSign.disclosure) }
            for title in [nil] + (all ? doors.map(\.title) : []) {
                if let title { try user.select(title) }
                problems += user.layoutProblems(width: size.0, height: size.1).map {
                    "\(situation), \(title ?? "Overview"), \(size): \($0)"
                }
                if title != nil, user.screen.canGoBack { try user.goBack() }
            }
        }
        return problems
    }
}

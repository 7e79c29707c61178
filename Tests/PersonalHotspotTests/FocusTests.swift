import CGtk
import FormCore
import FormGtk
import FormTesting
import HotspotService
import Testing

@testable import FormGtkTesting
@testable import PersonalHotspot

/// The focus of a keyboard's user, in each situation that the hotspot can be in.
@MainActor
@Suite("The focus in Personal Hotspot", .serialized, .enabled("There is no display.") { await Renderer.hasDisplay })
struct FocusTests {
    private enum Moment: CaseIterable {
        case atStart, fromOtherPage
    }

    private static let reports: [(name: String, report: HotspotReport)] =
        SimulatedHotspot.Situation.allCases.map { ("\($0)", $0.report) }
        + [("no system bus", HotspotReport(obstacle: .noSystemBus, canSave: false))]

    private static let keys: [Int32] = [
        GDK_KEY_Down, GDK_KEY_Up, GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Home, GDK_KEY_End, GDK_KEY_Page_Down,
        GDK_KEY_Page_Up, GDK_KEY_F6,
    ]

    @Test("is somewhere, and Tab, arrows and the other keys move it, in every situation", arguments: [false, true])
    func situations(isWide: Bool) throws {
        var problems: [String] = []
        for (name, report) in Self.reports {
            for moment in Moment.allCases {
                let user = try user(in: report, moment, isWide)
                let note = { (problem: String) in problems.append("\(name), \(moment): \(problem)") }
                examineFocus(of: user, "at first", note)
                let visited = examineTab(of: user, note)
                if visited < 2 { note("Tab reaches \(visited) widgets") }
                user.press(GDK_KEY_f, GDK_CONTROL_MASK)
                if user.window.shown(class: "form-search").isEmpty { note("Ctrl+F opens no search") }
                examineFocus(of: user, "in the search", note)
                user.press(GDK_KEY_Escape)
                examineFocus(of: user, "after the search", note)
            }
        }
        print("\(problems.count) problems of the focus in Personal Hotspot, \(isWide ? "wide" : "narrow")")
        #expect(problems == [])
    }

    /// Presses Tab until the focus has come round, and each of the keys wherever it has led.
    ///
    /// - Returns: The number of widgets that Tab reaches.
    private func examineTab(of user: GtkUser, _ note: (String) -> Void) -> Int {
        var visited: Set<Widget> = []
        while let focus = gtk_root_get_focus(user.window.opaque), visited.insert(focus).inserted {
            for key in Self.keys {
                gtk_widget_grab_focus(focus)
                user.press(key)
                examineFocus(of: user, "after the key \(key)", note)
            }
            gtk_widget_grab_focus(focus)
            user.pressTab()
            examineFocus(of: user, "after Tab", note)
        }
        user.pressTab(isBackwards: true)
        examineFocus(of: user, "after Shift+Tab", note)
        return visited.count
    }

    /// A user of a window that is in a situation from the start, or gets there while another page is open.
    private func user(in report: HotspotReport, _ moment: Moment, _ isWide: Bool) throws -> GtkUser {
        var settings = Settings(hasSaidItStaysOn: true)
        settings.hotspot.password = "quiet-harbour-42"
        let service = ScriptedHotspot(moment == .atStart ? report : SimulatedHotspot.Situation.on.report)
        let hotspot = HotspotSwitch(service)
        let driver = FormDriver(
            initial: settings, build: makeSettingsForm(turnedBy: hotspot), title: "Personal Hotspot",
            defaults: .defaults)
        hotspot.follow(driver)
        let window = FormWindow(driver.session, layout: .sidebar)
        if isWide { gtk_window_set_default_size(window.widget.cast(), 1000, 640) }
        let user = GtkUser(of: window)
        if moment == .fromOtherPage {
            driver.session.go(to: "Network/Security")
            service.change { $0 = report }
        }
        user.processEvents()
        user.nextFrame()
        return user
    }

    /// Notes that no widget, or one that isn't drawn, has the focus: then GTK would lose each key.
    private func examineFocus(of user: GtkUser, _ moment: String, _ note: (String) -> Void) {
        guard let focus = gtk_root_get_focus(user.window.opaque) else { return note("no focus \(moment)") }
        let name = String(cString: gtk_widget_get_css_name(focus))
        if gtk_widget_get_mapped(focus) == 0 { note("\(name) is not drawn, and has the focus \(moment)") }
        if gtk_widget_is_sensitive(focus) == 0 { note("\(name) is disabled, and has the focus \(moment)") }
    }
}

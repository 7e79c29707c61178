import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import Foundation
import HotspotService
import JoinCode
import Testing

@testable import PersonalHotspot

@MainActor
@Suite("The code in the window", .serialized, .needsDisplay)
struct JoinPictureTests {
    private let driver = FormDriver(
        initial: Hotspot(password: "correct horse", networkName: "Anna's laptop"),
        build: joinForm, title: "QR Code")

    @Test(
        "is as large as the window allows, and square",
        arguments: [(480, 640, 200...480), (900, 1000, 500...600), (900, 420, 200...300), (480, 200, 200...200)])
    func size(width: Int32, height: Int32, range: ClosedRange<Int32>) throws {
        let (window, user) = try open(width, height)
        let area = try #require(window.widget.descendant(gtk_drawing_area_get_type()))
        user.nextFrame()
        let side = gtk_widget_get_height(area)
        #expect(range.contains(side), "\(side)")
        #expect(gtk_widget_get_width(area) >= side)
    }

    @Test("has another size when the window has another one")
    func resized() throws {
        let (window, user) = try open(900, 1000)
        let area = try #require(window.widget.descendant(gtk_drawing_area_get_type()))
        let before = gtk_widget_get_height(area)
        gtk_window_set_default_size(window.widget.cast(), 900, 420)
        for _ in 0..<10 where gtk_widget_get_height(area) == before { user.nextFrame() }
        #expect((200..<420).contains(gtk_widget_get_height(area)))
    }

    @Test(
        "is dark on light in each theme, in modules of whole pixels, and follows the settings",
        arguments: [false, true])
    func drawn(isDark: Bool) throws {
        LaterGtk.isDark = isDark
        defer { LaterGtk.isDark = nil }
        let (window, user) = try open(480, 640)
        let area = try #require(window.widget.descendant(gtk_drawing_area_get_type()))
        for name in ["Anna's laptop", "Another"] {
            driver.change { $0.networkName = name }
            user.nextFrame()
            let picture = try #require(Drawing(of: area))
            let code = try QRCode(driver.state.profile.joinText)
            #expect(picture.modules(code.side + 2 * QRCode.quietZone) == expected(code))
        }
    }

    @Test("is named to assistive tools, and is a picture")
    func accessible() throws {
        let (window, _) = try open(480, 640)
        let area = try #require(window.widget.descendant(gtk_drawing_area_get_type()))
        #expect(gtk_accessible_get_accessible_role(OpaquePointer(area)) == GTK_ACCESSIBLE_ROLE_IMG)
        #expect(gtk_test_accessible_has_property(OpaquePointer(area), GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
    }

    @Test("goes with its page")
    func freed() throws {
        let form: Form<Hotspot> = sections {
            section { detailTextCell(title: "Join", keyPath: { _ in "" }, form: joinForm) }
        }
        let driver = FormDriver(initial: driver.state, build: form)
        let window = FormWindow(driver.session)
        let user = GtkUser(of: window)
        try user.select("Join")
        user.nextFrame()
        let area = try #require(window.widget.descendant(gtk_drawing_area_get_type()))
        let place = UnsafeMutablePointer<gpointer?>.allocate(capacity: 1)
        defer { place.deallocate() }
        place.initialize(to: area)
        g_object_add_weak_pointer(UnsafeMutableRawPointer(area).assumingMemoryBound(to: GObject.self), place)
        try user.goBack()
        #expect(user.wait { place.pointee == nil })
    }

    private func expected(_ code: QRCode) -> [String] {
        let places = -QRCode.quietZone..<code.side + QRCode.quietZone
        return places.map { y in places.map { x in code.isDark(x, y) ? "#" : "." }.joined() }
    }

    private func open(_ width: Int32, _ height: Int32) throws -> (FormWindow, GtkUser) {
        let window = FormWindow(driver.session)
        gtk_window_set_default_size(window.widget.cast(), width, height)
        let user = GtkUser(of: window)
        user.nextFrame()
        user.nextFrame()
        return (window, user)
    }

}

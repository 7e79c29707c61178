import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

private struct Lamp: Equatable {
    var name = "Lamp"
}

private let form: Form<Lamp> = sections {
    section { controlCell(title: "Name", control: textField(keyPath: \.name)) }
}

@MainActor
@Suite("The notices above the pages", .serialized, .needsDisplay)
struct BannerTests {
    private static let short: Sentence = "It is late."
    private static let long: Sentence = .paragraph([
        "The settings file can't be read at line 12, column 3, where a quotation mark is missing.",
        "It is left as it is.",
    ])

    private static let notices: [(Notice, RowPath?)] = [short, long].flatMap { text in
        Notice.Severity.allCases.flatMap { severity in
            [nil, "Name" as RowPath?].map { (Notice(severity, text), $0) }
        }
    }

    @Test(
        "are on one line, with whole buttons, and are whole themselves or have a button that shows the rest",
        arguments: CrampedLook.allCases)
    func lines(look: CrampedLook) async throws {
        await look.use { environment in
            let driver = FormDriver(initial: Lamp(), build: form, title: "Form", environment: environment)
            let user = GtkUser(of: FormWindow(driver.session))
            for width in [360, 480, 1000] {
                for (notice, row) in Self.notices {
                    driver.session.show(notice, from: "test", about: row)
                    let name = "\(notice.severity), \(row == nil ? "no row" : "a row"), \(width)"
                    #expect(user.layoutProblems(width: width, height: 640) == [], "\(name)")
                    let banner = user.window.shown(class: "form-banner")[0]
                    let label = banner.shown(class: "form-notice")[0]
                    #expect(pango_layout_get_line_count(gtk_label_get_layout(label.opaque)) == 1, "\(name)")
                    #expect(gtk_label_get_xalign(label.opaque) == 0)
                    #expect(isCut(label) == hasDetails(banner), "\(name)")
                }
            }
        }
    }

    private func isCut(_ label: Widget) -> Bool {
        pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)) != 0
    }

    private func hasDetails(_ banner: Widget) -> Bool {
        banner.shown(class: "form-details").contains { gtk_widget_get_mapped($0) != 0 }
    }

    @Test("show the whole text in a dialog, which closes with the notice")
    func details() throws {
        let driver = FormDriver(initial: Lamp(), build: form, title: "Form")
        let user = GtkUser(of: FormWindow(driver.session))
        driver.session.show(Notice(.warning, Self.long), from: "test")
        user.resize(to: 480)
        let text = driver.session.environment.text(of: Self.long)
        user.click(user.window.shown(class: "form-details")[0])
        #expect(user.question == "Details\n\(text)")
        try user.answerQuestion("Close")
        #expect(user.question == nil)
        user.click(user.window.shown(class: "form-details")[0])
        #expect(user.question != nil)
        driver.session.show(nil, from: "test")
        user.processEvents()
        #expect(user.question == nil)
    }

    @Test("give the focus to another button when the window becomes wide enough for the whole text")
    func focus() throws {
        let driver = FormDriver(initial: Lamp(), build: form, title: "Form")
        let user = GtkUser(of: FormWindow(driver.session))
        driver.session.show(.warning("A text that is too long for a narrow window, but not for others."), from: "test")
        user.resize(to: 480)
        gtk_widget_grab_focus(user.window.shown(class: "form-details")[0])
        user.resize(to: 1000)
        let focus = try #require(gtk_root_get_focus(user.window.opaque))
        #expect(gtk_widget_get_mapped(focus) != 0)
        #expect(focus.hasClass("form-dismiss"))
    }
}

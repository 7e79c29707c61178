import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("A row that is nothing but a widget", .serialized, .needsDisplay)
struct NativeCellTests {
    @Test("is its title on the screen of each renderer, has no value and does nothing", arguments: Renderer.allCases)
    func screen(renderer: Renderer) throws {
        let stage = Stage(renderer, Gallery(), form(Bar()))
        #expect(try stage.screen == "Form\n\n  Level\n  Below text ›")
        #expect(stage.driver.session.rows().first { $0.path == "Level" }?.value == nil)
        #expect(throws: FormUserError.self) { try stage.user.select("Level") }
        #expect(stage.driver.state == Gallery())
        stage.driver.change { $0.isUsable = false }
        #expect(try stage.screen == "Form\n\n  Below text ›")
        try stage.user.search("level")
        #expect(try stage.user.screen.sections[0].rows.map(\.title) == ["Level"])
    }

    @Test("follows the state, and is not told of what does not concern it")
    func inStep() {
        let bar = Bar()
        let stage = Stage(.gtk, Gallery(), form(bar))
        #expect(bar.shown == [5])
        stage.driver.change { $0.number = 7 }
        #expect(bar.shown == [5, 7])
        stage.driver.change { $0.text = "other" }
        #expect(bar.shown == [5, 7])
    }

    @Test("is as wide as the row, in place of the title")
    func width() throws {
        let bar = Bar()
        let stage = Stage(.gtk, Gallery(), form(bar))
        let user = try #require(stage.user as? GtkUser)
        user.nextFrame()
        let widget = try #require(bar.widget)
        let line = try #require(gtk_widget_get_parent(widget))
        #expect(gtk_widget_get_width(widget) == gtk_widget_get_width(line))
        #expect(user.allRows.map { gtk_widget_has_css_class($0, "form-native") } == [1, 0])
    }

    @Test("shows its title where its content is another renderer's", arguments: Renderer.allCases)
    func foreign(renderer: Renderer) throws {
        let foreign: Element<FormCell, Gallery> = customCell(title: "Level") { cell, _ in
            cell.nativeContent = "no widget of GTK"
            return { _ in }
        }
        let stage = Stage(renderer, Gallery(), sections { section { foreign } })
        #expect(try stage.screen == "Form\n\n  Level")
    }

    private func form(_ bar: Bar) -> Form<Gallery> {
        sections {
            section {
                bar.element.visible(when: \.isUsable)
                nestedTextField(title: "Below", keyPath: \.text)
            }
        }
    }
}

/// A level bar of the test's own, as an author would bring one.
@MainActor
private final class Bar {
    var widget: Widget?
    var shown: [Int] = []

    var element: Element<FormCell, Gallery> {
        gtkCell(title: "Level", keyPath: \.number) {
            let bar = gtk_level_bar_new_for_interval(0, 10)!
            self.widget = bar
            return bar
        } update: { bar, number in
            gtk_level_bar_set_value(OpaquePointer(bar), Double(number))
            self.shown.append(Int(gtk_level_bar_get_value(OpaquePointer(bar))))
        }
    }
}

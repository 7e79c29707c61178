import CGtk
import FormCore
import FormGtk
import FormTesting
import Testing

@testable import FormGtkTesting

private struct Board: Equatable {
    var isShown = true
    var width = 3
    var height = 2
    var isTurned = false
}

/// A chessboard, black in the upper left corner.
private func picture(of board: Board) -> Picture? {
    guard board.isShown else { return nil }
    return Picture(width: board.width, height: board.height) { x, y in
        let isBlack = (x + y) % 2 == (board.isTurned ? 1 : 0)
        return isBlack ? Color(red: 0, green: 0, blue: 0) : Color(red: 255, green: 255, blue: 255)
    }
}

private func form(_ size: PictureSize) -> Form<Board> {
    sections {
        section {
            controlCell(
                title: "Board",
                control: picture(size: size) {
                    picture(of: $0)
                } description: {
                    "\($0.width) × \($0.height)"
                })
        }
    }
}

@MainActor
@Suite("Pictures", .serialized, .needsDisplay)
struct PictureTests {
    /// Shows a picture to a test, as long as that lasts.
    private func show(
        _ board: Board, _ size: PictureSize, _ test: (FormDriver<Board>, GtkUser, Widget) throws -> Void
    ) throws {
        let stage = Stage(.gtk, board, form(size))
        let user = try #require(stage.user as? GtkUser)
        user.nextFrame()
        try test(stage.driver, user, try #require(user.topPage.shown(class: "form-picture").first))
        withExtendedLifetime(stage) {}
    }

    @Test("are told in words, where there is one", arguments: Renderer.allCases)
    func words(renderer: Renderer) throws {
        let stage = Stage(renderer, Board(), form(.natural))
        #expect(try stage.row("Board")?.values == ["▨ 3 × 2"])
        stage.driver.change { $0.width = 5 }
        #expect(try stage.row("Board")?.values == ["▨ 5 × 2"])
        stage.driver.change { $0.isShown = false }
        #expect(try stage.row("Board")?.values == [])
        stage.driver.change { $0.isShown = true }
        #expect(try stage.row("Board")?.values == ["▨ 5 × 2"])
    }

    @Test("have a pixel for each of theirs, and follow the state")
    func pixels() throws {
        try show(Board(width: 24, height: 24), .natural) { driver, user, widget in
            for isTurned in [false, true] {
                driver.change { $0.isTurned = isTurned }
                user.nextFrame()
                let expected = (0..<24).map { y in
                    (0..<24).map { x in (x + y) % 2 == (isTurned ? 1 : 0) ? "#" : "." }.joined()
                }
                let drawing = try #require(Drawing(of: widget))
                #expect(drawing.modules(24) == expected)
            }
            #expect(gtk_widget_get_width(widget) == 24)
        }
    }

    @Test("are enlarged by whole numbers, as far as the window allows")
    func enlarged() throws {
        try show(Board(width: 7, height: 7), .window) { _, _, widget in
            #expect(gtk_widget_get_height(widget) >= 200)
            let expected = (0..<7).map { y in (0..<7).map { x in (x + y) % 2 == 0 ? "#" : "." }.joined() }
            let drawing = try #require(Drawing(of: widget))
            #expect(drawing.modules(7) == expected)
        }
    }

    @Test("are made smaller where the row is too narrow, as wide as they are high")
    func reduced() throws {
        try show(Board(width: 4000, height: 1000), .natural) { _, user, widget in
            let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
            #expect(width < gtk_widget_get_width(user.topPage))
            #expect(abs(width - 4 * height) <= 4)
        }
    }

    @Test("have another size when they are others, or the window is")
    func resized() throws {
        try show(Board(width: 7, height: 7), .window) { driver, user, widget in
            gtk_window_set_default_size(user.window.cast(), 800, 900)
            for _ in 0..<10 where gtk_widget_get_height(widget) < 400 { user.nextFrame() }
            #expect(gtk_widget_get_height(widget) >= 400)
            gtk_window_set_default_size(user.window.cast(), 800, 450)
            for _ in 0..<10 where gtk_widget_get_height(widget) >= 300 { user.nextFrame() }
            #expect((200..<300).contains(gtk_widget_get_height(widget)))
            driver.change { $0.width = 28 }
            for _ in 0..<10 where gtk_widget_get_height(widget) > 200 { user.nextFrame() }
            #expect(gtk_widget_get_height(widget) == 200)
        }
    }

    @Test("are known to assistive tools by their row's title, and described in words")
    func accessible() throws {
        try show(Board(), .natural) { _, _, widget in
            #expect(gtk_accessible_get_accessible_role(widget.opaque) == GTK_ACCESSIBLE_ROLE_IMG)
            #expect(gtk_test_accessible_has_property(widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
            let row = try #require(gtk_widget_get_ancestor(widget, gtk_list_box_row_get_type()))
            #expect(gtk_test_accessible_has_property(row.opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) != 0)
        }
    }
}

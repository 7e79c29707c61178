import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import RandomNumbers
import Testing

@MainActor
@Suite("A page with very many rows", .serialized, .needsDisplay)
struct LongPageTests {
    struct Rows: Equatable {
        var texts = (0..<1000).map { "\($0)" }
        var hidden = 0

        subscript(index: Int) -> String {
            get { texts[index] }
            set { texts[index] = newValue }
        }
    }

    let driver: FormDriver<Rows>
    let user: GtkUser

    init() {
        let cells = (0..<1000).map { index in
            index.isMultiple(of: 10)
                ? controlCell(title: "Row \(index)", control: textField(keyPath: \Rows.[index]))
                : customCell(title: "Row \(index)") { cell, context in
                    context.follow({ $0[index] }) { cell.detail = $0 }
                }
                .visible { index >= $0.hidden }
        }
        let sections: [Element<Section, Rows>] = [
            section(Array(cells[..<37]), header: "First"),
            section(Array(cells[37..<40])),
            section(Array(cells[40...])),
        ]
        driver = FormDriver(initial: Rows(), build: FormCore.sections(sections))
        user = GtkUser(of: FormWindow(driver.session))
        user.nextFrame()
        user.wait { [user] in user.focusedRow == "Row 0" }
        // The window's own first focus is over, and the rows around the screen are made.
        for _ in 0..<3 { user.nextFrame() }
    }

    @Test("has widgets for the rows near the screen only, also after walking through it")
    func bounded() {
        #expect(user.allRows.count < 100)
        scroll(to: 20_000)
        scroll(to: 40_000)
        #expect(user.allRows.count < 150)
        // An author's closure sets up nine of ten rows, so all of them are made with their page.
        #expect(driver.session.counters.rowsRendered == 1000)
    }

    @Test("shows every row in order, with no gap, from the beginning to the end")
    func everyRow() throws {
        var seen: [Int] = []
        var value = 0.0
        repeat {
            scroll(to: value)
            let rows = user.rowsOnScreen
            let numbers = rows.compactMap { Int($0.title.dropFirst(4)) }
            #expect(numbers == Array((numbers.first ?? 0)..<(numbers.first ?? 0) + numbers.count))
            for (row, next) in zip(rows, rows.dropFirst()) {
                // Sections have a margin between them, and the frame's border.
                #expect(next.top - row.bottom >= -1 && next.top - row.bottom < 40)
            }
            seen += numbers.filter { $0 > seen.last ?? -1 }
            value += 450
        } while value < user.scrollRange.upperBound
        scroll(to: user.scrollRange.upperBound)
        seen += user.rowsOnScreen.compactMap { Int($0.title.dropFirst(4)) }.filter { $0 > seen.last ?? -1 }
        #expect(seen == Array(0..<1000))
    }

    @Test("draws the rows on the screen without a gap, and no others, wherever the user scrolls and whatever is hidden")
    func drawn() {
        var generator = SeededGenerator.announced("scrolls", seed: 1)
        for _ in 0..<100 {
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: user.scroll(to: Double.random(in: user.scrollRange, using: &generator))
            case 1: driver.change { $0.hidden = Int.random(in: 0..<900, using: &generator) }
            case 2: user.press([GDK_KEY_Page_Down, GDK_KEY_Page_Up, GDK_KEY_End].randomElement(using: &generator)!)
            default: user.scroll(to: max(user.scrolled + Double.random(in: -300...300, using: &generator), 0))
            }
            user.nextFrame()
            let rows = user.rowsOnScreen
            #expect(user.allRows.count { gtk_widget_get_opacity($0) > 0 } <= rows.count + 2)
            #expect((rows.first?.top ?? 100) < 100)
            for (row, next) in zip(rows, rows.dropFirst()) { #expect(next.top - row.bottom < 40) }
        }
    }

    @Test("is walked by the arrow keys without missing a row")
    func arrows() {
        var walked: [String] = []
        for _ in 0..<150 {
            walked.append(user.focusedRow ?? "nothing")
            user.press(GDK_KEY_Down)
            user.nextFrame()
        }
        #expect(walked == (0..<150).map { "Row \($0)" })
        user.press(GDK_KEY_Up)
        #expect(user.focusedRow == "Row 149")
    }

    @Test("is walked by Tab without missing a row")
    func tab() {
        var walked: [String] = []
        for _ in 0..<150 {
            walked.append(user.focusedRow ?? "nothing")
            user.pressTab()
            user.nextFrame()
        }
        #expect(walked == (0..<150).map { "Row \($0)" })
    }

    @Test("End and Home go to the last and the first row, and put them on the screen")
    func endAndHome() {
        user.press(GDK_KEY_Down)
        user.press(GDK_KEY_End)
        #expect(user.wait { user.focusedRow == "Row 999" })
        user.nextFrame()
        #expect(user.rowsOnScreen.contains { $0.title == "Row 999" })
        user.press(GDK_KEY_Home)
        #expect(user.wait { user.focusedRow == "Row 0" })
        user.nextFrame()
        #expect(user.rowsOnScreen.contains { $0.title == "Row 0" })
    }

    @Test("Page Down and Page Up move by a screen and miss no row")
    func pages() {
        var numbers = [0]
        user.press(GDK_KEY_Down)
        for _ in 0..<10 {
            user.press(GDK_KEY_Page_Down)
            user.nextFrame()
            numbers.append(Int(user.focusedRow?.dropFirst(4) ?? "") ?? -1)
        }
        #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $1 - $0 > 3 && $1 - $0 < 15 })
        user.press(GDK_KEY_Page_Up)
        #expect(user.focusedRow == "Row \(numbers[numbers.count - 2])")
    }

    @Test("a row with the focus and uncommitted text keeps both when it leaves the screen")
    func draft() throws {
        try user.type("typed", into: "Row 10")
        scroll(to: 30_000)
        #expect(!user.rowsOnScreen.contains { $0.title == "Row 10" })
        #expect(user.focusedRow == "Row 10")
        scroll(to: 0)
        #expect(user.focusedText?.text == "typed")
        #expect(driver.state.texts[10] == "10")
        try user.pressReturn()
        #expect(driver.state.texts[10] == "typed")
    }

    @Test("a change far away is there when its row comes near")
    func farChange() {
        let before = Connections.settersCalled
        driver.change { $0.texts[901] = "changed" }
        #expect(Connections.settersCalled == before)
        user.press(GDK_KEY_Down)
        user.press(GDK_KEY_End)
        #expect(user.wait { user.focusedRow == "Row 999" })
        scroll(to: user.scrollRange.upperBound - 5200)
        scroll(to: user.scrollRange.upperBound - 5200)
        #expect(user.screen.description.contains("Row 901 changed"))
    }

    @Test("rows that are hidden and shown above the screen don't move what is on it")
    func hiddenAbove() throws {
        scroll(to: 20_000)
        let row = try #require(user.rowsOnScreen.first { $0.top > 100 })
        driver.change { $0.hidden = 200 }
        user.nextFrame()
        user.nextFrame()
        #expect(abs(try top(of: row.title) - row.top) <= 2)
        driver.change { $0.hidden = 0 }
        user.nextFrame()
        user.nextFrame()
        #expect(abs(try top(of: row.title) - row.top) <= 2)
    }

    private func top(of title: String) throws -> Double {
        try #require(user.rowsOnScreen.first { $0.title == title }).top
    }

    private func scroll(to value: Double) {
        user.scroll(to: value)
        user.nextFrame()
        user.nextFrame()
    }
}

import CGtk
import CustomDump
import Firewall
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("An item that is dragged", .serialized, .needsDisplay)
struct DraggingTests {
    private func stage(_ rules: [FirewallRule] = .usual) -> (driver: FormDriver<Firewall>, user: GtkUser) {
        let driver = FormDriver(initial: Firewall(rules: rules), build: firewallForm, title: "Firewall")
        return (driver, GtkUser(of: FormWindow(driver.session)))
    }

    @Test("lands before or behind another one, and is put back by undo", arguments: Renderer.allCases)
    func dropping(renderer: Renderer) throws {
        let stage = Stage(renderer, Firewall(), firewallForm, title: "Firewall")
        try stage.user.drag("Web", before: "SSH")
        #expect(stage.user.focusedRow == "Web")
        try stage.user.drag("SSH", after: "Second")
        expectNoDifference(
            try stage.screen,
            """
            Firewall

            Rules
              Web TCP 80 ›
              Second UDP 53 ›
              SSH TCP 22 ›
              Add Rule (button)
            """)
        try stage.user.undo()
        try stage.user.undo()
        #expect(stage.driver.state == Firewall())
        #expect(throws: FormUserError.self) { try stage.user.drag("SSH", after: "SSH") }
        #expect(throws: FormUserError.self) { try stage.user.drag("SSH", after: "Add Rule") }
        #expect(throws: FormUserError.self) { try stage.user.drag("Add Rule", after: "SSH") }
        #expect(stage.driver.state == Firewall())
    }

    @Test("shows where it would land, and lands there")
    func line() throws {
        let (driver, user) = stage()
        let drag = try user.pickUp("SSH")
        #expect(!drag.isUnderWay)
        try user.move(drag, to: 10, below: "Second")
        #expect(drag.isUnderWay)
        #expect(drag.target ?? ("", true) == ("Second", false))
        try user.move(drag, to: 40, below: "Second")
        #expect(drag.target ?? ("", false) == ("Second", true))
        try user.move(drag, to: 20, below: "SSH")
        #expect(drag.target == nil)
        // A little below the last item is behind it, and before the first one above it.
        try user.move(drag, to: 10, below: "Add Rule")
        #expect(drag.target ?? ("", false) == ("Web", true))
        #expect(driver.state == Firewall())
        drag.drop()
        #expect(!drag.isUnderWay && drag.target == nil)
        #expect(driver.state.rules.map(\.id) == ["second", "web", "ssh"])
    }

    @Test("stays where it is when it is dropped elsewhere, with Escape, and when something else takes the pointer")
    func cancelling() throws {
        let (driver, user) = stage()
        var drag = try user.pickUp("SSH")
        drag.drop()
        #expect(user.screen.title == "Firewall")
        drag = try user.pickUp("SSH")
        try user.move(drag, to: 40, below: "Web")
        drag.move(to: 500)
        drag.drop()
        drag = try user.pickUp("SSH")
        try user.move(drag, to: 40, below: "Web")
        try user.pressEscape()
        #expect(!drag.isUnderWay && drag.target == nil)
        drag.drop()
        drag = try user.pickUp("SSH")
        try user.move(drag, to: 40, below: "Web")
        drag.cancel()
        #expect(!drag.isUnderWay)
        #expect(driver.state == Firewall())
        #expect(driver.session.undoStep == nil)
    }

    @Test("is dragged no more when it has gone, and goes on when others come and go")
    func gone() throws {
        let (driver, user) = stage()
        var drag = try user.pickUp("Web")
        try user.move(drag, to: 10, below: "Second")
        driver.change { $0.rules.insert(FirewallRule(id: "vpn", name: "VPN"), at: 1) }
        driver.change { $0.rules.remove(at: 0) }
        user.nextFrame()
        #expect(drag.isUnderWay)
        drag.drop()
        #expect(driver.state.rules.map(\.id) == ["vpn", "web", "second"])
        drag = try user.pickUp("Web")
        try user.move(drag, to: 10, below: "VPN")
        driver.change { $0.rules.remove(at: 0) }
        drag.drop()
        #expect(driver.state.rules.map(\.id) == ["web", "second"])
        drag = try user.pickUp("Web")
        try user.move(drag, to: 40, below: "Second")
        driver.change { $0.rules.remove(at: 0) }
        #expect(!drag.isUnderWay)
        drag.drop()
        #expect(driver.state.rules.map(\.id) == ["second"])
        #expect(throws: FormUserError.self) { try user.pickUp("Second") }
    }

    private struct Two: Equatable {
        var rules = [FirewallRule].usual
        var others = [FirewallRule].usual.map { FirewallRule(id: $0.id, name: "Other \($0.name)") }
    }

    @Test("moves with all its rows, and not into another list", arguments: Renderer.allCases)
    func inPlace(renderer: Renderer) throws {
        let form: Form<Two> = sections {
            section {
                list("Rules", \.rules, id: \.id) {
                    controlCell(title: "Name", control: textField(keyPath: \.name))
                    controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
                }
                .moving()
                list("Others", \.others, id: \.id) {
                    controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).title(from: \.name)
                }
                .moving()
            }
        }
        let stage = Stage(renderer, Two(), form)
        try stage.user.drag("Rules/web/On", before: "Rules/ssh/Name")
        #expect(stage.driver.state.rules.map(\.id) == ["web", "ssh", "second"])
        try stage.user.drag("Rules/web/Name", after: "Rules/ssh/On")
        #expect(stage.driver.state.rules.map(\.id) == ["ssh", "web", "second"])
        #expect(throws: FormUserError.self) { try stage.user.drag("Rules/ssh/On", after: "Other Second") }
        #expect(stage.driver.state.others == Two().others)
    }

    @Test("leaves nothing behind on a page that is closed meanwhile")
    func closing() throws {
        let inner = firewallForm
        let outer: Form<Firewall> = sections {
            section { detailTextCell(title: "Rules", keyPath: { "\($0.rules.count)" }, form: inner) }
        }
        let driver = FormDriver(initial: Firewall(), build: outer, title: "Firewall")
        let user = GtkUser(of: FormWindow(driver.session))
        try user.select("Rules")
        weak let cell = driver.session.topPage.sections[0].cells[1]
        let widget = WeakObject(user.topPage)
        let drag = try user.pickUp("SSH")
        try user.move(drag, to: 40, below: "Web")
        #expect(drag.isUnderWay)
        try user.goBack()
        #expect(cell == nil)
        #expect(user.wait { !widget.isAlive })
        #expect(driver.state == Firewall())
    }
}

@MainActor
@Suite("An item that is dragged over a long list", .serialized, .needsDisplay)
struct LongDraggingTests {
    private struct Numbers: Equatable {
        struct Number: Equatable {
            var id: Int
        }

        var all: [Number]
    }

    private func stage(_ count: Int = 1000) -> (driver: FormDriver<Numbers>, user: GtkUser) {
        let number: Form<Numbers.Number> = sections {}
        let form: Form<Numbers> = sections {
            section("Numbers") {
                list("Numbers", \.all, id: \.id) {
                    detailTextCell(title: "Number", keyPath: { _ in "" }, form: number).title { "Number \($0.id)" }
                }
                .moving()
            }
        }
        let driver = FormDriver(initial: Numbers(all: (0..<count).map(Numbers.Number.init)), build: form)
        let user = GtkUser(of: FormWindow(driver.session))
        for _ in 0..<3 { user.nextFrame() }
        return (driver, user)
    }

    @Test("scrolls the page near its edges, as far as rows that were not there before")
    func scrolling() throws {
        let (driver, user) = stage()
        let before = driver.state
        let drag = try user.pickUp("Number 1")
        drag.move(to: Double(gtk_widget_get_height(user.topPage)) - 2)
        let isScrolled = user.wait { user.rowsOnScreen.contains { $0.title == "Number 60" } }
        #expect(isScrolled)
        // Away from the edge it stays where it is.
        drag.move(to: 300)
        user.nextFrame()
        let rows = user.rowsOnScreen.map(\.title)
        for _ in 0..<5 { user.nextFrame() }
        #expect(user.rowsOnScreen.map(\.title) == rows)
        #expect(user.allRows.count < 150)
        drag.move(to: 302)
        let target = try #require(drag.target)
        let neighbour = try #require(Int(target.title.dropFirst(7)))
        #expect(neighbour > 40)
        drag.drop()
        let index = try #require(driver.state.all.firstIndex { $0.id == 1 })
        #expect(index == neighbour - (target.isBelow ? 0 : 1))
        for _ in 0..<3 { user.nextFrame() }
        #expect(user.focusedRow == "Number 1")
        #expect(user.rowsOnScreen.contains { $0.title == "Number 1" })
        try user.undo()
        #expect(driver.state == before)
    }

    @Test(
        "leaves the page where it is when it is dropped on the screen, or moved by keys there", arguments: [60, 1000])
    func still(count: Int) throws {
        let (driver, user) = stage(count)
        user.scroll(to: 1000)
        for _ in 0..<3 { user.nextFrame() }
        try user.drag("Number 22", after: "Number 26")
        for _ in 0..<3 { user.nextFrame() }
        #expect(user.rowsOnScreen.contains { $0.title == "Number 22" })
        #expect(user.scrolled == 1000)
        try user.moveUp("Number 22")
        for _ in 0..<3 { user.nextFrame() }
        #expect(user.focusedRow == "Number 22")
        #expect(user.scrolled == 1000)
        for _ in 0..<12 { user.press(GDK_KEY_Up, GDK_ALT_MASK) }
        for _ in 0..<3 { user.nextFrame() }
        #expect(driver.state.all.firstIndex { $0.id == 22 } == 13)
        #expect(user.scrolled < 1000)
        #expect(user.rowsOnScreen.contains { $0.title == "Number 22" })
    }

    @Test("is moved by keys too while its row is far from the screen")
    func keys() throws {
        let (driver, user) = stage()
        try user.moveDown("Number 1")
        user.nextFrame()
        user.scroll(to: 20_000)
        for _ in 0..<3 { user.nextFrame() }
        #expect(!user.rowsOnScreen.contains { $0.title == "Number 1" })
        for _ in 0..<30 { user.press(GDK_KEY_Down, GDK_ALT_MASK) }
        for _ in 0..<3 { user.nextFrame() }
        #expect(driver.state.all.firstIndex { $0.id == 1 } == 32)
        #expect(user.focusedRow == "Number 1")
        #expect(user.rowsOnScreen.contains { $0.title == "Number 1" })
    }

    @Test("is dragged from and to where the screen is not, and right after it was moved", arguments: [60, 1000])
    func elsewhere(count: Int) throws {
        let (driver, user) = stage(count)
        try user.drag("Number 2", after: "Number 20")
        #expect(driver.state.all[20].id == 2)
        try user.drag("Number 2", before: "Number 1")
        #expect(driver.state.all.prefix(3).map(\.id) == [0, 2, 1])
        try user.moveUp("Number 10")
        for _ in 0..<7 { user.press(GDK_KEY_Down, GDK_ALT_MASK) }
        try user.drag("Number 10", after: "Number 17")
        #expect(driver.state.all[16...17].map(\.id) == [17, 10])
        for _ in 0..<14 { user.press(GDK_KEY_Up, GDK_ALT_MASK) }
        try user.drag("Number 10", after: "Number 0")
        #expect(driver.state.all.prefix(3).map(\.id) == [0, 10, 2])
    }
}

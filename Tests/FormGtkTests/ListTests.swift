import CGtk
import CustomDump
import Firewall
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

@MainActor
@Suite("A list in front of a person", .serialized, .needsDisplay)
struct ListTests {
    private func stage(_ renderer: Renderer) -> Stage<Firewall> {
        Stage(renderer, Firewall(), firewallForm, title: "Firewall")
    }

    @Test("is added to, removed from, put in another order and taken back", arguments: Renderer.allCases)
    func editing(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Add Rule")
        try stage.user.type("Mail", into: "Name")
        try stage.user.goBack()
        try stage.user.moveUp("Mail")
        try stage.user.remove("Second")
        try stage.user.perform(.duplicate, on: "SSH")
        try stage.user.goBack()
        expectNoDifference(
            try stage.screen,
            """
            Firewall

            Rules
              SSH TCP 22 ›
              SSH Copy TCP 22 ›
              Mail TCP 22 ›
              Web TCP 80 ›
              Add Rule (button)
            """)
        for _ in 1...5 { try stage.user.undo() }
        expectNoDifference(
            try stage.screen,
            """
            Firewall

            Rules
              SSH TCP 22 ›
              Second UDP 53 ›
              Web TCP 80 ›
              Add Rule (button)
            """)
        #expect(stage.driver.state == Firewall())
    }

    @Test("can be over a dictionary, a set and a type of its author", arguments: Renderer.allCases)
    func storages(renderer: Renderer) throws {
        let stage = Stage(renderer, Router(), routerForm, title: "Router")
        try stage.user.select("Add Host")
        try stage.user.type("10.0.1.9", into: "Address")
        try stage.user.goBack()
        try stage.user.remove("door")
        try stage.user.type("10.0.0.5", into: "Address")
        try stage.user.pressReturn()
        try stage.user.select("Block the Address")
        try stage.user.select("Block the Address")
        try stage.user.remove("10.0.0.9")
        try stage.user.select("Block the Address")
        try stage.user.moveUp("any")
        try stage.user.moveUp("home")
        try stage.user.moveUp("home")
        expectNoDifference(
            try stage.screen,
            """
            Router

            Hosts
              host-4 10.0.1.9 ›
              nas 10.0.1.7 ›
              printer 10.0.1.5 ›
              Add Host (button)

            Blocked
              Address [10.0.0.5]
              10.0.0.1
              10.0.0.5
              Block the Address (button)
                ! warning: “Blocked” already has an item “10.0.0.5”.

            Routes
              home [10.2.0.1]
              office [10.1.0.1]
              any [10.0.0.1]
              Add Route (button)
            """)
        #expect(throws: FormUserError.self) { try stage.user.moveUp("printer") }
        for _ in 1...9 { try stage.user.undo() }
        #expect(stage.driver.state == Router())
    }

    @Test("over a type of its author that has an order can be dragged in", arguments: Renderer.allCases)
    func draggingStored(renderer: Renderer) throws {
        let form: Form<Router> = sections {
            section {
                list("Routes", \.routes, storage: .routes) {
                    controlCell(title: "Gateway", control: textField(keyPath: \.value)).title(from: \.key)
                }
                .moving()
            }
        }
        let stage = Stage(renderer, Router(), form)
        try stage.user.drag("any", before: "office")
        #expect(stage.driver.state.routes.names == ["any", "office", "home"])
        try stage.user.undo()
        #expect(stage.driver.state == Router())
    }

    @Test("refuses what another item has, and keeps it with the item", arguments: Renderer.allCases)
    func refused(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Second")
        try stage.user.type("ssh", into: "Name")
        try stage.user.pressReturn()
        try stage.user.goBack()
        #expect(try stage.row("Second")?.values == ["UDP 53", "⚠", "›"])
        stage.driver.change { $0.rules.swapAt(0, 1) }
        try stage.user.select("Second")
        expectNoDifference(
            try stage.screen,
            """
            ‹ Second

              Name [ssh]
                ! error: Another item already has “SSH”.
              Protocol UDP ›
              Port [53]
              On [on]
            """)
    }

    @Test(
        "gives the focus to the next item when one is removed, and keeps it with one that is moved",
        arguments: Renderer.allCases)
    func focus(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.moveDown("SSH")
        #expect(stage.user.focusedRow == "SSH")
        try stage.user.remove("SSH")
        #expect(stage.user.focusedRow == "Web")
        try stage.user.remove("Web")
        #expect(stage.user.focusedRow == "Add Rule")
    }

    @Test("has a menu in those rows only with which something can be done")
    func menus() throws {
        let form: Form<Firewall> = sections {
            section {
                list("Rules", \.rules, id: \.id) {
                    controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).title(from: \.name)
                }
                .moving()
            }
        }
        let driver = FormDriver(initial: Firewall(), build: form)
        let user = GtkUser(of: FormWindow(driver.session))
        var menus: Int { user.topPage.shown(class: "form-actions").count }
        #expect(menus == 3)
        driver.change { $0.rules.removeLast(2) }
        #expect(menus == 0)
        driver.change { $0 = Firewall() }
        #expect(menus == 3)
    }

    @Test("is shown with its section as soon as it has an item", arguments: Renderer.allCases)
    func firstItem(renderer: Renderer) throws {
        let form: Form<Firewall> = sections {
            section { buttonCell(title: "Anything") { _ in } }
            section("Rules") {
                list("Rules", of: { $0.rules }, id: \.id) {
                    customCell(title: "Rule") { cell, context in context.follow({ $0.name }) { cell.detail = $0 } }
                }
            }
        }
        let stage = Stage(renderer, Firewall(rules: []), form, title: "Firewall")
        #expect(try stage.screen.contains("Rules") == false)
        stage.driver.change { $0.rules = [FirewallRule(id: "web", name: "Web")] }
        #expect(try stage.screen.contains("  Rule Web"))
    }

    @Test("closes the page of an item that goes, and says so", arguments: Renderer.allCases)
    func gone(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.select("Second")
        try stage.user.type("DN", into: "Name")
        stage.driver.change { $0.rules.remove(at: 1) }
        expectNoDifference(
            try stage.screen,
            """
            Firewall
            ! “Second” no longer exists. You had typed: DN

            Rules
              SSH TCP 22 ›
              Web TCP 80 ›
              Add Rule (button)
            """)
        #expect(stage.user.focusedRow == "Web")
    }
}

import Firewall
import FormCore
import FormTesting
import Testing

/// A router in use.
@MainActor
struct RouterStage {
    let driver: FormDriver<Router>
    let user: HeadlessUser

    init(_ router: Router = Router(), applying: Applying = .atOnce) {
        driver = FormDriver(
            initial: router, build: routerForm, title: "Router", defaults: Router(), applying: applying)
        user = HeadlessUser(of: driver.session)
    }

    func titles(ofSection number: Int) -> [String] { user.screen.sections[number].rows.map(\.title) }
}

@MainActor
@Suite("A list over a set")
struct SetListTests {
    private let stage = RouterStage()
    private var driver: FormDriver<Router> { stage.driver }
    private var user: HeadlessUser { stage.user }

    @Test("has elements that come and go, a step each")
    func editing() throws {
        try user.type("10.0.0.5", into: "Address")
        try user.pressReturn()
        try user.select("Block the Address")
        #expect(stage.titles(ofSection: 1) == ["Address", "10.0.0.1", "10.0.0.5", "10.0.0.9", "Block the Address"])
        try user.remove("10.0.0.1")
        #expect(driver.session.undoStep?.title == "Blocked")
        driver.change { $0.blocked.remove("10.0.0.9") }
        driver.session.undo()
        driver.session.undo()
        #expect(driver.state.blocked == ["10.0.0.1"])
        driver.session.redo()
        #expect(driver.state.blocked == ["10.0.0.1", "10.0.0.5"])
        #expect(throws: FormUserError.self) { try user.moveDown("10.0.0.1") }
        #expect(driver.session.changedRows().map(\.path) == ["Address", "Blocked"])
    }

    @Test("tells the person what it has already, until something else is there")
    func repeated() throws {
        try user.type("10.0.0.9", into: "Address")
        try user.pressReturn()
        try user.select("Block the Address")
        #expect(user.screen.sections[1].rows.last?.notice == "warning: “Blocked” already has an item “10.0.0.9”.")
        #expect(driver.session.mistakes.isEmpty, "The user has typed the id.")
        try user.remove("10.0.0.9")
        #expect(user.screen.sections[1].rows.last?.notice == nil)
        try user.select("Block the Address")
        #expect(
            driver.state
                == {
                    var router = Router(); router.address = "10.0.0.9"; return router
                }())
    }

    @Test("is settled as to the elements that another program has made come and go")
    func conflicts() throws {
        driver.baselines.saved = Router()
        var theirs = Router()
        theirs.blocked = ["10.0.0.1", "10.0.0.2"]
        driver.baselines.theirs = theirs
        #expect(
            user.screen.sections[1].rows[1].conflict
                == "No longer there elsewhere: “10.0.0.9” Still there elsewhere: “10.0.0.2”")
        try user.resolveConflict(of: "Blocked", .theirs)
        #expect(driver.state == theirs)
    }
}

@MainActor
@Suite("A list over a type of its author")
struct OwnStorageListTests {
    private let stage = RouterStage()
    private var driver: FormDriver<Router> { stage.driver }
    private var user: HeadlessUser { stage.user }

    @Test("is added to, edited, moved and removed from, and all of it taken back")
    func editing() throws {
        try user.type("10.1.0.9", into: "office")
        try user.pressReturn()
        try user.moveDown("office")
        try user.drag("any", before: "home")
        try user.select("Add Route")
        try user.remove("home")
        try user.perform(.duplicate, on: "any")
        #expect(driver.state.routes.names == ["any", "any-2", "office", "route-4"])
        #expect(driver.state.routes["office"] == "10.1.0.9")
        driver.change { $0.routes["new"] = "10.9.0.1" }
        var steps = 0
        while driver.session.undoStep != nil {
            driver.session.undo()
            steps += 1
        }
        #expect(steps == 6)
        var expected = Routes.usual
        expected["new"] = "10.9.0.1"
        #expect(driver.state.routes == expected)
        for _ in 1...6 { driver.session.redo() }
        #expect(driver.state.routes.names == ["any", "any-2", "office", "route-4", "new"])
    }

    @Test("has a conflict of its own where only the order is another one")
    func order() throws {
        driver.baselines.saved = Router()
        var theirs = Router()
        theirs.routes.move("any", to: 0)
        driver.baselines.theirs = theirs
        #expect(user.screen.sections[2].rows[0].conflict == "Also put into another order elsewhere.")
        try user.resolveConflict(of: "Routes", .theirs)
        #expect(driver.state == theirs)
    }
}

import CustomDump
import Firewall
import FormCore
import FormTesting
import Testing

@MainActor
@Suite("A list over a dictionary")
struct DictionaryListTests {
    private let stage = RouterStage()
    private var driver: FormDriver<Router> { stage.driver }
    private var user: HeadlessUser { stage.user }

    @Test("shows its values in the order of their keys, under which their rows are found")
    func rows() {
        expectNoDifference(
            user.screen.description,
            """
            Router

            Hosts
              door 10.0.1.6 ›
              nas 10.0.1.7 ›
              printer 10.0.1.5 ›
              Add Host (button)

            Blocked
              Address []
              10.0.0.1
              10.0.0.9
              Block the Address (button)

            Routes
              office [10.1.0.1]
              home [10.2.0.1]
              any [10.0.0.1]
              Add Route (button)
            """)
        #expect(driver.session.reveal("Hosts/nas/Address"))
        #expect(driver.session.topPage.title == "nas")
        #expect(!driver.session.reveal("Hosts/none/Address"))
        #expect(driver.session.mistakes.isEmpty)
    }

    @Test("edits a value under its key, a step each, whatever is done to the others")
    func editing() throws {
        try user.select("nas")
        try user.type("10.0.1.8", into: "Address")
        try user.pressReturn()
        try user.toggle("Trusted")
        #expect(driver.state.hosts["nas"] == Router.Host(address: "10.0.1.8", isTrusted: true))
        driver.change { state in
            state.hosts["abc"] = Router.Host()
            state.hosts["printer"] = nil
        }
        driver.session.undo()
        driver.session.undo()
        #expect(driver.state.hosts["nas"] == Router().hosts["nas"])
        #expect(driver.state.hosts.keys.sorted() == ["abc", "door", "nas"])
        #expect(driver.session.undoStep == nil)
        driver.session.redo()
        #expect(driver.state.hosts["nas"]?.address == "10.0.1.8")
    }

    @Test("adds a value under a key of its own, copies and removes one, and takes all of it back")
    func adding() throws {
        try user.select("Add Host")
        #expect(user.screen.title == "host-4")
        try user.type("10.0.1.9", into: "Address")
        try user.goBack()
        #expect(stage.titles(ofSection: 0) == ["door", "host-4", "nas", "printer", "Add Host"])
        #expect(user.screen.sections[0].rows.last?.isDisabled == true)
        try user.remove("door")
        try user.perform(.duplicate, on: "nas")
        try user.goBack()
        #expect(driver.state.hosts.keys.sorted() == ["host-4", "nas", "nas-2", "printer"])
        // What comes from outside meanwhile stays.
        driver.set(\.hosts["printer"], to: nil)
        for _ in 1...4 { driver.session.undo() }
        #expect(driver.session.undoStep == nil)
        #expect(driver.state.hosts.keys.sorted() == ["door", "nas"])
        for _ in 1...4 { driver.session.redo() }
        #expect(driver.state.hosts.keys.sorted() == ["host-4", "nas", "nas-2"])
        #expect(driver.state.hosts["host-4"]?.address == "10.0.1.9")
    }

    @Test("takes a new value away that is left as it was")
    func leftAsItWas() throws {
        try user.select("Add Host")
        try user.goBack()
        #expect(driver.state == Router())
        #expect(driver.session.undoStep == nil)
    }

    @Test("offers no moving, since there is no order to change")
    func moving() throws {
        #expect(throws: FormUserError.self) { try user.moveDown("door") }
        #expect(throws: FormUserError.self) { try user.drag("printer", before: "door") }
        #expect(driver.state == Router())
    }

    @Test("refuses what another value has, and keeps the text with its key")
    func rules() throws {
        try user.select("nas")
        try user.type("10.0.1.6", into: "Address")
        try user.pressReturn()
        #expect(user.screen.sections[0].rows[0].notice == "error: Another item already has “10.0.1.6”.")
        driver.set(\.hosts["abc"], to: Router.Host(address: "10.0.1.4"))
        #expect(user.screen.sections[0].rows[0].values == ["[10.0.1.6]"])
        try user.goBack()
        try user.remove("door")
        #expect(driver.state.hosts["nas"]?.address == "10.0.1.6")
    }

    @Test("closes the page of a value that goes, and has what was typed when it is back")
    func gone() throws {
        try user.select("nas")
        try user.type("10.", into: "Address")
        driver.change { $0.hosts["nas"] = nil }
        #expect(user.screen.title == "Router")
        #expect(user.screen.notices == ["“nas” no longer exists. You had typed: 10."])
        driver.change { $0.hosts["nas"] = Router.Host() }
        try user.select("nas")
        #expect(user.screen.sections[0].rows[0].values == ["[10.]"])
    }

    @Test("counts among the changed settings, and has its defaults back in one step")
    func resetting() throws {
        try user.remove("door")
        try user.select("nas")
        try user.toggle("Trusted")
        try user.goBack()
        #expect(driver.session.changedRows().map(\.path) == ["Hosts", "Hosts/nas/Trusted"])
        driver.session.reset("Hosts")
        #expect(driver.state == Router())
        driver.session.undo()
        #expect(driver.state.hosts.keys.sorted() == ["nas", "printer"])
    }

    @Test("is settled value by value where another program has made something else of it")
    func conflicts() throws {
        driver.baselines.saved = Router()
        try user.remove("nas")
        var theirs = Router()
        theirs.hosts["door"] = nil
        theirs.hosts["printer"]?.isTrusted = true
        theirs.hosts["abc"] = Router.Host()
        driver.baselines.theirs = theirs
        #expect(driver.session.conflicts == ["Hosts", "Hosts/printer/Trusted"])
        #expect(
            user.screen.sections[0].rows[0].conflict
                == "No longer there elsewhere: “door” Still there elsewhere: “abc”")
        try user.resolveConflict(of: "Hosts", .theirs)
        driver.session.resolveConflict(at: "Hosts/printer/Trusted", .theirs)
        theirs.hosts["nas"] = nil
        #expect(driver.state == theirs)
    }

    @Test("is applied explicitly with what came from outside at other keys")
    func applying() throws {
        let stage = RouterStage(applying: .explicitly)
        try stage.user.remove("nas")
        stage.driver.change { $0.hosts["abc"] = Router.Host(address: "x") }
        #expect(stage.driver.edited.hosts.keys.sorted() == ["abc", "door", "printer"])
        #expect(stage.driver.state.hosts.keys.sorted() == ["abc", "door", "nas", "printer"])
        try stage.user.apply()
        #expect(stage.driver.state == stage.driver.edited)
    }

    @Test("can have keys that are numbers or cases, and another order than theirs")
    func keys() {
        enum Zone: Hashable { case outside, inside }
        struct Ports: Equatable {
            var byNumber = [443: "https", 22: "ssh", 80: "http"]
            var byZone: [Zone: String] = [.outside: "eth0", .inside: "eth1"]
        }
        let form: Form<Ports> = sections {
            section {
                list("Ports", dictionary: \.byNumber) {
                    controlCell(title: "Port", control: textField(keyPath: \.value)).title(from: { "\($0.key)" })
                }
            }
            section {
                list("Zones", dictionary: \.byZone) {
                    controlCell(title: "Zone", control: textField(keyPath: \.value))
                }
            }
            section {
                list("Again", dictionary: \.byNumber) {
                    controlCell(title: "Port", control: textField(keyPath: \.value))
                }
                .arranged { items, _ in items.sorted { $0.value < $1.value } }
            }
        }
        let driver = FormDriver(initial: Ports(), build: form)
        let values = HeadlessUser(of: driver.session).screen.sections.map { $0.rows.flatMap(\.values) }
        #expect(values == [["[ssh]", "[http]", "[https]"], ["[eth1]", "[eth0]"], ["[http]", "[https]", "[ssh]"]])
        #expect(driver.session.reveal("Zones/inside") && driver.session.reveal("Ports/443"))
    }
}

import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Account: Equatable {
    var id: Int
    var host = ""
    var otherPort: Int?
    var isEncrypted = true

    var usualPort: Int { isEncrypted ? 993 : 143 }

    var port: Int {
        get { otherPort ?? usualPort }
        set { otherPort = newValue == usualPort ? nil : newValue }
    }
}

private struct Mail: Equatable {
    var folders: [Folder] = []
    var accounts: [Account] = []
}

private struct Folder: Equatable {
    var id: Int
    var path = ""
}

private let form: Form<Mail> = sections {
    section {
        list("Folders", \.folders, id: \.id) {
            controlCell(title: "Folder", control: textField(keyPath: \.path))
        }
        .adding("Add Folder") { Folder(id: $0.folders.count + 1) }
    }
    section {
        list("Accounts", \.accounts, id: \.id) {
            controlsCell(title: "Account") {
                controlCell(title: "Host", control: textField(keyPath: \.host))
                controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
                    .default(\.port, from: \.usualPort)
                    .resettable()
            }
        }
        .adding("Add Account") { Account(id: $0.accounts.count + 1) }
        .moving()
    }
}

/// Items that are edited in the list itself.
@MainActor
@Suite("An item without a page", .serialized, .needsDisplay)
struct ItemInPlaceTests {
    @Test("has the focus when it was added, for what is typed next", arguments: Renderer.allCases)
    func added(renderer: Renderer) throws {
        let stage = Stage(renderer, Mail(), form)
        for path in ["/home", "/etc"] {
            try stage.user.select("Add Folder")
            #expect(stage.user.focusedRow == "Folder")
            try stage.user.type(path)
            try stage.user.pressReturn()
        }
        #expect(stage.driver.state.folders.map(\.path) == ["/home", "/etc"])
        try stage.user.select("Add Account")
        #expect(stage.user.focusedRow == "Host")
        try stage.user.type("example.org")
        try stage.user.pressReturn()
        #expect(stage.driver.state.accounts.map(\.host) == ["example.org"])
    }

    @Test("is moved by its keys from any of its controls", arguments: Renderer.allCases)
    func moved(renderer: Renderer) throws {
        let stage = Stage(renderer, Mail(accounts: [Account(id: 1), Account(id: 2)]), form)
        try stage.user.moveUp("Accounts/2")
        #expect(stage.driver.state.accounts.map(\.id) == [2, 1])
        try stage.user.moveDown("Accounts/2")
        #expect(stage.driver.state.accounts.map(\.id) == [1, 2])
    }

    @Test(
        "is told of by its rows where they are changed, and its list without what tells the items apart",
        arguments: Renderer.allCases)
    func changed(renderer: Renderer) throws {
        let accounts = [Account(id: 1), Account(id: 2, host: "example.org")]
        let stage = Stage(
            renderer, Mail(accounts: accounts), form, defaults: Mail(accounts: [Account(id: 1), Account(id: 2)]))
        stage.driver.session.openChangedSettings()
        expectNoDifference(
            try stage.screen,
            """
            ‹ Changed Settings

              Accounts ›
              Host example.org ›
                Account

              Reset All (button)
            """)
    }

    @Test(
        "has its rows reset to their own defaults, also where the list's has no such item", arguments: Renderer.allCases
    )
    func reset(renderer: Renderer) throws {
        let stage = Stage(renderer, Mail(accounts: [Account(id: 1, otherPort: 1)]), form, defaults: Mail())
        try stage.user.reset("Accounts/1/Port")
        #expect(stage.driver.state.accounts == [Account(id: 1)])
        try stage.user.undo()
        #expect(stage.driver.state.accounts[0].port == 1)
    }
}

import FormCore
import FormTesting
import Testing

// The code of the article “Rows of your own”.

func requiredName<State>(
    title: String,
    name: WritableKeyPath<State, String> & Sendable,
    advice: KeyPath<State, String?> & Sendable
) -> Element<FormCell, State> {
    nestedTextField(title: title, keyPath: name)
        .titleStyle { $0[keyPath: name].isEmpty ? .error : .normal }
        .help(from: { $0[keyPath: advice] })
}

struct Server: Equatable {
    var host = "example.com"
    var port = 80
}

struct Mirrors: Equatable {
    var areUsed = true
    var first = Server()
    var second = Server()
}

func serverSection<State>(
    title: String,
    server: WritableKeyPath<State, Server> & Sendable
) -> Element<Section, State> {
    section(title) {
        nestedTextField(title: "Host", keyPath: server.appending(path: \.host))
        controlCell(
            title: "Port",
            control: formattedField(keyPath: server.appending(path: \.port), format: .whole(in: 1...65535))
        )
        .visible { !$0[keyPath: server].host.isEmpty }
    }
}

let hostCell: Element<FormCell, Server> = nestedTextField(title: "Host", keyPath: \.host)

let mirrorsForm: Form<Mirrors> = sections {
    section {
        controlCell(title: "Use Mirrors", control: uiSwitch(keyPath: \.areUsed))
        bind(row: hostCell, to: \.first)
            .visible(when: \.areUsed)
    }
    serverSection(title: "Second Mirror", server: \.second)
}

@MainActor
final class Player {
    private(set) var title = 1

    func skip() { title += 1 }
}

func skipCell<State>(_ player: Player) -> Element<FormCell, State> {
    buttonCell(title: "Skip") { _ in player.skip() }
}

func countCell<State>(
    title: String,
    of list: @escaping @MainActor @Sendable (State) -> [String]
) -> Element<FormCell, State> {
    customCell(title: title) { cell, context in
        context.follow(list) { cell.detail = "\($0.count)" }
    }
}

func quotaCell<State>(
    title: String,
    used: @escaping @MainActor @Sendable (State) -> Int,
    limit: @escaping @MainActor @Sendable (State) -> Int
) -> Element<FormCell, State> {
    customCell(title: title) { cell, context in
        let showUsed = context.follow(used) { cell.detail = "\($0) MB" }
        let showLimit = context.follow(limit) { cell.help = "At most \($0) MB are kept." }
        return { state in
            showUsed(state)
            showLimit(state)
        }
    }
}

struct Inbox: Equatable {
    var unread = 3
}

func unreadCell(messages: Form<Inbox>) -> Element<FormCell, Inbox> {
    customCell(title: "Unread") { cell, context in
        context.follow(\.unread) { cell.detail = "\($0)" }
    }
    .value(\.unread, format: .whole(in: 0...999))
    .opens(messages)
}

func stepCell<State>(
    title: String,
    keyPath: WritableKeyPath<State, Int> & Sendable
) -> Element<FormCell, State> {
    Element { context in
        let cell = FormCell(title: context.translate(title))
        cell.onSelect = { context.set(keyPath, to: context.state[keyPath: keyPath] + 1) }
        return RenderedElement(content: cell) { state in
            cell.detail = "\(state[keyPath: keyPath])"
        }
    }
}

func advanced<State>(_ section: Element<Section, State>) -> Element<Section, State> {
    Element { context in
        let rendered = section.render(context)
        let header = rendered.content.header ?? ""
        rendered.content.header = "\(header) (Advanced)"
        return RenderedElement(content: rendered.content, update: rendered.update)
    }
}

struct Job {
    var name = "Backup"
    var folders = ["Documents"]
    var interval = 1
    var printer = Printer()
    var action: @Sendable () -> Void = {}
}

let jobForm: Form<Job> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name))
        countCell(title: "Folders", of: \.folders)
        stepCell(title: "Interval", keyPath: \.interval)
        page("Printer", printerForm, at: \.printer)
    }
}

func page<Whole, Part: Equatable>(
    _ title: String,
    _ form: Form<Part>,
    at keyPath: WritableKeyPath<Whole, Part> & Sendable
) -> Element<FormCell, Whole> {
    detailTextCell(title: title, keyPath: { _ in "" }, form: bind(form: form, to: keyPath))
}

private struct Mailbox {
    var name = ""
    var advice: String? { name.isEmpty ? "Type a name." : nil }
    var used = 10
    var limit = 100
}

@MainActor
@Suite("Rows of your own")
struct RowsOfYourOwn {
    @Test("are rows like any other, also over a state that can't be compared")
    func job() throws {
        let driver = FormDriver(initial: Job(), build: jobForm, title: "Job")
        let user = HeadlessUser(of: driver.session)
        try user.select("Interval")
        #expect(
            user.screen.description == """
                Job

                  Name [Backup]
                  Folders 1
                  Interval 2
                  Printer ›
                """)
        try user.select("Printer")
        try user.toggle("Shared")
        #expect(driver.state.printer.isShared)
    }

    @Test("write a part, through a key path in a variable and through bind")
    func parts() throws {
        let driver = FormDriver(
            initial: Mirrors(), build: mirrorsForm, title: "Mirrors", environment: FormEnvironment(report: { _ in }))
        let user = HeadlessUser(of: driver.session)
        try user.type("8080", into: "Port")
        try user.pressReturn()
        #expect(driver.state.second.port == 8080)
        try user.toggle("Use Mirrors")
        #expect(
            user.screen.description == """
                Mirrors

                  Use Mirrors [off]

                Second Mirror
                  Host example.com ›
                  Port [8080]
                """)
    }

    @Test("hold an object of the main actor")
    func object() throws {
        let player = Player()
        let form: Form<Int> = sections { section { skipCell(player) } }
        try HeadlessUser(of: FormDriver(initial: 0, build: form).session).select("Skip")
        #expect(player.title == 2)
    }

    @Test("take the key paths that they are given")
    func keyPaths() throws {
        let form: Form<Mailbox> = sections {
            advanced(
                section("Mailbox") {
                    requiredName(title: "Name", name: \.name, advice: \.advice)
                    quotaCell(title: "Mail", used: \.used, limit: \.limit)
                })
        }
        let user = HeadlessUser(of: FormDriver(initial: Mailbox(), build: form, title: "Mail").session)
        #expect(
            user.screen.description == """
                Mail

                Mailbox (Advanced)
                  Name (error) ›
                    Type a name.
                  Mail 10 MB
                    At most 100 MB are kept.
                """)
    }
}

import CustomDump
import FormCore
import FormStore
import FormTesting
import ManualTime
import RandomNumbers
import Testing

/// A state with secrets wherever there can be some: of a row, of a property, or of both; in items of lists in lists.
private struct Vault: Codable, Equatable {
    var name = "Home"
    var password = "the first password"
    var again = "the first password"
    @Secret var token = "the first token"
    @Secret var pin = 481_516
    var number = 234_236
    /// A secret on a page that only a button opens.
    var hidden = ""
    var accounts = [Account(id: 1)]

    struct Account: Codable, Equatable {
        var id: Int
        var label = "Account"
        var isArchived = false
        var key = "the first key"
        @Secret var answer = "the first answer"
        var codes = [Code(id: 1)]
    }

    struct Code: Codable, Equatable {
        var id: Int
        var text = "the first code"
        @Secret var hint = "the first hint"
    }

    static let secrets = [
        "the first password", "the first token", "481516", "234236", "the first key", "the first answer",
        "the first code", "the first hint",
    ]
}

@MainActor private let accountForm: Form<Vault.Account> = sections {
    section {
        controlCell(title: "Label", control: textField(keyPath: \.label))
        controlCell(title: "Key", control: passwordField(keyPath: \.key)).rules(\.key, [.length(8...)])
        nestedPasswordField(title: "Answer", keyPath: \.answer)
    }
    section("Codes") {
        list("Codes", \.codes, id: \.id) {
            controlCell(title: "Code", control: passwordField(keyPath: \.text)).rules(\.text, [.required])
        }
        .adding("Add Code") { Vault.Code(id: ($0.codes.map(\.id).max() ?? 0) + 1) }
        .removing()
        .moving()
    }
}

@MainActor private let hiddenForm: Form<Vault> = sections {
    section { controlCell(title: "Hidden", control: passwordField(keyPath: \.hidden)).rules(\.hidden, [.length(8...)]) }
}

@MainActor private let vaultForm: Form<Vault> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name))
        controlCell(title: "Password", control: passwordField(keyPath: \.password)).rules(\.password, [.length(8...)])
        controlCell(title: "Again", control: passwordField(keyPath: \.again))
        nestedPasswordField(title: "Token", keyPath: \.token)
        customCell(title: "Number") { cell, context in
            cell.onSelect = { context.set(\.number, to: 234_236) }
            return context.follow(\.number) { _ in }
        }
        .value(\.number, format: .whole(in: 0...999_999_999), isSecret: true)
        buttonCell(title: "Look Behind") { context in context.open(title: "Behind", form: hiddenForm) }
        buttonCell(title: "Make One Up") { context in context.change { $0.password += "!" } }
    }
    section("Accounts") {
        list("Accounts", \.accounts, id: \.id) {
            detailTextCell(title: "Account", keyPath: { "\($0.codes.count)" }, form: accountForm)
        }
        .arranged { accounts, _ in accounts.filter { !$0.isArchived } }
        .adding("Add Account") { Vault.Account(id: ($0.accounts.map(\.id).max() ?? 0) + 1) }
        .removing()
        .moving()
        .duplicating {
            var copy = $0
            copy.id += 100
            return copy
        }
    }
}
.rule(for: "Password", "Again") { $0.password == $0.again ? nil : .error("The passwords differ.") }

/// A user who acts at random in a vault.
@MainActor
private final class RandomUser {
    let driver: FormDriver<Vault>
    let user: HeadlessUser
    /// What must not be in a log.
    private(set) var secrets = Set(Vault.secrets)
    private(set) var log: [String] = []
    /// What is there after as many lines.
    private(set) var moments: [Int: String] = [:]
    private let length: Int
    private var hasLookedBehind = false

    /// - Parameter length: How much longer the secrets are than those of another.
    init(_ applying: Applying, length: Int = 0) throws {
        self.length = length
        driver = FormDriver(
            initial: Vault(), build: vaultForm, title: "Vault", defaults: Vault(), applying: applying,
            environment: FormEnvironment(report: { _ in }, clock: TestClock()))
        user = HeadlessUser(of: driver.session)
        try driver.record { [unowned self] in log.append($0) }
    }

    func act(_ count: Int, using random: inout SeededGenerator) {
        for _ in 0..<count {
            act(using: &random)
            moments[log.count] = Self.moment(of: driver)
        }
    }

    private func secret(using random: inout SeededGenerator) -> String {
        let letters = (0..<12).map { _ in "abcdefghijkmnpqrstuvwxyz".randomElement(using: &random)! }
        // What is too short for one is too short for the other.
        let isShort = Int.random(in: 0..<4, using: &random) == 0
        let secret = String(letters.prefix(isShort ? 5 : 9)) + (isShort ? "" : String(repeating: "x", count: length))
        secrets.insert(secret)
        return secret
    }

    private func act(using random: inout SeededGenerator) {
        let (text, number) = (secret(using: &random), Int.random(in: 100_000...999_999, using: &random))
        let choice = Int.random(in: 0..<23, using: &random)
        if driver.session.topPage.title == "Behind" { hasLookedBehind = true }
        switch choice {
        case 0: driver.session.undo()
        case 1: driver.session.redo()
        case 2: driver.set(\.password, to: text)
        case 3: driver.set(\.token, to: text)
        case 4, 5:
            secrets.insert("\(number)")
            if choice == 4 { driver.set(\.pin, to: number) } else { driver.set(\.number, to: number) }
        case 6:
            driver.change { vault in
                if !vault.accounts.isEmpty { vault.accounts[0].isArchived.toggle() }
                if !vault.accounts.isEmpty { (vault.accounts[0].key, vault.accounts[0].answer) = (text, text + "?") }
            }
        case 7:
            driver.change {
                $0.accounts.append(.init(id: ($0.accounts.map(\.id).max() ?? 0) + 7, key: text, codes: []))
            }
        case 8: driver.session.reset(.root)
        case 9: driver.session.show(.error(Sentence("“%s” is in a list.", driver.edited.password)), at: "Password")
        case 10:
            driver.baselines.saved = driver.edited
            driver.baselines.theirs = Vault(password: text)
        case 11: driver.validateStored(except: Vault(token: text))
        case 12: try? user.goBack()
        case 13: if driver.session.applying == .explicitly { driver.session.apply() }
        case 14:
            let item = driver.session.rows().filter { $0.path.parent?.components.last == "Codes" }
                .randomElement(using: &random)
            if let item { try? driver.session.removeItems([item.path]) }
        case 15:
            let lists = driver.session.rows().filter { $0.role == .list }
            if let list = lists.randomElement(using: &random) { _ = try? driver.session.edit(list.path, .add) }
        case 17: if hasLookedBehind { driver.set(\.hidden, to: text) }
        case 16:
            secrets.insert("\(number)")
            let secret = driver.session.rows().filter { $0.value?.isSecret == true }.randomElement(using: &random)
            _ = secret?.value?.write(secret?.title == "Number" ? "\(number)" : text)
        default:
            let rows = user.screen.sections.flatMap(\.rows)
            guard let row = rows.randomElement(using: &random) else { return }
            if row.values.contains(where: { $0.hasPrefix("[") }), row.title != "Name", row.title != "Label" {
                try? user.type(text, into: row.title)
                if Bool.random(using: &random) { try? user.pressReturn() }
            } else {
                try? user.select(row.title)
            }
        }
    }

    /// What is there, but for secrets.
    static func moment(of driver: FormDriver<Vault>) -> String {
        let rows = driver.session.record.rows.map { path, row in
            "\(path): \(row.draft.map { "\($0.phase)" } ?? "-") \(row.issue?.text ?? "-") \(row.conflict != nil)"
        }
        return """
            \(Screen(of: driver.session))
            \(driver.session.undoStep?.title ?? "-") \(driver.session.redoStep?.title ?? "-") \
            \(driver.session.hasUnapplied)
            \(rows.sorted().joined(separator: "\n"))
            """
    }
}

@MainActor
@Suite("A log of a form with secrets")
struct LoggedSecretTests {
    @Test("has none of them, wherever they are and whatever is done", arguments: [Applying.atOnce, .explicitly])
    func nothing(applying: Applying) throws {
        var random = SeededGenerator.announced("random users")
        for _ in 0..<8 {
            let user = try RandomUser(applying)
            user.act(80, using: &random)
            for line in user.log {
                let found = user.secrets.filter { line.contains($0) }
                #expect(found.isEmpty, "\(found): \(line)")
                if !found.isEmpty { return }
            }
        }
    }

    @Test("replaces each secret by something else, which is a value where the secret is one")
    func standIns() {
        let formats: [(String) -> Bool] = [
            { _ in true }, { Int($0) != nil }, { Int8($0) != nil }, { $0.count == 12 && $0.allSatisfy(\.isHexDigit) },
            { !$0.contains(" ") && Int($0) == nil }, { $0.count == 6 },
        ]
        let secrets = [
            "1", "2", "7", "9", "7001", "731000001", "secret 1", "secret 2", "x", "deadbeef0123", "пароль", "秘密の言葉です",
            "a b", "hunter2", "120",
        ]
        let standIns = SecretStandIns()
        for secret in secrets {
            for (index, isAccepted) in formats.enumerated() {
                let text = standIns.text(for: secret, isAccepted: isAccepted)
                #expect(text != secret && isAccepted(text) == isAccepted(secret), "\(secret), \(index): \(text)")
                #expect(standIns.text(for: secret, isAccepted: isAccepted) == text)
            }
        }
        #expect(!standIns.takeFailure())
        _ = standIns.text(for: "open sesame") { $0 == "open sesame" }
        #expect(standIns.takeFailure() && !standIns.takeFailure())
    }

    @Test("gives the same screens again, and the same notices", arguments: [Applying.atOnce, .explicitly])
    func replayed(applying: Applying) throws {
        var random = SeededGenerator.announced("random users")
        for _ in 0..<8 {
            let user = try RandomUser(applying)
            user.act(80, using: &random)
            var count = 0
            try replay(user.log, form: vaultForm, environment: FormEnvironment(report: { _ in })) { driver in
                count += 1
                guard let expected = user.moments[count] else { return }
                let found = RandomUser.moment(of: driver)
                if withoutSecrets(found) != withoutSecrets(expected) {
                    expectNoDifference(found, expected, "\(user.log[..<count].joined(separator: "\n"))")
                    throw LogDiffers()
                }
            }
        }
    }

    @Test("is the same whatever the secrets are, and however long", arguments: [Applying.atOnce, .explicitly])
    func lengths(applying: Applying) throws {
        var random = SeededGenerator.announced("random users")
        for _ in 0..<4 {
            var again = random
            let (one, other) = (try RandomUser(applying), try RandomUser(applying, length: 7))
            one.act(60, using: &random)
            other.act(60, using: &again)
            expectNoDifference(one.log.joined(separator: "\n"), other.log.joined(separator: "\n"))
            if one.log != other.log { return }
        }
    }
}

private struct LogDiffers: Error {}

/// The text without what the program has quoted.
private func withoutSecrets(_ text: String) -> String { text.replacing(/“[^”]*” is in/, with: "“…” is in") }

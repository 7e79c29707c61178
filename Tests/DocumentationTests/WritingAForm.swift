import FormCore
import FormTesting
import Testing

// The code of the article “Writing a form”.

struct Printer: Equatable {
    var name = "Printer"
    var isShared = false
    var pin = ""
    var copies = 1
    var paper = Paper.a4

    var sharing: String { isShared ? "Shared" : "Private" }
    var nameStyle: TitleStyle { name.isEmpty ? .error : .normal }
    var nameAdvice: String? { name.isEmpty ? "Others can't find a printer without a name." : nil }
}

enum Paper: String, CaseIterable {
    case a4, letter

    var title: String {
        switch self {
        case .a4: "A4"
        case .letter: "Letter"
        }
    }
}

let printerForm: Form<Printer> = sections {
    section("Printer", footer: { $0.isShared ? "Everybody on the network can print." : nil }) {
        nestedTextField(title: "Name", keyPath: \.name)
            .titleStyle(\.nameStyle)
            .help(from: \.nameAdvice)
        controlCell(title: "Shared", control: uiSwitch(keyPath: \.isShared))
        controlCell(title: "PIN", control: passwordField(keyPath: \.pin), leftAligned: true)
            .visible(when: \.isShared)
    }
    section {
        controlCell(title: "Copies", control: formattedField(keyPath: \.copies, format: .whole(in: 1...99)))
        nestedOptions(title: "Paper", keyPath: \.paper, text: \.title)
        buttonCell(title: "Reset") { context in
            context.change { $0 = Printer(name: $0.name) }
        }
    }
}

struct Trays {
    var isLoaded = [true, false, false, false]
}

let traysForm: Form<Trays> = sections {
    section("Trays") {
        for tray in 0..<4 {
            controlCell(title: "Tray \(tray + 1)", control: uiSwitch(keyPath: \.isLoaded[tray]))
        }
    }
}

let seconds = Format<Int>(
    print: { "\($0) s" },
    parse: { text in
        guard let number = Int(text.filter { $0 != "s" && $0 != " " }) else {
            return .failure("Type a number of seconds, such as 30 s.")
        }
        return .success(number)
    }
)

struct Office: Equatable {
    var printer = Printer()
    var spare = Printer(name: "Spare")
}

let officeForm: Form<Office> = sections {
    section {
        detailTextCell(title: "Printer", keyPath: \.printer.name, form: bind(form: printerForm, to: \.printer))
        detailTextCell(title: "Spare", keyPath: \.spare.sharing, form: bind(form: printerForm, to: \.spare))
    }
}

struct Scanner: Equatable {
    var name = "Scanner"
    var resolution = 300
    var isDuplex = false
    var sendsMail = false
    var mail = Mail()
}

struct Mail: Equatable {
    var server = "mail.example.org"
    var port = 587
}

let mailCell: Element<FormCell, Mail> = expanderCell(title: "Server") {
    controlCell(title: "Host", control: textField(keyPath: \.server))
    controlCell(title: "Port", control: formattedField(keyPath: \.port, format: .whole(in: 1...65535)))
}

let scannerForm: Form<Scanner> = sections {
    section {
        controlCell(title: "Name", control: textField(keyPath: \.name))
        expanderCell(title: "Advanced") {
            controlCell(
                title: "Resolution", control: formattedField(keyPath: \.resolution, format: .whole(in: 75...1200)))
            controlCell(title: "Both Sides", control: uiSwitch(keyPath: \.isDuplex))
        }
    }
    section {
        expanderCell(title: "Send by Mail", keyPath: \.sendsMail) {
            bind(row: mailCell, to: \.mail)
        }
    }
}

func fitsTray(of sheets: Int) -> Rule<Int> {
    Rule { copies in
        switch copies {
        case ..<1: .error("Print at least one copy.")
        case sheets...: .warning(Sentence("The tray holds %s sheets. Fill it again in time.", sheets))
        default: nil
        }
    }
}

func printersFound(_ names: [String]) -> Notice {
    let list = Sentence.list(names.map { Sentence(verbatim: $0) })
    return .information(
        Sentence(
            one: "%1$s printer was found: %2$s.", several: "%1$s printers were found: %2$s.",
            count: names.count, names.count, list))
}

@MainActor
@Suite("Writing a form")
struct WritingAForm {
    @Test("gives the screen that the article shows")
    func screen() throws {
        let user = HeadlessUser(of: FormDriver(initial: Office(), build: officeForm).session)
        try user.select("Printer")
        #expect(
            user.screen.description == """
                ‹ Printer

                Printer
                  Name Printer ›
                  Shared [off]

                  Copies [1]
                  Paper A4 ›
                  Reset (button)
                """)
    }

    @Test("gives a row for each turn of a for")
    func loop() throws {
        let driver = FormDriver(initial: Trays(), build: traysForm)
        try HeadlessUser(of: driver.session).toggle("Tray 3")
        #expect(driver.state.isLoaded == [true, false, true, false])
    }

    @Test("gives rows that an expander shows")
    func expander() throws {
        let driver = FormDriver(initial: Scanner(), build: scannerForm, title: "Scanner")
        let user = HeadlessUser(of: driver.session)
        try user.select("Advanced")
        #expect(
            user.screen.description == """
                Scanner

                  Name [Scanner]
                  Advanced ▾
                    Resolution [300]
                    Both Sides [off]

                  Send by Mail [off] ▸
                """)
        try user.select("Send by Mail")
        try user.expand("Server")
        try user.type("25", into: "Port")
        try user.collapse("Server")
        #expect(driver.state.mail.port == 25)
    }

    @Test("gives sentences that are translated where they are shown")
    func sentences() {
        let german = [
            "The tray holds %s sheets. Fill it again in time.": "Das Fach fasst %s Blatt.",
            "%1$s printers were found: %2$s.": "%1$s Drucker gefunden: %2$s.",
        ]
        let environment = FormEnvironment(translate: { german[$0] ?? $0 })
        let found = [
            fitsTray(of: 50).check(0), fitsTray(of: 50).check(60),
            printersFound(["Anna"]), printersFound(["A", "B"]),
        ]
        #expect(
            found.compactMap { $0 }.map { environment.text(of: $0.sentence) } == [
                "Print at least one copy.", "Das Fach fasst 50 Blatt.", "1 printer was found: Anna.",
                "2 Drucker gefunden: A, B.",
            ])
        #expect(printersFound(["A", "B"]).text == "2 printers were found: A, B.")
    }

    @Test("gives a form that the driver keeps in step")
    func use() throws {
        let driver = FormDriver(initial: Office(), build: officeForm, title: "Office")
        driver.observe { change in
            print(change.new.printer.sharing)
        }
        driver.change { $0.printer.isShared = true }
        let user = HeadlessUser(of: driver.session)
        try user.select("Spare")
        try user.toggle("Shared")
        #expect(driver.state.spare.sharing == "Shared")
        #expect(driver.state.printer.sharing == "Shared")
        #expect(try seconds.parse("30 s").get() == 30)
    }
}

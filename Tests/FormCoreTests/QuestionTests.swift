import Testing

@testable import FormCore

@MainActor
@Suite("A question about a form")
struct QuestionTests {
    private struct Rule: Equatable {
        var id = "web"
        var port = 80
        var isOn = false
    }

    private struct Settings: Equatable {
        var isOn = false
        var isExpert = false
        var name = "Office"
        var quality = "Low"
        var rules = [Rule(), Rule(id: "ssh", port: 22)]
    }

    private struct Pair: Equatable {
        var first = Rule()
    }

    private nonisolated static let inner: Form<Settings> = sections {
        section("Names", footer: { $0.isOn ? "On." : nil }) {
            nestedTextField(title: "Name", keyPath: \.name).rules(\.name, [.required])
            controlCell(title: "Expert", control: uiSwitch(keyPath: \.isExpert)).help("Shows more.")
            controlsCell(title: "Beside") { controlCell(title: "Other", control: textField(keyPath: \.name)) }
        }
        choice(title: "Quality") {
            optionCell(title: "Low", option: "Low", keyPath: \.quality)
            optionCell(title: "High", option: "High", keyPath: \.quality).enabled(when: \.isExpert)
        }
        section(isVisible: \.isExpert) {
            expanderCell(title: "Advanced") {
                list("Rules", \.rules, id: \.id) {
                    detailTextCell(title: "Rule", keyPath: { "\($0.port)" }, form: ruleForm).title(from: \.id)
                }
                .adding("Add Rule") { _ in Rule(id: "new") }
                .unique(\.port, in: "Port")
            }
        }
    }

    private nonisolated static let ruleForm: Form<Rule> = sections {
        section {
            controlCell(title: "Port", control: numberField(keyPath: \.port, in: 1...65535))
            controlCell(title: "On", control: checkButton(keyPath: \.isOn)).disabled { $0.port == 80 ? "In use." : nil }
        }
    }

    private nonisolated static func form(_ extra: [Element<FormCell, Settings>] = []) -> Form<Settings> {
        sections {
            section(extra) { detailTextCell(title: "Page", keyPath: \.name, form: inner) }
        }
    }

    private func driver(_ extra: [Element<FormCell, Settings>] = []) -> FormDriver<Settings> {
        FormDriver(
            initial: Settings(), build: Self.form(extra), defaults: Settings(name: "Home"), environment: .silent)
    }

    private static let questions: [(name: String, ask: @MainActor (FormSession) async -> Void)] = [
        ("which rows there are", { _ = $0.rows() }),
        ("whether all values are valid", { _ = $0.validity }),
        ("which rows have issues", { _ = $0.issues }),
        ("which rows have changed", { _ = $0.changedRows() }),
        ("whether rows can be reset", { _ = $0.canReset("Page/Name") }),
        ("which row has words", { $0.search("port") }),
        ("what shows a hidden row", { $0.search("advanced") }),
        ("why a row is disabled", { _ = $0.reasonForDisabling("Page/Advanced/Rules/web/On") }),
        ("which row has a path that is misspelt", { _ = $0.reasonForMissing("Page/Nmae") }),
        ("what a row was called before", { _ = $0.currentPath(of: "Other") }),
        ("where a value goes", { _ = await $0.set([("Page/Advanced/Rules/ssh/Port", "23")]) }),
        ("what a page resets", { $0.reset("Page") }),
        ("which list has an item", { _ = try? $0.edit("Page/Advanced/Rules", .remove(["ssh"])) }),
    ]

    @Test("renders nothing", arguments: 0..<13)
    func described(question: Int) async {
        #expect(Self.questions.count == 13)
        let driver = driver()
        let session = driver.session
        let before = [session.counters.pagesRendered, session.counters.rowsRendered]
        await Self.questions[question].ask(session)
        let after = [session.counters.pagesRendered, session.counters.rowsRendered]
        #expect(after == before, "\(Self.questions[question].name)")
        #expect(session.mistakes.isEmpty || Self.questions[question].name.hasPrefix("which row has a path"))
    }

    @Test("renders a row that a closure makes, but no page")
    func closure() {
        let custom: Element<FormCell, Settings> = customCell(title: "Custom") { cell, context in
            cell.value = context.value(\.name, format: .text)
            return context.follow(\.name) { cell.detail = $0 }
        }
        let driver = driver([custom])
        let session = driver.session
        let before = session.counters.pagesRendered
        #expect(session.rows().first { $0.path == "Custom" }?.value?.text() == "Office")
        #expect(session.rows().first { $0.path == "Custom" }?.detail == "Office")
        #expect(session.counters.pagesRendered == before)
    }

    @Test("renders no row of the author's that declares its value and its page")
    func declared() async throws {
        let page: Form<Settings> = sections {
            section { controlCell(title: "Inside", control: uiSwitch(keyPath: \.isOn)) }
        }
        let custom: Element<FormCell, Settings> = customCell(title: "Custom") { cell, context in
            context.follow(\.name) { cell.detail = $0 }
        }
        .value(\.name, format: .text).opens(page).rules(\.name, [.required])
        let driver = driver([custom])
        let session = driver.session
        let before = session.counters.rowsRendered
        #expect(session.row(at: "Custom")?.value?.text() == "Office")
        #expect(session.row(at: "Custom/Inside")?.pageTitles.last == "Custom")
        #expect(await session.set([("Custom", "")])["Custom"]?.severity == .error)
        #expect(await session.set([("Custom", "Home"), ("Custom/Inside", "On")]).isEmpty)
        #expect(driver.state.name == "Home" && driver.state.isOn)
        session.search("inside")
        #expect(session.searchPage?.sections.first?.cells.first?.title == "Inside")
        session.search(nil)
        #expect(session.counters.rowsRendered - before == 0)
        let cell = driver.page.sections[0].cells[0]
        #expect(cell.detail == "Home" && cell.value?.text() == "Home" && cell.accessory == .disclosure)
        cell.select()
        #expect(session.topPage.path == "Custom")
        #expect(session.mistakes.isEmpty)
    }

    @Test("knows what a row declares that a closure makes as a whole, and reports it of other rows")
    func declaredOfOtherRows() {
        let closure: Element<FormCell, Settings> = Element { _ in RenderedElement(content: FormCell(title: "Own")) }
        let other: Element<FormCell, Settings> = controlCell(title: "Other", control: uiSwitch(keyPath: \.isOn))
        let driver = driver([closure.value(\.name, format: .text), other.value(\.name, format: .text)])
        #expect(driver.session.row(at: "Own")?.value?.text() == "Office")
        #expect(driver.session.row(at: "Other")?.value?.text() == "Off")
        #expect(driver.session.mistakes == [.declarationOfOtherRow(row: "Other")])
    }

    @Test("knows that modifiers around a bound row suit the value that the row declares")
    func boundDeclared() {
        let custom: Element<FormCell, Rule> = customCell(title: "Custom") { _, _ in { _ in } }.value(
            \.id, format: .text)
        let form: Form<Pair> = sections {
            section { bind(row: custom, to: \.first).rules(\.first.id, [.required]) }
        }
        let driver = FormDriver(initial: Pair(first: Rule(id: "")), build: form, environment: .silent)
        #expect(driver.session.rows().map { $0.issue?.severity } == [.error])
        #expect(driver.session.mistakes == [])
    }

    @Test("tells of a row that is bound twice what its page shows")
    func boundTwice() throws {
        let row: Element<FormCell, Rule> = controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            .title { _ in "Inner" }.help("Inner help.").disabled { $0.isOn ? nil : "Inner reason." }
        let pair: Element<FormCell, Pair> = bind(row: row, to: \.first)
            .title { _ in "Middle" }.help("Middle help.").disabled { _ in "Middle reason." }
        let whole: Element<FormCell, [Pair]> = bind(row: pair, to: \.[0])
            .title { _ in "Outer" }.help("Outer help.").disabled { _ in "Outer reason." }
        for isOn in [false, true] {
            let driver = FormDriver(
                initial: [Pair(first: Rule(isOn: isOn))], build: sections { section { whole } }, environment: .silent)
            let shown = try #require(driver.session.topPage.sections.first?.cells.first)
            let found = try #require(driver.session.row(at: "On"))
            #expect(
                [found.title, found.reason, found.shownHelp] == [shown.title, shown.enabling.reason, shown.shownHelp])
            #expect([found.title, found.reason] == ["Outer", isOn ? "Middle reason." : "Inner reason."])
        }
    }

    @Test("finds mistakes in controls of pages that were never opened, and says no more when they are opened")
    func mistakesInControls() throws {
        let mistaken: Form<Rule> = sections {
            section {
                controlCell(title: "Step", control: numberField(keyPath: \.port, step: 0))
                controlCell(title: "Range", control: numberField(keyPath: \.port, in: 7...7))
                controlCell(title: "Slider", control: slider(keyPath: \.port, in: 1...9, marks: [SliderMark(10)]))
                controlCell(title: "Quantity", control: quantityField(keyPath: \.port, units: []))
                controlCell(title: "Level", control: level(value: { Double($0.port) }, in: 1...1))
                controlCell(title: "Switch", control: uiSwitch(keyPath: \.isOn).placeholder("Off"))
                controlCell(title: "Text", control: textEditor(keyPath: \.id).prefix("#"))
                controlCell(title: "Id", control: textField(keyPath: \.id).strength { _ in PasswordStrength(1, "") })
                noticeCell(title: "Notice", notice: { _ in nil }, control: numberField(keyPath: \.port, step: -1))
                linkCell(title: "Link", url: "nowhere")
            }
        }
        let form: Form<Rule> = sections {
            section { detailTextCell(title: "Page", keyPath: \.id, form: mistaken) }
        }
        let driver = FormDriver(initial: Rule(), build: form)
        #expect(driver.session.mistakes.isEmpty)
        // Port 80 is in none of the ranges.
        #expect(driver.session.validity == .invalid)
        let names = ["Step", "Range", "Slider", "Quantity", "Level", "Switch", "Text", "Id", "Notice", "Link"]
        let mistakes = driver.session.mistakes.map(\.description)
        #expect(mistakes.count == names.count)
        for (name, mistake) in zip(names, mistakes) {
            #expect(mistake.contains("“Page/\(name)”"), "\(mistake)")
        }
        #expect(driver.session.counters.pagesRendered == 1)
        driver.page.sections[0].cells[0].select()
        #expect(driver.session.mistakes.count == names.count)
    }

    @Test("finds each row that the form has by its path, also the one that says that a list is empty")
    func everyRow() {
        let rules: Element<ItemGroup<Settings, Rule, String>, Settings> = list("Rules", \.rules, id: \.id) {
            controlCell(title: "Port", control: numberField(keyPath: \.port))
        }
        .adding("Add Rule") { _ in Rule(id: "new") }.whenEmpty("No rules.")
        let inBraces: Form<Settings> = sections { section { rules } }
        let byClosure: Form<Settings> = sections { section { Element { rules.render($0) } } }
        for form in [Self.form(), inBraces, byClosure] {
            for initial in [Settings(), Settings(rules: [])] {
                let session = FormDriver(initial: initial, build: form, environment: .silent).session
                #expect(session.rows().filter { session.row(at: $0.path)?.title != $0.title }.map(\.path) == [])
            }
        }
        let driver = FormDriver(initial: Settings(rules: []), build: inBraces, environment: .silent)
        #expect(driver.session.rows().map(\.title) == ["Rules", "No rules.", "Add Rule"])
    }

    @Test("names the heading that is given around a bound section, also around one that a closure makes")
    func boundHeading() {
        let inner: Element<Section, Rule> = section("Inner") {
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
        }
        for section in [inner, Element { inner.render($0) }] {
            let driver = FormDriver(
                initial: Pair(), build: sections { bind(section: section, to: \.first).header { _ in "Outer" } })
            #expect(driver.page.sections.map(\.header) == ["Outer"])
            #expect(driver.session.rows().map(\.header) == ["Outer"])
        }
    }

    @Test("finds the same issue as the window, where rules of a form and of a part of it fail")
    func rulesOfParts() throws {
        let inner: Form<Rule> = sections {
            section { controlCell(title: "Port", control: numberField(keyPath: \.port)) }
        }
        .rule(for: "Port") { $0.port == 1 ? .error("Inner.") : nil }
        let outer = bind(form: inner, to: \Pair.first).rule(for: "Port") { $0.first.port == 1 ? .error("Outer.") : nil }
        let driver = FormDriver(initial: Pair(), build: outer, environment: .silent)
        try #require(driver.session.row(at: "Port")?.value).set("1")
        let shown = try #require(driver.page.sections[0].cells[0].noticeText)
        #expect(driver.session.issues.map(\.notice.text) == [shown])
    }

    private struct Folder: Equatable {
        var name: String
        var folders: [Folder] = []
    }

    private nonisolated static let folderForm: Form<Folder> = sections {
        section {
            nestedTextField(title: "Name", keyPath: \.name)
            list("Folders", \.folders, id: \.name) {
                detailTextCell(title: "Folder", keyPath: \.name, form: Element(lazily: { folderForm }))
            }
        }
    }

    @Test("finds the rows of a form that contains itself, as far down as a path leads")
    func formInsideItself() {
        let state = Folder(name: "A", folders: [Folder(name: "B", folders: [Folder(name: "C")])])
        let driver = FormDriver(initial: state, build: Self.folderForm, environment: .silent)
        #expect(driver.session.row(at: "Folders/B/Name")?.value?.text() == "B")
        #expect(driver.session.row(at: "Folders/B/Folders/C/Name")?.value?.text() == "C")
        #expect(driver.session.row(at: "Folders/B/Folders/D/Name") == nil)
        #expect(driver.session.mistakes.isEmpty)
        #expect(driver.session.go(to: "Folders/B") == nil)
        #expect(driver.session.topPage.title == "Folder")
        #expect(driver.session.rows().map(\.path) == ["Name", "Folders", "Folders/B"])
        #expect(driver.session.mistakes == [.formInsideItself(row: "Folders/B")])
    }

    @Test("is answered for the present state, and for one that is tried out")
    func trial() {
        let driver = driver()
        let session = driver.session
        #expect(session.row(at: "Page/Advanced")?.isVisible == false)
        #expect(session.row(at: "Page/Advanced", trying: [("Page/Expert", "On")])?.isVisible == true)
        #expect(session.row(at: "Page/Quality")?.usableOptions == ["Low"])
        let expert = session.row(at: "Page/Quality", trying: [("Page/Expert", "On")])
        #expect(expert?.usableOptions == ["Low", "High"])
        #expect(session.row(at: "Page/Advanced")?.isVisible == false)
        #expect(session.row(at: "Page/Nmae") == nil)
    }
}

import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

// The code of FormGtk's article about a widget of your own.

func spinButton<State>(
    keyPath: WritableKeyPath<State, Int> & Sendable,
    in range: ClosedRange<Int>
) -> Element<Control, State> {
    gtkControl(keyPath: keyPath, format: .whole(in: range)) { choose in
        let spin = gtk_spin_button_new_with_range(Double(range.lowerBound), Double(range.upperBound), 1)!
        Signal.connect(spin, "value-changed") {
            choose(Int(gtk_spin_button_get_value(OpaquePointer(spin))))
        }
        return spin
    } update: { spin, value in
        gtk_spin_button_set_value(OpaquePointer(spin), Double(value))
    }
}

let copiesForm: Form<Printer> = sections {
    section {
        controlCell(title: "Copies", control: spinButton(keyPath: \.copies, in: 1...99))
    }
}

func paperMenu<State>(keyPath: WritableKeyPath<State, Paper> & Sendable) -> Element<Control, State> {
    gtkControl(keyPath: keyPath, format: paperFormat) { choose in
        let titles = gtk_string_list_new(nil)
        for paper in Paper.allCases { gtk_string_list_append(titles, paper.title) }
        let menu = gtk_drop_down_new(titles, nil)!
        Signal.connect(menu, "notify::selected") {
            let index = Int(gtk_drop_down_get_selected(OpaquePointer(menu)))
            if Paper.allCases.indices.contains(index) { choose(Paper.allCases[index]) }
        }
        return menu
    } update: { menu, paper in
        gtk_drop_down_set_selected(OpaquePointer(menu), guint(Paper.allCases.firstIndex(of: paper) ?? 0))
    }
}

let paperFormat = Format<Paper>(
    options: Paper.allCases.map(\.title),
    print: { $0.title },
    parse: { text in
        guard let paper = Paper.allCases.first(where: { $0.title == text }) else {
            return .failure("Choose A4 or Letter.")
        }
        return .success(paper)
    })

private let paperForm: Form<Printer> = sections {
    section {
        controlCell(title: "Paper", control: paperMenu(keyPath: \.paper))
    }
}

func inkCell<State>(
    title: String, keyPath: @escaping @MainActor @Sendable (State) -> Double
) -> Element<FormCell, State> {
    gtkCell(title: title, keyPath: keyPath) {
        gtk_level_bar_new()
    } update: { bar, ink in
        gtk_level_bar_set_value(OpaquePointer(bar), ink)
    }
}

private let inkForm: Form<Printer> = sections {
    section {
        inkCell(title: "Ink", keyPath: { 1 / Double($0.copies) })
    }
}

@MainActor
@Suite("A widget in a row", .serialized)
struct AWidgetInARow {
    @Test("is text where there is no GTK")
    func headless() {
        let driver = FormDriver(initial: Printer(copies: 3), build: copiesForm, title: "Copies")
        #expect(Screen(of: driver.session).description == "Copies\n\n  Copies [3]")
        for (form, row) in [(paperForm, "Paper [A4]"), (inkForm, "Ink")] {
            let driver = FormDriver(initial: Printer(), build: form, title: "Printer")
            #expect(Screen(of: driver.session).description == "Printer\n\n  \(row)")
        }
    }

    @Test(
        "reads the same with widgets and without",
        .enabled("There is no display.") { await Renderer.hasDisplay }, arguments: Renderer.allCases)
    func choosing(renderer: Renderer) throws {
        let driver = FormDriver(initial: Printer(copies: 3), build: copiesForm, title: "Copies")
        let user = renderer.user(of: driver.session)
        try user.choose("5", in: "Copies")
        #expect(try user.screen.description == "Copies\n\n  Copies [5]")
        #expect(driver.state.copies == 5)
    }

    @Test("follows the state and writes it", .enabled("There is no display.") { await Renderer.hasDisplay })
    func widget() throws {
        let driver = FormDriver(initial: Printer(copies: 3), build: copiesForm, title: "Copies")
        let user = GtkUser(of: FormWindow(driver.session))
        let spin = try #require(user.topPage.descendant(gtk_spin_button_get_type()))
        driver.change { $0.copies = 4 }
        #expect(gtk_spin_button_get_value(OpaquePointer(spin)) == 4)
        gtk_spin_button_set_value(OpaquePointer(spin), 5)
        #expect(driver.state.copies == 5)
    }

    @Test(
        "is a menu that tells of its property",
        .enabled("There is no display.") { await Renderer.hasDisplay }, arguments: Renderer.allCases)
    func menu(renderer: Renderer) throws {
        let driver = FormDriver(initial: Printer(), build: paperForm, title: "Printer")
        let user = renderer.user(of: driver.session)
        try user.choose("Letter", in: "Paper")
        #expect(try user.screen.description == "Printer\n\n  Paper [Letter]")
        #expect(driver.state.paper == .letter)
        guard let user = user as? GtkUser else { return }
        let menu = try #require(user.topPage.descendant(gtk_drop_down_get_type()))
        #expect(gtk_drop_down_get_selected(OpaquePointer(menu)) == 1)
        gtk_drop_down_set_selected(OpaquePointer(menu), 0)
        #expect(driver.state.paper == .a4)
    }

    @Test(
        "is a row of its own, which is its title",
        .enabled("There is no display.") { await Renderer.hasDisplay }, arguments: Renderer.allCases)
    func row(renderer: Renderer) throws {
        let driver = FormDriver(initial: Printer(copies: 2), build: inkForm, title: "Printer")
        let user = renderer.user(of: driver.session)
        #expect(
            try user.screen.description == """
                Printer

                  Ink
                """)
        guard let user = user as? GtkUser else { return }
        let bar = try #require(user.topPage.descendant(gtk_level_bar_get_type()))
        #expect(gtk_level_bar_get_value(OpaquePointer(bar)) == 0.5)
        driver.change { $0.copies = 4 }
        #expect(gtk_level_bar_get_value(OpaquePointer(bar)) == 0.25)
    }
}

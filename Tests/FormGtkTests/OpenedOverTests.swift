import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

private struct Values: Equatable {
    var isOn = false
    var text = "text"
    var other = "other"
}

private let further: Form<Values> = sections {
    section { controlCell(title: "Further On", control: uiSwitch(keyPath: \.isOn)) }
}

private let inner: Form<Values> = sections {
    section {
        controlCell(title: "Inner", control: textField(keyPath: \.other))
        detailTextCell(title: "Further", keyPath: \.text, form: further)
        detailTextCell(title: "Over It", keyPath: \.text, form: further).presented(as: .dialog)
    }
}

private func form(_ presentation: Presentation) -> Form<Values> {
    sections {
        section {
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            detailTextCell(title: "Page", keyPath: \.text, form: inner)
            detailTextCell(title: "Other Page", keyPath: \.text, form: inner)
            detailTextCell(title: "Opened", keyPath: \.text, form: inner).presented(as: presentation)
        }
    }
}

private func formWithSidebar(_ presentation: Presentation) -> Form<Values> {
    sections {
        section {
            detailTextCell(title: "Page", keyPath: \.text, form: inner)
            detailTextCell(title: "Other Page", keyPath: \.text, form: inner)
            detailTextCell(title: "Opened", keyPath: \.text, form: inner).presented(as: presentation)
        }
        .sidebar(title: "Start", symbol: nil)
        section { controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)) }
    }
}

/// What is open before a row is clicked.
private enum Before: CaseIterable {
    case nothing, page, furtherPage, typedText, search, dialogThatWasCancelled, dialogThatWasApplied
}

private enum Arrangement: CaseIterable {
    case stack, sidebar, narrowSidebar, sidebarSection, narrowSidebarSection

    var layout: PageLayout { self == .stack ? .stack : .sidebar }
    var isWide: Bool { ![.narrowSidebar, .narrowSidebarSection].contains(self) }
    var isSection: Bool { [.sidebarSection, .narrowSidebarSection].contains(self) }
}

private struct Opening: Sendable, CustomTestStringConvertible {
    let arrangement: Arrangement
    let presentation: Presentation
    let before: Before
    let renderer: Renderer

    var testDescription: String { "\(renderer), \(arrangement), \(presentation), \(before)" }

    static let all = Renderer.allCases.flatMap { renderer in
        Arrangement.allCases.flatMap { arrangement in
            [Presentation.page, .dialog].flatMap { presentation in
                Before.allCases.map {
                    Opening(arrangement: arrangement, presentation: presentation, before: $0, renderer: renderer)
                }
            }
        }
    }
}

@MainActor
@Suite("A row's page", .serialized, .needsDisplay)
struct OpenedOverTests {
    @Test("opens as it is presented, whatever was open before", arguments: Opening.all)
    private func opens(opening: Opening) throws {
        let form = opening.arrangement.isSection ? formWithSidebar : form
        let driver = FormDriver(initial: Values(), build: form(opening.presentation), title: "Form")
        let user = opening.renderer.user(of: driver.session, layout: opening.arrangement.layout)
        try user.makeRoom(opening.arrangement.isWide)
        try open(opening.before, user)
        try goTo("Opened", user)
        var titleBelow = mainTitle(user)
        try user.select("Opened")
        if opening.before == .search, driver.session.topPage.path != "Opened" {
            // A result only leads to the row.
            titleBelow = mainTitle(user)
            try user.select("Opened")
        }
        let isDialog = opening.presentation == .dialog
        #expect(try user.screen.title == "Opened")
        #expect(try user.screen.isDialog == isDialog)
        #expect(driver.session.topPage.path == "Opened")
        guard isDialog else { return }
        #expect(mainTitle(user) != "Opened")
        if titleBelow != "Search" { #expect(mainTitle(user) == titleBelow) }
        // Its edits are its own.
        try user.type("new", into: "Inner")
        try user.pressReturn()
        #expect(driver.edited.other == "new")
        #expect(driver.state == Values())
        try user.cancelEdits()
        #expect(try !user.screen.isDialog)
        #expect(driver.edited == Values())
        if let title = mainTitle(user) { #expect(try user.screen.title == title) }
        // And it opens again.
        try goTo("Opened", user)
        try user.select("Opened")
        #expect(try user.screen.isDialog)
        try user.type("new", into: "Inner")
        try user.apply()
        #expect(driver.state == Values(other: "new"))
        #expect(try !user.screen.isDialog)
    }

    private func open(_ before: Before, _ user: any FormUser) throws {
        switch before {
        case .nothing: break
        case .page: try user.select("Other Page")
        case .furtherPage:
            try user.select("Other Page")
            try user.select("Further")
        case .typedText:
            try user.select("Other Page")
            try user.type("typed", into: "Inner")
            try user.pressEscape()
        case .search: try user.search("Opened")
        case .dialogThatWasCancelled, .dialogThatWasApplied:
            try user.select("Other Page")
            try user.select("Over It")
            if before == .dialogThatWasApplied { try user.apply() } else { try user.cancelEdits() }
        }
    }

    /// Goes back until the row is on the screen.
    private func goTo(_ row: String, _ user: any FormUser) throws {
        let isShown = {
            let screen = try user.screen
            return (screen.sections + (screen.sidebar ?? [])).flatMap(\.rows).contains { $0.title == row }
        }
        while try !isShown() { try user.goBack() }
    }

    /// The title in the form's window; `nil` if there is no window.
    private func mainTitle(_ user: any FormUser) -> String? {
        (user as? GtkUser)?.formWindow.widget.shownTitle
    }
}

import CustomDump
import FormCore
import FormTesting
import Testing

// The code of the article “Texts”.

private struct Site: Equatable {
    var homePage = ""
    var name = "Café"
    var margin = 20
}

private let siteForm: Form<Site> = sections {
    section {
        controlCell(
            title: "Home Page",
            control: textField(keyPath: \.homePage).prefix("https://").placeholder("example.org").clearable())
        controlCell(title: "Network Name", control: textField(keyPath: \.name).counted(.bytes(32)))
            .rules(\.name, [.required, .bytes(...32)])
        controlCell(
            title: "Margin",
            control: formattedField(keyPath: \.margin, format: .whole(in: 0...50)).suffix("mm"))
    }
}

@MainActor
@Suite("Texts")
struct Texts {
    @Test("have what was given them around their fields")
    func around() throws {
        let user = HeadlessUser(of: FormDriver(initial: Site(), build: siteForm, title: "Site").session)
        expectNoDifference(
            user.screen.description,
            """
            Site

              Home Page https:// [(example.org)]
              Network Name [Café] 5 of 32
              Margin [20] mm
            """)
    }
}

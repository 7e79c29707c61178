import FormCore
import FormTesting
import Testing

// The code of the article “Choices”.

struct Display: Equatable {
    var orientation = Orientation.landscape
    var rate = 60
    var resolutions = ["1920 × 1080", "1280 × 720"]
    var resolution = "1920 × 1080"
    var power = Power.balanced
    var nights: Set<Weekday> = [.saturday, .sunday]

    enum Orientation: CaseIterable, Sendable {
        case landscape, portrait

        var title: String { self == .landscape ? "Landscape" : "Portrait" }
    }

    enum Power: CaseIterable, Sendable {
        case balanced, performance

        var title: String { self == .balanced ? "Balanced" : "Performance" }
        var advice: String? { self == .balanced ? nil : "Louder, and the battery is empty sooner." }
    }
}

let displayForm: Form<Display> = sections {
    section {
        picker(title: "Orientation", keyPath: \.orientation, style: .segments, text: \.title)
        picker(title: "Refresh Rate", keyPath: \.rate, options: [60, 75, 144]) { "\($0) Hz" }
        picker(title: "Resolution", keyPath: \.resolution, optionsFrom: \.resolutions)
    }
    section {
        picker(title: "Power", keyPath: \.power, style: .radioGroup, text: \.title, help: \.advice)
        nestedMultipleOptions(title: "Night Light", keyPath: \.nights, options: Weekday.allCases, text: \.name)
    }
}

@MainActor
@Suite("Choices")
struct ChoicesTests {
    @Test("of one and of several are a row each")
    func screen() throws {
        let driver = FormDriver(initial: Display(), build: displayForm, title: "Display")
        let user = HeadlessUser(of: driver.session)
        #expect(
            user.screen.description == """
                Display

                  Orientation [•Landscape|Portrait]
                  Refresh Rate [60 Hz ▾]
                  Resolution [1920 × 1080 ▾]

                  Power (•) Balanced ( ) Performance – Louder, and the battery is empty sooner.
                  Night Light Saturday, Sunday ›
                """)
        try user.choose("144 Hz", in: "Refresh Rate")
        #expect(driver.state.rate == 144)
        let monday = try #require(driver.session.rows().first { $0.path == "Night Light/Monday" }?.value)
        #expect(monday.write("On") == nil)
        #expect(try #require(user.screen.sections[1].rows.last).values.first == "Monday, Saturday, Sunday")
    }
}

import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

private struct Shirt: Equatable {
    enum Size: Sendable { case small, large, gigantic }

    var size = Size.gigantic
    var colour = "red"
}

private let form: Form<Shirt> = sections {
    choice(title: "Size", footer: { _ in "As worn." }) {
        optionCell(title: "Small", option: .small, keyPath: \.size)
        optionCell(title: "Large", option: .large, keyPath: \.size)
    }
    .resettable()
}

@MainActor
@Suite("What there is to say of a choice", .serialized, .needsDisplay)
struct ChoiceNoticeTests {
    @Test("stands above its rows, below the button that resets them, until one is chosen", arguments: Renderer.allCases)
    func place(renderer: Renderer) throws {
        let stage = Stage(
            renderer, Shirt(), form, defaults: Shirt(size: .small), environment: FormEnvironment(report: { _ in }))
        expectNoDifference(
            try stage.screen,
            """
            Form

            Size
            ↺
            ! warning: “gigantic” is not one of the options. Choose one.
              Small
              Large
            As worn.
            """)
        try stage.user.select("Small")
        expectNoDifference(
            try stage.screen,
            """
            Form

            Size
              Small ✓
              Large
            As worn.
            """)
        stage.driver.set(\.size, to: .gigantic)
        #expect(try stage.user.screen.sections[0].notice?.hasPrefix("warning: “gigantic”") == true)
    }
}

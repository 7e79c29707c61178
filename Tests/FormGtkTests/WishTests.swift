import FormCore
import FormGtkTesting
import FormTesting
import ManualTime
import Testing

@MainActor
@Suite("A row that waits for somebody else", .serialized, .needsDisplay)
struct WishTests {
    struct Radio: Equatable {
        var isOn = false
    }

    @Test("has a spinner until what the person wants is accepted", arguments: Renderer.allCases)
    func spinner(renderer: Renderer) async throws {
        let (answers, answer) = AsyncStream.makeStream(of: Void.self)
        let form: Form<Radio> = sections {
            section {
                controlCell(title: "Radio", control: uiSwitch(keyPath: \.isOn))
                    .effect(\.isOn) { _ in
                        for await _ in answers { break }
                    }
            }
        }
        let stage = Stage(renderer, Radio(), form)
        #expect(try stage.row("Radio")?.isWaiting == false)
        try stage.user.toggle("Radio")
        #expect(try stage.row("Radio")?.isWaiting == true)
        #expect(try stage.row("Radio")?.values == ["[on]"])
        #expect(!stage.driver.state.isOn)
        answer.yield()
        #expect(await comesTrue { stage.driver.state.isOn })
        #expect(try stage.row("Radio")?.isWaiting == false)
        #expect(try stage.row("Radio")?.values == ["[on]"])
    }

    @Test("goes on being typed in meanwhile: what is accepted then is the person's own", arguments: Renderer.allCases)
    func typedMeanwhile(renderer: Renderer) async throws {
        struct Phone: Equatable { var name = "Ada" }
        let (answers, answer) = AsyncStream.makeStream(of: Void.self)
        let form: Form<Phone> = sections {
            section {
                controlCell(title: "Name", control: textField(keyPath: \.name)).effect(\.name) { _ in
                    for await _ in answers { break }
                }
            }
        }
        let stage = Stage(renderer, Phone(), form)
        try stage.user.type("Zoe", into: "Name")
        try stage.user.pressReturn()
        try stage.user.type("Eve")
        answer.yield()
        #expect(await comesTrue { stage.driver.state.name == "Zoe" })
        #expect(try stage.row("Name")?.conflict == nil)
        #expect(try stage.row("Name")?.values == ["[Eve]"])
        try stage.user.pressEscape()
        #expect(try stage.row("Name")?.values == ["[Zoe]"])
    }

    @Test("goes back and says why where it is not accepted", arguments: Renderer.allCases)
    func refused(renderer: Renderer) async throws {
        let form: Form<Radio> = sections {
            section {
                controlCell(title: "Radio", control: uiSwitch(keyPath: \.isOn))
                    .effect(\.isOn) { _ in throw Notice.error("There is no radio.") }
            }
        }
        let stage = Stage(renderer, Radio(), form)
        try stage.user.toggle("Radio")
        #expect(await comesTrue { stage.driver.session.record["Radio"].notice != nil })
        #expect(try stage.row("Radio")?.values == ["[off]"])
        #expect(try stage.row("Radio")?.notice == "error: There is no radio.")
        #expect(try stage.row("Radio")?.isWaiting == false)
    }
}

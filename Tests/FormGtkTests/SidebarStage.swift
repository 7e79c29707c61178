import FormCore
import FormGtkTesting
import FormTesting

/// A form whose first page is a list of pages, and a person in front of it who has room.
@MainActor
struct SidebarStage {
    struct Part: Equatable {
        var isLoud = false
        var name = "Part"
    }

    struct State: Equatable {
        var isQuiet = false
        var first = Part(name: "One")
        var second = Part(name: "Two")
        var note = "a note"
        var hasFirst = true
        var hasPages = true
    }

    private static let more: Form<Part> = sections {
        section { controlCell(title: "Loud", control: uiSwitch(keyPath: \.isLoud)) }
    }

    private static let part: Form<Part> = sections {
        section {
            controlCell(title: "Name", control: textField(keyPath: \.name))
            detailTextCell(title: "More", keyPath: { _ in "" }, form: more)
            buttonCell(title: "Close") { $0.close() }
        }
    }

    static let form: Form<State> = sections {
        section {
            controlCell(title: "Quiet", control: uiSwitch(keyPath: \.isQuiet))
        }
        section(isVisible: \.hasPages) {
            detailTextCell(title: "First", keyPath: \.first.name, form: bind(form: part, to: \.first))
                .visible(when: \.hasFirst)
            detailTextCell(title: "Second", keyPath: \.second.name, form: bind(form: part, to: \.second))
            nestedTextField(title: "Note", keyPath: \.note)
        }
    }

    let driver: FormDriver<State>
    let user: any FormUser

    init(_ renderer: Renderer) throws {
        driver = FormDriver(initial: State(), build: Self.form, title: "Form", defaults: State())
        user = renderer.user(of: driver.session, layout: .sidebar)
        try user.makeRoom(true)
    }

    var screen: String { get throws { try user.screen.description } }

    /// The title of the page, and of the row of the first page that leads to it.
    var place: [String] {
        get throws {
            let screen = try user.screen
            let rows = screen.sidebar?.flatMap(\.rows).filter { $0.values.contains(ScreenSign.current) } ?? []
            return [screen.title] + rows.map(\.title)
        }
    }
}

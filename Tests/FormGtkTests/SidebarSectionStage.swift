import FormCore
import FormGtkTesting
import FormTesting

/// A form whose pages are opened from a section of the first page, which is the sidebar while there is room.
@MainActor
struct SidebarSectionStage {
    struct Lamp: Equatable {
        var isOn = false
        var name = "Lamp"
    }

    struct Home: Equatable {
        var isAway = false
        var note = "home"
        var lamp = Lamp()
        var door = Lamp(name: "Door")
        var visitors = 0
        var hasDoor = true
        var isDoorUsable = true
        var hasPower = true
    }

    private static let lamp: Form<Lamp> = sections {
        section {
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn))
            controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required])
            detailTextCell(
                title: "More", keyPath: { _ in "" },
                form: sections {
                    section { controlCell(title: "Dim", control: uiSwitch(keyPath: \.isOn)) }
                })
        }
    }

    static let form: Form<Home> = sections {
        section("House") {
            controlCell(title: "Away", control: uiSwitch(keyPath: \.isAway))
            controlCell(title: "Note", control: textField(keyPath: \.note))
            detailTextCell(
                title: "Guests", keyPath: { _ in "" },
                form: sections {
                    section { controlCell(title: "Visitors", control: numberField(keyPath: \.visitors)) }
                })
        }
        section {
            detailTextCell(title: "Lamp", keyPath: { $0.lamp.isOn ? "on" : "" }, form: bind(form: lamp, to: \.lamp))
            detailTextCell(title: "Door", keyPath: { _ in "" }, form: bind(form: lamp, to: \.door))
                .visible(when: \.hasDoor).enabled(when: \.isDoorUsable)
        }
        .sidebar(title: "Overview", symbol: "go-home-symbolic")
        section { controlCell(title: "Alarm", control: uiSwitch(keyPath: \.door.isOn)) }
    }
    .statusPage(
        from: {
            $0.hasPower ? nil : StatusPage("No Power", text: "Put in a fuse.", symbol: "battery-missing-symbolic")
        },
        button: buttonCell(title: "Put It In") { $0.set(\.hasPower, to: true) })

    let driver: FormDriver<Home>
    let user: any FormUser

    init(_ renderer: Renderer, isWide: Bool = true) throws {
        driver = FormDriver(initial: Home(), build: Self.form, title: "Home", defaults: Home())
        user = renderer.user(of: driver.session, layout: .sidebar)
        if isWide { try user.makeRoom(true) }
    }

    var screen: String { get throws { try user.screen.description } }

    /// The title of the page, and of the row of the sidebar that leads to it.
    var position: [String] {
        get throws {
            let screen = try user.screen
            let rows = screen.sidebar?.flatMap(\.rows).filter { $0.values.contains(ScreenSign.current) } ?? []
            return [screen.title] + rows.map(\.title)
        }
    }
}

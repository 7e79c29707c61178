import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import FormTesting
import Testing

private struct Update: Equatable {
    var fraction: Double? = 0.25
    var space = 120.5
    var isUsable = true
}

private let form: Form<Update> = sections {
    section {
        controlCell(title: "Update", control: progress(value: \.fraction)).enabled(when: \.isUsable)
        controlCell(title: "Disk", control: level(value: \.space, in: 0...500, unit: "GB"))
    }
}

@MainActor
@Suite("Progress bars and levels", .serialized, .needsDisplay)
struct IndicatorTests {
    private func stage(_ renderer: Renderer, _ update: Update = Update()) -> Stage<Update> {
        Stage(renderer, update, form, environment: FormEnvironment(locale: FormLocale(decimalSeparator: ",")))
    }

    private func bar(_ stage: Stage<Update>, _ type: GType) throws -> UnsafeMutablePointer<GtkWidget> {
        let user = try #require(stage.user as? GtkUser)
        return try #require(user.topPage.descendant(type))
    }

    @Test("show what the state has, and follow it", arguments: Renderer.allCases)
    func follow(renderer: Renderer) throws {
        let stage = stage(renderer)
        #expect(
            try stage.screen == """
                Form

                  Update ▰ 25 %
                  Disk ▰ 120,5 GB
                """)
        stage.driver.change(origin: .outside) {
            $0.fraction = 0.999
            $0.space = -3
        }
        #expect(
            try stage.screen == """
                Form

                  Update ▰ 99 %
                  Disk ▰ -3 GB
                """)
    }

    @Test(
        "say a number that is none, or is out of the range", arguments: Renderer.allCases,
        [
            (nil, "Under way"), (Double.nan, "Under way"), (-1, "0 %"), (7, "100 %"), (.infinity, "100 %"),
            (0.29, "29 %"),
            (1, "100 %"),
        ] as [(Double?, String)])
    func numbers(renderer: Renderer, number: (fraction: Double?, text: String)) throws {
        let stage = stage(renderer, Update(fraction: number.fraction))
        #expect(try stage.row("Update")?.values == ["▰ \(number.text)"])
    }

    @Test("say that a level is unknown", arguments: Renderer.allCases)
    func unknownLevel(renderer: Renderer) throws {
        let stage = stage(renderer, Update(space: .nan))
        #expect(try stage.row("Disk")?.values == ["▰ Unknown"])
    }

    @Test("fill their bars as far as that")
    func bars() throws {
        let stage = stage(.gtk)
        let (progress, level) = try (
            bar(stage, gtk_progress_bar_get_type()), bar(stage, gtk_level_bar_get_type())
        )
        #expect(gtk_progress_bar_get_fraction(progress.opaque) == 0.25)
        #expect(gtk_level_bar_get_value(level.opaque) == 120.5)
        #expect(gtk_accessible_get_accessible_role(progress.opaque) == GTK_ACCESSIBLE_ROLE_PROGRESS_BAR)
        #expect(gtk_accessible_get_accessible_role(level.opaque) == GTK_ACCESSIBLE_ROLE_METER)
        stage.driver.change(origin: .outside) {
            $0.fraction = 5
            $0.space = 1e300
        }
        #expect(gtk_progress_bar_get_fraction(progress.opaque) == 1)
        #expect(gtk_level_bar_get_value(level.opaque) == 500)
    }

    @Test("have no value: no undo, no row to list, nothing to type, choose or step", arguments: Renderer.allCases)
    func noValue(renderer: Renderer) throws {
        let stage = stage(renderer)
        #expect(stage.driver.session.rows().allSatisfy { $0.value == nil })
        #expect(throws: FormUserError.self) { try stage.user.focus("Update") }
        #expect(throws: FormUserError.self) { try stage.user.step("Update", by: 1) }
        #expect(throws: FormUserError.self) { try stage.user.choose("50 %", in: "Update") }
        #expect(throws: FormUserError.self) { try stage.user.select("Update") }
        stage.driver.change(origin: .outside) { $0.isUsable = false }
        #expect(try stage.row("Update")?.isDisabled == true)
        try stage.user.search("disk")
        #expect(try stage.screen.contains("Disk"))
    }

    @Test(
        "move while nobody knows the number, and stand still where the desktop has its animations off",
        arguments: [true, false])
    func moving(isAnimated: Bool) throws {
        let stage = stage(.gtk)
        let user = try #require(stage.user as? GtkUser)
        let bar = try bar(stage, gtk_progress_bar_get_type())
        user.nextFrame()
        GtkUser.setAnimations(isAnimated)
        defer { GtkUser.setAnimations(false) }
        stage.driver.change(origin: .outside) { $0.fraction = nil }
        #expect(try stage.row("Update")?.values == ["▰ Under way"])
        for _ in 1...3 { user.nextFrame() }
        let place = try bar.placeOfProgress
        if isAnimated {
            #expect(user.wait { (try? bar.placeOfProgress) != place })
        } else {
            for _ in 1...3 { user.nextFrame() }
            #expect(try bar.placeOfProgress == place)
        }
        stage.driver.change(origin: .outside) { $0.fraction = 0.5 }
        #expect(gtk_progress_bar_get_fraction(bar.opaque) == 0.5)
    }

    @Test("report a range of one number")
    func oneNumber() {
        var mistakes: [String] = []
        var environment = FormEnvironment()
        environment.report = { mistakes.append($0.description) }
        let form: Form<Update> = sections {
            section { controlCell(title: "Disk", control: level(value: \.space, in: 1...1)) }
        }
        let driver = FormDriver(initial: Update(), build: form, environment: environment)
        #expect(driver.page.sections[0].cells[0].control != nil)
        #expect(mistakes.count == 1)
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Where the part of a progress bar begins that is filled.
    @MainActor
    fileprivate var placeOfProgress: Float {
        get throws {
            let trough = try #require(gtk_widget_get_first_child(self))
            let progress = try #require(gtk_widget_get_first_child(trough))
            var bounds = graphene_rect_t()
            #expect(gtk_widget_compute_bounds(progress, self, &bounds) != 0)
            return bounds.origin.x
        }
    }
}

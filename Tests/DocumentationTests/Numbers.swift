import FormCore
import FormTesting
import Testing

private struct Print: Equatable {
    var copies = 1
    var margin = 0.5
}

private let printForm: Form<Print> = sections {
    section {
        controlCell(title: "Copies", control: numberField(keyPath: \.copies, in: 1...99))
        controlCell(
            title: "Margin",
            control: numberField(keyPath: \.margin, in: 0...5, step: 0.25, unit: "cm", digits: 2))
    }
}

private struct Quota: Equatable {
    var bytes = 500_000_000
    var seconds = 5400
}

private let quotaForm: Form<Quota> = sections {
    section {
        controlCell(
            title: "Limit",
            control: quantityField(keyPath: \.bytes, in: 1_000_000...100_000_000_000, units: .bytes()))
        controlCell(
            title: "Turn Off After", control: quantityField(keyPath: \.seconds, in: 60...86400, units: .durations))
    }
}

private struct Sound: Equatable {
    var volume = 50
}

private let soundForm: Form<Sound> = sections {
    section(footer: { $0.volume > 80 ? "This may be too loud." : nil }) {
        controlCell(
            title: "Volume",
            control: slider(
                keyPath: \.volume, in: 0...100, step: 5, unit: "%",
                marks: [SliderMark(0, "Quiet"), SliderMark(50), SliderMark(100, "Loud")]))
    }
}

private struct Update: Equatable {
    var fraction: Double? = 0.25
    var usedSpace = 120.5
}

private let updateForm: Form<Update> = sections {
    section {
        controlCell(title: "Update", control: progress(value: \.fraction))
        controlCell(title: "Disk", control: level(value: \.usedSpace, in: 0...500, unit: "GB"))
    }
}

@MainActor
@Suite("Numbers.md")
struct Numbers {
    @Test("shows numbers, and keeps what is none")
    func typing() throws {
        let driver = FormDriver(initial: Print(), build: printForm, title: "Print")
        let user = HeadlessUser(of: driver.session)
        #expect(
            "\(user.screen)" == """
                Print

                  Copies [1]
                  Margin [0.50] cm
                """)

        try user.type("100", into: "Copies")
        try user.pressReturn()
        #expect(driver.state.copies == 1)
        #expect(
            "\(user.screen)" == """
                Print

                  Copies [100]
                    ! error: Type a whole number from 1 to 99.
                  Margin [0.50] cm
                """)
    }

    @Test("has units to choose from, and to type")
    func units() throws {
        let driver = FormDriver(initial: Quota(), build: quotaForm, title: "Quota")
        let user = HeadlessUser(of: driver.session)
        #expect(
            "\(user.screen)" == """
                Quota

                  Limit [500] [MB ▾]
                  Turn Off After [90] [min ▾]
                """)
        try user.choose("h", in: "Turn Off After")
        #expect(driver.state.seconds == 5400)
        try user.type("2 GB", into: "Limit")
        try user.pressReturn()
        #expect(driver.state.bytes == 2_000_000_000)
        #expect(
            "\(user.screen)" == """
                Quota

                  Limit [2] [GB ▾]
                  Turn Off After [90] [h ▾]
                    ! error: Type a number from 1 min to 24 h.
                """)
    }

    @Test("shows bars")
    func bars() {
        let driver = FormDriver(initial: Update(), build: updateForm, title: "Update")
        #expect(
            "\(HeadlessUser(of: driver.session).screen)" == """
                Update

                  Update ▰ 25 %
                  Disk ▰ 120.5 GB
                """)
    }

    @Test("slides a number")
    func sliding() throws {
        let driver = FormDriver(initial: Sound(), build: soundForm, title: "Sound")
        let user = HeadlessUser(of: driver.session)
        #expect(
            "\(user.screen)" == """
                Sound

                  Volume —o— [50] %
                """)
        try user.step("Volume", by: 7)
        #expect(driver.state.volume == 85)
        #expect(user.screen.sections[0].footer == "This may be too loud.")
    }

    @Test("adds fractions up as on paper")
    func steps() throws {
        let driver = FormDriver(initial: Print(), build: printForm)
        let user = HeadlessUser(of: driver.session)
        try user.step("Margin", by: 3)
        #expect(driver.state.margin == 1.25)
    }
}

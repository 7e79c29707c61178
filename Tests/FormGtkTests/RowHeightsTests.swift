import FormCore
import Testing

@testable import FormGtk

@MainActor
@Suite("The heights that rows without widgets are guessed to have")
struct RowHeightsTests {
    private struct State: Equatable {
        var isOn = false
        var text = ""
        var isExpert = false
        var numbers = Array(0..<1000)
    }

    /// Ten switches, five texts for experts, and ten switches again.
    private static let form: Form<State> = sections {
        section {
            for number in 0..<10 { controlCell(title: "Above \(number)", control: uiSwitch(keyPath: \State.isOn)) }
            for number in 0..<5 {
                controlCell(title: "Text \(number)", control: textField(keyPath: \State.text))
                    .visible(when: \.isExpert)
            }
            for number in 0..<10 { controlCell(title: "Below \(number)", control: uiSwitch(keyPath: \State.isOn)) }
        }
    }

    private static let list: Form<State> = sections {
        section {
            controlCell(title: "On", control: uiSwitch(keyPath: \State.isOn))
            FormCore.list("Numbers", \.numbers, id: \.self) {
                customCell(title: "Number") { _, _ in { _ in } }
            }
        }
    }

    private func cells(of form: Form<State>, isExpert: Bool = false) -> SectionCells {
        FormDriver(initial: State(isExpert: isExpert), build: form).page.sections[0].cells
    }

    @Test("are those of the kind, and none for what is hidden")
    func kinds() {
        let shown = cells(of: Self.form, isExpert: true)
        var heights = RowHeights()
        let areNew = [(40.0, 0), (70, 10), (40, 20)].map { heights.learn([(shown[$1], $0)]) }
        #expect(areNew == [true, true, false])
        #expect(heights.guess(0..<25, of: RowKinds(of: shown)) == 20 * 40 + 5 * 70)
        #expect(heights.guess(8..<12, of: RowKinds(of: shown)) == 2 * 40 + 2 * 70)
        #expect(heights.guess(10..<10, of: RowKinds(of: shown)) == 0)
        let hidden = RowKinds(of: cells(of: Self.form))
        #expect(heights.guess(0..<25, of: hidden) == 20 * 40)
        #expect(heights.guess(9..<16, of: hidden) == 2 * 40)
        #expect(heights.guess(10..<15, of: hidden) == 0)
    }

    @Test("are others once most rows of the kind have another height, and not because some have")
    func otherHeights() {
        let shown = cells(of: Self.form)
        let kinds = RowKinds(of: shown)
        var heights = RowHeights()
        func learn(_ measured: Double...) -> Bool { heights.learn(measured.enumerated().map { (shown[$0], $1) }) }
        #expect(learn(40, 40))
        #expect(!learn(40, 40, 200))
        #expect(!learn(200, 40))
        #expect(!learn(50, 60, 70, 80))
        #expect(heights.guess(0..<10, of: kinds) == 10 * 40)
        #expect(learn(60, 200, 60))
        #expect(!learn(60))
        #expect(heights.guess(0..<10, of: kinds) == 10 * 60)
    }

    @Test("are those in the middle at first")
    func first() {
        let shown = cells(of: Self.form)
        var heights = RowHeights()
        _ = heights.learn([40, 200, 50].enumerated().map { (shown[$0], $1) })
        #expect(heights.guess(0..<10, of: RowKinds(of: shown)) == 10 * 50)
    }

    @Test("are that of a made one for rows of a list, which are not made to find out")
    func onDemand() {
        let driver = FormDriver(initial: State(), build: Self.list)
        let cells = driver.page.sections[0].cells
        var heights = RowHeights()
        _ = heights.learn([(cells[0], 40), (cells[2], 30)])
        let rendered = driver.session.counters.rowsRendered
        #expect(heights.guess(0..<1, of: RowKinds(of: cells)) == 40)
        #expect(heights.guess(0..<101, of: RowKinds(of: cells)) == 40 + 100 * 30)
        #expect(driver.session.counters.rowsRendered == rendered)
    }
}

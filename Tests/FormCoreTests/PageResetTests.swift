import FormCore
import Testing

/// Three numbers, whose setters may clear a number beside them.
private struct Numbers: Equatable {
    enum Setter: CaseIterable {
        case plain, clearingNext, clearingPrevious
    }

    var setters: [Setter]
    var stored = [1, 2, 3]

    subscript(number index: Int) -> Int {
        get { stored[index] }
        set {
            stored[index] = newValue
            switch setters[index] {
            case .plain: break
            case .clearingNext: stored[(index + 1) % 3] = 0
            case .clearingPrevious: stored[(index + 2) % 3] = 0
            }
        }
    }

    /// True if there is an order in which to write three numbers, so that all of them are kept.
    func canHave(_ numbers: [Int]) -> Bool {
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]].contains { order in
            var written = self
            for index in order { written[number: index] = numbers[index] }
            return written.stored == numbers
        }
    }
}

@MainActor
@Suite("A page that is reset")
struct PageResetTests {
    private let form: Form<Numbers> = sections([
        section(
            (0..<3).map { index in
                controlCell(
                    title: "\(index)",
                    control: formattedField(keyPath: \Numbers.[number: index], format: .whole(in: 0...9)))
            })
    ])

    @Test(
        "has each default if any order of writing them leads there, and undo gives all values back",
        arguments: [Applying.atOnce, .explicitly])
    func order(applying: Applying) {
        var possible = 0
        for setters in allCombinations(of: Numbers.Setter.allCases) {
            for changed in allCombinations(of: [false, true]) where changed.contains(true) {
                let defaults = Numbers(setters: setters)
                var initial = defaults
                for index in 0..<3 where changed[index] { initial.stored[index] = 7 }
                guard initial.canHave(defaults.stored) else { continue }
                possible += 1
                let driver = FormDriver(initial: initial, build: form, defaults: defaults, applying: applying)
                driver.session.resetTopPage()
                #expect(driver.edited.stored == defaults.stored, "\(setters) from \(initial.stored)")
                driver.session.undo()
                #expect(driver.edited == initial, "\(setters) from \(initial.stored), undone")
            }
        }
        #expect(possible > 50)
    }

    private func allCombinations<Element>(of elements: [Element]) -> [[Element]] {
        elements.flatMap { one in elements.flatMap { two in elements.map { [one, two, $0] } } }
    }
}

import BenchmarkSupport
import FormCore

/// What the history of a large state keeps.
@MainActor
enum LongList {
    struct Item: Equatable {
        var name = "An item with a name that takes some room"
        var first = 1
        var second = 2
        var third = 3
        var fourth = 4
        var fifth = 5
    }

    struct State: Equatable {
        var items: [Item]
    }

    /// A hundred edits of single items in a list of so many: the kilobytes that they keep.
    static func measure(items: Int) {
        let form: Form<State> = sections {
            section {
                for number in 0...100 {
                    controlCell(
                        title: "Item \(number)",
                        control: formattedField(keyPath: \State.items[number * (items / 101)].first, format: .whole()))
                }
            }
        }
        let driver = FormDriver(initial: State(items: Array(repeating: Item(), count: items)), build: form)
        let values = driver.page.sections[0].cells.compactMap(\.value)
        // From here on what is edited is no longer what the form was opened with.
        _ = values[100].write("7", origin: .person)
        let before = benchmark_allocated()
        for value in values.prefix(100) { _ = value.write("8", origin: .person) }
        print("list-history \(max(0, Int(benchmark_allocated()) - Int(before)) / 1024)")
        for _ in 0..<100 { driver.session.undo() }
        precondition(driver.state.items.filter { $0.first != 1 }.count == 1, "Undo has left something.")
    }
}

import FormCore

/// The state of forms with many rows.
struct Few: Equatable {
    var isOn = false
    var other = false
    var isExpert = false
    var text = "Text"
    var name = "Name"
}

extension Few {
    /// Pages of rows: switches with help, some of which depend on the state, and texts with rules.
    static func pages(_ pages: Int, of rows: Int) -> Form<Few> {
        let links: [Element<FormCell, Few>] = (0..<pages).map { page in
            let cells: [Element<FormCell, Few>] = (0..<rows).map { row in
                let other = controlCell(title: "Row \(row)", control: uiSwitch(keyPath: \Few.other))
                return switch row % 4 {
                case 0:
                    nestedTextField(title: "Row \(row) name", keyPath: \Few.name).rules(
                        \.name, [.required, .bytes(...32)])
                case 1: other.help("Explains row \(row).")
                case 2: other.visible(when: \.isExpert)
                default: controlCell(title: "Row \(row)", control: uiSwitch(keyPath: \Few.isOn))
                }
            }
            return detailTextCell(title: "Page \(page)", keyPath: \.text, form: sections { section(cells) })
        }
        return sections { section(links) }
    }

    /// One page with a switch, and with rows over another value.
    static func page(of rows: Int) -> Form<Few> {
        let first = controlCell(title: "First", control: uiSwitch(keyPath: \Few.isOn))
        let others = (1..<rows).map { controlCell(title: "Row \($0)", control: uiSwitch(keyPath: \Few.other)) }
        return sections { section([first] + others) }
    }
}

extension Few {
    /// One page with a switch, and with rows that are each visible under a condition.
    static func conditions(_ rows: Int) -> Form<Few> {
        let first = controlCell(title: "First", control: uiSwitch(keyPath: \Few.isOn))
        let others = (1..<rows).map {
            controlCell(title: "Row \($0)", control: uiSwitch(keyPath: \Few.other))
                .visible(when: { !$0.isExpert })
        }
        return sections { section([first] + others) }
    }
}

/// A state with an array, each element of which has a row on one page.
struct Elements: Equatable {
    var values = [Bool](repeating: false, count: 10_000)

    @MainActor static func page() -> Form<Elements> {
        let cells = (0..<10_000).map {
            controlCell(title: "Row \($0)", control: uiSwitch(keyPath: \Elements.values[$0]))
        }
        return sections { section(cells) }
    }
}

/// A state of 10,000 values, each of which has a row on one page.
struct Many: Codable, Equatable, Sendable {
    typealias Thousand = Tenfold<Tenfold<Tenfold<Bool>>>

    var values = Tenfold<Thousand>(Thousand(Tenfold(Tenfold(false))))

    @MainActor static func page() -> Form<Many> {
        let cells = keyPaths.enumerated().map { controlCell(title: "Row \($0)", control: uiSwitch(keyPath: $1)) }
        return sections { section(cells) }
    }

    private static var keyPaths: [WritableKeyPath<Many, Bool> & Sendable] {
        let values: WritableKeyPath<Many, Tenfold<Thousand>> = \.values
        let thousands = Tenfold<Thousand>.keyPaths.map { values.appending(path: $0) }
        let hundreds = thousands.flatMap { path in Thousand.keyPaths.map { path.appending(path: $0) } }
        let tens = hundreds.flatMap { path in Tenfold<Tenfold<Bool>>.keyPaths.map { path.appending(path: $0) } }
        let all = tens.flatMap { path in Tenfold<Bool>.keyPaths.map { path.appending(path: $0) } }
        // A key path that is made of key paths to stored properties is sendable, which its type does not say.
        return all.map { unsafeBitCast($0, to: (WritableKeyPath<Many, Bool> & Sendable).self) }
    }
}

/// Ten stored properties of the same type.
struct Tenfold<Value: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
    var a, b, c, d, e, f, g, h, i, j: Value

    init(_ value: Value) {
        (a, b, c, d, e, f, g, h, i, j) = (value, value, value, value, value, value, value, value, value, value)
    }

    static var keyPaths: [WritableKeyPath<Self, Value>] { [\.a, \.b, \.c, \.d, \.e, \.f, \.g, \.h, \.i, \.j] }
}

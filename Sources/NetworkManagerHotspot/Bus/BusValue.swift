/// A value in a message on the bus. There is a case for each type that the program uses.
///
/// The type contains no references to GLib, so code that makes decisions with it can be tested without a bus.
enum BusValue: Equatable, Sendable {
    case flag(Bool)
    case byte(UInt8)
    case signed(Int32)
    case number(UInt32)
    case text(String)
    case path(String)
    case bytes([UInt8])
    case texts([String])
    case paths([String])
    case table([String: String])
    case tables([String: [String: BusValue]])
    /// A value wrapped in a variant of the type `v`, as a call that sets a property needs it.
    indirect case boxed(BusValue)
    /// A value of any other type, as the text that GLib prints for the value and its type. The program doesn't
    /// interpret such a value; it only sends the value back unchanged.
    case other(String)

    /// Returns true if two values are sent as the same bytes. Texts that look the same, such as `é` and `e` with an
    /// accent, may differ.
    static func == (one: Self, other: Self) -> Bool {
        switch (one, other) {
        case (.flag(let one), .flag(let other)): one == other
        case (.byte(let one), .byte(let other)): one == other
        case (.signed(let one), .signed(let other)): one == other
        case (.number(let one), .number(let other)): one == other
        case (.bytes(let one), .bytes(let other)): one == other
        case (.text(let one), .text(let other)), (.path(let one), .path(let other)),
            (.other(let one), .other(let other)):
            one.hasSameBytes(as: other)
        case (.texts(let one), .texts(let other)), (.paths(let one), .paths(let other)):
            one.elementsEqual(other) { $0.hasSameBytes(as: $1) }
        case (.table(let one), .table(let other)):
            one.count == other.count && one.allSatisfy { other[$0.key]?.hasSameBytes(as: $0.value) == true }
        case (.tables(let one), .tables(let other)): one == other
        case (.boxed(let one), .boxed(let other)): one == other
        default: false
        }
    }

    var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
    var byte: UInt8? { if case .byte(let value) = self { value } else { nil } }
    var signed: Int32? { if case .signed(let value) = self { value } else { nil } }
    var number: UInt32? { if case .number(let value) = self { value } else { nil } }
    var text: String? { if case .text(let value) = self { value } else { nil } }
    var bytes: [UInt8]? { if case .bytes(let value) = self { value } else { nil } }
    var texts: [String]? { if case .texts(let value) = self { value } else { nil } }
    var paths: [String]? { if case .paths(let value) = self { value } else { nil } }
    var table: [String: String]? { if case .table(let value) = self { value } else { nil } }
    var tables: [String: [String: BusValue]]? { if case .tables(let value) = self { value } else { nil } }

    /// The object path, or `nil` for `/`, which stands for no object.
    var path: String? {
        if case .path(let value) = self, value != "/" { value } else { nil }
    }
}

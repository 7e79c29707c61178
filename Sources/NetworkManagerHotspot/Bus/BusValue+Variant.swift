import CGio

extension BusValue {
    /// Creates a value from a variant.
    init(_ variant: Variant) {
        switch variant.type {
        case "b": self = .flag(variant.withPointer(g_variant_get_boolean) != 0)
        case "y": self = .byte(variant.withPointer(g_variant_get_byte))
        case "i": self = .signed(variant.withPointer(g_variant_get_int32))
        case "u": self = .number(variant.withPointer(g_variant_get_uint32))
        case "s": self = .text(variant.string)
        case "o": self = .path(variant.string)
        case "ay": self = .bytes(variant.children.map { $0.withPointer(g_variant_get_byte) })
        case "as": self = .texts(variant.children.map(\.string))
        case "ao": self = .paths(variant.children.map(\.string))
        case "a{ss}": self = .table(variant.entries(\.string))
        case "a{sa{sv}}": self = .tables(variant.entries { $0.entries { BusValue($0.unboxed) } })
        case "v": self = .boxed(BusValue(variant.unboxed))
        default:
            let text = variant.withPointer { g_variant_print($0, gboolean(1)) }
            defer { g_free(text) }
            self = .other(text.map { String(cString: $0) } ?? "")
        }
    }

    /// The value as a variant for a message.
    var variant: Variant {
        switch self {
        case .flag(let value): Variant(taking: g_variant_new_boolean(value ? 1 : 0))
        case .byte(let value): Variant(taking: g_variant_new_byte(value))
        case .signed(let value): Variant(taking: g_variant_new_int32(value))
        case .number(let value): Variant(taking: g_variant_new_uint32(value))
        case .text(let value): Variant(taking: g_variant_new_string(value))
        case .path(let value): Variant(taking: g_variant_new_object_path(value))
        case .bytes(let values): .array(of: "y", values.map { BusValue.byte($0).variant })
        case .texts(let values): .array(of: "s", values.map { BusValue.text($0).variant })
        case .paths(let values): .array(of: "o", values.map { BusValue.path($0).variant })
        case .table(let values): .dictionary(of: "s", values) { BusValue.text($0).variant }
        case .tables(let values): .dictionary(of: "a{sv}", values) { .dictionary(of: "v", $0) { $0.variant.boxed } }
        case .boxed(let value): value.variant.boxed
        case .other(let text): Self.parsed(text)
        }
    }

    /// Parses text that GLib has printed for a value.
    private static func parsed(_ text: String) -> Variant {
        guard let pointer = g_variant_parse(nil, text, nil, nil, nil) else {
            preconditionFailure("GLib can't read a value that it has printed.")
        }
        return Variant(taking: pointer)
    }
}

import CGio

/// A `GVariant`, held as long as this is.
final class Variant {
    private let pointer: OpaquePointer

    /// Takes over a new variant, floating or not.
    init(taking pointer: OpaquePointer) {
        self.pointer = g_variant_take_ref(pointer)
    }

    /// Holds a variant that stays its owner's.
    init(borrowing pointer: OpaquePointer) {
        self.pointer = g_variant_ref(pointer)
    }

    deinit { g_variant_unref(pointer) }

    /// Lends the `GVariant`, which may be gone when the body has ended.
    func withPointer<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try body(pointer) }
    }

    /// A tuple of values, such as the arguments of a call.
    static func tuple(_ values: [Variant]) -> Variant {
        withExtendedLifetime(values) {
            var pointers = values.map { Optional($0.pointer) }
            return Variant(taking: g_variant_new_tuple(&pointers, gsize(pointers.count)))
        }
    }

    /// An array of values of one type, which an empty one can't tell.
    static func array(of type: String, _ values: [Variant]) -> Variant {
        let type = g_variant_type_new(type)
        defer { g_variant_type_free(type) }
        return withExtendedLifetime(values) {
            var pointers = values.map { Optional($0.pointer) }
            return Variant(taking: g_variant_new_array(type, &pointers, gsize(pointers.count)))
        }
    }

    /// A dictionary by text, in the order of its keys.
    static func dictionary<Value>(
        of type: String, _ values: [String: Value], _ variant: (Value) -> Variant
    ) -> Variant {
        array(
            of: "{s\(type)}",
            values.sorted { $0.key < $1.key }.map { key, value in
                variant(value).withPointer { value in
                    Variant(taking: g_variant_new_dict_entry(g_variant_new_string(key), value))
                }
            })
    }

    /// A value that tells its own type.
    var boxed: Variant { withPointer { Variant(taking: g_variant_new_variant($0)) } }

    /// The value in a box.
    var unboxed: Variant { withPointer { g_variant_get_variant($0).map(Variant.init(taking:)) ?? self } }

    /// The type, as D-Bus writes it.
    var type: String { withPointer { String(cString: g_variant_get_type_string($0)) } }

    /// The text of a string, a path or a signature.
    var string: String { withPointer { String(cString: g_variant_get_string($0, nil)) } }

    /// What an array, a tuple or an entry is made of.
    var children: [Variant] {
        withPointer { pointer in
            (0..<g_variant_n_children(pointer)).compactMap {
                g_variant_get_child_value(pointer, $0).map(Variant.init(taking:))
            }
        }
    }

    /// What a dictionary by text holds.
    func entries<Value>(_ read: (Variant) -> Value) -> [String: Value] {
        var entries: [String: Value] = [:]
        for entry in children.map(\.children) where entry.count == 2 { entries[entry[0].string] = read(entry[1]) }
        return entries
    }
}

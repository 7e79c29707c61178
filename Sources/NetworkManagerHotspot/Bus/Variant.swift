import CGio

/// A strong reference to a `GVariant`.
final class Variant {
    private let pointer: OpaquePointer

    /// Takes ownership of a new variant, which may be floating.
    init(taking pointer: OpaquePointer) {
        self.pointer = g_variant_take_ref(pointer)
    }

    /// Adds a reference to a variant that has another owner.
    init(borrowing pointer: OpaquePointer) {
        self.pointer = g_variant_ref(pointer)
    }

    deinit { g_variant_unref(pointer) }

    /// Passes the `GVariant` to the body. The pointer may be invalid after the body returns.
    func withPointer<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try body(pointer) }
    }

    /// Creates a tuple of values, such as the arguments of a call.
    static func tuple(_ values: [Variant]) -> Variant {
        withExtendedLifetime(values) {
            var pointers = values.map { Optional($0.pointer) }
            return Variant(taking: g_variant_new_tuple(&pointers, gsize(pointers.count)))
        }
    }

    /// Creates an array of values that all have the same type. The type must be given, because an empty array doesn't
    /// reveal the type of its elements.
    ///
    /// - Parameter type: The type of the elements in D-Bus notation.
    static func array(of type: String, _ values: [Variant]) -> Variant {
        let type = g_variant_type_new(type)
        defer { g_variant_type_free(type) }
        return withExtendedLifetime(values) {
            var pointers = values.map { Optional($0.pointer) }
            return Variant(taking: g_variant_new_array(type, &pointers, gsize(pointers.count)))
        }
    }

    /// Creates a dictionary with string keys, sorted by key.
    ///
    /// - Parameters:
    ///   - type: The type of the values in D-Bus notation.
    ///   - variant: Converts a value to a variant.
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

    /// The value wrapped in a variant of the type `v`, which records the value's own type.
    var boxed: Variant { withPointer { Variant(taking: g_variant_new_variant($0)) } }

    /// If the variant's type is `v`, the value that is wrapped in it; otherwise the variant itself.
    var unboxed: Variant { withPointer { g_variant_get_variant($0).map(Variant.init(taking:)) ?? self } }

    /// The type in D-Bus notation.
    var type: String { withPointer { String(cString: g_variant_get_type_string($0)) } }

    /// The text of a string, an object path or a signature.
    var string: String { withPointer { String(cString: g_variant_get_string($0, nil)) } }

    /// The elements of an array, a tuple or a dictionary entry.
    var children: [Variant] {
        withPointer { pointer in
            (0..<g_variant_n_children(pointer)).compactMap {
                g_variant_get_child_value(pointer, $0).map(Variant.init(taking:))
            }
        }
    }

    /// Returns the entries of a dictionary with string keys.
    ///
    /// - Parameter read: Converts the variant of a value.
    func entries<Value>(_ read: (Variant) -> Value) -> [String: Value] {
        var entries: [String: Value] = [:]
        for entry in children.map(\.children) where entry.count == 2 { entries[entry[0].string] = read(entry[1]) }
        return entries
    }
}

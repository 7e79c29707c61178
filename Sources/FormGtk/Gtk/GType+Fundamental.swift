import CGtk

/// GObject's fundamental types, which its header defines as macros that Swift can't read.
extension GType {
    static let boolean = GType(5 << 2)
    static let integer = GType(6 << 2)
    static let string = GType(16 << 2)
}

import CGtk

/// GObject's fundamental types, which its header defines as macros that Swift can't read.
extension GType {
    package static let boolean = GType(5 << 2)
    package static let integer = GType(6 << 2)
    package static let unsignedInteger = GType(7 << 2)
    package static let double = GType(15 << 2)
    package static let string = GType(16 << 2)
}

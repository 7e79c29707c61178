import CGtk
import Glibc
import Testing

/// The keyboard of the X display. Its keys are pressed by their codes, so GTK receives them as from a real keyboard.
///
/// The libraries of X are loaded at run time, because FormGtk itself needs none.
@MainActor
final class XKeyboard {
    /// The code that the X server and Wayland have for a key, which is the same in all layouts.
    typealias Code = UInt32

    struct Locks: OptionSet, CustomStringConvertible {
        let rawValue: UInt32
        var description: String { "Caps Lock \(contains(.caps)), Num Lock \(contains(.num))" }
        static let caps = Locks(rawValue: 1 << 1)
        static let num = Locks(rawValue: 1 << 4)
    }

    private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    private typealias Close = @convention(c) (OpaquePointer) -> CInt
    private typealias Synchronize = @convention(c) (OpaquePointer, CInt) -> CInt
    private typealias FakeKey = @convention(c) (OpaquePointer, CUnsignedInt, CInt, CUnsignedLong) -> CInt
    private typealias Lock = @convention(c) (OpaquePointer, CUnsignedInt, CUnsignedInt, CUnsignedInt) -> CInt
    private typealias LockGroup = @convention(c) (OpaquePointer, CUnsignedInt, CUnsignedInt) -> CInt
    private typealias Load =
        @convention(c) (
            OpaquePointer, CUnsignedInt, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, CUnsignedInt, CUnsignedInt,
            CInt
        ) -> UnsafeMutableRawPointer?
    private typealias Free = @convention(c) (UnsafeMutableRawPointer, CUnsignedInt, CInt) -> Void

    private static let x11 = dlopen("libX11.so.6", RTLD_NOW)
    private static let test = dlopen("libXtst.so.6", RTLD_NOW)
    /// `XkbUseCoreKbd`.
    private static let device: CUnsignedInt = 0x100

    private let display: OpaquePointer

    /// Connects to the display of the tests; `nil` if it isn't an X display, or without the libraries of X.
    init?() {
        guard Self.x11 != nil, Self.test != nil, let display = Self.function("XOpenDisplay", as: Open.self)(nil) else {
            return nil
        }
        self.display = display
    }

    isolated deinit {
        use("us", locks: [])
        _ = Self.function("XCloseDisplay", as: Close.self)(display)
    }

    /// Gives the keyboard other layouts and locks.
    ///
    /// - Parameters:
    ///   - layouts: The names of the symbols, separated by commas, such as `us(dvorak),ru`.
    ///   - group: The index of the layout that is in use.
    func use(_ layouts: String, group: CUnsignedInt = 0, locks: Locks) {
        let groups = layouts.split(separator: ",").enumerated().map { "\($1)" + ($0 == 0 ? "" : ":\($0 + 1)") }
        // An `XkbComponentNamesRec`: keymap, codes, types, compatibility, symbols and geometry.
        let texts: [String?] = [
            nil, "evdev+aliases(qwerty)", "complete", "complete", "pc+\(groups.joined(separator: "+"))+inet(evdev)",
            nil,
        ]
        var names = texts.map { text in text.flatMap { strdup($0) } }
        defer { for name in names { free(name) } }
        // All components but the geometry.
        let wanted: CUnsignedInt = 0x7f & ~(1 << 5)
        let loaded = Self.function("XkbGetKeyboardByName", as: Load.self)(
            display, Self.device, &names, wanted, wanted, 1)
        guard let loaded else { return fail("The X server has no layout \(layouts).") }
        Self.function("XkbFreeKeyboard", as: Free.self)(loaded, 0xffff, 1)
        _ = Self.function("XkbLockGroup", as: LockGroup.self)(display, Self.device, group)
        lock(locks)
    }

    /// Turns Caps Lock and Num Lock on or off.
    func lock(_ locks: Locks) {
        let all = Locks([.caps, .num]).rawValue
        _ = Self.function("XkbLockModifiers", as: Lock.self)(display, Self.device, all, locks.rawValue)
        synchronize()
    }

    /// Presses the keys one after the other, releases them in the reverse order, and lets GTK handle all of it.
    func press(_ codes: [Code]) {
        let fake = Self.function("XTestFakeKeyEvent", as: FakeKey.self)
        for code in codes { _ = fake(display, code, 1, 0) }
        for code in codes.reversed() { _ = fake(display, code, 0, 0) }
        synchronize()
    }

    /// Waits until the X server has done everything and GTK has received and handled all its events.
    func synchronize() {
        _ = Self.function("XSync", as: Synchronize.self)(display, 0)
        // The server has sent the events of the keys before it answers this request.
        gdk_display_sync(gdk_display_get_default())
        while g_main_context_iteration(nil, 0) != 0 {}
    }

    private static func function<Function>(_ name: String, as _: Function.Type) -> Function {
        unsafeBitCast(dlsym(name.hasPrefix("XTest") ? test : x11, name), to: Function.self)
    }

    private func fail(_ text: String) { Issue.record("\(text)") }
}

import CGtk
import Glibc

@testable import FormGtk

/// What assistive tools are told of a widget.
@MainActor
extension Widget {
    var accessibleRole: GtkAccessibleRole { gtk_accessible_get_accessible_role(opaque) }

    /// Returns a property that is a text; `nil` if it is not set.
    func accessible(_ property: GtkAccessibleProperty) -> String? {
        if gtk_test_accessible_has_property(opaque, property) == 0 { return nil }
        return "".withCString {
            found(by: "gtk_test_accessible_check_property", property.rawValue, Int(bitPattern: $0))
        }
            ?? ""
    }

    /// Returns a relation that is a number, which is never -1; `nil` if it is not set.
    func accessible(_ relation: GtkAccessibleRelation) -> String? {
        if gtk_test_accessible_has_relation(opaque, relation) == 0 { return nil }
        return found(by: "gtk_test_accessible_check_relation", relation.rawValue, -1)
    }

    /// Returns true if a state is set, and has a value.
    func hasAccessible(_ state: GtkAccessibleState, _ value: Int) -> Bool {
        gtk_test_accessible_has_state(opaque, state) != 0
            && found(by: "gtk_test_accessible_check_state", state.rawValue, value) == nil
    }

    /// Returns the value that a check of GTK finds in place of the expected one. Swift does not import the checks, since
    /// they take any number of arguments.
    private func found(by check: String, _ kind: UInt32, _ expected: Int) -> String? {
        typealias Check = @convention(c) (OpaquePointer, UInt32, Int) -> UnsafeMutablePointer<CChar>?
        guard let text = unsafeBitCast(dlsym(nil, check)!, to: Check.self)(opaque, kind, expected) else { return nil }
        defer { g_free(text) }
        return String(cString: text)
    }
}

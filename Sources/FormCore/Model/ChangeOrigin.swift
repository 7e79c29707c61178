/// Where a change of the state comes from.
public enum ChangeOrigin: Equatable, Sendable {
    /// The person, through the form.
    case person
    /// Anything else: a service, a file, a script.
    case outside
}

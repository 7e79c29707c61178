/// The origin of a change to the state.
public enum ChangeOrigin: String, Codable, Sendable {
    /// The user, through the form.
    case person
    /// Anything else: a service, a file, a script.
    case outside
}

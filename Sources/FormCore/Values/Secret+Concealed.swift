/// What stands for a secret on the screen: the same for each, so that it tells nothing.
public func concealed(_ secret: String) -> String {
    secret.isEmpty ? "" : "••••••••"
}

/// Returns the dots that replace a secret on the screen. The number of dots is always the same, so it doesn't reveal
/// the length of the secret. For an empty secret, returns an empty string.
public func concealed(_ secret: String) -> String {
    secret.isEmpty ? "" : "••••••••"
}

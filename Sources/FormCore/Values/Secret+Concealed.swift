/// Returns the dots that replace a secret on the screen. Their number is always the same, so they don't reveal its
/// length; an empty secret has none.
public func concealed(_ secret: String) -> String {
    secret.isEmpty ? "" : "••••••••"
}

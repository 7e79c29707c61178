import CGtk

/// Returns the value of an environment variable, or `nil` if it isn't set.
func environmentValue(_ name: String) -> String? {
    g_getenv(name).map { String(cString: $0) }
}

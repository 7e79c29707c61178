import CGtk

/// The value of an environment variable.
func environmentValue(_ name: String) -> String? {
    g_getenv(name).map { String(cString: $0) }
}

#if canImport(Glibc)
    import Glibc
#endif

/// Tells something to whoever looks after the program; its standard output is for what it has to answer.
///
/// The standard library alone can't write there: without Glibc it is printed.
func printToStandardError(_ line: String) {
    #if canImport(Glibc)
        let bytes = Array("\(line)\n".utf8)
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    #else
        print(line)
    #endif
}

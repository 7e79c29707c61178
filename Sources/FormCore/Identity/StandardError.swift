#if canImport(Glibc)
    import Glibc
#endif

/// Writes a line to standard error, because standard output is for the program's results.
///
/// Without Glibc, the line is printed to standard output, because Swift's standard library alone can't write to
/// standard error.
package func printToStandardError(_ line: String) {
    #if canImport(Glibc)
        let bytes = Array("\(line)\n".utf8)
        _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    #else
        print(line)
    #endif
}

import CGio

/// Runs programs for information that the bus doesn't provide.
@BusActor
enum Subprocess {
    /// Runs a program and returns its output. Returns `nil` if the program is missing or fails.
    ///
    /// - Parameter arguments: The program's path or name, followed by its arguments.
    static func output(_ arguments: [String]) async -> String? {
        var pointers: [UnsafePointer<CChar>?] = arguments.map { UnsafePointer(g_strdup($0)) } + [nil]
        defer { for pointer in pointers { g_free(UnsafeMutableRawPointer(mutating: pointer)) } }
        guard let process = g_subprocess_newv(&pointers, subprocess_quiet_output, nil) else { return nil }
        defer { g_object_unref(gpointer(process)) }
        return await withCheckedContinuation { continuation in
            let done: (OpaquePointer, OpaquePointer?) -> Void = { process, result in
                var text: UnsafeMutablePointer<CChar>?
                let isRead = g_subprocess_communicate_utf8_finish(process, result, &text, nil, nil) != 0
                defer { g_free(text) }
                let isWell = isRead && g_subprocess_get_successful(process) != 0
                continuation.resume(returning: isWell ? text.map { String(cString: $0) } : nil)
            }
            g_subprocess_communicate_utf8_async(
                process, nil, nil,
                { process, result, data in
                    let done = BoxedClosure.taken(data, as: ((OpaquePointer, OpaquePointer?) -> Void).self)
                    if let process { done(OpaquePointer(process), result) }
                }, BoxedClosure.retained(done))
        }
    }
}

import CGio

/// Runs all communication with the bus on a separate thread. GIO calls back in that thread's main context.
///
/// The service therefore works regardless of what runs on the main thread, such as GTK's loop, Dispatch or a test.
@globalActor
actor BusActor {
    static let shared = BusActor()
    private static let executor = MainContextExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor.asUnownedSerialExecutor() }

    /// Runs a body on the actor from a GIO callback. GIO calls back on the actor's thread; on any other thread, the
    /// program stops with an error.
    static func assumeIsolated(_ body: @BusActor () -> Void) {
        shared.preconditionIsolated("GIO called back on another thread than the bus's.")
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
    }
}

/// A thread that runs the actor's jobs and GIO's callbacks until the program ends.
private final class MainContextExecutor: SerialExecutor {
    // Access from several threads is safe, because GLib locks the context itself.
    private nonisolated(unsafe) let context: OpaquePointer

    init() {
        context = g_main_context_new()
        let thread = g_thread_new(
            "bus",
            { data in
                let context = data.map { OpaquePointer($0) }
                g_main_context_push_thread_default(context)
                g_main_loop_run(g_main_loop_new(context, gboolean(0)))
                return nil
            }, gpointer(context))
        g_thread_unref(thread)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        // `g_main_context_invoke` must not be used, because it could run a job in the middle of another job.
        let source = g_idle_source_new()
        g_source_set_priority(source, G_PRIORITY_DEFAULT)
        g_source_set_callback(
            source,
            { data in
                BoxedClosure.at(data)()
                return gboolean(0)
            },
            BoxedClosure.retained { job.runSynchronously(on: executor) },
            { BoxedClosure.release($0) })
        g_source_attach(source, context)
        g_source_unref(source)
    }

    func checkIsolated() {
        precondition(g_main_context_is_owner(context) != 0, "This runs on another thread than the bus's.")
    }

    func isIsolatingCurrentContext() -> Bool? { g_main_context_is_owner(context) != 0 }
}

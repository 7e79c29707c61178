import CGtk

/// Calls a function once GTK has handled the current event, before the next key or click.
@MainActor
func afterEvent(_ perform: @escaping @MainActor () -> Void) { add(perform, atPriority: G_PRIORITY_HIGH) }

/// Calls a function once the main loop has nothing else to do.
@MainActor
func whenIdle(_ perform: @escaping @MainActor () -> Void) { add(perform, atPriority: G_PRIORITY_LOW) }

@MainActor
private func add(_ perform: @escaping @MainActor () -> Void, atPriority priority: Int32) {
    g_idle_add_full(
        priority,
        { data in
            let box = ClosureBox<@MainActor () -> Void>.at(data!)
            MainActor.assumeIsolated { box.closure() }
            return 0
        }, ClosureBox<@MainActor () -> Void>.retained(perform), { ClosureBox.release($0) })
}

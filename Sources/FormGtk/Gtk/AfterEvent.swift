import CGtk

/// Calls a function once GTK has handled the current event, before the next key or click.
@MainActor
func afterEvent(_ perform: @escaping @MainActor () -> Void) {
    g_idle_add_full(
        G_PRIORITY_HIGH,
        { data in
            let box = ClosureBox<@MainActor () -> Void>.at(data!)
            MainActor.assumeIsolated { box.closure() }
            return 0
        }, ClosureBox<@MainActor () -> Void>.retained(perform), { ClosureBox.release($0) })
}

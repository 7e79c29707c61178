import CGtk

/// Does something once GTK is through with the event that it deals with now, before the next key or click.
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

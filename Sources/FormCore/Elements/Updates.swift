/// The functions that keep the live objects of a page, or of a part of it, up to date with the state, in the order in
/// which they were made.
///
/// A function that reads one stored value runs only if that value may have changed. One that reads the state by an
/// author's closure runs after each change.
@MainActor
final class Updates<State> {
    /// Updates live objects.
    ///
    /// - Parameters:
    ///   - state: The state to show.
    ///   - changed: Where the state may have changed; `nil` for all of it.
    typealias Update = @MainActor (_ state: State, _ changed: StoredBytes?) -> Void

    private var entries = UpdateEntries()

    /// Adds a function.
    ///
    /// - Parameter stored: The value that the function reads; `nil` if that is not known.
    func add(reading stored: StoredBytes? = nil, _ update: @escaping Update) {
        entries.add(
            UpdateEntry(bytes: stored?.range ?? 0..<Int.max) { state, changed in
                update(state.assumingMemoryBound(to: State.self).pointee, changed)
            })
    }

    /// Moves the functions to another object. Rows keep the contexts that they were made with, and functions keep the
    /// rows that they update, so the object of a context must not keep the functions.
    func move(to other: Updates) {
        other.entries.add(takeEntries())
    }

    /// Moves the functions to a new object, and returns it.
    func moved() -> Updates {
        let other = Updates()
        move(to: other)
        return other
    }

    /// Moves the functions out of the object.
    func takeEntries() -> UpdateEntries {
        var taken = UpdateEntries()
        swap(&taken, &entries)
        return taken
    }

    /// Runs the functions that read what may have changed.
    func run(_ state: State, changed: StoredBytes? = nil) {
        withUnsafePointer(to: state) { entries.run(UnsafeRawPointer($0), changed: changed) }
    }
}

/// Functions that keep live objects up to date with a state, whatever its type. They get the address of the state.
///
/// It is no generic type: an array of functions of `State` would need the metadata of their type whenever one is added,
/// which takes longer than to make the function.
@MainActor
struct UpdateEntries {
    private var all: [UpdateEntry] = []

    fileprivate mutating func add(_ entry: UpdateEntry) { all.append(entry) }

    fileprivate mutating func add(_ others: UpdateEntries) {
        if all.isEmpty { all = others.all } else { all += others.all }
    }

    /// Runs the functions that read what may have changed.
    func run(_ state: UnsafeRawPointer, changed: StoredBytes?) {
        let bytes = changed?.range
        for entry in all where bytes.map(entry.bytes.overlaps) ?? true { entry.update(state, changed) }
    }
}

/// A function, and what it reads.
private struct UpdateEntry {
    /// The bytes of the state that the function reads.
    let bytes: Range<Int>
    let update: @MainActor (UnsafeRawPointer, StoredBytes?) -> Void
}

extension Updates {
    /// Adds a function that reads the state in an unknown way.
    func add(_ update: @escaping @MainActor (State) -> Void) { add { state, _ in update(state) } }

    /// Adds the updates of a part of the state.
    ///
    /// - Parameter isSame: Compares two values of the part; `nil` if they can't be compared.
    func add<Part>(
        _ part: Updates<Part>, at keyPath: WritableKeyPath<State, Part> & Sendable, of model: any EditedForm,
        isSame: (@MainActor (Part, Part) -> Bool)?
    ) {
        let stored = StoredBytes(keyPath)
        var shown: (part: Part, unseenChanges: Int)?
        add(reading: stored) { state, changed in
            let value = state[keyPath: keyPath]
            let changed = stored?.part(of: changed)
            if let isSame {
                let unseenChanges = model.unseenChanges
                if changed == nil, let shown, isSame(value, shown.part), unseenChanges == shown.unseenChanges { return }
                shown = (value, unseenChanges)
            }
            part.run(value, changed: changed)
        }
    }
}

extension RenderingContext {
    /// Keeps live objects up to date with what a function reads from the state, and counts each reading.
    func update<Value>(
        from read: @escaping @MainActor (State) -> Value, _ apply: @escaping @MainActor (Value) -> Void
    ) {
        // As `follow`, in one closure and not in three.
        updates.add { [counters = scope.counters] state, _ in
            counters.bindingsRead += 1
            apply(read(state))
        }
    }

    /// Keeps live objects up to date with one value, and counts each reading.
    func update<Value>(
        from keyPath: WritableKeyPath<State, Value> & Sendable, _ apply: @escaping @MainActor (Value) -> Void
    ) {
        updates.add(reading: StoredBytes(keyPath)) { [counters = scope.counters] state, _ in
            counters.bindingsRead += 1
            apply(state[keyPath: keyPath])
        }
    }

    /// Renders with updates of its own, which are performed only by the result.
    func render<Content>(_ make: (RenderingContext) -> Content) -> RenderedElement<Content, State> {
        var own = self
        own.updates = Updates()
        let content = make(own)
        return RenderedElement(content: content) { [updates = own.updates.moved()] in updates.run($0) }
    }
}

import CGtk

/// A widget that is never lower than its child would like to be: a page scrolls, so it gives its rows no more than they
/// must have.
@MainActor
enum NaturalHeight {
    static func make(_ child: Widget) -> Widget {
        let box = makeBox(GTK_ORIENTATION_VERTICAL)
        box.append(child)
        var knownWidth: Int32 = 0
        Layout.set(
            of: box,
            measure: { orientation, size in
                var lengths = child.measured(orientation, for: size)
                if orientation == GTK_ORIENTATION_VERTICAL { lengths.minimum = lengths.natural }
                return lengths
            },
            allocate: { width, height in
                child.allocate(width: width, height: height)
                // Text that wraps knows its height once it has its width.
                if width != knownWidth { child.resizeSoon() }
                knownWidth = width
            })
        return box
    }
}

import CGtk

/// Makes a widget whose minimum height is the natural height of its child.
///
/// A page scrolls, so it gives its rows only their minimum height, which would be too little for a text editor.
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
                // The height of wrapping text is known only once the text has its width.
                if width != knownWidth { child.resizeSoon() }
                knownWidth = width
            })
        return box
    }
}

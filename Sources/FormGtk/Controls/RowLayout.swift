import CGtk

/// The parts of a row, and their layout:
///
/// ```
/// handle symbol   title    value   indicator toggle button accessory
///                 note
///                 below
/// ```
///
/// The value is beside the title if the title fits on one line next to it; otherwise it is below the title. The note is
/// below the title, and below the value if there is one. All texts wrap, so that nothing is cut off.
@MainActor
final class RowLayout {
    /// The position of a part. The positions are in reading order.
    enum Position: Int {
        /// In place of all other parts, in a row that is narrow because it is beside the others.
        case picture
        case handle, symbol, title, note, value, indicator, toggle, button, accessory
        /// Below all other parts, and as wide as the row without the parts before the title.
        case below
    }

    /// The width of the value beside the title.
    enum ValueWidth {
        /// The natural width of the value.
        case natural
        /// A width that depends only on that of the row, so that the fields of a page are aligned.
        case field
        /// The rest of the line.
        case rest
    }

    let widget = makeBox(GTK_ORIENTATION_HORIZONTAL, classes: "form-line")
    var valueWidth = ValueWidth.natural
    /// True if the value is always below the title.
    var isStacked = false

    private var parts: [(widget: Widget, position: Position)] = []

    private static let gap: Int32 = 12
    private static let gapAboveNote: Int32 = 2
    private static let gapAboveValue: Int32 = 4
    private static let gapAboveBelow: Int32 = 6
    /// The width of a field beside the title: a share of the row's width, up to a number of pixels.
    private static let field = (share: 0.56, most: Int32(280))
    /// The least width of a row, in pixels, in which a field is beside the title.
    private static let leastWidthBesideField: Int32 = 372

    /// A row with a picture that is narrower than this, in pixels, is beside the others.
    private static let leastWidthWithoutPicture: Int32 = 220

    init() {
        // The widget owns the layout, so the layout must not own the widget.
        Layout.set(
            of: widget, isHeightForWidth: true,
            measure: { [self] orientation, size in
                if orientation == GTK_ORIENTATION_HORIZONTAL { return widths }
                if size >= 0, picture(in: size) != nil { return (size, size) }
                let height = arranged(in: size < 0 ? widths.natural : size).height
                return (height, height)
            },
            allocate: { [self] in allocate(width: $0, height: $1) })
    }

    /// Adds a part behind the parts that come before it in reading order.
    func add(_ part: Widget, at position: Position) {
        let index = parts.firstIndex { $0.position.rawValue > position.rawValue } ?? parts.count
        gtk_box_insert_child_after(widget.cast(), part, index > 0 ? parts[index - 1].widget : nil)
        parts.insert((part, position), at: index)
    }

    /// The least and the natural width of the row. At its natural width, the value is beside the title.
    private var widths: Lengths {
        var (leading, trailing): (Int32, Int32) = (0, 0)
        var (texts, value, below): (Lengths, Lengths, Lengths) = ((0, 0), (0, 0), (0, 0))
        for (part, position) in parts where gtk_widget_should_layout(part) != 0 {
            let (minimum, natural) = part.measured(GTK_ORIENTATION_HORIZONTAL)
            switch position {
            case .picture: break
            case .handle, .symbol: leading += natural + Self.gap
            case .title, .note: texts = (max(texts.minimum, minimum), max(texts.natural, natural))
            case .value:
                let natural = valueWidth == .field ? max(natural, Self.field.most) : natural
                value = (max(value.minimum, minimum), value.natural + Self.gap + natural)
            case .indicator, .toggle, .button, .accessory: trailing += Self.gap + natural
            case .below: below = (max(below.minimum, minimum), max(below.natural, natural))
            }
        }
        return (
            leading + max(max(texts.minimum, value.minimum) + trailing, below.minimum),
            leading + max(texts.natural + value.natural + trailing, below.natural)
        )
    }

    // MARK: - Arranging

    /// The picture, if it takes the place of the other parts.
    private func picture(in width: Int32) -> Widget? {
        guard width < Self.leastWidthWithoutPicture, let first = parts.first, first.position == .picture else {
            return nil
        }
        return gtk_widget_should_layout(first.widget) != 0 ? first.widget : nil
    }

    private func allocate(width: Int32, height: Int32) {
        let picture = picture(in: width)
        if parts.first?.position == .picture {
            for (part, position) in parts {
                gtk_widget_set_child_visible(part, (position == .picture) == (picture != nil) ? 1 : 0)
            }
        }
        if let picture { return picture.allocate(width: width, height: height) }
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        let (frames, countAbove, needed) = arranged(in: width)
        // In a row that is higher than it has to be, the parts below are at the bottom, and the others in the middle of
        // the rest.
        let spare = max(height - needed, 0)
        for (index, frame) in frames.enumerated() {
            frame.part.allocate(
                x: isMirrored ? width - frame.x - frame.width : frame.x,
                y: frame.y + (index < countAbove ? spare / 2 : spare), width: frame.width, height: frame.height)
        }
    }

    /// Arranges the visible parts in a width.
    ///
    /// - Returns: The parts, first those that are not below the others; the number of the former; and the height of
    ///   all of them.
    private func arranged(in width: Int32) -> (frames: [Frame], countAbove: Int, height: Int32) {
        var (sides, trailing): ([Frame], [Frame]) = ([], [])
        var (titles, notes, values, others): ([Widget], [Widget], [Widget], [Widget]) = ([], [], [], [])
        var (start, end) = (Int32(0), width)
        for (part, position) in parts where gtk_widget_should_layout(part) != 0 {
            switch position {
            case .picture: break
            case .title: titles.append(part)
            case .note: notes.append(part)
            case .value: values.append(part)
            case .below: others.append(part)
            case .handle, .symbol:
                sides.append(Frame(of: part, x: start))
                start += sides[sides.count - 1].width + Self.gap
            case .indicator, .toggle, .button, .accessory: trailing.append(Frame(of: part, x: 0))
            }
        }
        for var frame in trailing.reversed() {
            frame.x = end - frame.width
            end = frame.x - Self.gap
            sides.append(frame)
        }
        var above = Column(x: start, width: max(end - start, 0))
        if let widths = widths(of: values, beside: titles, in: above.width, ofRow: width) {
            above.add(titles, beside: values, widths, gap: Self.gap)
        } else {
            for title in titles { above.add(title, gap: 0) }
            for value in values {
                let width = valueWidth == .natural ? value.measured(GTK_ORIENTATION_HORIZONTAL).natural : above.width
                above.add(value, gap: Self.gapAboveValue, width: min(width, above.width))
            }
        }
        if values.isEmpty { for note in notes { above.add(note, gap: Self.gapAboveNote) } }
        above.add(sides: sides)
        var below = Column(x: start, width: max(width - start, 0), height: above.height)
        if !values.isEmpty { for note in notes { below.add(note, gap: Self.gapAboveNote) } }
        for other in others { below.add(other, gap: Self.gapAboveBelow) }
        return (above.frames + below.frames, above.frames.count, below.height)
    }

    /// Returns the widths of the values if there is room for them beside the title, and otherwise `nil`.
    private func widths(
        of values: [Widget], beside titles: [Widget], in width: Int32, ofRow rowWidth: Int32
    ) -> [Int32]? {
        guard !values.isEmpty, !isStacked else { return nil }
        let title = titles.map { $0.measured(GTK_ORIENTATION_HORIZONTAL).natural }.max() ?? 0
        let rest = width - (title > 0 ? title + Self.gap : 0)
        var widths = values.map { $0.measured(GTK_ORIENTATION_HORIZONTAL).natural }
        if valueWidth == .field {
            guard rowWidth >= Self.leastWidthBesideField else { return nil }
            widths = widths.map { max($0, min(Int32(Self.field.share * Double(width)), Self.field.most)) }
        }
        let spare = rest - widths.reduce(-Self.gap) { $0 + $1 + Self.gap }
        guard spare >= 0 else { return nil }
        if valueWidth == .rest { widths[0] += spare }
        return widths
    }

    /// The position and size of a part in the row.
    @MainActor
    private struct Frame {
        let part: Widget
        var (x, y): (Int32, Int32)
        let (width, height): (Int32, Int32)

        init(of part: Widget, x: Int32, y: Int32 = 0, width: Int32) {
            self.part = part
            (self.x, self.y, self.width) = (x, y, width)
            height = part.measured(GTK_ORIENTATION_VERTICAL, for: width).natural
        }

        /// Makes the frame of a part that has its natural width.
        init(of part: Widget, x: Int32) {
            self.init(of: part, x: x, width: part.measured(GTK_ORIENTATION_HORIZONTAL).natural)
        }
    }

    /// Parts below each other.
    @MainActor
    private struct Column {
        let (x, width): (Int32, Int32)
        private(set) var height: Int32
        private(set) var frames: [Frame] = []

        init(x: Int32, width: Int32, height: Int32 = 0) {
            (self.x, self.width, self.height) = (x, width, height)
        }

        /// Adds a part below the others.
        mutating func add(_ part: Widget, gap: Int32, width: Int32? = nil) {
            let frame = Frame(of: part, x: x, y: height > 0 ? height + gap : 0, width: width ?? self.width)
            frames.append(frame)
            height = frame.y + frame.height
        }

        /// Adds a line with a title at its start and values of certain widths at its end.
        mutating func add(_ titles: [Widget], beside values: [Widget], _ widths: [Int32], gap: Int32) {
            var end = x + width
            var line: [Frame] = []
            for (value, width) in zip(values, widths).reversed() {
                line.append(Frame(of: value, x: end - width, width: width))
                end -= width + gap
            }
            line += titles.map { Frame(of: $0, x: x, width: max(end - x, 0)) }
            add(sides: line)
        }

        /// Adds parts beside the others, each in the middle of the height of all.
        mutating func add(sides: [Frame]) {
            let whole = max(height, sides.map(\.height).max() ?? 0)
            for index in frames.indices { frames[index].y += (whole - height) / 2 }
            for var side in sides {
                side.y = (whole - side.height) / 2
                frames.append(side)
            }
            height = whole
        }
    }
}

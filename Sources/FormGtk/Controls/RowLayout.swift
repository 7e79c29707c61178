import CGtk

/// The parts of a row, and their layout:
///
/// ```
/// handle symbol   title   indicator    value   toggle button accessory
///                 note
///                 below
/// ```
///
/// The value is beside the title if the title fits on one line next to it; otherwise it is below the title. The note is
/// below the title, and below the value if there is one. All texts wrap, so that nothing is cut off. The indicators come
/// and go, so they are before the value: the values of a page stay aligned.
@MainActor
final class RowLayout {
    /// The position of a part. The positions are in the order of the focus, which reaches an indicator after the value.
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
    /// The space between the title and a value below it.
    var gapAboveValue: Int32 = 4

    private var parts: [(widget: Widget, position: Position)] = []

    private static let gap: Int32 = 12
    private static let gapBetweenButtons: Int32 = 2
    private static let gapAboveNote: Int32 = 2
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
        var (leading, trailing, last): (Int32, Int32, Position?) = (0, 0, nil)
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
            case .indicator, .toggle, .button, .accessory: trailing += Self.gap(from: last, to: position) + natural
            case .below: below = (max(below.minimum, minimum), max(below.natural, natural))
            }
            last = position
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
        var (sides, trailing, indicators): ([Frame], [Frame], [Frame]) = ([], [], [])
        var (notes, values, others): ([Widget], [Widget], [Widget]) = ([], [], [])
        var (title, start, last): (Widget?, Int32, Position?) = (nil, 0, nil)
        for (part, position) in parts where gtk_widget_should_layout(part) != 0 {
            switch position {
            case .picture: break
            case .title: title = part
            case .note: notes.append(part)
            case .value: values.append(part)
            case .below: others.append(part)
            case .handle, .symbol:
                sides.append(Frame(of: part, x: start))
                start += sides[sides.count - 1].width + Self.gap
            case .indicator: indicators.append(Frame(of: part))
            case .toggle, .button, .accessory:
                trailing.append(Frame(of: part, gap: Self.gap(from: last, to: position)))
            }
            last = position
        }
        var end = width
        Self.arrange(trailing, before: &end, in: &sides)
        var above = Column(x: start, width: max(end - start, 0))
        var line: [Frame] = []
        let besideTitle = widths(
            of: values, beside: title, in: above.width - indicators.reduce(0) { $0 + $1.width + $1.gap }, ofRow: width)
        if let besideTitle {
            Self.arrange(zip(values, besideTitle).map { Frame(of: $0, width: $1) }, before: &end, in: &line)
        }
        Self.arrange(indicators, before: &end, in: &line)
        if let title { line.append(Frame(of: title, x: start, width: max(end - start, 0))) }
        above.add(line: line)
        if besideTitle == nil {
            for value in values {
                let width = valueWidth == .natural ? value.measured(GTK_ORIENTATION_HORIZONTAL).natural : above.width
                above.add(value, gap: gapAboveValue, width: min(width, above.width))
            }
        }
        if values.isEmpty { for note in notes { above.add(note, gap: Self.gapAboveNote) } }
        above.add(line: sides)
        var below = Column(x: start, width: max(width - start, 0), height: above.height)
        if !values.isEmpty { for note in notes { below.add(note, gap: Self.gapAboveNote) } }
        for other in others { below.add(other, gap: Self.gapAboveBelow) }
        return (above.frames + below.frames, above.frames.count, below.height)
    }

    /// Returns the widths of the values if there is room for them beside the title, and otherwise `nil`.
    private func widths(
        of values: [Widget], beside title: Widget?, in width: Int32, ofRow rowWidth: Int32
    ) -> [Int32]? {
        guard !values.isEmpty, !isStacked else { return nil }
        let rest = width - (title.map { $0.measured(GTK_ORIENTATION_HORIZONTAL).natural + Self.gap } ?? 0)
        var widths = values.map { $0.measured(GTK_ORIENTATION_HORIZONTAL).natural }
        if valueWidth == .field {
            guard rowWidth >= Self.leastWidthBesideField else { return nil }
            widths = widths.map { max($0, min(Int32(Self.field.share * Double(rowWidth)), Self.field.most)) }
        }
        let spare = rest - widths.reduce(-Self.gap) { $0 + $1 + Self.gap }
        guard spare >= 0 else { return nil }
        if valueWidth == .rest { widths[0] += spare }
        return widths
    }

    private static func gap(from last: Position?, to position: Position) -> Int32 {
        last == .button && position == .button ? gapBetweenButtons : gap
    }

    /// Adds parts to a line, side by side, the last one at its end.
    ///
    /// - Parameter end: The end of the line, which is moved before the parts and the gap.
    private static func arrange(_ parts: [Frame], before end: inout Int32, in line: inout [Frame]) {
        for var part in parts.reversed() {
            part.x = end - part.width
            end = part.x - part.gap
            line.append(part)
        }
    }

    /// The position and size of a part in the row.
    @MainActor
    private struct Frame {
        let part: Widget
        var (x, y): (Int32, Int32)
        let (width, height): (Int32, Int32)
        /// The least space between the part and the one before it.
        let gap: Int32

        /// Makes the frame of a part; without a width, it has its natural one.
        init(of part: Widget, x: Int32 = 0, width: Int32? = nil, gap: Int32 = RowLayout.gap) {
            self.part = part
            self.gap = gap
            let width = width ?? part.measured(GTK_ORIENTATION_HORIZONTAL).natural
            (self.x, self.y, self.width) = (x, 0, width)
            height = part.measured(GTK_ORIENTATION_VERTICAL, for: width).natural
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

        /// Adds a part below the others. A part without height, such as a box that is still empty, needs no gap.
        mutating func add(_ part: Widget, gap: Int32, width: Int32? = nil) {
            var frame = Frame(of: part, x: x, width: width ?? self.width)
            frame.y = height > 0 && frame.height > 0 ? height + gap : height
            frames.append(frame)
            height = frame.y + frame.height
        }

        /// Adds parts beside the others. Each is in the middle of the height of all, unless it is aligned with the top.
        mutating func add(line: [Frame]) {
            let whole = max(height, line.map(\.height).max() ?? 0)
            for index in frames.indices { frames[index].y += (whole - height) / 2 }
            for var side in line {
                let isAtTop = gtk_widget_get_valign(side.part) == GTK_ALIGN_START
                side.y = isAtTop ? 0 : (whole - side.height) / 2
                frames.append(side)
            }
            height = whole
        }
    }
}

/// What a person sees of a form at one moment, whoever draws it.
///
/// Hidden things are left out, disabled ones are marked, secrets are dots.
public struct Screen: Equatable, Sendable {
    public var title: String
    public var canGoBack: Bool
    public var notice: String?
    public var sections: [Section]

    public init(title: String, canGoBack: Bool, notice: String? = nil, sections: [Section] = []) {
        self.title = title
        self.canGoBack = canGoBack
        self.notice = notice
        self.sections = sections
    }

    /// A group of rows.
    public struct Section: Equatable, Sendable {
        public var header: String?
        public var rows: [Row]
        public var footer: String?

        public init(header: String? = nil, rows: [Row], footer: String? = nil) {
            self.header = header
            self.rows = rows
            self.footer = footer
        }
    }

    /// A row.
    public struct Row: Equatable, Sendable {
        public var title: String
        /// How the title is drawn, where it is not the normal way.
        public var titleStyle: String?
        /// The detail and what stands in the control, in reading order.
        public var values: [String]
        public var isDisabled: Bool
        public var help: String?
        /// The sentence under the row, with its severity before it.
        public var notice: String?

        public init(
            title: String,
            titleStyle: String? = nil,
            values: [String] = [],
            isDisabled: Bool = false,
            help: String? = nil,
            notice: String? = nil
        ) {
            self.title = title
            self.titleStyle = titleStyle
            self.values = values
            self.isDisabled = isDisabled
            self.help = help
            self.notice = notice
        }
    }
}

/// The signs that stand for what is drawn.
public enum ScreenSign {
    public static let disclosure = "›"
    public static let checked = "✓"
    public static let button = "(button)"

    /// A switch.
    public static func toggle(_ isOn: Bool) -> String { isOn ? "[on]" : "[off]" }

    /// A text field with what it shows.
    public static func field(_ text: String) -> String { "[\(text)]" }
}

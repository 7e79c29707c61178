import FormCore

/// What a person sees of a form at one moment, whoever draws it.
///
/// Hidden things are left out, disabled ones are marked, secrets are dots.
public struct Screen: Equatable, Sendable {
    /// The title of the page.
    public var title: String
    /// Whether there is a back button.
    public var canGoBack: Bool
    /// Whether it is a dialog over the window, with buttons to cancel and to apply.
    public var isDialog: Bool
    /// The sentences for the whole window, from top to bottom.
    public var notices: [String]
    /// The groups of rows of the first page, where it is shown beside the page.
    public var sidebar: [Section]?
    /// The groups of rows that are shown, from top to bottom.
    public var sections: [Section]

    /// Makes a screen, as a renderer's user does from what it reads.
    public init(
        title: String, canGoBack: Bool, isDialog: Bool = false, notices: [String] = [], sidebar: [Section]? = nil,
        sections: [Section] = []
    ) {
        self.title = title
        self.canGoBack = canGoBack
        self.isDialog = isDialog
        self.notices = notices
        self.sidebar = sidebar
        self.sections = sections
    }

    /// A group of rows.
    public struct Section: Equatable, Sendable {
        /// The heading above the rows.
        public var header: String?
        /// The buttons beside the heading.
        public var buttons: [Row]
        /// Whether there is a button that resets all rows.
        public var isModified: Bool
        /// The sentence above the rows that is about all of them, with its severity before it.
        public var notice: String?
        /// What stands in the search fields above the rows.
        public var filters: [String]
        /// The rows that are shown.
        public var rows: [Row]
        /// The text below the rows.
        public var footer: String?

        /// Makes a group of rows.
        public init(
            header: String? = nil, buttons: [Row] = [], isModified: Bool = false, notice: String? = nil,
            filters: [String] = [], rows: [Row], footer: String? = nil
        ) {
            self.header = header
            self.buttons = buttons
            self.isModified = isModified
            self.notice = notice
            self.filters = filters
            self.rows = rows
            self.footer = footer
        }
    }

    /// A row.
    public struct Row: Equatable, Sendable {
        /// The text at the start of the row.
        public var title: String
        /// How the title is drawn, where it is not the normal way.
        public var titleStyle: String?
        /// The detail and what stands in the control, in reading order.
        public var values: [String]
        /// Whether the row is drawn as one that can't be used.
        public var isDisabled: Bool
        /// Whether a spinner shows that what the person wants of the row is not accepted yet.
        public var isWaiting: Bool
        /// The sentence that explains the row.
        public var help: String?
        /// The sentence under the row, with its severity before it.
        public var notice: String?
        /// The sentence under the row that says what somebody else has made of its value.
        public var conflict: String?
        /// The titles of the two buttons below that sentence: for the value here, and for theirs.
        public var conflictChoices: [String]
        /// The rows that stand in this one, beside each other.
        public var parts: [Row]
        /// How many expanders the row stands in, by which it is indented.
        public var level: Int

        /// Makes a row.
        public init(
            title: String,
            titleStyle: String? = nil,
            values: [String] = [],
            isDisabled: Bool = false,
            isWaiting: Bool = false,
            help: String? = nil,
            notice: String? = nil,
            conflict: String? = nil,
            conflictChoices: [String] = [],
            parts: [Row] = [],
            level: Int = 0
        ) {
            self.title = title
            self.titleStyle = titleStyle
            self.values = values
            self.isDisabled = isDisabled
            self.isWaiting = isWaiting
            self.help = help
            self.notice = notice
            self.conflict = conflict
            self.conflictChoices = conflictChoices
            self.parts = parts
            self.level = level
        }
    }
}

/// The signs that stand for what is drawn.
public enum ScreenSign {
    /// The row opens a page.
    public static let disclosure = "›"
    /// The row shows the rows below it, and can hide them.
    public static let expanded = "▾"
    /// The row hides the rows below it, and can show them.
    public static let collapsed = "▸"
    /// The option is the chosen one.
    public static let checked = "✓"
    /// The row is not as by default, and has a button to reset it.
    public static let modified = "↺"
    /// The page that the row leads to is beside it.
    public static let current = "●"
    /// Something waits for the person on a page that the row leads to, or in the rows that it hides.
    public static let problem = "⚠"
    /// Selecting the row does something at once.
    public static let button = "(button)"

    /// Selecting the row opens something outside the form.
    public static let link = "↗"
    /// There is a button that copies what the row shows.
    public static let copy = "⧉"

    /// A button, by how it is drawn.
    public static func button(_ style: ButtonStyle) -> String {
        style == .normal ? button : "(\(style) button)"
    }

    /// A switch.
    public static func `switch`(_ isOn: Bool) -> String { isOn ? "[on]" : "[off]" }

    /// A check button.
    public static func checkButton(_ isOn: Bool) -> String { isOn ? "[✓]" : "[ ]" }

    /// A menu with what is chosen in it.
    public static func menu(_ text: String) -> String { "[\(text) ▾]" }

    /// Options beside each other, of which one is chosen.
    public static func segments(_ options: [(title: String, isChosen: Bool)]) -> String {
        "[" + options.map { $0.isChosen ? "•\($0.title)" : $0.title }.joined(separator: "|") + "]"
    }

    /// An option on a line of its own, with what explains it.
    public static func radio(_ title: String, isChosen: Bool, help: String?) -> String {
        "\(isChosen ? "(•)" : "( )") \(title)" + (help.map { " – \($0)" } ?? "")
    }

    /// A search field above the items of a list.
    public static func filter(_ text: String) -> String { text.isEmpty ? "[⌕]" : "[⌕ \(text)]" }

    /// A text field with what it shows.
    public static func field(_ text: String) -> String { "[\(text)]" }

    /// A number field with what it shows, and the unit behind it.
    public static func number(_ text: String, unit: String?) -> String {
        ([field(text)] + [unit].compactMap(\.self)).joined(separator: " ")
    }

    /// A number field with what it shows, and the menu with its unit.
    public static func quantity(_ text: String, unit: String) -> String { field(text) + " " + menu(unit) }

    /// A button that records a keyboard shortcut, with what it shows.
    public static func shortcut(_ text: String) -> String { "[⌨ \(text)]" }

    /// A token field with its tokens, and the field in which others are typed.
    public static func tokens(_ tokens: [String], _ field: String) -> String {
        (tokens.map { "{\($0)}" } + [field]).joined(separator: " ")
    }

    /// A progress bar or a level, with what it says.
    public static func bar(_ text: String) -> String { "▰ \(text)" }

    /// A picture, with what is to be seen on it.
    public static func picture(_ description: String) -> String { description.isEmpty ? "▨" : "▨ \(description)" }

    /// A slider, with the number that is typed beside it and the unit behind it.
    public static func slider(_ text: String, unit: String?) -> String { "—o— " + number(text, unit: unit) }

    /// A text field with what stands in it and beside it, in reading order.
    ///
    /// - Parameters:
    ///   - text: What is shown of the text; a line break is `⏎`.
    ///   - placeholder: What is drawn where there is no text, in parentheses.
    ///   - canClear: Whether there is a button to take the text away, `✕`.
    ///   - prefix: What stands before the field.
    ///   - suffix: What stands behind the field.
    ///   - count: How long the text is, and may be.
    ///   - canGenerate: Whether there is a button that makes a text, `⟳`.
    ///   - strength: How strong the text is, in a word or two.
    public static func field(
        _ text: String, placeholder: String?, canClear: Bool = false, prefix: String? = nil, suffix: String? = nil,
        count: String? = nil, canGenerate: Bool = false, strength: String? = nil
    ) -> String {
        let shown =
            text.isEmpty
            ? placeholder.map { "(\($0))" } ?? ""
            : text.split(
                separator: "\n", omittingEmptySubsequences: false
            ).joined(separator: "⏎")
        let field = field(canClear ? shown + " ✕" : shown)
        let texts = [prefix, field, canGenerate ? "⟳" : nil, suffix, count, strength]
        return texts.compactMap(\.self).joined(separator: " ")
    }
}

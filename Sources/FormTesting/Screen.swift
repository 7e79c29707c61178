import FormCore

/// The content of a form's window at one moment, as the user sees it with any renderer.
///
/// Hidden parts are left out, disabled rows are marked, and secrets are shown as dots.
public struct Screen: Equatable, Sendable {
    /// The title of the page.
    public var title: String
    /// The tag beside the title; `nil` if there is none.
    public var tag: String?
    /// True if there is a back button.
    public var canGoBack: Bool
    /// True if the page is shown as a dialog over the window, with buttons to cancel and to apply.
    public var isDialog: Bool
    /// The notices about the whole window, from top to bottom.
    public var notices: [String]
    /// The groups of rows of the first page, if it is shown beside another page; otherwise `nil`.
    public var sidebar: [Section]?
    /// The groups of rows of the page on top or of the search results, from top to bottom.
    public var sections: [Section]
    /// The status page in place of the sections; `nil` if the sections are shown.
    public var statusPage: StatusPage?

    /// Creates a screen from its parts. The simulated user of a renderer reads these parts from the renderer's widgets.
    public init(
        title: String, tag: String? = nil, canGoBack: Bool, isDialog: Bool = false, notices: [String] = [],
        sidebar: [Section]? = nil, sections: [Section] = [], statusPage: StatusPage? = nil
    ) {
        self.title = title
        self.tag = tag
        self.canGoBack = canGoBack
        self.isDialog = isDialog
        self.notices = notices
        self.sidebar = sidebar
        self.sections = sections
        self.statusPage = statusPage
    }

    /// A page that takes the place of the sections.
    public struct StatusPage: Equatable, Sendable {
        /// The title.
        public var title: String
        /// The sentence below the title.
        public var text: String
        /// The button below the sentence; `nil` if there is none.
        public var button: Row?

        /// Creates a status page.
        public init(title: String, text: String, button: Row? = nil) {
            self.title = title
            self.text = text
            self.button = button
        }
    }

    /// A group of rows.
    public struct Section: Equatable, Sendable {
        /// The heading above the rows.
        public var header: String?
        /// The buttons beside the heading.
        public var buttons: [Row]
        /// True if there is a button that resets all rows of the section.
        public var isModified: Bool
        /// The notice about all rows, which is shown above them. The text begins with the notice's severity.
        public var notice: String?
        /// The text in each search field above the rows.
        public var filters: [String]
        /// The rows that are shown.
        public var rows: [Row]
        /// The text below the rows.
        public var footer: String?

        /// Creates a group of rows.
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
        /// The text at the start of the row. It is empty for a notice in a row of its own.
        public var title: String
        /// The style of the title; `nil` if it is normal.
        public var titleStyle: String?
        /// The detail and the content of the control, in reading order.
        public var values: [String]
        /// True if the row is shown as disabled.
        public var isDisabled: Bool
        /// True if a spinner shows that the user's change is pending.
        public var isWaiting: Bool
        /// The status below the title, in one line. Its no-break spaces are spaces here.
        public var status: String?
        /// The sentence that explains the row.
        public var help: String?
        /// The notice below the row. The text begins with the notice's severity.
        public var notice: String?
        /// The sentence below the row about a conflict with another value.
        public var conflict: String?
        /// The titles of the two buttons below the sentence about the conflict. The first button keeps the user's
        /// value, and the second one adopts the other value.
        public var conflictChoices: [String]
        /// The inline controls placed side by side within the row, each described as a row.
        public var parts: [Row]
        /// The number of expanders that contain the row; the row is indented once for each of them.
        public var level: Int

        /// Creates a row.
        public init(
            title: String,
            titleStyle: String? = nil,
            values: [String] = [],
            isDisabled: Bool = false,
            isWaiting: Bool = false,
            status: String? = nil,
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
            self.status = status?.replacing("\u{A0}", with: " ")
            self.help = help
            self.notice = notice
            self.conflict = conflict
            self.conflictChoices = conflictChoices
            self.parts = parts
            self.level = level
        }
    }
}

/// The characters and words that stand for drawn elements in the text of a screen.
public enum ScreenSign {
    /// The row opens a page.
    public static let disclosure = "›"
    /// The row is expanded: it shows the rows below it.
    public static let expanded = "▾"
    /// The row is collapsed: it hides the rows below it.
    public static let collapsed = "▸"
    /// The option is chosen.
    public static let checked = "✓"
    /// The row differs from its default, and has a button to reset it.
    public static let modified = "↺"
    /// The page that the row leads to is shown beside the row's own page.
    public static let current = "●"
    /// Something needs the user's attention on a page that the row leads to, or in the rows that an expander hides.
    public static let problem = "⚠"
    /// Selecting the row performs an action immediately.
    public static let button = "(button)"

    /// Selecting the row opens something outside the form.
    public static let link = "↗"
    /// There is a button that copies what the row shows.
    public static let copy = "⧉"
    /// There is a button that reveals the text for which the row shows dots.
    public static let reveal = "(show)"
    /// There is a button that conceals the text again.
    public static let conceal = "(hide)"
    /// The row has a picture, which is drawn beside the other rows of the section where there is room.
    public static let picture = "▨"

    /// Returns the notation for a button in a style.
    public static func button(_ style: ButtonStyle) -> String {
        style == .normal ? button : "(\(style) button)"
    }

    /// Returns the notation for a switch.
    public static func `switch`(_ isOn: Bool) -> String { isOn ? "[on]" : "[off]" }

    /// Returns the notation for a check button.
    public static func checkButton(_ isOn: Bool) -> String { isOn ? "[✓]" : "[ ]" }

    /// Returns the notation for a menu with the text of its chosen option.
    public static func menu(_ text: String) -> String { "[\(text) ▾]" }

    /// Returns the notation for options side by side. The chosen option is marked with `•`.
    public static func segments(_ options: [(title: String, isChosen: Bool)]) -> String {
        "[" + options.map { $0.isChosen ? "•\($0.title)" : $0.title }.joined(separator: "|") + "]"
    }

    /// Returns the notation for an option on a separate line, followed by its help.
    public static func radio(_ title: String, isChosen: Bool, help: String?) -> String {
        "\(isChosen ? "(•)" : "( )") \(title)" + (help.map { " – \($0)" } ?? "")
    }

    /// Returns the notation for a search field above the items of a list.
    public static func filter(_ text: String) -> String { text.isEmpty ? "[⌕]" : "[⌕ \(text)]" }

    /// Returns the notation for a text field with its text.
    public static func field(_ text: String) -> String { "[\(text)]" }

    /// Returns the notation for a number field with its text, and the unit after it.
    public static func number(_ text: String, unit: String?) -> String {
        ([field(text)] + [unit].compactMap(\.self)).joined(separator: " ")
    }

    /// Returns the notation for a number field with its text, and the menu of units after it.
    public static func quantity(_ text: String, unit: String) -> String { field(text) + " " + menu(unit) }

    /// Returns the notation for a button that records a keyboard shortcut, with its text.
    public static func shortcut(_ text: String) -> String { "[⌨ \(text)]" }

    /// Returns the notation for a token field with its tokens, and the field for typing new ones.
    public static func tokens(_ tokens: [String], _ field: String) -> String {
        (tokens.map { "{\($0)}" } + [field]).joined(separator: " ")
    }

    /// Returns the notation for a progress bar or a level, with its text.
    public static func bar(_ text: String) -> String { "▰ \(text)" }

    /// Returns the notation for a picture, with its description.
    public static func picture(_ description: String) -> String {
        description.isEmpty ? picture : "\(picture) \(description)"
    }

    /// Returns the notation for a button beside the row's title.
    public static func pushButton(_ title: String) -> String { "(\(title))" }

    /// Returns the notation for a slider, followed by its number and the unit.
    public static func slider(_ text: String, unit: String?) -> String { "—o— " + number(text, unit: unit) }

    /// Returns the notation for a text field with everything in it and beside it, in reading order.
    ///
    /// - Parameters:
    ///   - text: The text as displayed; each line break becomes `⏎`.
    ///   - placeholder: The placeholder, which is shown in parentheses if there is no text.
    ///   - canClear: True if there is a button that clears the text, shown as `✕`.
    ///   - prefix: The text before the field.
    ///   - suffix: The text after the field.
    ///   - count: The length of the text and its limit, such as `12 of 32`.
    ///   - canGenerate: True if there is a button that generates text for the field, shown as `⟳`.
    ///   - strength: The strength of the text, in a word or two.
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

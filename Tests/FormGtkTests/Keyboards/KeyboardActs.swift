import CGtk
import Testing

@testable import FormGtk
@testable import FormGtkTesting

extension Act {
    /// Makes an act whose keys are those with names.
    private static func keys(
        _ name: String, _ keys: NamedKey..., held: [NamedKey] = [], gives result: String,
        begin: @escaping @MainActor (KeyboardStage) throws -> Void
    ) -> Act {
        Act(name: name, begin: begin, held: held, keys: keys.map { .named($0) }, result: result)
    }

    /// Makes an act whose keys are those of letters, each pressed with Ctrl.
    private static func control(
        _ letters: String, _ name: String, isShifted: Bool = false, gives result: String,
        begin: @escaping @MainActor (KeyboardStage) throws -> Void
    ) -> Act {
        let held: [NamedKey] = isShifted ? [.control, .shift] : [.control]
        return Act(name: name, begin: begin, held: held, keys: letters.map { .letter($0) }, result: result)
    }

    // MARK: - A page

    static let page: [Act] =
        undoing + texts + ofWindow + items + rows + searching + menus + numbers + calendar + options + tokens

    /// What has the focus when a step is undone or redone.
    private static let focuses: [(name: String, focus: @MainActor (KeyboardStage) throws -> Void)] = [
        ("a row", { try $0.focusRow("Code") }),
        ("a field", { try $0.focusText("Name") }),
        ("a text of lines", { try $0.focusText("Notes") }),
        ("the entry after tokens", { try $0.focusText("Words") }),
        ("a token", { try $0.focusToken(1) }),
        ("a number", { try $0.focusText("Copies") }),
        ("a slider", { try $0.focusControl("Level", \.stepper) }),
        ("options", { try $0.focusOption("Paper") }),
        ("an item", { try $0.focusRow("Ben") }),
        ("a button of a heading", { $0.focusShown(class: "form-header-button") }),
    ]

    private static let undoing: [Act] = focuses.flatMap { start in
        [
            control("z", "undo at \(start.name)", gives: "Form | row Loud") {
                try $0.user.toggle("Loud")
                try start.focus($0)
            },
            control("z", "redo at \(start.name)", isShifted: true, gives: "Form | row Loud | isLoud true") {
                try $0.user.toggle("Loud")
                $0.driver.session.undo()
                try start.focus($0)
            },
            control("y", "redo by Y at \(start.name)", gives: "Form | row Loud | isLoud true") {
                try $0.user.toggle("Loud")
                $0.driver.session.undo()
                try start.focus($0)
            },
        ]
    }

    private static let texts: [Act] = [
        // From GTK 4.18 on, the letter that replaces a selection is a step of its own, so nothing is selected.
        control("z", "undo typing", gives: "Form | “Anna|” Name") {
            try $0.focusText("Name", at: 4)
            Keyboard(window: $0.user.window).type("Berta")
        },
        control("a", "select all", gives: "Form | “Anna|” Name, selected") { try $0.focusText("Name") },
        control("ac", "copy text", gives: "Form | “Anna|” Name, selected | copied Anna") { try $0.focusText("Name") },
        control("ax", "cut text", gives: "Form | “|” Name | copied Anna") { try $0.focusText("Name") },
        control("v", "paste text", gives: "Form | “Berta|Anna” Name | copied Berta") {
            try $0.focusText("Name")
            Clipboard.set("Berta")
        },
        control("a", "select all lines", gives: "Form | “|one/two/three” Notes, selected") {
            try $0.focusText("Notes")
        },
        keys("the start of a text", .home, gives: "Form | “|Anna” Name") { try $0.focusText("Name", at: 2) },
        keys("the end of a text", .end, gives: "Form | “Anna|” Name") { try $0.focusText("Name", at: 2) },
        keys("delete in a text", .delete, gives: "Form | “A|na” Name") { try $0.focusText("Name", at: 1) },
        keys("commit lines", .return, held: [.control], gives: "Form | “|one/two/three” Notes") {
            try $0.focusText("Notes")
        },
    ]

    private static let ofWindow: [Act] = [
        control("f", "search from a row", gives: "Form | search “” | “|” ") { try $0.focusRow("Code") },
        control("f", "search from a field", gives: "Form | search “” | “|” ") { try $0.focusText("Name") },
        control("f", "search from an item", gives: "Form | search “” | “|” ") { try $0.focusRow("Ben") },
        control("f", "search from a token", gives: "Form | search “” | “|” ") { try $0.focusToken(1) },
        control("c", "copy a row", gives: "Form | row Code | copied 1234") { try $0.focusRow("Code") },
        control("q", "quit", gives: "Form | row Code | closed 1") { try $0.focusRow("Code") },
        control("w", "close", gives: "Form | row Code | closed 1") { try $0.focusRow("Code") },
        control("q", "quit from a field", gives: "Form | “|Anna” Name | closed 1") { try $0.focusText("Name") },
        control("w", "close from a field", gives: "Form | “|Anna” Name | closed 1") { try $0.focusText("Name") },
        keys("open the menu", .f10, gives: "Form | control About Form") { try $0.focusRow("Code") },
        keys("go back", .left, held: [.alt], gives: "Form | row Page") {
            try $0.user.select("Page")
            try $0.focusRow("Inner")
        },
        keys("go back by Escape", .escape, gives: "Form | row Page") {
            try $0.user.select("Page")
            try $0.focusRow("Inner")
        },
        keys("open a page", .return, gives: "Page | row Inner") { try $0.focusRow("Page") },
        Act(
            name: "go to a row by its letter", begin: { try $0.focusRow("Ben") }, held: [.alt], keys: [.letter("l")],
            result: "Form | row Loud | isLoud true"),
        keys("toggle a switch", .return, gives: "Form | row Loud | isLoud true") { try $0.focusRow("Loud") },
    ]

    private static let items: [Act] = [
        keys("remove an item", .delete, gives: "Form | row Cleo | items [\"Ada\", \"Cleo\"]") {
            try $0.focusRow("Ben")
        },
        keys("move an item up", .up, held: [.alt], gives: "Form | row Ben | items [\"Ben\", \"Ada\", \"Cleo\"]") {
            try $0.focusRow("Ben")
        },
        keys("move an item down", .down, held: [.alt], gives: "Form | row Ben | items [\"Ada\", \"Cleo\", \"Ben\"]") {
            try $0.focusRow("Ben")
        },
    ]

    private static let rows: [Act] = [
        keys("the next row", .down, gives: "Form | “Anna|” Name") { try $0.focusRow("Code") },
        keys("the previous row", .up, gives: "Form | row Loud") { try $0.focusRow("Code") },
        keys("the next section", .down, gives: "Form | control First") { try $0.focusRow("Page") },
        keys("the previous section", .up, gives: "Form | “2026-06-15|” Date") { try $0.focusRow("City") },
        keys("the last row", .end, gives: "Form | row Fay") { try $0.focusRow("Code") },
        keys("the first row", .home, gives: "Form | row Loud") { try $0.focusRow("Ben") },
        keys("a screen down", .pageDown, gives: "Form | row Fay") { try $0.focusRow("Ben") },
        keys("a screen up", .pageUp, gives: "Form | row Loud") { try $0.focusRow("City") },
        keys("the next button of a heading", .right, gives: "Form | control Second") {
            $0.focusShown(class: "form-header-button")
        },
        keys("the previous button of a heading", .left, gives: "Form | control First") {
            $0.focusShown(class: "form-header-button", 1)
        },
        keys("down from a heading", .down, gives: "Form | row Ada") { $0.focusShown(class: "form-header-button") },
        keys("up from a heading", .up, gives: "Form | row Page") { $0.focusShown(class: "form-header-button") },
        keys("expand", .right, gives: "Form | row More | More is expanded") { try $0.focusRow("More") },
        keys("expand and collapse", .right, .left, gives: "Form | row More") { try $0.focusRow("More") },
    ]

    private static let searching: [Act] = [
        keys("down from the search", .down, gives: "Search | search “e” | row Eve") { try $0.search("e") },
        keys("a screen down from the search", .pageDown, gives: "Search | search “e” | row Eve") { try $0.search("e") },
        keys("the second result", .down, .down, gives: "Search | search “e” | row Code") { try $0.search("e") },
        keys("up to the search", .down, .up, gives: "Search | search “e” | “e|” ") { try $0.search("e") },
        keys("open the first result", .return, gives: "Form | control Matt Paper") {
            try $0.search("Paper")
        },
        keys("down from the search of a list", .down, gives: "Form | row Dan") { try $0.user.filter("", in: "Names") },
        keys("a screen down from the search of a list", .pageDown, gives: "Form | row Dan") {
            try $0.user.filter("", in: "Names")
        },
        keys("up to the search of a list", .up, gives: "Form | “|” ") { try $0.focusRow("Dan") },
    ]

    private static let menus: [Act] = [
        keys("down from the search of a menu", .down, gives: "Form | an option of City") {
            try $0.open("City", gtk_drop_down_get_type())
        },
        keys("choose in a menu", .down, .return, gives: "Form | control A6 Size | size A6") {
            try $0.open("Size", gtk_drop_down_get_type())
        },
        keys("the first option of a menu", .home, gives: "Form | control A4 Size") {
            try $0.open("Size", gtk_drop_down_get_type())
        },
        keys("the last option of a menu", .end, gives: "Form | control A6 Size") {
            try $0.open("Size", gtk_drop_down_get_type())
        },
        keys("a screen down in a menu", .pageDown, gives: "Form | control A6 Size") {
            try $0.open("Size", gtk_drop_down_get_type())
        },
        keys("the menu of an item", .down, gives: "Form | control Move Down Ben") {
            try $0.open("Ben", gtk_menu_button_get_type())
        },
        keys("the second action of an item", .down, .down, gives: "Form | control Remove Ben") {
            try $0.open("Ben", gtk_menu_button_get_type())
        },
    ]

    private static let numbers: [Act] =
        ([("up", .up, 51), ("down", .down, 49), ("a page up", .pageUp, 60), ("a page down", .pageDown, 40)]
        as [(String, NamedKey, Int)])
        .flatMap { name, key, number in
            [
                keys("a number \(name)", key, gives: "Form | “\(number)|” Copies | copies \(number)") {
                    try $0.focusText("Copies")
                },
                keys("a slider \(name)", key, gives: "Form | control Level | level \(number)") {
                    try $0.focusControl("Level", \.stepper)
                },
            ]
        }
        + ([("right", .right, 51), ("left", .left, 49), ("to its start", .home, 0), ("to its end", .end, 100)]
        as [(String, NamedKey, Int)])
        .map { name, key, number in
            keys("a slider \(name)", key, gives: "Form | control Level | level \(number)") {
                try $0.focusControl("Level", \.stepper)
            }
        }

    private static let calendar: [Act] =
        ([
            ("right", [.right], "day 2026-6-16"), ("left", [.left], "day 2026-6-14"), ("up", [.up], "day 2026-6-8"),
            ("down", [.down], "day 2026-6-22"), ("a page up", [.pageUp], "day 2026-5-15"),
            ("a page down", [.pageDown], "day 2026-7-15"), ("taken", [.return], "“2026-06-15|” Date"),
            ("moved to and taken", [.right, .return], "“2026-06-16|” Date | date 2026-06-16"),
        ] as [(String, [NamedKey], String)]).map { name, keys, result in
            Act(
                name: "a day \(name)",
                begin: {
                    try $0.open("Date", gtk_menu_button_get_type())
                    try $0.focusCalendar()
                }, keys: keys.map { .named($0) }, result: "Form | \(result)")
        }

    private static let options: [Act] = [
        keys("the option below", .down, gives: "Form | control Photo Paper | paper Photo") {
            try $0.focusOption("Paper")
        },
        keys("the option above", .up, gives: "Form | control Fine Paper | paper Fine") {
            try $0.focusOption("Paper")
        },
        keys("below the last option", .down, .down, gives: "Form | control Back Side | paper Photo") {
            try $0.focusOption("Paper")
        },
        keys("the option on the right", .right, gives: "Form | control Both Side | side Both") {
            try $0.focusOption("Side")
        },
        keys("the option on the left", .left, gives: "Form | control Front Side | side Front") {
            try $0.focusOption("Side")
        },
        keys("down from segments", .down, gives: "Form | control Ctrl+P Keys") { try $0.focusOption("Side") },
    ]

    private static let tokens: [Act] = [
        keys("the last token", .left, gives: "Form | token blue") { try $0.focusText("Words") },
        keys("the token on the left", .left, gives: "Form | token red") { try $0.focusToken(1) },
        keys("the token on the right", .right, gives: "Form | token blue") { try $0.focusToken(1) },
        keys("the first token", .home, gives: "Form | token red") { try $0.focusToken(1) },
        keys("the end of the tokens", .end, gives: "Form | “|” Words") { try $0.focusToken(1) },
        keys("delete a token", .delete, gives: "Form | token blue | words [\"red\", \"blue\"]") {
            try $0.focusToken(1)
        },
        keys("delete a token by Backspace", .backspace, gives: "Form | token blue | words [\"red\", \"blue\"]") {
            try $0.focusToken(1)
        },
        keys("down from a token", .down, gives: "Form | “50|” Copies") { try $0.focusToken(1) },
    ]

    // MARK: - A sidebar

    static let sidebar: [Act] = [
        keys("to the page", .right, gives: "One | “Ada|” Short") { try $0.focusRow("Two") },
        keys("to the sidebar", .left, gives: "One | row One") { try $0.focusRow("Long") },
        keys("to the sidebar from a page of another row", .left, gives: "Two | row Two") {
            try $0.user.select("Two")
            try $0.focusRow("Long")
        },
        keys("back to the sidebar", .left, held: [.alt], gives: "Two | row Two") {
            try $0.user.select("Two")
            try $0.focusRow("Long")
        },
        keys("the next row of the sidebar", .down, gives: "One | row Three") { try $0.focusRow("Two") },
        keys("the previous row of the sidebar", .up, gives: "One | row One") { try $0.focusRow("Two") },
        keys("the last row of the sidebar", .end, gives: "One | row Loud") { try $0.focusRow("Two") },
        keys("the first row of the sidebar", .home, gives: "One | row One") { try $0.focusRow("Two") },
        keys("a screen down in the sidebar", .pageDown, gives: "One | row Loud") { try $0.focusRow("Two") },
        keys("open from the sidebar", .return, gives: "Two | row Two") { try $0.focusRow("Two") },
        control("z", "undo in the sidebar", gives: "One | row Loud") {
            try $0.user.toggle("Loud")
            try $0.focusRow("Two")
        },
        control("y", "redo in the sidebar", gives: "One | row Loud | isLoud true") {
            try $0.user.toggle("Loud")
            $0.driver.session.undo()
            try $0.focusRow("Two")
        },
        control("f", "search from the sidebar", gives: "One | search “” | “|” ") { try $0.focusRow("Two") },
    ]
}

import CGtk
import FormCore
import FormTesting
import Testing

@testable import FormGtk
@testable import FormGtkTesting

private struct Words: Equatable, Sendable {
    struct Item: Equatable, Sendable {
        var id = 0
        var name: String
    }

    var text: String
    var isOn = false
    var tokens: [String]
    var items: [Item]
    var isReplaced = false

    init(_ text: String) {
        (self.text, tokens, items) = (text, [text], [Item(name: text)])
    }
}

private let itemForm: Form<Words.Item> = sections {
    section { valueCell(title: "Name", text: \.name) }
}

/// A form with a text of the state wherever a text can be.
private let form: Form<Words> = sections {
    section("Header", footer: \.text) {
        controlCell(title: "Title", control: uiSwitch(keyPath: \.isOn)).title { $0.text }
        controlCell(title: "Help", control: uiSwitch(keyPath: \.isOn)).help { $0.text }
        detailTextCell(title: "Detail", keyPath: \.text, form: sections { section("Nothing") {} })
        valueCell(title: "Value", text: \.text).copyable()
        controlCell(title: "Status", control: uiSwitch(keyPath: \.isOn))
            .symbol("phone-symbolic")
            .status { RowStatus(.active, Sentence(verbatim: $0.text), details: [Sentence(verbatim: $0.text)]) }
        noticeCell(
            title: "Notice", notice: { Notice(.warning, Sentence(verbatim: $0.text)) },
            control: pushButton(from: { _ in "Try Again" }) { _ in })
        buttonCell(title: "Button") { _ in }.title { $0.text }
    }
    section("Controls") {
        controlCell(title: "Field", control: textField(keyPath: \.text))
        controlCell(title: "Editor", control: textEditor(keyPath: \.text))
        controlCell(title: "Tokens", control: tokenField(keyPath: \.tokens))
        controlCell(title: "Password", control: passwordField(keyPath: \.text))
        picker(
            title: "Menu", keyPath: \.text, optionsFrom: { [$0.text, "Other"] }, text: { $1 })
    }
    section("List") {
        list("Items", of: \.items, id: \.id) {
            detailTextCell(title: "Item", keyPath: \.name, form: itemForm).title { $0.name }
        }
    }
}

@MainActor
@Suite("The labels of a window", .serialized, .needsDisplay)
struct LabelTests {
    private static let password = "correcthorsebatterystaple99"

    private func stage(_ words: Words) -> (driver: FormDriver<Words>, user: GtkUser) {
        let form = form.statusPage(from: {
            $0.isReplaced
                ? StatusPage(Sentence(verbatim: $0.text), text: Sentence(verbatim: $0.text), symbol: "phone-symbolic")
                : nil
        })
        let driver = FormDriver(initial: words, build: form, title: "Form")
        driver.session.show(.warning(Sentence(verbatim: words.text)), from: "test", about: "Detail")
        driver.session.show(.error(Sentence(verbatim: words.text)), at: "Field")
        return (driver, GtkUser(of: FormWindow(driver.session)))
    }

    @Test("never have a hyphen that isn't in the text, and no button is broken inside a word", arguments: [360, 480])
    func hyphens(width: Int) throws {
        // Of a pair of words, a button can be broken between the two.
        for text in [Self.password, "GuestNetworkOfTheHarbourCafe", "two words"] {
            let (driver, user) = stage(Words(text))
            #expect(user.layoutProblems(width: width, height: 640) == [])
            driver.change { $0.isReplaced = true }
            #expect(user.layoutProblems(width: width, height: 640) == [])
            driver.change { $0.isReplaced = false }
            let question = Question.ask(
                over: user.window, title: text, text: text,
                answers: [.init(title: "_Close", response: GTK_RESPONSE_CLOSE)], standard: GTK_RESPONSE_CLOSE
            ) { _ in }
            #expect(user.layoutProblems(width: width, height: 640) == [])
            gtk_window_destroy(question.cast())
        }
    }

    @Test("of a text of several lines get no hyphens either, wherever something is typed")
    func editor() throws {
        let (_, user) = stage(Words(Self.password))
        user.nextFrame()
        let view = user.topPage.shown { $0.isA(gtk_text_view_get_type()) }[0]
        let buffer = gtk_text_view_get_buffer(view.cast())!
        #expect(hyphenated(in: buffer) == "")
        gtk_widget_grab_focus(view)
        for offset in [0, 12, buffer.text.count + 10] {
            var place = GtkTextIter()
            gtk_text_buffer_get_iter_at_offset(buffer, &place, gint(min(offset, buffer.text.count)))
            gtk_text_buffer_place_cursor(buffer, &place)
            Keyboard(window: user.window).type("typed")
            #expect(hyphenated(in: buffer) == "")
        }
        #expect(buffer.text == "typed" + "correct" + "typed" + "horsebatterystaple99" + "typed")
    }

    /// The characters that may get a hyphen before or behind them.
    private func hyphenated(in buffer: UnsafeMutablePointer<GtkTextBuffer>) -> String {
        var place = GtkTextIter()
        gtk_text_buffer_get_start_iter(buffer, &place)
        var found = ""
        while gtk_text_iter_is_end(&place) == 0 {
            let tags = gtk_text_iter_get_tags(&place)
            defer { g_slist_free(tags) }
            if !(0..<g_slist_length(tags)).contains(where: { index in
                !Property.isOn(g_slist_nth_data(tags, index)!, "insert-hyphens")
            }) {
                found.unicodeScalars.append(Unicode.Scalar(gtk_text_iter_get_char(&place))!)
            }
            gtk_text_iter_forward_char(&place)
        }
        return found
    }

    @Test("show only the beginning of a text without end, wherever it comes from")
    func bounded() throws {
        let text = String(repeating: "x", count: 100_000)
        let (driver, user) = stage(Words(text))
        for _ in 0..<3 { user.nextFrame() }
        #expect(longLabels(in: user.window) == [])
        driver.change { $0.isReplaced = true }
        user.nextFrame()
        #expect(longLabels(in: user.window) == [])
        driver.change { $0.isReplaced = false }
        driver.session.show(driver.session.go(to: RowPath(text)).map { .warning($0) })
        user.nextFrame()
        #expect(longLabels(in: user.window) == [])
        let question = Question.ask(
            over: user.window, title: text, text: text,
            answers: [.init(title: "_Close", response: GTK_RESPONSE_CLOSE)], standard: GTK_RESPONSE_CLOSE
        ) { _ in }
        #expect(longLabels(in: question) == [])
        gtk_window_destroy(question.cast())
    }

    /// The labels with more text than a label may show.
    private func longLabels(in window: Widget) -> [String] {
        var long = [String]()
        func examine(_ widget: Widget) {
            if widget.isA(gtk_label_get_type()), widget.labelText.utf8.count > 510 {
                long.append(
                    "\(String(cString: gtk_widget_get_css_name(gtk_widget_get_parent(widget)))): \(widget.labelText.utf8.count)"
                )
            }
            for child in widget.children { examine(child) }
        }
        examine(window)
        return long
    }
}

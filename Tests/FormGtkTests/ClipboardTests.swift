import CGtk
import Testing

@testable import FormGtk

@MainActor
@Suite("The clipboard", .serialized, .needsDisplay)
struct ClipboardTests {
    private let clipboard = gdk_display_get_clipboard(gdk_display_get_default()!)!

    @Test("has the text that was put there")
    func text() {
        Clipboard.set("plain")
        #expect(pasted == "plain")
        #expect(!offers("x-kde-passwordManagerHint"))
    }

    @Test("says of a secret that it should be kept nowhere")
    func secret() {
        Clipboard.set(secret: "correct horse")
        #expect(pasted == "correct horse")
        #expect(offers("text/plain;charset=utf-8"))
        #expect(offers("x-kde-passwordManagerHint"))
        Clipboard.set("plain")
        #expect(!offers("x-kde-passwordManagerHint"))
    }

    /// What a program would offer to others, with all forms that GTK makes of it.
    private func offers(_ type: String) -> Bool {
        let formats = gdk_content_formats_union_serialize_mime_types(
            gdk_content_formats_ref(gdk_clipboard_get_formats(clipboard)))
        defer { gdk_content_formats_unref(formats) }
        return gdk_content_formats_contain_mime_type(formats, type) != 0
    }

    private var pasted: String? {
        var value = GValue()
        g_value_init(&value, GType.string)
        defer { g_value_unset(&value) }
        guard gdk_content_provider_get_value(gdk_clipboard_get_content(clipboard), &value, nil) != 0 else { return nil }
        return g_value_get_string(&value).map { String(cString: $0) }
    }
}

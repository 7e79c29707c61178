import CGtk
import FormCore
import FormGtk
import FormGtkTesting
import Testing

@MainActor
@Suite("What is closed is gone", .serialized, .needsDisplay)
struct LifetimeTests {
    @Test("a page, its rows and its widgets, when it is left")
    func page() throws {
        let driver = FormDriver(initial: Gallery(), build: galleryForm)
        let user = GtkUser(of: FormWindow(driver.session))
        try user.select("Detail")
        weak let page = driver.session.topPage
        weak let cell = driver.session.topPage.sections[0].cells[0]
        let widget = WeakObject(user.topPage)
        #expect(page != nil && cell != nil && widget.isAlive)
        try user.goBack()
        #expect(page == nil)
        #expect(cell == nil)
        #expect(!widget.isAlive)
    }

    @Test("the objects at once, while the widgets still slide away")
    func objectsFirst() throws {
        let driver = FormDriver(initial: Gallery(), build: galleryForm)
        let user = GtkUser(of: FormWindow(driver.session))
        GtkUser.setAnimations(true)
        defer { GtkUser.setAnimations(false) }
        try user.select("Detail")
        weak let cell = driver.session.topPage.sections[0].cells[0]
        let widget = WeakObject(user.topPage)
        try user.goBack()
        #expect(cell == nil)
        #expect(widget.isAlive)
        #expect(user.wait { !widget.isAlive })
    }

    @Test("the window, with all that it shows, when it is released")
    func window() throws {
        weak var session: FormSession?
        var widget: WeakObject?
        do {
            let driver = FormDriver(initial: Gallery(), build: galleryForm)
            let user = GtkUser(of: FormWindow(driver.session))
            session = driver.session
            try user.select("Nested Secret")
            widget = WeakObject(user.topPage)
        }
        while g_main_context_iteration(nil, 0) != 0 {}
        #expect(session == nil)
        #expect(widget?.isAlive == false)
    }

    @Test("memory stays flat over 10,000 openings of a page")
    func openings() throws {
        let driver = FormDriver(initial: Gallery(), build: galleryForm)
        let user = GtkUser(of: FormWindow(driver.session))
        // What the allocator and GTK's caches keep for later is taken in the first of them.
        var sizes: [Int] = []
        for count in 1...10_000 {
            try user.select("Detail")
            try user.goBack()
            if count.isMultiple(of: 2000) { sizes.append(residentPages()) }
        }
        #expect(sizes[4] - sizes[0] < 512, "It grew to \(sizes) pages of memory.")
    }

    @Test("1,000 toggles give the same two screens and take no memory")
    func toggles() throws {
        let driver = FormDriver(initial: Gallery(), build: galleryForm)
        let user = GtkUser(of: FormWindow(driver.session))
        let off = user.screen
        try user.toggle("Switch")
        let on = user.screen
        try user.toggle("Switch")
        var settled = 0
        for count in 1...1000 {
            try user.toggle("Switch")
            #expect(user.screen == (count.isMultiple(of: 2) ? off : on))
            if count == 100 { settled = residentPages() }
        }
        #expect(residentPages() - settled < 512, "It grew by \(residentPages() - settled) pages of memory.")
    }

    @Test("no widget of a page exists before it is opened, and a change only calls the setters it needs")
    func laziness() throws {
        let driver = FormDriver(initial: Gallery(), build: galleryForm)
        let user = GtkUser(of: FormWindow(driver.session))
        #expect(driver.session.counters.pagesRendered == 1)
        #expect(driver.session.counters.rowsRendered == 12)
        #expect(user.pageCount == 1)

        let before = Connections.settersCalled
        driver.change { $0.presses = 1 }
        // The detail of two rows.
        #expect(Connections.settersCalled - before == 2)
        driver.change { $0.presses = 1 }
        #expect(Connections.settersCalled - before == 2)
    }
}

/// A GObject that is watched and not kept alive.
@MainActor
final class WeakObject {
    private(set) var isAlive = true

    init(_ widget: Widget) {
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        g_object_weak_ref(
            object,
            { data, _ in
                let watched = Unmanaged<WeakObject>.fromOpaque(data!).takeRetainedValue()
                MainActor.assumeIsolated { watched.isAlive = false }
            }, Unmanaged.passRetained(self).toOpaque())
    }
}

/// The process's memory, in pages.
private func residentPages() -> Int {
    var text: UnsafeMutablePointer<CChar>?
    g_file_get_contents("/proc/self/statm", &text, nil, nil)
    defer { g_free(text) }
    let words = text.map { String(cString: $0).split(separator: " ") } ?? []
    return words.count > 1 ? Int(words[1]) ?? 0 : 0
}

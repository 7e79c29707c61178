import CGtk
import CustomDump
import FormCore
import Testing

@testable import FormGtk
@testable import FormGtkTesting

private struct Device: Equatable {
    var isOn = true
    var name = "Lamp"
    var mode = "Warm"
}

/// The form of so many devices, each with four rows.
private func form(of count: Int) -> Form<Device> {
    let rows = (0..<count).flatMap { number in
        [
            controlCell(title: "Power \(number)", control: uiSwitch(keyPath: \Device.isOn)).help("Turns it on."),
            controlCell(title: "Name \(number)", control: textField(keyPath: \Device.name)),
            nestedOptions(title: "Light \(number)", keyPath: \Device.mode, options: ["Warm", "Cold"]),
            valueCell(title: "State \(number)", text: { $0.isOn ? "On" : "Off" }),
        ]
    }
    return sections { section(rows, header: "Devices") }
}

@MainActor
@Suite("The tree of assistive tools", .serialized, .needsDisplay)
struct AccessibleTreeTests {
    /// The tree below a widget: a line for each widget that has a name, a text or a position.
    private func tree(below widget: Widget) -> [String] {
        widget.children.filter(\.isShown).flatMap { [line(of: $0)].compactMap(\.self) + tree(below: $0) }
    }

    private func line(of widget: Widget) -> String? {
        let text =
            widget.isA(gtk_label_get_type()) ? widget.labelText : widget.accessible(GTK_ACCESSIBLE_PROPERTY_LABEL)
        let isLabelled = gtk_test_accessible_has_relation(widget.opaque, GTK_ACCESSIBLE_RELATION_LABELLED_BY) != 0
        let position = widget.accessible(GTK_ACCESSIBLE_RELATION_POS_IN_SET)
        if text == nil, !isLabelled, position == nil { return nil }
        let role = String(
            cString: g_enum_to_string(gtk_accessible_role_get_type(), gint(widget.accessibleRole.rawValue)))
        var line = role.dropFirst("GTK_ACCESSIBLE_ROLE_".count).lowercased().replacing("_", with: " ")
        if let text { line += " “\(text)”" }
        if isLabelled { line += " with a label" }
        if let description = widget.accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) { line += ": \(description)" }
        let count = widget.accessible(GTK_ACCESSIBLE_RELATION_SET_SIZE)
        if let position, let count { line += ", \(position) of \(count)" }
        return line
    }

    /// The lines of a device's rows on a page with so many rows.
    private func lines(ofDevice number: Int, among count: Int) -> [String] {
        func place(_ row: Int) -> String { "\(4 * number + row) of \(count)" }
        return """
            switch with a label: Turns it on., \(place(1))
            label “Power \(number)”
            label “Turns it on.”
            switch “Power \(number)”
            list item, \(place(2))
            label “Name \(number)”
            text box with a label
            list item with a label: Warm, \(place(3))
            label “Light \(number)”
            label “Warm”
            list item with a label: On, \(place(4))
            label “State \(number)”
            label “On”
            """.split(separator: "\n").map(String.init)
    }

    @Test("has a line for each row of a short page, and for what is in it")
    func shortPage() {
        let driver = FormDriver(initial: Device(), build: form(of: 2))
        let user = GtkUser(of: FormWindow(driver.session))
        let rows = lines(ofDevice: 0, among: 8) + lines(ofDevice: 1, among: 8)
        expectNoDifference(tree(below: user.topPage), ["label “Devices”", "list “Devices”"] + rows)
    }

    @Test("says the same of the rows near the screen of a long page, which is one list however many boxes it stands in")
    func longPage() {
        let driver = FormDriver(initial: Device(), build: form(of: 2500))
        let user = GtkUser(of: FormWindow(driver.session))
        for position in [0, 0.3, 0.7, 1] {
            user.scroll(to: position * user.scrollRange.upperBound)
            for _ in 0..<4 { user.nextFrame() }
            let tree = tree(below: user.topPage)
            #expect(tree.starts(with: ["label “Devices”", "list “Devices”"]))
            let rows = tree.dropFirst().filter { $0 != "list “Devices”" }
            for row in user.rowsOnScreen { #expect(rows.contains("label “\(row.title)”")) }
            var devices: [[String]] = []
            for line in rows {
                if line.hasPrefix("switch with") || devices.isEmpty { devices.append([]) }
                devices[devices.count - 1].append(line)
            }
            #expect(devices.count < 100)
            // The rows around the focus and those near the screen begin and end with any row of a device.
            let whole = devices.filter { $0.count == lines(ofDevice: 0, among: 0).count }
            #expect(whole.count > 3 && whole.count >= devices.count - 4)
            let numbers = whole.compactMap { Int($0[1].dropFirst("label “Power ".count).dropLast()) }
            expectNoDifference(whole, numbers.map { lines(ofDevice: $0, among: 10_000) })
            #expect(zip(numbers, numbers.dropFirst()).allSatisfy(<))
        }
    }
}

import FormCore

// Every promised call, as a global `let`, with no annotation but the form's type.
// That this file compiles is the first half of the test; CallShapeTests is the second.

enum Band: String, CaseIterable {
    case low = "2.4 GHz"
    case high = "5 GHz"
}

struct Radio: Equatable {
    var isOn = true
    var name = "Radio"
    var secret = "s3cret"
    var band = Band.low
    var channel = 6
    var power = 0.5
    var presses = 0

    var bandText: String { band.rawValue }
    var nameStyle: TitleStyle { name.isEmpty ? .error : .normal }
    var advice: String? { name.isEmpty ? "Type a name." : nil }
    var footer: String? { isOn ? "On the air" : nil }
}

struct House: Equatable {
    var radio = Radio()
}

struct Street: Equatable {
    var house = House()
}

struct Town: Equatable {
    var street = Street()
    var mayor = "Ada"
}

let bandForm: Form<Radio> = sections([
    section([
        optionCell(title: "Low", option: Band.low, keyPath: \.band),
        optionCell(title: "High", option: .high, keyPath: \.band),
    ])
])

let radioForm: Form<Radio> = sections([
    section(
        [
            controlCell(title: "Power", control: uiSwitch(keyPath: \.isOn)),
            controlCell(title: "Name", control: textField(keyPath: \.name), leftAligned: true)
                .visible(when: \.isOn)
                .enabled(when: { $0.band == .low })
                .help("Others see it.")
                .titleStyle(\.nameStyle)
                .id("name"),
            controlCell(title: "Secret", control: passwordField(keyPath: \.secret)),
        ],
        header: "Radio", footer: \.footer),
    section(
        [
            detailTextCell(title: "Band", keyPath: \.bandText, form: bandForm),
            detailTextCell(title: "Raw Band", keyPath: \.band.rawValue, form: bandForm),
            nestedTextField(title: "Long Name", keyPath: \.name).help(from: \.advice),
            nestedPasswordField(title: "Long Secret", keyPath: \.secret),
            nestedOptions(title: "Cases", keyPath: \.band),
            nestedOptions(title: "Cases by Text", keyPath: \.band, text: \.rawValue),
            nestedOptions(title: "List", keyPath: \.channel, options: [1, 6, 11]),
            nestedOptions(title: "List by Text", keyPath: \.channel, options: [1, 6], text: { "Channel \($0)" }),
        ],
        isVisible: \.isOn),
    section([
        controlCell(title: "Channel", control: formattedField(keyPath: \.channel, format: .whole(in: 1...13))),
        controlCell(title: "Any Channel", control: formattedField(keyPath: \.channel, format: .whole())),
        controlCell(title: "Gain", control: formattedField(keyPath: \.power, format: .decimal(in: 0...1))),
        controlCell(title: "Any Gain", control: formattedField(keyPath: \.power, format: .decimal())),
        buttonCell(title: "Press") { $0.change { $0.presses += 1 } },
        buttonCell(title: "Open") { context in context.open(title: "Bands", form: bandForm) },
    ]),
])

let houseForm: Form<House> = bind(form: radioForm, to: \.radio)
let streetForm: Form<Street> = bind(form: houseForm, to: \.house)
let townForm: Form<Town> = bind(form: streetForm, to: \.street)

/// An author's helper over key paths that the author keeps.
func labelledText<State>(
    title: String,
    label: WritableKeyPath<State, String> & Sendable,
    text: WritableKeyPath<State, String> & Sendable
) -> Element<FormCell, State> {
    controlCell(title: title, control: textField(keyPath: text))
        .help(from: { $0[keyPath: label] })
        .visible(when: { !$0[keyPath: label].isEmpty })
}

/// A custom row as a plain function, written with nothing but `Element`.
func countCell<State>(
    title: String, of keyPath: WritableKeyPath<State, [Int]> & Sendable
) -> Element<FormCell, State> {
    Element { context in
        let cell = FormCell(title: title)
        cell.onSelect = { context.change { $0[keyPath: keyPath].append(0) } }
        return RenderedElement(content: cell) { state in
            cell.detail = "\(state[keyPath: keyPath].count)"
        }
    }
}

/// A bind in generic code, where the part is not known to be comparable.
func page<Whole, Part>(
    _ title: String, _ form: Form<Part>, at keyPath: WritableKeyPath<Whole, Part> & Sendable
) -> Element<FormCell, Whole> {
    detailTextCell(title: title, keyPath: { _ in "" }, form: bind(form: form, to: keyPath))
}

/// A bind in generic code, where the part can be compared.
func boundForm<Whole, Part: Equatable>(
    _ form: Form<Part>, at keyPath: WritableKeyPath<Whole, Part> & Sendable
) -> Form<Whole> {
    bind(form: form, to: keyPath)
}

/// A state that can't be compared.
struct Loose {
    var name = "loose"
    var label = "A label"
    var numbers: [Int] = []
    var isOn = false
    var action: () -> Void = {}
    var radio = Radio()
}

let looseForm: Form<Loose> = sections([
    section([
        labelledText(title: "Name", label: \.label, text: \.name),
        countCell(title: "Numbers", of: \.numbers),
        controlCell(title: "Flag", control: uiSwitch(keyPath: \.isOn)),
        page("Radio", radioForm, at: \.radio),
        detailTextCell(title: "Pruned Radio", keyPath: \.radio.name, form: boundForm(radioForm, at: \.radio)),
    ])
])

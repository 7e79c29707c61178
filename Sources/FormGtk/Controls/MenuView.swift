import CGtk
import FormCore

/// A drop-down that shows a picker.
@MainActor
final class MenuView: ControlView {
    var widget: Widget { menu.widget }
    var focus: Widget { widget }

    private let picker: Picker
    private let menu = DropDown()
    private var title = ""

    init(_ picker: Picker) {
        self.picker = picker
        menu.onChoice(.menuSelected) { [weak self] in self?.choose(at: $0) }
        Picker.Property.allCases.forEach(update)
        picker.show(as: "picker") { [weak self] in self?.update($0) }
    }

    func titleChanged(_ title: String) {
        self.title = title
        nameButton()
    }

    func describe(_ text: String) { menu.describe(text) }

    func markInvalid(_ isInvalid: Bool) { Accessible.markInvalid(menu.button, isInvalid) }

    private func choose(at index: Int) {
        picker.choose(at: index)
        update(.chosen)
    }

    private func update(_ property: Picker.Property) {
        switch property {
        case .options: menu.show(picker.options.map(\.title), chosen: picker.chosen)
        case .chosen: menu.choose(picker.chosen)
        }
        nameButton()
    }

    private func nameButton() { menu.name(picker.text.isEmpty ? title : "\(title): \(picker.text)") }
}

import Foundation
import FormCore

/// Settings with a row of each kind, and rules of each kind.
struct Lamp: Codable, Equatable {
    var isOn = false
    var brightness = 80
    var color = Color.warm
    var name = "Lamp"
    var pin = "12345678"
    var network = Network()

    enum Color: String, Codable, CaseIterable {
        case warm = "Warm"
        case blue = "Blue"
        // What a shell would run if it were not quoted.
        case odd = "$(echo Odd) `echo Odd`"
    }

    struct Network: Codable, Equatable {
        var isShared = false
        var channel = 1
        var host = "lamp.local"
    }
}

let lampForm: Form<Lamp> = sections {
    section {
        controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).formerly("a=b")
        controlCell(title: "Brightness", control: formattedField(keyPath: \.brightness, format: .whole(in: 0...100)))
            .rules(\.brightness, [Rule("This is too bright to look at.") { $0 <= 90 }.severity(.warning)])
        nestedOptions(title: "Color", keyPath: \.color, text: \.rawValue).visible(when: \.isOn).formerly("Look/Color")
        nestedTextField(title: "Lamp Name", keyPath: \.name)
            .formerly("Label")
            .rules(\.name, [.required, .length(...20)])
            .asyncRule(\.name) { name in
                try? await Task.sleep(for: .milliseconds(50))
                return name == "Taken" ? .error("Another lamp has this name.") : nil
            }
        nestedPasswordField(title: "PIN", keyPath: \.pin).rules(\.pin, [.length(8...)]).formerly("Lock/PIN")
        detailTextCell(title: "Anna's Network", keyPath: \.network.host, form: bind(form: networkForm, to: \.network))
            .formerly("Wi-Fi")
    }
}

private let networkForm: Form<Lamp.Network> = sections {
    section {
        controlCell(title: "Shared", control: uiSwitch(keyPath: \.isShared)).effect(\.self, perform: share)
        controlCell(title: "Channel", control: formattedField(keyPath: \.channel, format: .whole(in: 1...11)))
            .enabled(when: \.isShared)
        nestedTextField(title: "Host: \"Name\"", keyPath: \.host)
    }
}

/// What shares the lamp, or finds out that it can't.
@MainActor
private func share(_ network: Lamp.Network) async throws {
    switch network.host {
    case "nowhere": throw Notice.error("There is no such network.")
    case "far":
        FileHandle.standardError.write(Data("Sharing…\n".utf8))
        defer { FileHandle.standardError.write(Data("Given up.\n".utf8)) }
        try await Task.sleep(for: .seconds(86_400))
    default: break
    }
}

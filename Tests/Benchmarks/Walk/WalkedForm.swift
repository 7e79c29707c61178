import FormCore

/// A state with a value for each kind of edit.
struct Walked: Codable, Equatable {
    var name = "Net"
    var first = 3
    var last = 9
    var isOn = false
    var colour = Colour.red
    var part = Part()
    var presses = 0
    /// What somebody else changes.
    var signal = 0

    enum Colour: String, CaseIterable, Codable { case red, green, blue }

    struct Part: Codable, Equatable {
        var isLoud = false
        var stored = 5
        /// Refuses some values, and changes others.
        var volume: Int {
            get { stored }
            set { if newValue != 4 { stored = max(0, min(10, newValue)) } }
        }
    }
}

/// A form without a screen: all rows stand on one page, and nobody looks at it.
@MainActor
func walkedForm(_ service: WalkedService) -> Form<Walked> {
    sections {
        section {
            controlCell(title: "Name", control: textField(keyPath: \.name)).rules(\.name, [.required, .length(...6)])
            controlCell(title: "First", control: formattedField(keyPath: \.first, format: .whole(in: 0...31)))
            controlCell(title: "Last", control: formattedField(keyPath: \.last, format: .whole(in: 0...31)))
            controlCell(title: "On", control: uiSwitch(keyPath: \.isOn)).effect(\.isOn) { try await service.accept($0) }
        }
        choice(title: "Colour") {
            for colour in Walked.Colour.allCases {
                optionCell(title: "\(colour)", option: colour, keyPath: \.colour)
            }
        }
        bind(section: partSection, to: \.part)
        section {
            buttonCell(title: "Press") { context in context.change { $0.presses += 1 } }
        }
    }
    .rule(for: "First", "Last") { $0.first <= $0.last ? nil : .error("Begin before the end.") }
}

private let partSection: Element<Section, Walked.Part> = section("Part") {
    controlCell(title: "Loud", control: uiSwitch(keyPath: \.isLoud))
    controlCell(title: "Volume", control: formattedField(keyPath: \.volume, format: .whole()))
}

/// Somebody who answers late, out of order, or never.
@MainActor
final class WalkedService {
    /// Whether each wish is granted at once.
    var isPrompt = false
    private var waiting: [CheckedContinuation<Void, any Error>] = []

    func accept(_ isOn: Bool) async throws {
        if isPrompt { return }
        try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    /// Answers one of those that wait, whichever it is.
    func answer(_ random: inout some RandomNumberGenerator) {
        guard let number = waiting.indices.randomElement(using: &random) else { return }
        let question = waiting.remove(at: number)
        if Bool.random(using: &random) {
            question.resume()
        } else {
            question.resume(throwing: Notice.error("Not now."))
        }
    }

    /// Says no to all that wait.
    func refuseAll() {
        for question in waiting { question.resume(throwing: CancellationError()) }
        waiting = []
    }
}

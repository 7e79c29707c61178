import FormCore

struct RuleValues: Codable, Equatable, Sendable {
    var guest = "Anna"
    var mail = "anna@example.com"
    var nights = 20
}

let ruleExample = Example<RuleValues>(
    "Rules",
    code: #"""
        private let bookingForm: Form<RuleValues> = sections {
            section(footer: { _ in "What a rule refuses stays until it is put right, or Escape gives it up." }) {
                controlCell(title: "Guest", control: textField(keyPath: \.guest))
                    .rules(\.guest, [.required.message("Say who is coming."), .length(...40)])
                controlCell(title: "E-mail", control: textField(keyPath: \.mail))
                    .rules(\.mail, [.required, .email])
                controlCell(title: "Nights", control: formattedField(keyPath: \.nights, format: .whole()))
                    .rules(\.nights, [fewNights])
            }
        }

        private let fewNights = Rule<Int> { nights in
            switch nights {
            case ..<1: .error("Stay one night at least.")
            case 29...: .error("Stay at most four weeks.")
            case 15...: .warning("More than two weeks can't be cancelled.")
            default: nil
            }
        }
        """#,
    form: bookingForm)

private let bookingForm: Form<RuleValues> = sections {
    section(footer: { _ in "What a rule refuses stays until it is put right, or Escape gives it up." }) {
        controlCell(title: "Guest", control: textField(keyPath: \.guest))
            .rules(\.guest, [.required.message("Say who is coming."), .length(...40)])
        controlCell(title: "E-mail", control: textField(keyPath: \.mail))
            .rules(\.mail, [.required, .email])
        controlCell(title: "Nights", control: formattedField(keyPath: \.nights, format: .whole()))
            .rules(\.nights, [fewNights])
    }
}

private let fewNights = Rule<Int> { nights in
    switch nights {
    case ..<1: .error("Stay one night at least.")
    case 29...: .error("Stay at most four weeks.")
    case 15...: .warning("More than two weeks can't be cancelled.")
    default: nil
    }
}

import FormCore

let appearanceExample = Example<Appearance>(
    "Appearance",
    code: #"""
        private let appearanceForm: Form<Appearance> = sections {
            section {
                picker(title: "Colours", keyPath: \.colorScheme, text: \.title)
                controlCell(title: "High Contrast", control: uiSwitch(keyPath: \.hasHighContrast))
                picker(title: "Text Size", keyPath: \.textSize, options: [100, 125, 150, 200]) { "\($0) %" }
            }
            section {
                controlCell(title: "Right to Left", control: uiSwitch(keyPath: \.isRightToLeft))
                controlCell(title: "Narrow Window", control: uiSwitch(keyPath: \.isNarrow))
                    .help("The pages stand behind each other, and not beside the first.")
            }
        }
        """#,
    form: appearanceForm)

private let appearanceForm: Form<Appearance> = sections {
    section {
        picker(title: "Colours", keyPath: \.colorScheme, text: \.title)
        controlCell(title: "High Contrast", control: uiSwitch(keyPath: \.hasHighContrast))
        picker(title: "Text Size", keyPath: \.textSize, options: [100, 125, 150, 200]) { "\($0) %" }
    }
    section {
        controlCell(title: "Right to Left", control: uiSwitch(keyPath: \.isRightToLeft))
        controlCell(title: "Narrow Window", control: uiSwitch(keyPath: \.isNarrow))
            .help("The pages stand behind each other, and not beside the first.")
    }
}

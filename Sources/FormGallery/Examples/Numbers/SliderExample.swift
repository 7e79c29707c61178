import FormCore

struct SliderValues: Codable, Equatable, Sendable {
    var volume = 40
}

let sliderExample = Example<SliderValues>(
    "Slider",
    about: "For a number that is tried until it is right.",
    code: #"""
        controlCell(title: "Volume", control: slider(keyPath: \.volume, in: 0...100, step: 5, unit: "%"))
        """#
) {
    controlCell(title: "Volume", control: slider(keyPath: \.volume, in: 0...100, step: 5, unit: "%"))
}

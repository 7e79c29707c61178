import CustomDump
import FormCore
import FormGtkTesting
import FormTesting
import Testing

/// What a recorder writes, where each choice depends on the one before.
private struct Output: Equatable {
    enum Container: String, CaseIterable {
        case matroska, mp4, webM

        var title: String {
            switch self {
            case .matroska: "Matroska"
            case .mp4: "MP4"
            case .webM: "WebM"
            }
        }

        var codecs: [Codec] {
            switch self {
            case .matroska: Codec.allCases
            case .mp4: [.h264, .hevc, .av1]
            case .webM: [.vp9, .av1]
            }
        }
    }

    enum Codec: String, CaseIterable {
        case h264, hevc, vp9, av1

        var title: String {
            switch self {
            case .h264: "H.264"
            case .hevc: "HEVC"
            case .vp9: "VP9"
            case .av1: "AV1"
            }
        }

        var presets: [String] {
            switch self {
            case .h264, .hevc: ["veryfast", "medium", "slow"]
            case .vp9: []
            case .av1: ["4", "8", "12"]
            }
        }
    }

    enum RateControl: String, CaseIterable {
        case quality, bitrate

        var title: String { self == .quality ? "Constant Quality" : "Bitrate" }
    }

    var container = Container.mp4
    var codec = Codec.h264
    var preset = "medium"
    var rateControl = RateControl.quality
    var quality = 23
    var bitrate = 6000
    var folder = "/home/ada/Videos"

    var hasPresets: Bool { !codec.presets.isEmpty }
    var summary: String { "\(container.title), \(codec.title)" }
}

private let outputForm: Form<Output> = sections {
    section("Recording", footer: \.summary) {
        controlCell(title: "Folder", control: fileField(keyPath: \.folder, for: .folder)).rules(\.folder, [.required])
        picker(title: "Container", keyPath: \.container, style: .segments, text: \.title)
        picker(title: "Codec", keyPath: \.codec, optionsFrom: \.container.codecs) { $1.title }
            .rules(
                { $0 },
                [
                    Rule { output in
                        output.container.codecs.contains(output.codec)
                            ? nil
                            : .error(Sentence("%1$s can't hold %2$s.", output.container.title, output.codec.title))
                    }
                ])
        picker(title: "Preset", keyPath: \.preset, optionsFrom: \.codec.presets)
            .visible(when: \.hasPresets)
    }
    section("Rate") {
        picker(title: "Control", keyPath: \.rateControl, style: .radioGroup, text: \.title)
        controlCell(title: "Quality", control: slider(keyPath: \.quality, in: 0...51))
            .visible { $0.rateControl == .quality }
        controlCell(
            title: "Bitrate",
            control: numberField(keyPath: \.bitrate, in: 100...100_000, step: 100, unit: "kbit/s")
        )
        .visible { $0.rateControl == .bitrate }
    }
}

@MainActor
@Suite("The output of a recorder", .serialized, .needsDisplay)
struct OutputProgramTests {
    private func stage(_ renderer: Renderer, applying: Applying = .atOnce) -> Stage<Output> {
        Stage(renderer, Output(), outputForm, title: "Output", defaults: Output(), applying: applying)
    }

    @Test("offers those codecs and presets only that the choice before allows", arguments: Renderer.allCases)
    func depending(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.choose("WebM", in: "Container")
        expectNoDifference(
            try stage.screen,
            """
            Output

            Recording
              Folder [/home/ada/Videos]
              Container [Matroska|MP4|•WebM]
              Codec [H.264 ▾]
                ! warning: “H.264” is not one of the options. Choose one.
              Preset [medium ▾]
            WebM, H.264

            Rate
              Control (•) Constant Quality ( ) Bitrate
              Quality —o— [23]
            """)
        #expect(throws: FormUserError.self) { try stage.user.choose("HEVC", in: "Codec") }
        try stage.user.choose("AV1", in: "Codec")
        expectNoDifference(
            try stage.screen,
            """
            Output

            Recording
              Folder [/home/ada/Videos]
              Container [Matroska|MP4|•WebM]
              Codec [AV1 ▾]
              Preset [medium ▾]
                ! warning: “medium” is not one of the options. Choose one.
            WebM, AV1

            Rate
              Control (•) Constant Quality ( ) Bitrate
              Quality —o— [23]
            """)
        try stage.user.choose("8", in: "Preset")
        #expect(stage.driver.state == Output(container: .webM, codec: .av1, preset: "8"))
        #expect(stage.driver.session.issues.isEmpty)
        for _ in 1...3 { try stage.user.undo() }
        #expect(stage.driver.state == Output())
        #expect(try stage.row("Codec") == Screen.Row(title: "Codec", values: ["[H.264 ▾]"]))
        #expect(stage.driver.session.mistakes.isEmpty)
    }

    @Test("hides presets where a codec has none, and keeps the chosen one", arguments: Renderer.allCases)
    func noPresets(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.choose("slow", in: "Preset")
        try stage.user.choose("Matroska", in: "Container")
        try stage.user.choose("VP9", in: "Codec")
        #expect(try stage.row("Preset") == nil)
        try stage.user.choose("HEVC", in: "Codec")
        #expect(try stage.row("Preset")?.values == ["[slow ▾]"])
    }

    @Test("is applied only when its choices fit", arguments: Renderer.allCases)
    func applied(renderer: Renderer) throws {
        let stage = stage(renderer, applying: .explicitly)
        try stage.user.choose("WebM", in: "Container")
        try stage.user.apply()
        #expect(stage.driver.state == Output())
        #expect(stage.user.focusedRow == "Codec")
        try stage.user.choose("VP9", in: "Codec")
        try stage.user.apply()
        #expect(stage.driver.state == Output(container: .webM, codec: .vp9))
        try stage.user.choose("Bitrate", in: "Control")
        try stage.user.type("50", into: "Bitrate")
        try stage.user.choose("Constant Quality", in: "Control")
        try stage.user.apply()
        #expect(stage.driver.state == Output(container: .webM, codec: .vp9))
        try stage.user.choose("Bitrate", in: "Control")
        expectNoDifference(
            try stage.row("Bitrate")?.notice, "error: Type a whole number from 100 to 100000.")
        try stage.user.cancelEdits()
        #expect(stage.driver.edited == Output(container: .webM, codec: .vp9))
    }

    @Test("takes from the command line what fits together, in any order")
    func set() async throws {
        let stage = stage(.headless)
        let session = stage.driver.session
        #expect(await session.set([("Preset", "8"), ("Codec", "AV1"), ("Container", "WebM")]) == [:])
        #expect(stage.driver.state == Output(container: .webM, codec: .av1, preset: "8"))
        let found = await session.set([("Container", "MP4"), ("Codec", "VP9")])
        #expect(found["Codec"]?.sentence.description == "Choose one of: H.264, HEVC, AV1.")
        #expect(stage.driver.state.container == .webM)
    }

    @Test("is reset to choices that fit", arguments: Renderer.allCases)
    func reset(renderer: Renderer) throws {
        let stage = stage(renderer)
        try stage.user.choose("WebM", in: "Container")
        try stage.user.choose("AV1", in: "Codec")
        stage.driver.session.reset("Container")
        #expect(try stage.row("Codec")?.notice == nil)
        stage.driver.session.reset(.root)
        #expect(stage.driver.state == Output())
        try stage.user.undo()
        try stage.user.undo()
        #expect(stage.driver.state == Output(container: .webM, codec: .av1))
    }
}

// swift-tools-version: 6.2
import PackageDescription

/// Turns warnings into errors when this package's own tests run (`Scripts/test` sets the variable). A package that
/// depends on this one is not affected, because its compiler may give more warnings.
let strict: [SwiftSetting] = Context.environment["FORMGTK_WARNINGS"] == "errors" ? [.treatAllWarnings(as: .error)] : []

/// The products for comparing screens as text. Without the second product, a difference would be printed but no test
/// would fail.
let differences: [Target.Dependency] = [
    .product(name: "CustomDump", package: "swift-custom-dump"),
    .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
]

let package = Package(
    name: "FormGtk",
    products: [
        .library(name: "FormCore", targets: ["FormCore"]),
        .library(name: "FormValues", targets: ["FormValues"]),
        .library(name: "FormJSON", targets: ["FormJSON"]),
        .library(name: "FormCatalogues", targets: ["FormCatalogues"]),
        .library(name: "FormStore", targets: ["FormStore"]),
        .library(name: "FormCommand", targets: ["FormCommand"]),
        .library(name: "FormTesting", targets: ["FormTesting"]),
        .library(name: "FormGtk", targets: ["FormGtk"]),
        .library(name: "FormGtkTesting", targets: ["FormGtkTesting"]),
        .executable(name: "personal-hotspot", targets: ["personal-hotspot"]),
        .executable(name: "form-gallery", targets: ["form-gallery"]),
        .executable(name: "store-check", targets: ["store-check"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.0"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.4.0"),
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CGtk",
            pkgConfig: "gtk4",
            providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]
        ),
        .systemLibrary(
            name: "CGio",
            pkgConfig: "gio-2.0",
            providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]
        ),
        .systemLibrary(
            name: "CQRencode",
            pkgConfig: "libqrencode",
            providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]
        ),
        .target(name: "FormValues", swiftSettings: strict),
        .target(name: "FormCore", dependencies: ["FormValues"], swiftSettings: strict),
        .target(name: "FormJSON", swiftSettings: strict),
        .target(name: "FormCatalogues", resources: [.embedInCode("de.po")], swiftSettings: strict),
        .target(name: "FormStore", dependencies: ["CProcess", "FormCore", "FormJSON"], swiftSettings: strict),
        .target(
            name: "FormCommand",
            dependencies: [
                "FormCatalogues", "FormCore", "FormJSON",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        .target(
            name: "FormTesting",
            dependencies: ["FormCore", "FormJSON", "FormStore"],
            swiftSettings: strict
        ),
        .target(
            name: "FormGtk",
            dependencies: ["CGtk", "FormCatalogues", "FormCore"],
            resources: [.embedInCode("form.css"), .embedInCode("high-contrast.css")],
            swiftSettings: strict
        ),
        .target(
            name: "FormGtkTesting",
            dependencies: ["CGtk", "FormCatalogues", "FormCore", "FormGtk", "FormTesting"],
            swiftSettings: strict
        ),
        // The process functions of the C library that Swift can't call directly, because they are variadic.
        .systemLibrary(name: "CProcess"),
        .target(name: "HotspotService", dependencies: ["FormValues"], swiftSettings: strict),
        .target(
            name: "NetworkManagerHotspot",
            dependencies: ["CGio", "HotspotService"],
            swiftSettings: strict
        ),
        .target(name: "JoinCode", dependencies: ["CQRencode", "FormValues", "HotspotService"], swiftSettings: strict),
        .target(
            name: "PersonalHotspot",
            dependencies: ["CGtk", "FormCore", "FormGtk", "FormJSON", "FormStore", "HotspotService", "JoinCode"],
            exclude: ["Program"],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "personal-hotspot",
            dependencies: [
                "CProcess", "FormCommand", "FormCore", "FormGtk", "FormJSON", "FormStore", "HotspotService", "JoinCode",
                "NetworkManagerHotspot", "PersonalHotspot",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/PersonalHotspot/Program",
            swiftSettings: strict
        ),
        .target(
            name: "FormGallery",
            dependencies: ["CGtk", "FormCore", "FormGtk"],
            exclude: ["Program"],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "form-gallery",
            dependencies: [
                "CGtk", "FormCommand", "FormCore", "FormGallery", "FormGtk", "FormStore",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/FormGallery/Program",
            swiftSettings: strict
        ),
        // Opens each file of a folder as the settings of Personal Hotspot, to check the store.
        .executableTarget(
            name: "store-check",
            dependencies: [
                "FormCore", "FormStore", "PersonalHotspot",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/StoreCheck",
            swiftSettings: strict
        ),
        // The benchmark's forms, and the same windows written in C. A test compares the two.
        .target(name: "BenchmarkSupport", dependencies: ["CGtk"], path: "Tests/Benchmarks/Support"),
        .target(
            name: "BenchmarkControl",
            dependencies: ["BenchmarkSupport", "CGtk"],
            path: "Tests/Benchmarks/Control"
        ),
        .target(
            name: "BenchmarkForms",
            dependencies: ["FormCore"],
            path: "Tests/Benchmarks/Forms",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "form-benchmark",
            dependencies: ["BenchmarkForms", "BenchmarkSupport", "CGtk", "FormCore", "FormGtk"],
            path: "Tests/Benchmarks/Form",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "model-walk",
            dependencies: ["FormCore", "FormTesting"],
            path: "Tests/Benchmarks/Walk",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "store-benchmark",
            dependencies: ["FormCore", "FormStore"],
            path: "Tests/Benchmarks/Store",
            swiftSettings: strict
        ),
        // The operations whose instructions Scripts/instructions counts.
        .executableTarget(
            name: "form-operations",
            dependencies: ["BenchmarkForms", "FormCommand", "FormCore", "FormStore"],
            path: "Tests/Benchmarks/Operations",
            swiftSettings: strict
        ),
        .target(name: "RandomNumbers", path: "Tests/RandomNumbers", swiftSettings: strict),
        .target(
            name: "RandomActions",
            dependencies: [
                "FormCore", "FormTesting", "RandomNumbers",
                .product(name: "CustomDump", package: "swift-custom-dump"),
            ],
            path: "Tests/RandomActions",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "screen-walk", dependencies: ["RandomActions", "RandomNumbers"], path: "Tests/ScreenWalk",
            swiftSettings: strict),
        .target(name: "Firewall", dependencies: ["FormCore"], path: "Tests/Firewall", swiftSettings: strict),
        .target(name: "RowLists", dependencies: ["FormCore"], path: "Tests/RowLists", swiftSettings: strict),
        // Starts the recorder of row lists before the first test.
        .target(name: "RowListStart", path: "Tests/RowListStart"),
        .target(name: "ManualTime", path: "Tests/ManualTime", swiftSettings: strict),
        .target(name: "CompilerRun", path: "Tests/CompilerRun", swiftSettings: strict),
        .target(name: "SourceLiterals", path: "Tests/SourceLiterals", swiftSettings: strict),
        .testTarget(
            name: "FormValuesTests", dependencies: ["FormValues", "RandomNumbers"], swiftSettings: strict
        ),
        .testTarget(
            name: "FormCoreTests",
            dependencies: [
                "BenchmarkForms", "CompilerRun", "Firewall", "FormCore", "FormTesting", "FormValues", "ManualTime",
                "RandomActions", "RandomNumbers",
            ] + differences,
            swiftSettings: strict
        ),
        .testTarget(
            name: "FormCataloguesTests",
            dependencies: [
                "FormCatalogues", "FormCommand", "FormCore", "FormStore", "FormTesting", "RandomActions",
                "RandomNumbers", "SourceLiterals", "form-command-lamp",
            ] + differences,
            swiftSettings: strict
        ),
        .testTarget(
            name: "FormGtkTests",
            dependencies: [
                "BenchmarkControl", "BenchmarkForms", "BenchmarkSupport",
                "CGtk", "Firewall", "FormCatalogues", "FormCore", "FormGtk", "FormGtkTesting", "FormStore",
                "FormTesting", "ManualTime", "RandomActions", "RandomNumbers",
            ] + differences,
            swiftSettings: strict
        ),
        .testTarget(
            name: "PersonalHotspotTests",
            dependencies: [
                "CGtk", "FormCatalogues", "FormCore", "FormGtk", "FormGtkTesting", "FormStore", "FormTesting",
                "HotspotService", "JoinCode", "ManualTime", "PersonalHotspot", "RandomNumbers", "SourceLiterals",
                "personal-hotspot", "store-check",
            ] + differences,
            swiftSettings: strict
        ),
        .testTarget(
            name: "FormGalleryTests",
            dependencies: [
                "CGtk", "FormCore", "FormGallery", "FormGtk", "FormGtkTesting", "FormTesting",
            ] + differences,
            exclude: ["Pictures"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "HotspotServiceTests",
            dependencies: ["FormCore", "HotspotService", "ManualTime", "NetworkManagerHotspot"] + differences,
            swiftSettings: strict
        ),
        .testTarget(
            name: "JoinCodeTests",
            dependencies: ["HotspotService", "JoinCode"] + differences,
            swiftSettings: strict
        ),
        .testTarget(
            name: "FormTestingTests",
            dependencies: [
                "FormCore", "FormStore", "FormTesting", "ManualTime", "RandomActions", "RandomNumbers", "RowListStart",
                "RowLists",
            ] + differences,
            swiftSettings: strict
        ),
        // A program that writes settings, which tests run as a second process.
        .executableTarget(
            name: "form-store-writer",
            dependencies: ["FormCore", "FormStore", "FormTesting", "RandomNumbers"],
            path: "Tests/FormStoreWriter",
            swiftSettings: strict
        ),
        .testTarget(
            name: "FormStoreTests",
            dependencies: [
                "Firewall", "FormCore", "FormJSON", "FormStore", "FormTesting", "ManualTime", "RandomNumbers",
                "form-store-writer",
            ] + differences,
            swiftSettings: strict
        ),
        // A program with a form, for the tests of the command line.
        .executableTarget(
            name: "form-command-lamp",
            dependencies: [
                "FormCommand", "FormCore", "FormJSON", "FormStore",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/FormCommandLamp",
            swiftSettings: strict
        ),
        // A program whose form has a list, also for the tests of the command line.
        .executableTarget(
            name: "form-command-firewall",
            dependencies: [
                "Firewall", "FormCommand", "FormCore", "FormStore",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/FormCommandFirewall",
            swiftSettings: strict
        ),
        .testTarget(
            name: "FormCommandTests",
            dependencies: [
                "Firewall", "FormCommand", "FormCore", "FormStore", "FormTesting", "ManualTime", "RandomNumbers",
                "form-command-firewall", "form-command-lamp",
            ] + differences,
            swiftSettings: strict
        ),
        // Compares behaviour with the records in Tests/Corpus.
        .testTarget(
            name: "BehaviourTests",
            dependencies: [
                "Firewall", "FormCore", "FormJSON", "FormStore", "FormTesting", "HotspotService", "ManualTime",
                "PersonalHotspot", "RandomActions", "RandomNumbers", "form-command-firewall", "form-command-lamp",
                "personal-hotspot",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "CGtk", "CompilerRun", "FormCatalogues", "FormCommand", "FormCore", "FormGallery", "FormGtk",
                "FormGtkTesting", "FormStore", "FormTesting", "ManualTime",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ] + differences,
            // What the examples in comments are about is compiled together with them.
            exclude: ["Comments", "PublicSymbols"],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)

/// If `FORMGTK_TESTS` is set, removes every target except the test targets that it names and their dependencies.
/// `Scripts/test address-sanitizer` uses it to build only the tests that need no display, in half the time.
if let tests = Context.environment["FORMGTK_TESTS"] {
    var needed = Set(tests.split(separator: " ").map(String.init))
    var known = 0
    while known < needed.count {
        known = needed.count
        for target in package.targets where needed.contains(target.name) {
            for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
        }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products = []
}

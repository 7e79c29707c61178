import Foundation
import Testing

@Suite("The instructions that the article on costs tells")
struct InstructionTests {
    @Test("are the thresholds of the operations, in millions with three digits at most")
    func thresholds() throws {
        let file = try PackageFiles.text(of: "Tests/Benchmarks/Instructions/swift-6.3.1-debian-12-x86_64.json")
        let thresholds = try JSONDecoder().decode([String: Int].self, from: Data(file.utf8))
        let article = try PackageFiles.lines(of: "Sources/FormGtk/FormGtk.docc/WhatAFormCosts.md")
        let cells = article.compactMap { line -> [String]? in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return cells.count == 3 && cells[1].hasPrefix("`") ? [cells[1], cells[2]] : nil
        }
        let told = Dictionary(uniqueKeysWithValues: cells.map { ($0[0].filter { $0 != "`" }, $0[1]) })
        #expect(told == thresholds.mapValues(shown))
    }

    private func shown(_ instructions: Int) -> String {
        let millions = Double(instructions) / 1e6
        return String(format: millions < 10 ? "%.2f" : millions < 100 ? "%.1f" : "%.0f", millions)
    }
}

import FormCore
import FormTesting
import RandomActions
import RandomNumbers
import SourceLiterals
import Testing

/// A form with everything that the library has, asked and used at random: whatever it says is in the
/// catalogue, or the author's.
@MainActor
@Suite("All that a form with everything says")
struct EverythingTests {
    private let german = German()

    @Test("is in the German catalogue", arguments: [Applying.atOnce, .explicitly])
    func said(applying: Applying) throws {
        let driver = FormDriver(
            initial: Everything(), build: everythingForm(), title: "Everything", defaults: Everything(),
            applying: applying, environment: german.environment())
        let session = driver.session
        let texts = [
            "", " ", "x", "99", "-7", "4.5", "On", "Off", "green", "Blue", String(repeating: "é", count: 70),
        ]
        var generator = SeededGenerator.announced("everything in German", seed: 1)
        for _ in 0..<40 {
            let rows = session.rows()
            for row in rows {
                for text in texts {
                    guard let notice = row.notice(for: text) else { continue }
                    _ = session.environment.text(of: notice.sentence)
                }
                _ = session.reasonForDisabling(row.path)
            }
            for _ in 0..<3 {
                guard let row = rows.randomElement(using: &generator), let value = row.value else { continue }
                _ = value.write(texts.randomElement(using: &generator) ?? "", origin: .person)
            }
            driver.baselines.saved = driver.edited
            driver.baselines.theirs = Everything()
            session.search(["a", "locked", "zzz"].randomElement(using: &generator))
            _ = Screen(of: session).description
            session.search(nil)
            if Bool.random(using: &generator) { session.openChangedSettings() } else { session.goBack() }
            session.apply()
            _ = Screen(of: session).description
            driver.baselines.theirs = nil
        }
        let own = try Set(SourceLiteral.all(in: "Tests/RandomActions").map(\.text))
        let options = Set(session.rows().flatMap { $0.value?.options ?? [] })
        #expect(german.missing.subtracting(own).subtracting(options) == [])
        #expect(german.missing.isSuperset(of: ["Advanced", "green"]))
    }
}

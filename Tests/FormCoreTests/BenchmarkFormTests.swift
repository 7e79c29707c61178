import BenchmarkForms
import FormCore
import Testing

@MainActor
@Suite("The benchmark's forms")
struct BenchmarkFormTests {
    @Test("have a row for each value, and no mistakes", arguments: Kind.allCases)
    func forms(kind: Kind) {
        for (form, count) in [(kind.nestedForm(count: 20), 21), (Kind.sectionsForm(count: 3), 4)] {
            let driver = FormDriver(
                initial: Rows(count: 20), build: form, title: "\(kind)", environment: .silent)
            #expect(driver.session.rows().count == count)
            #expect(driver.session.mistakes == [])
        }
    }
}

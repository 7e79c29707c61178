import FormCore
import FormTesting
import Testing

@MainActor
@Suite("A link")
struct LinkTests {
    private func open(_ url: String) throws -> (opened: [String], mistakes: [String]) {
        let driver = FormDriver(
            initial: 0, build: sections { section { linkCell(title: "Link", url: url) } }, environment: .silent)
        let user = HeadlessUser(of: driver.session)
        try? user.select("Link")
        return (user.openedLinks, driver.session.mistakes.map(\.description))
    }

    @Test(
        "is opened as it is",
        arguments: [
            "https://example.org", "http://[::1]:8080/", "mailto:help@example.org", "tel:+15550100",
            "file:///usr/share/doc", "https://example.org/a%20b?c=d#e",
        ])
    func usable(url: String) throws {
        let result = try open(url)
        #expect(result.opened == [url] && result.mistakes == [])
    }

    @Test(
        "that can't be opened is the author's mistake",
        arguments: [
            "", "example.org", "https://", "https:", ":", "://x", "https://exa mple.org", "https://bücher.example",
            "https://example.org/%zz", "1a:b", "https://example.org\n", "a\0:b", "שלום:עולם",
            String(repeating: "x", count: 100_000),
        ])
    func unusable(url: String) throws {
        let result = try open(url)
        #expect(result.opened == [])
        #expect(
            result.mistakes == [
                """
                The row “Link” has the link “\(url)”, which can't be opened. \
                Write it with its scheme and in characters of ASCII, such as https://example.org.
                """
            ])
    }

    @Test("does nothing where nobody shows the form, nor does copying")
    func nobody() {
        let form: Form<Int> = sections {
            section {
                linkCell(title: "Link", url: "https://example.org")
                valueCell(title: "Value", text: { "\($0)" }).copyable()
            }
        }
        let driver = FormDriver(initial: 0, build: form)
        for cell in driver.session.topPage.sections[0].cells {
            cell.select()
            cell.copy()
        }
        #expect(driver.state == 0)
    }
}

import FormCore
import Foundation
import Glibc
import Testing

@testable import FormGtk

@MainActor
@Suite("The locale of the machine", .serialized)
struct CurrentLocaleTests {
    @Test(
        "writes dates in the order and with the sign of the C library's format",
        arguments: [
            ("%d.%m.%Y", .dayMonthYear, "."), ("%m/%d/%Y", .monthDayYear, "/"), ("%Y-%m-%d", .yearMonthDay, "-"),
            ("%D", .monthDayYear, "/"), ("%F", .yearMonthDay, "-"), ("%-d.%-m.%Y", .dayMonthYear, "."),
            ("%d. %m. %Y", .dayMonthYear, ". "), ("%Y. %m. %d.", .yearMonthDay, ". "), ("%d-%m-%y", .dayMonthYear, "-"),
            ("%Oy/%Om/%Od", .yearMonthDay, "/"), ("%Y年%m月%d日", .yearMonthDay, "-"), ("%a %d %b %Y", .dayMonthYear, "/"),
            ("%x", .yearMonthDay, "-"), ("", .yearMonthDay, "-"), ("%", .yearMonthDay, "-"),
        ] as [(String, FormLocale.DateOrder, String)])
    func dates(format: String, order: FormLocale.DateOrder, separator: String) {
        var locale = FormLocale()
        locale.writeDates(as: format)
        #expect(locale == FormLocale(dateOrder: order, dateSeparator: separator))
    }

    @Test(
        "writes times with the sign of the C library's format, and counts hours to 12 where it names the halves",
        arguments: [
            ("%T", ":", false), ("%H.%M.%S", ".", false), ("%I:%M:%S %p", ":", true), ("%l:%M:%S %P", ":", true),
            ("%p %I時%M分%S秒", ":", true), ("%H:%M", ":", false), ("", ":", false),
        ])
    func times(format: String, separator: String, isToTwelve: Bool) {
        var locale = FormLocale()
        locale.writeTimes(as: format, dayPeriods: .init())
        #expect(locale == FormLocale(timeSeparator: separator, dayPeriods: isToTwelve ? .init() : nil))
        locale.writeTimes(as: format, dayPeriods: .init(morning: "", afternoon: ""))
        #expect(locale.dayPeriods == nil)
    }

    @Test("is as in Swift and in ISO 8601 where the process has no language")
    func none() throws {
        try inLocale("C") { #expect(FormLocale.current == FormLocale()) }
    }

    @Test("is German in Germany and American in America, as the C library has them", .enabled(if: Made.isPossible))
    func made() throws {
        let german = FormLocale(
            decimalSeparator: ",", groupSeparator: ".", dateOrder: .dayMonthYear, dateSeparator: ".")
        let american = FormLocale(
            groupSeparator: ",", dateOrder: .monthDayYear, dateSeparator: "/", dayPeriods: .init(),
            firstWeekday: .sunday)
        for (name, locale) in [("de_DE", german), ("en_US", american)] {
            let made = try Made(name)
            try inLocale("\(name).UTF-8", from: made.folder) { #expect(FormLocale.current == locale) }
        }
    }
}

/// A locale that is made for the test.
private final class Made {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    static var isPossible: Bool {
        ["/usr/bin/localedef", "/usr/share/i18n/locales/de_DE", "/usr/share/i18n/locales/en_US"].allSatisfy(
            FileManager.default.fileExists)
    }

    init(_ name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = folder.appending(path: "\(name).UTF-8").path
        try Process.run(
            URL(filePath: "/usr/bin/localedef"), arguments: ["-i", name, "-f", "UTF-8", place]
        ).waitUntilExit()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}

/// Does something while this thread, and no other, has a locale.
private func inLocale(_ name: String, from folder: URL? = nil, _ body: () -> Void) throws {
    if let folder { setenv("LOCPATH", folder.path, 1) }
    let everything: Int32 = (0...12).filter { $0 != LC_ALL }.reduce(0) { $0 | 1 << $1 }
    let made = newlocale(everything, name, nil)
    unsetenv("LOCPATH")
    let locale = try #require(made)
    let before = uselocale(locale)
    body()
    uselocale(before)
    freelocale(locale)
}

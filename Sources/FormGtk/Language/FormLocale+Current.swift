public import FormCore
import Glibc

extension FormLocale {
    /// The notation of numbers, dates and times in the language of the process, the language that gettext and GTK use.
    ///
    /// If the process has no language, as in the locale `C`, the notation is that of Swift and ISO 8601. Pass this
    /// locale to a driver's environment. Set the language first, as a ``FormApplication`` and
    /// ``useTranslations(of:localeDirectory:)`` do, because the notation is read when the property is accessed.
    public static var current: FormLocale {
        var locale = FormLocale()
        let mark = text(of: RADIXCHAR)
        if !mark.isEmpty { locale.decimalSeparator = mark }
        locale.groupSeparator = text(of: THOUSEP)
        // glibc's _NL_LOCALE_NAME, a macro that Swift can't import.
        let name = text(of: numericCast(LC_TIME) << 16 | 0xFFFF)
        if name == "POSIX" || name == "C" || name.hasPrefix("C.") { return locale }
        locale.writeDates(as: text(of: D_FMT))
        locale.writeTimes(
            as: text(of: T_FMT).replacing("%r", with: text(of: T_FMT_AMPM)),
            dayPeriods: .init(morning: text(of: AM_STR), afternoon: text(of: PM_STR)))
        locale.firstWeekday = beginningOfWeek
        return locale
    }

    private static func text(of item: Int) -> String {
        nl_langinfo(nl_item(item)).map { String(cString: $0) } ?? ""
    }

    /// The first day of the week.
    ///
    /// The locale gives the day as a number, where 1 is the locale's reference day. A second entry of the locale says
    /// whether the reference day is a Sunday or a Monday.
    private static var beginningOfWeek: Weekday {
        let number = nl_langinfo(nl_item(_NL_TIME_FIRST_WEEKDAY)).map { Int($0.pointee) } ?? 1
        let origin = nl_langinfo(nl_item(_NL_TIME_WEEK_1STDAY)).map { Int(bitPattern: $0) & 0xFFFF_FFFF }
        let sunday = 19_971_130
        let days = number - 1 + (origin == sunday ? 6 : 0)
        return Weekday.allCases[max(0, days) % 7]
    }
}

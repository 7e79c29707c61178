public import FormCore
import Glibc

extension FormLocale {
    /// How numbers are written in the language of the process, as gettext and GTK go by it.
    ///
    /// Hand it to a driver's environment. It is read when it is asked for; name the language first, as a
    /// ``FormApplication`` and ``useTranslations(of:localeDirectory:)`` do.
    public static var current: FormLocale {
        let separator = nl_langinfo(nl_item(RADIXCHAR)).map { String(cString: $0) } ?? ""
        return separator.isEmpty ? FormLocale() : FormLocale(decimalSeparator: separator)
    }
}

/// How well a row fits a query; the first fits best.
enum SearchRank: Int, CaseIterable, Comparable {
    case exactTitle, titlePrefix, wordOfTitle, title, keyword, option, help, section, page

    static func < (left: SearchRank, right: SearchRank) -> Bool { left.rawValue < right.rawValue }
}

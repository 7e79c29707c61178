/// The quality of a match, from best to worst.
enum SearchRank: Int, CaseIterable, Comparable {
    case exactTitle, titlePrefix, wordOfTitle, title, keyword, option, help, section, page

    static func < (left: SearchRank, right: SearchRank) -> Bool { left.rawValue < right.rawValue }
}

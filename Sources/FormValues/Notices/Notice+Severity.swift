extension Notice {
    /// A notice of something that has to be fixed.
    ///
    /// - Parameter sentence: Says what is wrong and what to do.
    public static func error(_ sentence: Sentence) -> Notice {
        Notice(.error, sentence)
    }

    /// A notice of something that deserves a second look.
    ///
    /// - Parameter sentence: Says what the user should check, and why.
    public static func warning(_ sentence: Sentence) -> Notice {
        Notice(.warning, sentence)
    }

    /// A notice of something that is good to know.
    ///
    /// - Parameter sentence: States the fact.
    public static func information(_ sentence: Sentence) -> Notice {
        Notice(.information, sentence)
    }
}

extension Sequence where Element == Notice {
    /// The most severe notice; of several that are equally severe, the first.
    package var mostSevere: Notice? {
        reduce(nil) { worst, notice in
            if let worst, worst.severity >= notice.severity { worst } else { notice }
        }
    }
}

extension Notice.Severity: Comparable {
    public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Notice {
    /// A notice of something that has to be put right.
    ///
    /// - Parameter text: Says what is wrong and what to do.
    public static func error(_ text: String) -> Notice {
        Notice(.error, text)
    }

    /// A notice of something that deserves a second look.
    ///
    /// - Parameter text: Says what the person should look at, and why.
    public static func warning(_ text: String) -> Notice {
        Notice(.warning, text)
    }

    /// A notice of something that is good to know.
    ///
    /// - Parameter text: Says what is the case.
    public static func information(_ text: String) -> Notice {
        Notice(.information, text)
    }
}

extension Sequence where Element == Notice {
    /// The first of the most severe ones.
    var mostSevere: Notice? {
        reduce(nil) { worst, notice in
            if let worst, worst.severity >= notice.severity { worst } else { notice }
        }
    }
}

extension Notice.Severity: Comparable {
    public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

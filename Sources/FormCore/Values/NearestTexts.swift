/// Returns the texts that the user may have meant by one that is none of them, the likeliest first and at most three.
package func nearest(to text: String, among texts: [String], fold: (String) -> String) -> [String] {
    let written = Array(fold(text).unicodeScalars)
    guard written.count < 1000 else { return [] }
    let found = texts.compactMap { candidate in
        editDistance(written, Array(fold(candidate).unicodeScalars), upTo: tolerance(of: written.count))
            .map { (text: candidate, steps: $0) }
    }
    return found.sorted { $0.steps < $1.steps }.prefix(3).map(\.text)
}

/// The number of wrong letters at which a text of a length may still be meant for another one.
func tolerance(of length: Int) -> Int { max(1, length / 3) }

/// Returns the smallest number of letters to insert, delete or replace to turn one string into the other; `nil` if it is
/// more than a limit.
func editDistance<Letter: Equatable>(_ one: [Letter], _ other: [Letter], upTo limit: Int = .max) -> Int? {
    if abs(one.count - other.count) > limit { return nil }
    var distances = Array(0...other.count)
    for (row, letter) in one.enumerated() {
        var diagonal = distances[0]
        distances[0] = row + 1
        for (column, otherLetter) in other.enumerated() {
            let replaced = diagonal + (letter == otherLetter ? 0 : 1)
            diagonal = distances[column + 1]
            distances[column + 1] = min(replaced, diagonal + 1, distances[column] + 1)
        }
        if distances.allSatisfy({ $0 > limit }) { return nil }
    }
    return distances[other.count] <= limit ? distances[other.count] : nil
}

extension Sentence {
    /// Returns the question whether the user meant one of up to three similar names; `nil` if there are none.
    static func didYouMean(_ near: [String]) -> Sentence? {
        switch near.count {
        case 0: nil
        case 1: Sentence("Did you mean “%1$s”?", near[0])
        case 2: Sentence("Did you mean “%1$s” or “%2$s”?", near[0], near[1])
        default: Sentence("Did you mean “%1$s”, “%2$s” or “%3$s”?", near[0], near[1], near[2])
        }
    }
}

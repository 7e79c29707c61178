/// Returns the existing paths that the user may have meant by a path that doesn't exist, the likeliest first.
///
/// - Parameters:
///   - path: The path that doesn't exist: a whole path, or only the end of one.
///   - paths: The existing paths in reading order. A path that can be written in several ways is given as an array of
///     all of them.
///   - fold: Removes differences that users ignore, such as case.
/// - Returns: At most three paths. If a path can be written in several ways, the way that is most similar to `path` is
///   returned.
package func nearest(to path: RowPath, among paths: [[RowPath]], fold: (String) -> String) -> [RowPath] {
    let written = Array(fold(path.description).unicodeScalars)
    let end = Array(fold(path.components.last ?? "").unicodeScalars)
    // No row has so long a name.
    guard !end.isEmpty, written.count < 1000 else { return [] }
    func near(_ candidate: RowPath) -> (path: RowPath, steps: Int)? {
        let whole = Array(fold(candidate.description).unicodeScalars)
        let last = Array(fold(candidate.components.last ?? "").unicodeScalars)
        // If only the end of a candidate is similar to `path`, the candidate counts as if two more letters were wrong,
        // because its row is on another page.
        let further = end.count == written.count ? 0 : 2
        let steps = [
            editDistance(written, whole, upTo: tolerance(of: written.count)),
            editDistance(end, last, upTo: tolerance(of: end.count) - further).map { $0 + further },
        ]
        return steps.compactMap(\.self).min().map { (candidate, $0) }
    }
    let candidates = paths.compactMap { ways in ways.compactMap(near).min { $0.steps < $1.steps } }
    let best = candidates.map(\.steps).min() ?? 0
    // Paths that are equally near stay in reading order, because the standard library's sort is stable.
    return candidates.filter { $0.steps <= best + 1 }.sorted { $0.steps < $1.steps }.prefix(3).map(\.path)
}

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
private func tolerance(of length: Int) -> Int { max(1, length / 3) }

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

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
    let written = Array(fold(path.description))
    let end = Array(fold(path.components.last ?? ""))
    guard !end.isEmpty else { return [] }
    func near(_ candidate: RowPath) -> (path: RowPath, steps: Int)? {
        let whole = Array(fold(candidate.description))
        let last = Array(fold(candidate.components.last ?? ""))
        // If only the end of a candidate is similar to `path`, the candidate counts as if two more letters were wrong,
        // because its row is on another page.
        let found = [steps(from: written, to: whole), steps(from: end, to: last, more: end == written ? 0 : 2)]
        return found.compactMap(\.self).min().map { (candidate, $0) }
    }
    let candidates = paths.compactMap { ways in ways.compactMap(near).min { $0.steps < $1.steps } }
    let best = candidates.map(\.steps).min() ?? 0
    // Paths that are equally near stay in reading order, because the standard library's sort is stable.
    return candidates.filter { $0.steps <= best + 1 }.sorted { $0.steps < $1.steps }.prefix(3).map(\.path)
}

/// Returns the edit distance of two strings, or `nil` if more than a third of the letters is wrong.
///
/// - Parameter more: A number of letters that count as wrong as well.
private func steps(from written: [Character], to candidate: [Character], more: Int = 0) -> Int? {
    let most = max(1, written.count / 3) - more
    // Comparing the letters takes the product of the two lengths, and the user can have written anything.
    guard abs(written.count - candidate.count) <= most else { return nil }
    let steps = editDistance(written, candidate)
    return steps <= most ? steps + more : nil
}

/// Returns the smallest number of letters to insert, delete or replace to turn one string into the other.
func editDistance(_ one: [Character], _ other: [Character]) -> Int {
    var distances = Array(0...other.count)
    for (row, letter) in one.enumerated() {
        var diagonal = distances[0]
        distances[0] = row + 1
        for (column, otherLetter) in other.enumerated() {
            let replaced = diagonal + (letter == otherLetter ? 0 : 1)
            diagonal = distances[column + 1]
            distances[column + 1] = min(replaced, diagonal + 1, distances[column] + 1)
        }
    }
    return distances[other.count]
}

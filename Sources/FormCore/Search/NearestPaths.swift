/// The paths that somebody may have meant who wrote one that is not there, the likeliest first.
///
/// - Parameters:
///   - path: What was written: a whole path, or only its end.
///   - paths: The ways to write each of all paths, in reading order.
///   - fold: Folds what a person takes for the same, such as case.
/// - Returns: Three paths at most, each as it is written nearest.
package func nearest(to path: RowPath, among paths: [[RowPath]], fold: (String) -> String) -> [RowPath] {
    let written = Array(fold(path.description))
    let end = Array(fold(path.components.last ?? ""))
    guard !end.isEmpty else { return [] }
    func near(_ candidate: RowPath) -> (path: RowPath, steps: Int)? {
        let whole = Array(fold(candidate.description))
        let last = Array(fold(candidate.components.last ?? ""))
        // A right end on a wrong page is as good as two wrong letters.
        let found = [
            (steps: editDistance(written, whole), length: written.count),
            (steps: editDistance(end, last) + (end == written ? 0 : 2), length: end.count),
        ]
        return found.filter { $0.steps <= max(1, $0.length / 3) }.map(\.steps).min().map { (candidate, $0) }
    }
    let candidates = paths.compactMap { ways in ways.compactMap(near).min { $0.steps < $1.steps } }
    let best = candidates.map(\.steps).min() ?? 0
    // The sort of the standard library is stable, so that equally near ones stay in reading order.
    return candidates.filter { $0.steps <= best + 1 }.sorted { $0.steps < $1.steps }.prefix(3).map(\.path)
}

/// How many letters have to be put in, taken out or replaced to get from one text to the other.
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

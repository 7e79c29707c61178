import FormCore
import FormStore
import Glibc

// store-benchmark FILE [SIZE [COUNT]]: what a store of so many settings, or 10,000, costs, in milliseconds; medians of
// eleven runs, or of fewer with the variable BENCHMARK_RUNS. The settings are in structs of SIZE of them, or of 100.
guard CommandLine.arguments.count >= 2 else {
    print("store-benchmark FILE [SIZE [COUNT]]")
    exit(2)
}
if CommandLine.arguments.count > 2 { ManySettings.size = Int(CommandLine.arguments[2]) ?? 100 }
if CommandLine.arguments.count > 3 { ManySettings.count = Int(CommandLine.arguments[3]) ?? 10_000 }
let file = SettingsFile(path: CommandLine.arguments[1])
let format = try SettingsFormat(defaults: ManySettings())
let form: Form<ManySettings> = sections {}

/// A program with all settings different from their defaults.
@MainActor
func program() -> (SettingsStore<ManySettings>, FormDriver<ManySettings>) {
    let store = SettingsStore(file: file, format: format)
    let driver = FormDriver(initial: store.opened, build: form)
    store.keep(driver)
    store.saveNow()
    return (store, driver)
}

/// What a clock of this process measures, in milliseconds.
func time(_ clock: Int32, _ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
    let start = now()
    body()
    return now() - start
}

func measure(_ name: String, runs: Int = 11, _ body: () -> Double) {
    let runs = min(runs, getenv("BENCHMARK_RUNS").flatMap { Int(String(cString: $0)) } ?? runs)
    let figures = (0..<runs).map { _ in body() }.sorted()
    print("\(name) \((figures[runs / 2] * 100).rounded() / 100)")
}

func measureOnce(_ name: String, _ body: () -> Void) {
    measure(name, runs: 1) { time(CLOCK_MONOTONIC, body) }
}

let (store, driver) = program()
measureOnce("save-all") {
    driver.change { state in
        for group in state.groups.indices {
            for value in 0..<ManySettings.size { state.groups[group].values[value] = group * 100 + value + 1 }
        }
    }
    store.saveNow()
}
let (other, otherDriver) = program()

/// Another program has saved a setting.
@MainActor
func makeNews() {
    otherDriver.change { $0.groups[0].values[7] += 1 }
    other.saveNow()
}

@MainActor
func changeAndSave() {
    driver.change { $0.groups[0].values[50] += 1 }
    store.saveNow()
}

measure("open") { time(CLOCK_MONOTONIC) { _ = SettingsStore(file: file, format: format) } }
measure("look") { time(CLOCK_MONOTONIC) { _ = store.saveNow() } }
measure("save-one") { time(CLOCK_MONOTONIC, changeAndSave) }
// What the main thread waits for it does not compute.
measure("save-one-main-thread") { time(CLOCK_THREAD_CPUTIME_ID, changeAndSave) }
measure("take-over-one") {
    makeNews()
    return time(CLOCK_MONOTONIC) { _ = store.saveNow() }
}
measure("take-over-one-main-thread") {
    makeNews()
    return time(CLOCK_THREAD_CPUTIME_ID) { _ = store.saveNow() }
}

measureOnce("reset-all") {
    driver.change { $0 = ManySettings() }
    store.saveNow()
}

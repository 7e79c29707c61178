import FormCore
import HotspotService

/// Stores the profile in the service, so that other programs see the same settings.
///
/// If the service has no profile yet, ``fillIn()`` gives the form a generated password.
@MainActor
final class ProfileKeeper: StateKeeper {
    private(set) var opened: HotspotProfile
    let blank: HotspotProfile
    private(set) var failure: Sentence?

    private let hotspot: HotspotSwitch
    private var form: (any KeptForm<HotspotProfile>)?
    /// The service's profile that the form last showed or saved, or `nil` if the service had none.
    private var stored: HotspotProfile?
    private var saving: Task<Bool, Never>?
    private var couldSave = false
    /// True once the other settings were read, and had no password either.
    private var lacksPassword = false

    /// - Parameters:
    ///   - hotspot: The switch of the service.
    ///   - blank: The profile before the user has changed it, without a password.
    init(_ hotspot: HotspotSwitch, blank: HotspotProfile = Settings.defaults.hotspot.profile) {
        self.hotspot = hotspot
        self.blank = blank
        stored = hotspot.service.report.profile
        opened = stored ?? blank
    }

    /// Generates a password if the service has no profile, as soon as the service can store one. Called once the other
    /// settings were read, in which an earlier version may have left a password.
    func fillIn() {
        lacksPassword = true
        generatePassword()
    }

    private func generatePassword() {
        let report = hotspot.service.report
        guard lacksPassword, report.canSave, report.profile == nil, stored == nil, opened.password.isEmpty else {
            return
        }
        var generator = SystemRandomNumberGenerator()
        opened.password = randomPassword(using: &generator)
        form?.change(\.password) { [opened] in if $0.isEmpty { $0 = opened.password } }
    }

    var hasFilledIn: Bool { stored == nil }

    var hasUnsaved: Bool { hotspot.isAsking || unsaved != nil }

    func keep(_ form: any KeptForm<HotspotProfile>) {
        self.form = form
        form.setSaved(stored ?? blank, theirs: nil)
        form.observe { [weak self] _ in self?.begin() }
        couldSave = hotspot.service.report.canSave
        hotspot.service.observe { [weak self] in self?.reported() }
        hotspot.observeIdle { [weak self] in self?.begin() }
        form.validateStored(except: blank)
        begin()
    }

    func save() async -> Bool {
        if let saving { _ = await saving.value }
        // A change that the user made immediately before closing the window may still be pending, or is being rolled
        // back.
        await hotspot.untilIdle()
        return await saveAll()
    }

    private func saveAll() async -> Bool {
        while let profile = unsaved {
            do {
                try await hotspot.service.save(profile)
                isSaved(profile)
            } catch {
                fail(error)
                return false
            }
        }
        return true
    }

    func saveNow() -> Bool {
        guard !hotspot.isAsking else { return false }
        guard let profile = unsaved else { return true }
        do {
            try hotspot.service.saveNow(profile)
            isSaved(profile)
        } catch {
            fail(error)
        }
        return failure == nil
    }

    /// The profile to store, or `nil` if it is already stored or can't be stored at the moment. It is also `nil` while
    /// a change is pending, because the service then stores the changed profile itself.
    private var unsaved: HotspotProfile? {
        guard !hotspot.isAsking, hotspot.service.report.canSave, let profile = form?.state else { return nil }
        return profile == stored ? nil : profile
    }

    /// Handles a report of the service by showing the service's profile in the form. If the service has become able to
    /// store profiles, also stores a profile that could not be stored before.
    private func reported() {
        let canSave = hotspot.service.report.canSave
        defer { couldSave = canSave }
        guard canSave, !couldSave else { return follow() }
        generatePassword()
        begin()
    }

    private func begin() {
        follow()
        guard saving == nil, unsaved != nil else { return }
        saving = Task {
            let isSaved = await saveAll()
            saving = nil
            follow()
            return isSaved
        }
    }

    /// Shows the service's profile in the form if it has changed. Does nothing while a change is pending or a profile
    /// is being saved.
    private func follow() {
        guard !hotspot.isAsking, saving == nil, let form, let profile = hotspot.service.report.profile else { return }
        guard profile != stored else { return }
        stored = profile
        failure = nil
        form.show(nil, from: .keeperFailure, about: nil)
        form.setSaved(profile, theirs: nil)
        form.change(\.networkName) { $0 = profile.networkName }
        form.change(\.password) { $0 = profile.password }
        form.change(\.security) { $0 = profile.security }
        form.change(\.band) { $0 = profile.band }
        form.change(\.channel) { $0 = profile.channel }
        form.change(\.isHidden) { $0 = profile.isHidden }
        form.change(\.radio) { $0 = profile.radio }
    }

    private func isSaved(_ profile: HotspotProfile) {
        stored = profile
        failure = nil
        form?.show(nil, from: .keeperFailure, about: nil)
        form?.setSaved(profile, theirs: nil)
    }

    private func fail(_ error: any Error) {
        guard !(error is CancellationError) else { return }
        let sentence = (error as? any SentenceError)?.sentence ?? Sentence(verbatim: "\(error)")
        failure = sentence
        form?.show(.error(sentence), from: .keeperFailure, about: nil)
    }
}

extension ProfileKeeper: CustomReflectable {
    /// An empty mirror, so that no dump reveals the profile's password.
    nonisolated var customMirror: Mirror { Mirror(self, children: []) }
}

import Dispatch
import FormCore

/// Performs the steps that the store's state machine decides on, and reports their results to it.
extension SettingsStore {
    func receive(_ event: StoreEvent<State>) {
        let now = pending?.environment.now() ?? .zero
        for step in machine.receive(event, at: now) { perform(step) }
    }

    private func perform(_ step: StoreStep<State>) {
        switch step {
        case .plan(let delay): plan(after: delay)
        case .cancelPlan: timer?.cancel()
        case .begin(let occasion): begin(occasion)
        case .exchange(let request):
            let job = ExchangeJob(request)
            self.job = job
            queue.async { [exchange] in job.run(exchange) }
        case .adopt(let adoption): adopt(adoption)
        case .tell(let outcome): tell(outcome)
        case .tellError: tellError()
        }
    }

    private func plan(after delay: Duration) {
        timer?.cancel()
        guard let sleep = pending?.environment.sleep else { return }
        timer = Task { [weak self] in
            if delay > .zero { try? await sleep(delay) }
            guard !Task.isCancelled, let self else { return }
            receive(.due)
            await waitForJobs()
        }
    }

    private func begin(_ occasion: ExchangeOccasion) {
        gather()
        guard let pending else { return }
        receive(
            .began(
                occasion,
                ProgramSettings(
                    state: pending.state, saved: pending.saved, theirs: pending.theirs,
                    overwritten: pending.overwritten, resets: otherStates(at: machine.resets))))
    }

    /// Waits for exchanges until none is under way, and processes the result of each exchange.
    func waitForJobs() async {
        while let job {
            await job.wait()
            end(job)
        }
    }

    /// Processes the result of an exchange, unless that has been done before.
    func end(_ job: ExchangeJob<State>) {
        guard self.job === job, let result = job.result else { return }
        self.job = nil
        receive(.ended(result, of: job.request))
    }
}

/// Forms over copies of a driver's state.
extension FormDriver {
    func preview() -> any SessionDriver {
        var environment = session.environment
        environment.report = { _ in }
        return FormRecorder.pause {
            FormDriver(
                initial: edited, build: form, title: title, defaults: baselines.defaults, environment: environment)
        }
    }

    func trial(of texts: [(text: String, value: RowValue)]) -> TrialForm {
        var state = edited
        for (text, value) in texts {
            guard let field = value.field(over: State.self),
                case .success(let value) = field.value(of: .text(text, .canonical), in: state)
            else { continue }
            field.lens.set(value, in: &state)
        }
        return trial(ModelStore(FormModel(state, defaults: baselines.defaults, applying: .atOnce)))
    }

    func trial(of edits: [Edit]) -> TrialForm {
        let copy = ModelStore(store.model)
        for edit in edits {
            var next: Edit? = edit
            while let edit = next {
                _ = copy.model.send(edit, in: context)
                next = copy.model.record.nextAcceptance
            }
        }
        return trial(copy)
    }

    func trial(_ model: ModelStore<State>) -> TrialForm {
        TrialForm(page: DescribedPage(form.pageSpec(), model), model: model)
    }
}

extension FormRecord {
    /// The edit with which the next rule or service that is being asked accepts a value; `nil` if none is asked.
    fileprivate var nextAcceptance: Edit? {
        for (path, entry) in rows {
            if let question = entry.question, question.isPending {
                return .answer(row: path, question: question.number, notice: nil)
            }
        }
        for (path, entry) in rows {
            if let change = entry.pending { return .accept(row: path, change: change.number) }
        }
        return nil
    }
}

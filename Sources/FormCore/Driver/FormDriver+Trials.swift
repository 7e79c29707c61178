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
            guard let field = (value as? FieldValue<State>)?.field,
                case .success(let value) = field.value(of: .text(text, .canonical), in: state)
            else { continue }
            field.lens.set(value, in: &state)
        }
        let trial = ModelStore(FormModel(state, defaults: baselines.defaults, applying: .atOnce))
        return TrialForm(page: DescribedPage(form.pageSpec(), trial), model: trial)
    }
}

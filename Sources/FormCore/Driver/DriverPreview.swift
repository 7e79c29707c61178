/// A form over a copy of a driver's state.
@MainActor
final class DriverPreview<State>: FormPreview {
    private let driver: FormDriver<State>

    init(of driver: FormDriver<State>) {
        var environment = driver.session.environment
        environment.report = { _ in }
        self.driver = FormRecorder.pause {
            FormDriver(
                initial: driver.edited, build: driver.form, title: driver.title,
                defaults: driver.baselines.defaults, environment: environment)
        }
    }

    var session: FormSession { driver.session }
}

extension FormDriver {
    func trial(of texts: [(text: String, value: RowValue)]) -> TrialForm {
        var state = edited
        for (text, value) in texts {
            guard let field = (value as? FieldValue<State>)?.field,
                case .success(let value) = field.value(of: text, .canonical, in: state)
            else { continue }
            field.lens.set(value, in: &state)
        }
        let trial = ModelStore(FormModel(state, defaults: baselines.defaults, applying: .atOnce))
        return TrialForm(page: DescribedPage(form.pageSpec(), trial), model: trial)
    }
}

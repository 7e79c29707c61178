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

    func trying(_ texts: [(text: String, value: RowValue)], _ body: () -> Void) {
        let model = driver.store.model
        var trial = model.edited
        for (text, value) in texts {
            guard let field = (value as? FieldValue<State>)?.field,
                case .success(let value) = field.value(of: text, .canonical, in: trial)
            else { continue }
            field.lens.set(value, in: &trial)
        }
        // Replaced without an edit, because an edit would make all pages read the state once more.
        driver.store.model = FormModel(trial, defaults: nil, applying: .atOnce)
        body()
        driver.store.model = model
    }
}

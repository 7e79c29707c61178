import FormCore
import FormGtk
struct S: Equatable { var on = true; var name = "Anna"; var pw = "secret123"; var n = 5; var hot = true }
let form: Form<S> = sections([
  section([controlCell(title: "Personal Hotspot", control: uiSwitch(keyPath: \.on))], header: "General", footer: { $0.on ? "Personal Hotspot Enabled" : nil }),
  section([nestedTextField(title: "Network Name", keyPath: \.name), nestedPasswordField(title: "Password", keyPath: \.pw).help("At least eight characters"),
   controlCell(title: "Inline", control: textField(keyPath: \.name)),
   controlCell(title: "Inline", control: passwordField(keyPath: \.pw), leftAligned: true).id("x"),
   controlCell(title: "Number", control: formattedField(keyPath: \.n, format: .whole(in: 1...10))).titleStyle { $0.n > 5 ? .error : .normal },
   buttonCell(title: "Make a Password") { $0.set(\.pw, to: "new") }
  ], isVisible: \.on),
])
let app = FormApplication(id: "io.github.formgtk.Trial", about: .init(name: "Trial", version: "1", comments: "c"))
let d = FormDriver(initial: S(), build: form, title: "Trial")
d.session.show(Notice(.information, "The hotspot is simulated: nothing is shared."))
try app.run(d.session)

/// The state of the gallery: the values of each example, and the states and the appearance that the user has chosen for
/// trying the examples.
public struct Gallery: Codable, Equatable, Sendable {
    var states = States()
    var appearance = Appearance()

    var switches = SwitchValues()
    var checkButtons = CheckButtonValues()

    var textFields = TextFieldValues()
    var passwords = PasswordValues()
    var formattedFields = FormattedFieldValues()
    var textEditors = TextEditorValues()
    var tokenFields = TokenFieldValues()

    var numberFields = NumberFieldValues()
    var quantities = QuantityFieldValues()
    var sliders = SliderValues()
    var progress = ProgressValues()
    var levels = LevelValues()

    var dates = DateValues()
    var colors = ColorValues()
    var fonts = FontValues()
    var files = FileValues()

    var shortcuts = ShortcutValues()

    var menus = MenuValues()
    var segments = SegmentsValues()
    var radioGroups = RadioGroupValues()
    var options = OptionsValues()
    var severalOptions = SeveralOptionsValues()

    var sections = SectionValues()
    var nestedPages = NestedPageValues()
    var neighbours = NeighbourValues()
    var expanders = ExpanderValues()
    var lists = ListValues()
    var groupedLists = GroupedListValues()
    var dialogs = DialogValues()
    var buttons = ButtonValues()
    var links = LinkValues()
    var values = ValueValues()
    var pictures = PictureValues()
    var symbols = SymbolValues()
    var statuses = StatusValues()
    var notices = NoticeValues()
    var picturesBeside = PictureBesideValues()
    var statusPages = StatusPageValues()
    var widgets = WidgetValues()

    var rules = RuleValues()
    var rulesAcrossRows = RuleAcrossRowsValues()
    var asyncRules = AsyncRuleValues()
    var pendingChanges = PendingChangeValues()
    var undo = UndoValues()

    /// Creates the gallery's initial state.
    public init() {}
}

/// The pages of the gallery, grouped as the first page lists them.
public let galleryGroups = [
    GalleryGroup(
        title: "Gallery",
        pages: [
            appearanceExample.page(at: \.appearance)
        ]),
    GalleryGroup(
        title: "On and Off",
        pages: [
            switchExample.page(at: \.switches),
            checkButtonExample.page(at: \.checkButtons),
        ]),
    GalleryGroup(
        title: "Text",
        pages: [
            textFieldExample.page(at: \.textFields),
            passwordExample.page(at: \.passwords),
            formattedFieldExample.page(at: \.formattedFields),
            textEditorExample.page(at: \.textEditors),
            tokenFieldExample.page(at: \.tokenFields),
        ]),
    GalleryGroup(
        title: "Numbers",
        pages: [
            numberFieldExample.page(at: \.numberFields),
            quantityFieldExample.page(at: \.quantities),
            sliderExample.page(at: \.sliders),
            progressExample.page(at: \.progress),
            levelExample.page(at: \.levels),
        ]),
    GalleryGroup(
        title: "Dates, Colours, Files",
        pages: [
            dateExample.page(at: \.dates),
            colorExample.page(at: \.colors),
            fontExample.page(at: \.fonts),
            fileExample.page(at: \.files),
        ]),
    GalleryGroup(
        title: "Keyboard",
        pages: [
            shortcutExample.page(at: \.shortcuts)
        ]),
    GalleryGroup(
        title: "Choices",
        pages: [
            menuExample.page(at: \.menus),
            segmentsExample.page(at: \.segments),
            radioGroupExample.page(at: \.radioGroups),
            optionsExample.page(at: \.options),
            severalOptionsExample.page(at: \.severalOptions),
        ]),
    GalleryGroup(
        title: "Structure",
        pages: [
            sectionExample.page(at: \.sections),
            nestedPageExample.page(at: \.nestedPages),
            neighbourExample.page(at: \.neighbours),
            expanderExample.page(at: \.expanders),
            listExample.page(at: \.lists),
            groupedListExample.page(at: \.groupedLists),
            dialogExample.page(at: \.dialogs),
            buttonExample.page(at: \.buttons),
            linkExample.page(at: \.links),
            valueExample.page(at: \.values),
            pictureExample.page(at: \.pictures),
            symbolExample.page(at: \.symbols),
            statusExample.page(at: \.statuses),
            noticeExample.page(at: \.notices),
            pictureBesideExample.page(at: \.picturesBeside),
            statusPageExample.page(at: \.statusPages),
            widgetExample.page(at: \.widgets),
        ]),
    GalleryGroup(
        title: "Behaviour",
        pages: [
            ruleExample.page(at: \.rules),
            ruleAcrossRowsExample.page(at: \.rulesAcrossRows),
            asyncRuleExample.page(at: \.asyncRules),
            pendingChangeExample.page(at: \.pendingChanges),
            undoExample.page(at: \.undo),
        ]),
]

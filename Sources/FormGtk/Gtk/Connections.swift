import FormCore

/// A signal that the renderer connects to.
///
/// Each signal has a name, so that a mutation test can leave out its connection and check that another test fails.
enum SignalName: String, CaseIterable {
    case rowActivated = "row.activated"
    case switchActive = "switch.active"
    case textChanged = "text.changed"
    case textActivated = "text.activated"
    case textInserted = "text.inserted"
    case textCleared = "text.cleared"
    case textLeft = "text.left"
    case textKey = "text.key"
    case textComposed = "text.composed"
    case editorChanged = "editor.changed"
    case editorLeft = "editor.left"
    case editorKey = "editor.key"
    case editorComposed = "editor.composed"
    case tokenClicked = "token.clicked"
    case tokenKey = "token.key"
    case tokenComposed = "token.composed"
    case calendarOpened = "calendar.opened"
    case calendarMoved = "calendar.moved"
    case calendarScrolled = "calendar.scrolled"
    case calendarClicked = "calendar.clicked"
    case calendarKey = "calendar.key"
    case calendarTab = "calendar.tab"
    case colorSet = "color.set"
    case chooserDialogClicked = "chooserDialog.clicked"
    case chooserDialogUnmapped = "chooserDialog.unmapped"
    case fontDialogLoaded = "fontDialog.loaded"
    case fontDialogAnswered = "fontDialog.answered"
    case fileDialogAnswered = "fileDialog.answered"
    case menuSelected = "menu.selected"
    case menuOpened = "menu.opened"
    case menuTab = "menu.tab"
    case menuPressed = "menu.pressed"
    case menuFiltered = "menu.filtered"
    case menuResized = "menu.resized"
    case menuSearched = "menu.searched"
    case menuItemShown = "menu.itemShown"
    case menuItemFocused = "menu.itemFocused"
    case segmentToggled = "segment.toggled"
    case radioToggled = "radio.toggled"
    case optionsKey = "options.key"
    case optionsMnemonic = "options.mnemonic"
    case numberSpun = "number.spun"
    case numberTyped = "number.typed"
    case numberRead = "number.read"
    case numberWritten = "number.written"
    case unitSelected = "unit.selected"
    case sliderMoved = "slider.moved"
    case sliderTyped = "slider.typed"
    case sliderHeld = "slider.held"
    case sliderReleased = "slider.released"
    case shortcutClicked = "shortcut.clicked"
    case shortcutKey = "shortcut.key"
    case shortcutReleased = "shortcut.released"
    case shortcutLeft = "shortcut.left"
    case indicatorMoved = "indicator.moved"
    case pictureMapped = "picture.mapped"
    case pictureRoomChanged = "picture.roomChanged"
    case pushButtonClicked = "pushButton.clicked"
    case nativeChosen = "native.chosen"
    case revealClicked = "reveal.clicked"
    case generateClicked = "generate.clicked"
    case capsLockChanged = "capsLock.changed"
    case statusButtonClicked = "statusButton.clicked"
    case sectionsRestored = "sections.restored"
    case pageResized = "page.resized"
    case pageScrolled = "page.scrolled"
    case resetClicked = "reset.clicked"
    case copyClicked = "copy.clicked"
    case conflictClicked = "conflict.clicked"
    case sectionResetClicked = "section.reset.clicked"
    case headerButtonClicked = "section.button.clicked"
    case filterChanged = "filter.changed"
    case filterKey = "filter.key"
    case applyClicked = "apply.clicked"
    case cancelClicked = "cancel.clicked"
    case showClicked = "show.clicked"
    case detailsClicked = "details.clicked"
    case dismissClicked = "dismiss.clicked"
    case pageKey = "page.key"
    case scrollKey = "page.scrollKey"
    case backClicked = "back.clicked"
    case undoKey = "undo.key"
    case windowKey = "window.key"
    case windowClose = "window.close"
    case focusVisible = "focus.visible"
    case pointerPressed = "pointer.pressed"
    case windowButtonsChanged = "window.buttonsChanged"
    case menuShortcut = "window.menuShortcut"
    case backPressed = "window.backPressed"
    case dialogUndoKey = "dialog.undoKey"
    case dialogKey = "dialog.key"
    case dialogClose = "dialog.close"
    case dialogBackPressed = "dialog.backPressed"
    case searchShortcut = "search.shortcut"
    case searchChanged = "search.changed"
    case searchActivated = "search.activated"
    case searchClosed = "search.closed"
    case searchToggled = "search.toggled"
    case searchKey = "search.key"
    case transitionRunning = "transition.running"
    case layoutMapped = "layout.mapped"
    case layoutUnmapped = "layout.unmapped"
    case layoutDone = "layout.done"
    case splitMapped = "split.mapped"
    case rowPlaced = "row.placed"
    case dragBegan = "drag.began"
    case dragMoved = "drag.moved"
    case dragEnded = "drag.ended"
    case dragCancelled = "drag.cancelled"
    case dragKey = "drag.key"
    case dragScrolled = "drag.scrolled"
    case menuAction = "menu.action"
    case menuClosed = "menu.closed"
    case applicationActivated = "application.activated"
    case applicationPainted = "application.painted"
    case applicationShow = "application.show"
    case applicationWindowClose = "application.windowClose"
    case sessionEnding = "session.ending"
    case dialogAnswered = "dialog.answered"
    case fileChanged = "file.changed"
    case settingsChanged = "settings.changed"
}

/// Counts the property changes that are passed to widgets, and lists the names of all connections between the live tree
/// and its widgets. In debug builds, a mutation test can leave out one connection.
@MainActor
package enum Connections {
    /// The number of property changes that have been passed to widgets.
    package static var settersCalled = 0

    /// The names of all connections: the signals, and the observed properties of each kind of live object.
    package static var names: [String] {
        SignalName.allCases.map(\.rawValue)
            + names("cell", FormCell.self) + names("section", Section.self) + names("page", FormPage.self)
            + names("filter", RowFilter.self)
            + names("switch", Switch.self) + names("textField", TextField.self)
            + names("chooser", ChooserField<Color>.self) + names("picker", Picker.self)
            + names("quantityField", QuantityField.self)
            + names("shortcutField", ShortcutField.self) + names("tokenField", TokenField.self)
            + names("indicator", Indicator.self) + names("picture", ShownPicture.self)
            + names("pushButton", PushButton.self)
            + names("native", NativeControl.self) + names("session", FormSession.self)
    }

    private static func names<Object: Observed>(_ kind: String, _: Object.Type) -> [String] {
        Object.Property.allCases.map { "set \(kind).\($0)" }
    }

    static func isLeftOut(_ signal: SignalName) -> Bool {
        #if DEBUG
            leftOut == signal.rawValue
        #else
            false
        #endif
    }

    static func isLeftOut<Property>(_ kind: StaticString, _ property: Property) -> Bool {
        #if DEBUG
            leftOut != nil && leftOut == "set \(kind).\(property)"
        #else
            false
        #endif
    }

    #if DEBUG
        /// The connection that a mutation test leaves out, named by the environment variable `FORMGTK_CUT`.
        private static let leftOut = environmentValue("FORMGTK_CUT")
    #endif
}

extension Observed {
    /// Sets the object's observer, which passes each changed property to `update`.
    ///
    /// - Parameter kind: The name of the object's type in the names of connections, such as `cell`.
    func show(as kind: StaticString, _ update: @escaping @MainActor (Property) -> Void) {
        observer = { property in
            guard !Connections.isLeftOut(kind, property) else { return }
            Connections.settersCalled += 1
            update(property)
        }
    }
}

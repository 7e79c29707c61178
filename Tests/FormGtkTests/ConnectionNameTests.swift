import CustomDump
import FormGtk
import Testing

@MainActor
@Suite("The ties between tree and widgets")
struct ConnectionNameTests {
    /// Scripts/test-mutations cuts each of these and expects the suite to fail.
    @Test("are these")
    func names() {
        expectNoDifference(
            Connections.names.joined(separator: "\n"),
            """
            row.activated
            switch.active
            text.changed
            text.activated
            text.inserted
            text.cleared
            text.left
            text.key
            text.composed
            editor.changed
            editor.left
            editor.key
            editor.composed
            token.clicked
            token.key
            token.composed
            calendar.opened
            calendar.moved
            calendar.scrolled
            calendar.clicked
            calendar.key
            calendar.tab
            color.set
            chooserDialog.clicked
            chooserDialog.unmapped
            fontDialog.loaded
            fontDialog.answered
            fileDialog.answered
            menu.selected
            menu.opened
            menu.tab
            menu.pressed
            menu.filtered
            menu.resized
            menu.searched
            menu.itemShown
            menu.itemFocused
            segment.toggled
            radio.toggled
            options.key
            options.mnemonic
            number.spun
            number.typed
            number.read
            number.written
            unit.selected
            slider.moved
            slider.typed
            slider.held
            slider.released
            shortcut.clicked
            shortcut.key
            shortcut.released
            shortcut.left
            indicator.moved
            picture.mapped
            picture.roomChanged
            pushButton.clicked
            native.chosen
            reveal.clicked
            generate.clicked
            capsLock.changed
            statusButton.clicked
            sections.restored
            page.resized
            page.scrolled
            reset.clicked
            copy.clicked
            conflict.clicked
            section.reset.clicked
            section.button.clicked
            filter.changed
            filter.key
            apply.clicked
            cancel.clicked
            show.clicked
            details.clicked
            dismiss.clicked
            page.key
            page.scrollKey
            back.clicked
            undo.key
            window.key
            window.close
            focus.visible
            pointer.pressed
            window.buttonsChanged
            window.menuShortcut
            window.backPressed
            dialog.undoKey
            dialog.key
            dialog.close
            dialog.backPressed
            search.shortcut
            search.changed
            search.activated
            search.closed
            search.toggled
            search.key
            transition.running
            layout.mapped
            layout.unmapped
            layout.done
            split.mapped
            row.placed
            drag.began
            drag.moved
            drag.ended
            drag.cancelled
            drag.key
            drag.scrolled
            menu.action
            menu.closed
            application.activated
            application.painted
            application.show
            application.windowClose
            session.ending
            dialog.answered
            file.changed
            settings.changed
            set cell.title
            set cell.titleStyle
            set cell.detail
            set cell.accessory
            set cell.help
            set cell.notice
            set cell.isWaiting
            set cell.conflict
            set cell.leadsToProblem
            set cell.nativeContent
            set cell.isVisible
            set cell.isEnabled
            set cell.isModified
            set cell.isCurrent
            set cell.actions
            set cell.symbol
            set cell.badge
            set cell.status
            set cell.picture
            set cell.isRevealed
            set section.header
            set section.notice
            set section.footer
            set section.isVisible
            set section.isModified
            set section.shownCells
            set section.cells
            set page.statusPage
            set filter.text
            set filter.isVisible
            set switch.isOn
            set textField.text
            set textField.isRevealed
            set textField.hasDraft
            set chooser.value
            set picker.options
            set picker.chosen
            set quantityField.unit
            set shortcutField.text
            set shortcutField.isRecording
            set tokenField.tokens
            set indicator.number
            set picture.picture
            set picture.description
            set pushButton.title
            set native.value
            set session.pages
            set session.title
            set session.notices
            set session.focus
            set session.history
            set session.search
            set session.announcement
            set session.question
            """)
    }
}

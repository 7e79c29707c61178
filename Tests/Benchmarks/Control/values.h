/* What a window shows, and the widgets that show it. */
#pragma once

#include "benchmark_control.h"
#include "widgets.h"

struct ControlWindow {
    const char *kind;
    /* The titles of the first page, and of the one that its row opens. */
    const char *title;
    const char *nested_title;
    int count;
    gboolean *switches;
    /* How many of the switches are on. */
    int on;
    /* The rows of the switches, and the sections that one switch shows and hides. */
    GtkWidget **rows;
    GtkWidget **sections;
    /* The header that counts the switches, and the list below it. */
    GtkWidget *header;
    GtkWidget *list;
    GtkWidget *root_page;
    GtkWidget *nested_page;
    /* The items of a list. */
    struct ControlItems *items;
    /* What a GtkListView shows, and what can be undone there. */
    GListStore *entries;
    GArray *steps;
    /* Makes the page that the only row opens. */
    GtkWidget *(*make_nested_page)(ControlWindow *window);
    ControlFrame frame;
};

/* Which letters the rows of a page have taken. */
typedef gboolean ControlMnemonics[128];

/* The title with an underscore before its letter, as the form gives them out. */
char *control_mark_mnemonic(const char *title, ControlMnemonics taken);

GtkWidget *control_switch_row(ControlWindow *window, const char *title, gboolean active, ControlMnemonics taken,
                              GCallback changed, int index);
GtkWidget *control_toggle_row(ControlWindow *window, const char *title, GtkWidget *widget, GtkAccessibleRole role,
                              gboolean active, ControlMnemonics taken, GCallback changed, int index);
GtkWidget *control_text_row(ControlWindow *window, const char *title, const char *text, ControlMnemonics taken);

/* An entry, and the ties of a widget that has one in it. */
GtkWidget *control_entry(ControlWindow *window, const char *text);
void control_connect_text(ControlWindow *window, GtkWidget *entry);

/* A row that has the focus for the widget at its end. */
GtkWidget *control_line_row(const char *title, GtkAccessibleRole role, GtkWidget *widget, ControlMnemonics taken);

/* A row whose widget, beside or below the title, has the focus in it. */
GtkWidget *control_field_row(ControlWindow *window, const char *title, GtkWidget *widget, GtkWidget *focus,
                             gboolean is_below, ControlMnemonics taken);

/* A row of a page that has a row with each control of the library, again and again. */
GtkWidget *control_mixed_row(ControlWindow *window, const char *title, int index, GCallback toggled,
                             ControlMnemonics taken);

GtkWidget *control_rows(ControlWindow *window);
GtkWidget *control_sections(ControlWindow *window);
/* Pages with one row, which opens the rows or the items. */
GtkWidget *control_rows_opener(ControlWindow *window);
GtkWidget *control_items_opener(ControlWindow *window);
GtkWidget *control_items(ControlWindow *window);
GtkWidget *control_opener(ControlWindow *window, const char *title, const char *marked_title, const char *detail,
                          GtkWidget *(*make_page)(ControlWindow *));

/* The same in a GtkListView. */
GtkWidget *control_rows_in_view(ControlWindow *window);
GtkWidget *control_rows_in_view_opener(ControlWindow *window);
GtkWidget *control_items_in_view_opener(ControlWindow *window);

/* Adds a handle and a button with the actions of an item to its line; returns the button, which has no name yet. */
GtkWidget *control_add_actions(GtkWidget *line, GtkWidget *row, const GActionEntry *entries, int count, gpointer data);

/* Shows how many switches are on. */
void control_show_summary(ControlWindow *window);

/* The windows of the benchmark's forms, as one writes them by hand in C with
   GTK: one handler for each signal, widgets set directly. They have the same
   widgets, style classes, texts, accessible names and mnemonics as the forms'
   windows; a test compares the two. */
#pragma once

#include "benchmark_gtk.h"

/* A window and the values that it shows. */
typedef struct ControlWindow ControlWindow;

/* A page with so many rows of a kind: "switches", "texts", "mix" or "controls". */
ControlWindow *control_window_with_rows(const char *kind, int count);

/* A page whose only row opens the rows. */
ControlWindow *control_window_with_nested_rows(const char *kind, int count);

/* A switch, and sections that it shows and hides. */
ControlWindow *control_window_with_sections(int count);

/* A page whose only row opens a list of so many items, each of which can be switched, moved, duplicated
   and removed. */
ControlWindow *control_window_with_list(int count);

/* The same with a GtkListView, which has widgets for the rows near the screen alone, of "switches" or "texts". */
ControlWindow *control_window_with_rows_in_view(const char *kind, int count);
ControlWindow *control_window_with_nested_rows_in_view(const char *kind, int count);
ControlWindow *control_window_with_list_in_view(int count);

/* Closes the window and forgets its values. */
void control_window_free(ControlWindow *window);

GtkWindow *control_window_widget(ControlWindow *window);

/* Opens and closes the nested rows. */
void control_window_open(ControlWindow *window);
void control_window_close(ControlWindow *window);

/* Changes a value that no widget but the header shows, from elsewhere. */
void control_window_change(ControlWindow *window);

/* What the user does with the item in the middle of a list that is open. */
void control_list_reveal(ControlWindow *window);
void control_list_edit(ControlWindow *window);
void control_list_move(ControlWindow *window);
void control_list_duplicate(ControlWindow *window);
void control_list_remove(ControlWindow *window);
/* Undoes what was duplicated or removed last. */
void control_list_undo(ControlWindow *window);
/* How many items there are now. */
int control_list_count(ControlWindow *window);

/* The same of a list in a GtkListView. */
void control_view_reveal(ControlWindow *window);
void control_view_edit(ControlWindow *window);
void control_view_move(ControlWindow *window);
void control_view_duplicate(ControlWindow *window);
void control_view_remove(ControlWindow *window);
void control_view_undo(ControlWindow *window);
int control_view_count(ControlWindow *window);

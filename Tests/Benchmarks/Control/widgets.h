/* What every page is made of, for this library and for hotspot.c. */
#pragma once

#include "benchmark_gtk.h"

GtkWidget *control_label(const char *text, const char *class);

/* A label that wraps, as headers and notices do. */
GtkWidget *control_wrapping_label(const char *text, const char *class);

GtkWidget *control_box(GtkOrientation orientation, const char *class);

/* A framed list, with its name for assistive tools. */
GtkWidget *control_list(const char *name);

/* Sections in a scrolled column that is no wider than is comfortable to read. */
GtkWidget *control_page(GtkWidget *sections);

/* A row that leads to another page; the title has its mnemonic marked, the detail may be NULL. */
GtkWidget *control_disclosure_row(const char *title, const char *detail);

/* A window with its header bar and a way back, and a stack of pages. */
typedef struct {
    GtkWindow *window;
    GtkWidget *header;
    GtkWidget *back;
    GtkWidget *search;
    GtkWidget *stack;
} ControlFrame;

ControlFrame control_frame(GtkWidget *window, const char *title, GtkWidget *page);

/* Shows another page's title, and a way back from it unless it is the first page. */
void control_show_title(ControlFrame *frame, const char *title, gboolean is_first);

/* A word beside the title, with a tooltip. */
void control_tag(ControlFrame *frame, const char *text, const char *explanation);

/* Names a button that shows an icon alone, to everybody. */
void control_name_icon(GtkWidget *button, const char *name);

/* Adds a style sheet to the display. */
void control_load_style(const char *path);

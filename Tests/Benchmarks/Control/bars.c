#include "controls.h"

static GtkWidget *make_bar(const char *title, GtkWidget *bar, const char *text, ControlMnemonics taken)
{
    GtkWidget *box = control_box(GTK_ORIENTATION_HORIZONTAL, "form-number");
    gtk_widget_add_css_class(box, "form-indicator");
    gtk_widget_set_hexpand(bar, TRUE);
    gtk_widget_set_valign(bar, GTK_ALIGN_CENTER);
    control_name(bar, title);
    control_tell_value(bar, text);
    gtk_box_append(GTK_BOX(box), bar);
    gtk_box_append(GTK_BOX(box), control_label(text, "form-unit"));
    GtkWidget *row = control_line_row(title, GTK_ACCESSIBLE_ROLE_LIST_ITEM, box, taken);
    control_describe(row, text);
    gtk_list_box_row_set_activatable(GTK_LIST_BOX_ROW(row), FALSE);
    return row;
}

GtkWidget *control_progress_row(const char *title, ControlMnemonics taken)
{
    GtkWidget *bar = gtk_progress_bar_new();
    gtk_progress_bar_set_fraction(GTK_PROGRESS_BAR(bar), 0.4);
    return make_bar(title, bar, "40 %", taken);
}

GtkWidget *control_level_row(const char *title, ControlMnemonics taken)
{
    GtkWidget *bar = gtk_level_bar_new();
    gtk_level_bar_remove_offset_value(GTK_LEVEL_BAR(bar), GTK_LEVEL_BAR_OFFSET_LOW);
    gtk_level_bar_remove_offset_value(GTK_LEVEL_BAR(bar), GTK_LEVEL_BAR_OFFSET_HIGH);
    gtk_level_bar_remove_offset_value(GTK_LEVEL_BAR(bar), GTK_LEVEL_BAR_OFFSET_FULL);
    gtk_level_bar_set_value(GTK_LEVEL_BAR(bar), 0.4);
    return make_bar(title, bar, "0.4", taken);
}

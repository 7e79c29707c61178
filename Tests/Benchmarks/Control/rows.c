#include "values.h"

static void text_changed(GtkEditable *editable, ControlWindow *window) {}
static void text_activated(GtkText *text, ControlWindow *window) {}
static void text_left(GtkEventControllerFocus *controller, ControlWindow *window) {}

static gboolean text_key(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers,
                         ControlWindow *window)
{
    return FALSE;
}

static GtkWidget *make_title(GtkWidget *line, const char *title, GtkWidget *control, ControlMnemonics taken)
{
    GtkWidget *label = control_label("", "form-title");
    char *marked = control_mark_mnemonic(title, taken);
    gtk_label_set_text_with_mnemonic(GTK_LABEL(label), marked);
    g_free(marked);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), control);
    gtk_widget_set_hexpand(label, TRUE);
    gtk_box_append(GTK_BOX(line), label);
    return label;
}

GtkWidget *control_line_row(const char *title, GtkAccessibleRole role, GtkWidget *widget, ControlMnemonics taken)
{
    GtkWidget *row = g_object_new(GTK_TYPE_LIST_BOX_ROW, "accessible-role", role, NULL);
    gtk_widget_add_css_class(row, "form-row");
    GtkWidget *line = control_box(GTK_ORIENTATION_HORIZONTAL, "form-line");
    make_title(line, title, row, taken);
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(line), widget);
    gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), line);
    return row;
}

GtkWidget *control_switch_row(ControlWindow *window, const char *title, gboolean active, ControlMnemonics taken,
                              GCallback changed, int index)
{
    return control_toggle_row(window, title, gtk_switch_new(), GTK_ACCESSIBLE_ROLE_SWITCH, active, taken, changed,
                              index);
}

GtkWidget *control_toggle_row(ControlWindow *window, const char *title, GtkWidget *widget, GtkAccessibleRole role,
                              gboolean active, ControlMnemonics taken, GCallback changed, int index)
{
    GtkWidget *row = control_line_row(title, role, widget, taken);
    gtk_accessible_update_state(GTK_ACCESSIBLE(row), GTK_ACCESSIBLE_STATE_CHECKED, active, -1);
    gtk_widget_set_focusable(widget, FALSE);
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
    g_object_set(widget, "active", active, NULL);
    g_object_set_data(G_OBJECT(widget), "index", GINT_TO_POINTER(index));
    g_signal_connect(widget, "notify::active", changed, window);
    return row;
}

GtkWidget *control_field_row(ControlWindow *window, const char *title, GtkWidget *widget, GtkWidget *focus,
                             gboolean is_below, ControlMnemonics taken)
{
    GtkWidget *row = gtk_list_box_row_new();
    gtk_widget_add_css_class(row, "form-row");
    /* The control is the one stop of Tab in the row. */
    gtk_widget_set_focusable(row, FALSE);
    GtkWidget *line = control_box(GTK_ORIENTATION_HORIZONTAL, "form-line");
    make_title(line, title, focus, taken);
    if (is_below)
        gtk_widget_set_layout_manager(line, gtk_box_layout_new(GTK_ORIENTATION_VERTICAL));
    else
        gtk_widget_set_valign(widget, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(line), widget);
    gtk_list_box_row_set_child(GTK_LIST_BOX_ROW(row), line);
    return row;
}

GtkWidget *control_entry(ControlWindow *window, const char *text)
{
    GtkWidget *entry = gtk_entry_new();
    gtk_editable_set_text(GTK_EDITABLE(entry), text);
    control_connect_text(window, entry);
    return entry;
}

void control_connect_text(ControlWindow *window, GtkWidget *entry)
{
    g_signal_connect(entry, "changed", G_CALLBACK(text_changed), window);
    GtkEditable *text = gtk_editable_get_delegate(GTK_EDITABLE(entry));
    g_signal_connect(text, "activate", G_CALLBACK(text_activated), window);
    GtkEventController *focus = gtk_event_controller_focus_new();
    g_signal_connect(focus, "leave", G_CALLBACK(text_left), window);
    gtk_widget_add_controller(entry, focus);
    GtkEventController *key = gtk_event_controller_key_new();
    g_signal_connect(key, "key-pressed", G_CALLBACK(text_key), window);
    gtk_widget_add_controller(entry, key);
}

GtkWidget *control_text_row(ControlWindow *window, const char *title, const char *text, ControlMnemonics taken)
{
    GtkWidget *entry = control_entry(window, text);
    return control_field_row(window, title, entry, entry, FALSE, taken);
}

#include "values.h"

#include "benchmark_support.h"

void control_show_summary(ControlWindow *window)
{
    char *text = g_strdup_printf("%d of %d on", window->on, window->count);
    gtk_label_set_text(GTK_LABEL(window->header), text);
    /* Assistive tools call the list by its header. */
    gtk_accessible_update_property(GTK_ACCESSIBLE(window->list), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    g_free(text);
}

static void toggled(GObject *widget, GParamSpec *property, ControlWindow *window)
{
    int index = GPOINTER_TO_INT(g_object_get_data(widget, "index"));
    gboolean active;
    g_object_get(widget, "active", &active, NULL);
    if (window->switches[index] == active)
        return;
    window->switches[index] = active;
    gtk_accessible_update_state(GTK_ACCESSIBLE(window->rows[index]), GTK_ACCESSIBLE_STATE_CHECKED, active, -1);
    window->on += active ? 1 : -1;
    if (window->header)
        control_show_summary(window);
}

static void shown_changed(GtkSwitch *widget, GParamSpec *property, ControlWindow *window)
{
    gboolean active = gtk_switch_get_active(widget);
    for (int index = 0; index < window->count; index++)
        gtk_widget_set_visible(window->sections[index], active);
}

static void switch_activated(GtkListBox *list, GtkListBoxRow *row, ControlWindow *window)
{
    GtkWidget *widget = benchmark_find(GTK_WIDGET(row), GTK_TYPE_SWITCH);
    if (widget)
        gtk_switch_set_active(GTK_SWITCH(widget), !gtk_switch_get_active(GTK_SWITCH(widget)));
}

static void opener_activated(GtkListBox *list, GtkListBoxRow *row, ControlWindow *window)
{
    control_window_open(window);
}

static GtkWidget *make_list(ControlWindow *window, GCallback activated)
{
    GtkWidget *list = control_list(window->title);
    g_signal_connect(list, "row-activated", activated, window);
    return list;
}

GtkWidget *control_rows(ControlWindow *window)
{
    GtkWidget *sections = control_box(GTK_ORIENTATION_VERTICAL, "form-page");
    GtkWidget *section = control_box(GTK_ORIENTATION_VERTICAL, "form-section");
    window->header = control_wrapping_label("", "form-header");
    window->list = make_list(window, G_CALLBACK(switch_activated));
    control_show_summary(window);
    gtk_box_append(GTK_BOX(section), window->header);
    gtk_box_append(GTK_BOX(section), window->list);
    gtk_box_append(GTK_BOX(sections), section);
    ControlMnemonics taken = {FALSE};
    for (int index = 0; index < window->count; index++) {
        char *title = g_strdup_printf("Row %d", index);
        if (g_str_equal(window->kind, "controls")) {
            window->rows[index] = control_mixed_row(window, title, index, G_CALLBACK(toggled), taken);
            gtk_list_box_append(GTK_LIST_BOX(window->list), window->rows[index]);
        } else if (g_str_equal(window->kind, "switches") || (g_str_equal(window->kind, "mix") && index % 2 == 0)) {
            window->rows[index] = control_switch_row(window, title, window->switches[index], taken,
                                                     G_CALLBACK(toggled), index);
            gtk_list_box_append(GTK_LIST_BOX(window->list), window->rows[index]);
        } else {
            gtk_list_box_append(GTK_LIST_BOX(window->list), control_text_row(window, title, "Text", taken));
        }
        g_free(title);
    }
    return control_page(sections);
}

GtkWidget *control_sections(ControlWindow *window)
{
    GtkWidget *sections = control_box(GTK_ORIENTATION_VERTICAL, "form-page");
    ControlMnemonics taken = {FALSE};
    for (int index = -1; index < window->count; index++) {
        GtkWidget *section = control_box(GTK_ORIENTATION_VERTICAL, "form-section");
        GtkWidget *list = make_list(window, G_CALLBACK(switch_activated));
        char *title = index < 0 ? g_strdup("Shown") : g_strdup_printf("Row %d", index);
        GCallback changed = index < 0 ? G_CALLBACK(shown_changed) : G_CALLBACK(toggled);
        GtkWidget *row = control_switch_row(window, title, index < 0, taken, changed, index);
        g_free(title);
        gtk_list_box_append(GTK_LIST_BOX(list), row);
        gtk_box_append(GTK_BOX(section), list);
        gtk_box_append(GTK_BOX(sections), section);
        if (index >= 0) {
            window->rows[index] = row;
            window->sections[index] = section;
        }
    }
    return control_page(sections);
}

GtkWidget *control_opener(ControlWindow *window, const char *title, const char *marked_title, const char *detail,
                          GtkWidget *(*make_page)(ControlWindow *))
{
    window->nested_title = title;
    window->make_nested_page = make_page;
    GtkWidget *sections = control_box(GTK_ORIENTATION_VERTICAL, "form-page");
    GtkWidget *section = control_box(GTK_ORIENTATION_VERTICAL, "form-section");
    GtkWidget *list = make_list(window, G_CALLBACK(opener_activated));
    gtk_list_box_append(GTK_LIST_BOX(list), control_disclosure_row(marked_title, detail));
    gtk_box_append(GTK_BOX(section), list);
    gtk_box_append(GTK_BOX(sections), section);
    return control_page(sections);
}

GtkWidget *control_rows_opener(ControlWindow *window)
{
    return control_opener(window, "Rows", "_Rows", NULL, control_rows);
}

GtkWidget *control_items_opener(ControlWindow *window)
{
    char *count = g_strdup_printf("%d", window->count);
    GtkWidget *page = control_opener(window, "Rules", "_Rules", count, control_items);
    g_free(count);
    return page;
}

#include "benchmark_support.h"

#include <stdlib.h>
#include <string.h>

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void append_type(GString *text, GtkWidget *widget)
{
    /* A derived type is the same widget to a person and to the style sheet. */
    GType type = G_OBJECT_TYPE(widget);
    while (!g_str_has_prefix(g_type_name(type), "Gtk") || type == GTK_TYPE_APPLICATION_WINDOW)
        type = g_type_parent(type);
    g_string_append(text, g_type_name(type));
    char **classes = gtk_widget_get_css_classes(widget);
    qsort(classes, g_strv_length(classes), sizeof *classes, compare_names);
    for (char **name = classes; *name; name++)
        g_string_append_printf(text, " .%s", *name);
    g_strfreev(classes);
}

static void append_content(GString *text, GtkWidget *widget)
{
    if (GTK_IS_LABEL(widget)) {
        g_string_append_printf(text, " \"%s\"", gtk_label_get_text(GTK_LABEL(widget)));
        /* Of a text without a letter GTK gives a key that is no character. */
        gunichar letter = gdk_keyval_to_unicode(gtk_label_get_mnemonic_keyval(GTK_LABEL(widget)));
        if (letter) {
            g_string_append(text, " Alt+");
            g_string_append_unichar(text, letter);
        }
    }
    if (GTK_IS_EDITABLE(widget))
        g_string_append_printf(text, " \"%s\"", gtk_editable_get_text(GTK_EDITABLE(widget)));
    if (GTK_IS_IMAGE(widget))
        g_string_append_printf(text, " %s", gtk_image_get_icon_name(GTK_IMAGE(widget)));
    if (gtk_widget_get_tooltip_text(widget))
        g_string_append_printf(text, " tooltip \"%s\"", gtk_widget_get_tooltip_text(widget));
    if (!gtk_widget_is_sensitive(widget))
        g_string_append(text, " insensitive");
}

/* GTK gives out what it tells assistive tools as the difference from what a
   test expects, and nothing at all where no such tools can be reached. */
static void append_property(GString *text, GtkWidget *widget, const char *name, GtkAccessibleProperty property)
{
    if (!gtk_test_accessible_has_property(GTK_ACCESSIBLE(widget), property))
        return;
    char *value = gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), property, "\n");
    g_string_append_printf(text, " %s %s", name, value);
    g_free(value);
}

static void append_accessible(GString *text, GtkWidget *widget)
{
    GtkAccessibleRole role = gtk_accessible_get_accessible_role(GTK_ACCESSIBLE(widget));
    GEnumClass *roles = g_type_class_ref(GTK_TYPE_ACCESSIBLE_ROLE);
    g_string_append_printf(text, " (%s", g_enum_get_value(roles, role)->value_nick);
    g_type_class_unref(roles);
    append_property(text, widget, "named", GTK_ACCESSIBLE_PROPERTY_LABEL);
    append_property(text, widget, "described", GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    append_property(text, widget, "valued", GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT);
    if (gtk_test_accessible_has_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED)) {
        char *off = gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED,
                                                    GTK_ACCESSIBLE_TRISTATE_FALSE);
        g_string_append(text, off ? " on" : " off");
        g_free(off);
    }
    g_string_append(text, ")");
}

/* Nobody sees what only holds the pages: a box without a style class of its own, and the panes. */
static gboolean is_holder(GtkWidget *widget)
{
    static const char *const holders[] = {"form-navigation", "form-stack", "form-main-pane"};
    for (size_t i = 0; i < G_N_ELEMENTS(holders); i++)
        if (gtk_widget_has_css_class(widget, holders[i]))
            return TRUE;
    char **classes = gtk_widget_get_css_classes(widget);
    gboolean is_plain = GTK_IS_BOX(widget) && g_strv_length(classes) == 1 && g_strv_contains((const char *const *)classes, "vertical");
    g_strfreev(classes);
    return is_plain;
}

static void dump(GString *text, GtkWidget *widget, int depth)
{
    if (!gtk_widget_get_visible(widget) || !gtk_widget_get_child_visible(widget))
        return;
    if (is_holder(widget)) {
        depth -= 1;
    } else {
        g_string_append_printf(text, "%*s", depth * 2, "");
        append_type(text, widget);
        append_content(text, widget);
        append_accessible(text, widget);
        g_string_append(text, "\n");
    }
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
        dump(text, child, depth + 1);
}

char *benchmark_dump(GtkWidget *widget)
{
    GString *text = g_string_new(NULL);
    dump(text, widget, 0);
    return g_string_free(text, FALSE);
}

static gboolean is_row(GtkWidget *widget)
{
    return GTK_IS_LIST_BOX_ROW(widget);
}

static gboolean is_line(GtkWidget *widget)
{
    return gtk_widget_has_css_class(widget, "form-line");
}

static void dump_in_view(GString *text, GtkWidget *widget, GtkWidget *view, gboolean (*is_dumped)(GtkWidget *))
{
    graphene_rect_t bounds;
    if (!gtk_widget_get_mapped(widget) || !gtk_widget_compute_bounds(widget, view, &bounds)
        || bounds.origin.y >= gtk_widget_get_height(view) || bounds.origin.y + bounds.size.height <= 0)
        return;
    if (is_dumped(widget)) {
        /* The height includes the line that separates the row from the next one. */
        if (is_line(widget) && gtk_widget_compute_bounds(gtk_widget_get_parent(widget), view, &bounds))
            g_string_append_printf(text, "%g pixels: ", bounds.size.height);
        dump(text, widget, 0);
        return;
    }
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
        dump_in_view(text, child, view, is_dumped);
}

/* The view of the page that is shown; those that it covers have theirs too. */
static GtkWidget *find_view(GtkWidget *widget)
{
    if (!gtk_widget_get_mapped(widget))
        return NULL;
    if (GTK_IS_SCROLLED_WINDOW(widget))
        return widget;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        GtkWidget *found = find_view(child);
        if (found)
            return found;
    }
    return NULL;
}

static char *dump_all_in_view(GtkWidget *window, gboolean (*is_dumped)(GtkWidget *))
{
    GtkWidget *view = find_view(window);
    GString *text = g_string_new(NULL);
    dump_in_view(text, view, view, is_dumped);
    return g_string_free(text, FALSE);
}

char *benchmark_dump_rows_in_view(GtkWidget *window)
{
    return dump_all_in_view(window, is_row);
}

char *benchmark_dump_lines_in_view(GtkWidget *window)
{
    return dump_all_in_view(window, is_line);
}

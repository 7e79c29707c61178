#include "benchmark_support.h"

GtkWidget *benchmark_find(GtkWidget *widget, GType type)
{
    if (!gtk_widget_get_visible(widget))
        return NULL;
    if (G_TYPE_CHECK_INSTANCE_TYPE(widget, type))
        return widget;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        GtkWidget *found = benchmark_find(child, type);
        if (found)
            return found;
    }
    return NULL;
}

void benchmark_toggle(void *widget)
{
    GtkWidget *row = widget;
    while (!gtk_widget_get_focusable(row))
        row = gtk_widget_get_parent(row);
    if (!gtk_widget_is_focus(row))
        gtk_widget_grab_focus(row);
    gtk_switch_set_active(widget, !gtk_switch_get_active(widget));
}

#include "widgets.h"

static const int widest = 600;

static void measure(GtkWidget *clamp, GtkOrientation orientation, int size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline)
{
    GtkWidget *child = gtk_widget_get_first_child(clamp);
    gboolean is_vertical = orientation == GTK_ORIENTATION_VERTICAL;
    gtk_widget_measure(child, orientation, is_vertical && size > 0 ? MIN(size, widest) : size,
                       minimum, natural, NULL, NULL);
    if (!is_vertical)
        *natural = MAX(*minimum, MIN(*natural, widest));
    *minimum_baseline = *natural_baseline = -1;
}

static void allocate(GtkWidget *clamp, int width, int height, int baseline)
{
    GtkWidget *child = gtk_widget_get_first_child(clamp);
    int minimum;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
    int child_width = MAX(minimum, MIN(width, widest));
    gtk_widget_size_allocate(child, &(GtkAllocation) {MAX(0, (width - child_width) / 2), 0, child_width, height}, -1);
}

GtkWidget *control_page(GtkWidget *sections)
{
    GtkWidget *clamp = control_box(GTK_ORIENTATION_VERTICAL, NULL);
    gtk_box_append(GTK_BOX(clamp), sections);
    gtk_widget_set_layout_manager(clamp, gtk_custom_layout_new(NULL, measure, allocate));
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_widget_add_css_class(scrolled, "form-scroller");
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), clamp);
    return scrolled;
}

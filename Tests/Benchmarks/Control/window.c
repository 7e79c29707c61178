#include "values.h"

#include "benchmark_support.h"

static void back_clicked(GtkButton *button, ControlWindow *window)
{
    control_window_close(window);
}

static gboolean key_pressed(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers,
                            ControlWindow *window)
{
    gboolean is_back = key == GDK_KEY_Escape || (key == GDK_KEY_Left && modifiers & GDK_ALT_MASK);
    if (!is_back || !window->nested_page)
        return FALSE;
    control_window_close(window);
    return TRUE;
}

static ControlWindow *make_window(const char *title, const char *kind, int count,
                                  GtkWidget *(*make_page)(ControlWindow *))
{
    ControlWindow *window = g_new0(ControlWindow, 1);
    window->title = title;
    window->kind = g_intern_string(kind);
    window->count = count;
    window->switches = g_new0(gboolean, count);
    window->rows = g_new0(GtkWidget *, count);
    window->sections = g_new0(GtkWidget *, count);
    window->root_page = make_page(window);
    window->frame = control_frame(gtk_window_new(), title, window->root_page);
    g_signal_connect(window->frame.back, "clicked", G_CALLBACK(back_clicked), window);
    GtkEventController *key = gtk_event_controller_key_new();
    g_signal_connect(key, "key-pressed", G_CALLBACK(key_pressed), window);
    gtk_widget_add_controller(GTK_WIDGET(window->frame.window), key);
    return window;
}

ControlWindow *control_window_with_rows(const char *kind, int count)
{
    return make_window("Rows", kind, count, control_rows);
}

ControlWindow *control_window_with_nested_rows(const char *kind, int count)
{
    return make_window("Rows", kind, count, control_rows_opener);
}

ControlWindow *control_window_with_sections(int count)
{
    return make_window("Rows", "switches", count, control_sections);
}

ControlWindow *control_window_with_list(int count)
{
    return make_window("Firewall", "switches", count, control_items_opener);
}

ControlWindow *control_window_with_rows_in_view(const char *kind, int count)
{
    return make_window("Rows", kind, count, control_rows_in_view);
}

ControlWindow *control_window_with_nested_rows_in_view(const char *kind, int count)
{
    return make_window("Rows", kind, count, control_rows_in_view_opener);
}

ControlWindow *control_window_with_list_in_view(int count)
{
    return make_window("Firewall", "switches", count, control_items_in_view_opener);
}

void control_window_free(ControlWindow *window)
{
    gtk_window_destroy(window->frame.window);
    g_clear_object(&window->entries);
    g_free(window->switches);
    g_free(window->rows);
    g_free(window->sections);
    g_free(window);
}

GtkWindow *control_window_widget(ControlWindow *window)
{
    return window->frame.window;
}

static void show(ControlWindow *window, GtkWidget *page, GtkStackTransitionType transition)
{
    gtk_stack_set_transition_type(GTK_STACK(window->frame.stack), transition);
    gtk_stack_set_visible_child(GTK_STACK(window->frame.stack), page);
    gboolean is_first = page == window->root_page;
    control_show_title(&window->frame, is_first ? window->title : window->nested_title, is_first);
    GtkWidget *row = benchmark_find(page, GTK_TYPE_LIST_BOX_ROW);
    if (!row)
        gtk_widget_grab_focus(benchmark_find(page, GTK_TYPE_LIST_VIEW));
    else
        gtk_widget_grab_focus(gtk_widget_get_focusable(row) ? row : benchmark_find(row, GTK_TYPE_ENTRY));
}

void control_window_open(ControlWindow *window)
{
    window->nested_page = window->make_nested_page(window);
    gtk_stack_add_child(GTK_STACK(window->frame.stack), window->nested_page);
    show(window, window->nested_page, GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT);
}

void control_window_close(ControlWindow *window)
{
    show(window, window->root_page, GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT);
    gtk_stack_remove(GTK_STACK(window->frame.stack), window->nested_page);
    window->nested_page = NULL;
    window->header = NULL;
    g_clear_object(&window->entries);
}

void control_window_change(ControlWindow *window)
{
    window->switches[0] = !window->switches[0];
    window->on += window->switches[0] ? 1 : -1;
    control_show_summary(window);
}

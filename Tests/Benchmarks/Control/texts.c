#include "controls.h"

static void editor_changed(GtkTextBuffer *buffer, ControlWindow *window) {}
static void editor_left(GtkEventControllerFocus *controller, ControlWindow *window) {}

static void reveal_clicked(GtkButton *button, GtkEntry *entry)
{
    gboolean is_revealed = gtk_entry_get_visibility(entry);
    gtk_entry_set_visibility(entry, !is_revealed);
    gtk_button_set_icon_name(button, is_revealed ? "view-reveal-symbolic" : "view-conceal-symbolic");
    control_name_icon(GTK_WIDGET(button), is_revealed ? "Show Text" : "Hide Text");
}

static void caps_lock_changed(GObject *object, GParamSpec *property, GtkWidget *below) {}

GtkWidget *control_password_row(ControlWindow *window, const char *title, ControlMnemonics taken)
{
    GtkWidget *box = control_box(GTK_ORIENTATION_HORIZONTAL, "form-secret-entry");
    GtkEntryBuffer *buffer = gtk_password_entry_buffer_new();
    GtkWidget *entry = gtk_entry_new_with_buffer(buffer);
    g_object_unref(buffer);
    gtk_entry_set_input_purpose(GTK_ENTRY(entry), GTK_INPUT_PURPOSE_PASSWORD);
    gtk_entry_set_visibility(GTK_ENTRY(entry), FALSE);
    gtk_editable_set_text(GTK_EDITABLE(entry), "Text");
    control_connect_text(window, entry);
    gtk_widget_set_hexpand(entry, TRUE);
    gtk_box_append(GTK_BOX(box), entry);
    GtkWidget *reveal = gtk_button_new_from_icon_name("view-reveal-symbolic");
    gtk_widget_add_css_class(reveal, "flat");
    gtk_widget_add_css_class(reveal, "form-reveal");
    gtk_widget_set_focus_on_click(reveal, FALSE);
    control_name_icon(reveal, "Show Text");
    g_signal_connect(reveal, "clicked", G_CALLBACK(reveal_clicked), entry);
    gtk_box_append(GTK_BOX(box), reveal);
    GtkWidget *row = control_field_row(window, title, box, entry, FALSE, taken);
    GtkWidget *below = control_box(GTK_ORIENTATION_VERTICAL, "form-secret");
    gtk_box_append(GTK_BOX(gtk_list_box_row_get_child(GTK_LIST_BOX_ROW(row))), below);
    GdkDevice *keyboard = gdk_seat_get_keyboard(gdk_display_get_default_seat(gdk_display_get_default()));
    g_signal_connect_object(keyboard, "notify::caps-lock-state", G_CALLBACK(caps_lock_changed), below, 0);
    g_signal_connect(gtk_editable_get_delegate(GTK_EDITABLE(entry)), "notify::has-focus",
                     G_CALLBACK(caps_lock_changed), below);
    return row;
}

static void measure(GtkWidget *box, GtkOrientation orientation, int size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline)
{
    gtk_widget_measure(gtk_widget_get_first_child(box), orientation, size, minimum, natural, NULL, NULL);
    if (orientation == GTK_ORIENTATION_VERTICAL)
        *minimum = *natural;
    *minimum_baseline = *natural_baseline = -1;
}

static void allocate(GtkWidget *box, int width, int height, int baseline)
{
    gtk_widget_size_allocate(gtk_widget_get_first_child(box), &(GtkAllocation) {0, 0, width, height}, -1);
}

GtkWidget *control_editor_row(ControlWindow *window, const char *title, ControlMnemonics taken)
{
    GtkWidget *view = gtk_text_view_new();
    gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
    gtk_text_view_set_accepts_tab(GTK_TEXT_VIEW(view), FALSE);
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
    gtk_text_buffer_set_text(buffer, "Text", -1);
    g_signal_connect(buffer, "changed", G_CALLBACK(editor_changed), window);
    control_connect_keys(window, view, GTK_PHASE_CAPTURE);
    GtkWidget *scrolled = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    gtk_scrolled_window_set_propagate_natural_height(GTK_SCROLLED_WINDOW(scrolled), TRUE);
    gtk_scrolled_window_set_min_content_height(GTK_SCROLLED_WINDOW(scrolled), 66);
    gtk_scrolled_window_set_max_content_height(GTK_SCROLLED_WINDOW(scrolled), 200);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), view);
    GtkWidget *natural = control_box(GTK_ORIENTATION_VERTICAL, NULL);
    gtk_box_append(GTK_BOX(natural), scrolled);
    gtk_widget_set_layout_manager(natural, gtk_custom_layout_new(NULL, measure, allocate));
    GtkWidget *overlay = gtk_overlay_new();
    gtk_widget_add_css_class(overlay, "form-editor-frame");
    gtk_overlay_set_child(GTK_OVERLAY(overlay), natural);
    gtk_widget_set_hexpand(overlay, TRUE);
    GtkWidget *box = control_box(GTK_ORIENTATION_VERTICAL, "form-editor");
    gtk_widget_set_hexpand(box, FALSE);
    gtk_box_append(GTK_BOX(box), overlay);
    GtkWidget *row = control_field_row(window, title, box, view, TRUE, taken);
    GtkEventController *focus = gtk_event_controller_focus_new();
    g_signal_connect(focus, "leave", G_CALLBACK(editor_left), window);
    gtk_widget_add_controller(row, focus);
    control_connect_keys(window, row, GTK_PHASE_BUBBLE);
    return row;
}

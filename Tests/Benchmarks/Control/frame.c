#include "widgets.h"

static void search_toggled(GtkToggleButton *button, gpointer data) {}

/* A title in the middle of the header bar, whose tooltip has what does not fit. */
static GtkWidget *make_title(const char *title)
{
    GtkWidget *box = control_box(GTK_ORIENTATION_HORIZONTAL, "form-bar-title");
    GtkWidget *label = gtk_label_new(title);
    gtk_widget_add_css_class(label, "title");
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_label_set_single_line_mode(GTK_LABEL(label), TRUE);
    gtk_label_set_width_chars(GTK_LABEL(label), 5);
    gtk_box_append(GTK_BOX(box), label);
    return box;
}

void control_show_title(ControlFrame *frame, const char *title, gboolean is_first)
{
    gtk_window_set_title(frame->window, title);
    GtkWidget *box = gtk_header_bar_get_title_widget(GTK_HEADER_BAR(frame->header));
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_first_child(box)), title);
    gtk_widget_set_visible(frame->back, !is_first);
    gtk_widget_set_visible(frame->search, is_first);
}

ControlFrame control_frame(GtkWidget *window, const char *title, GtkWidget *page)
{
    ControlFrame frame = {
        .window = GTK_WINDOW(window),
        .header = gtk_header_bar_new(),
        .back = gtk_button_new_from_icon_name("go-previous-symbolic"),
        .search = gtk_toggle_button_new(),
        .stack = gtk_stack_new(),
    };
    gtk_widget_add_css_class(window, "form-window");
    gtk_window_set_default_size(frame.window, 480, 640);
    gtk_window_set_title(frame.window, title);
    GtkWidget *titlebar = control_box(GTK_ORIENTATION_HORIZONTAL, NULL);
    gtk_widget_set_visible(titlebar, FALSE);
    gtk_window_set_titlebar(frame.window, titlebar);
    gtk_widget_add_css_class(frame.header, "form-bar");
    gtk_header_bar_set_title_widget(GTK_HEADER_BAR(frame.header), make_title(title));
    gtk_widget_add_css_class(frame.back, "form-back");
    control_name_icon(frame.back, "Back");
    gtk_widget_set_focus_on_click(frame.back, FALSE);
    gtk_widget_set_visible(frame.back, FALSE);
    gtk_header_bar_pack_start(GTK_HEADER_BAR(frame.header), frame.back);
    gtk_widget_add_css_class(frame.search, "form-search-button");
    gtk_button_set_icon_name(GTK_BUTTON(frame.search), "edit-find-symbolic");
    gtk_widget_set_focus_on_click(frame.search, FALSE);
    control_name_icon(frame.search, "Search");
    g_signal_connect(frame.search, "toggled", G_CALLBACK(search_toggled), NULL);
    gtk_header_bar_pack_start(GTK_HEADER_BAR(frame.header), frame.search);
    gtk_widget_add_css_class(frame.stack, "form-navigation");
    gtk_widget_set_hexpand(frame.stack, TRUE);
    gtk_widget_set_vexpand(frame.stack, TRUE);
    gtk_stack_add_child(GTK_STACK(frame.stack), page);
    GtkWidget *content = control_box(GTK_ORIENTATION_VERTICAL, "form-main-pane");
    gtk_box_append(GTK_BOX(content), frame.header);
    gtk_box_append(GTK_BOX(content), frame.stack);
    gtk_window_set_child(frame.window, content);
    return frame;
}

void control_tag(ControlFrame *frame, const char *text, const char *explanation)
{
    GtkWidget *box = gtk_header_bar_get_title_widget(GTK_HEADER_BAR(frame->header));
    GtkWidget *tag = gtk_label_new(text);
    gtk_widget_add_css_class(tag, "form-tag");
    gtk_widget_set_valign(tag, GTK_ALIGN_CENTER);
    gtk_widget_set_tooltip_text(tag, explanation);
    gtk_box_set_spacing(GTK_BOX(box), 8);
    gtk_box_append(GTK_BOX(box), tag);
}

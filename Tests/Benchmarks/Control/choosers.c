#include "controls.h"

static GtkWidget *make_chooser(ControlWindow *window, const char *class, const char *text, GtkWidget *button,
                               GtkWidget **entry)
{
    GtkWidget *box = control_box(GTK_ORIENTATION_HORIZONTAL, "linked");
    gtk_widget_add_css_class(box, "form-chooser");
    gtk_widget_add_css_class(box, class);
    *entry = control_entry(window, text);
    gtk_widget_set_hexpand(*entry, TRUE);
    gtk_widget_set_hexpand(box, FALSE);
    gtk_box_append(GTK_BOX(box), *entry);
    gtk_box_append(GTK_BOX(box), button);
    return box;
}

static void day_selected(GtkCalendar *calendar, GtkMenuButton *button)
{
    GDateTime *time = gtk_calendar_get_date(calendar);
    char *text = g_date_time_format(time, "%F");
    gtk_menu_button_popdown(button);
    gtk_editable_set_text(GTK_EDITABLE(gtk_widget_get_prev_sibling(GTK_WIDGET(button))), text);
    g_free(text);
    g_date_time_unref(time);
}

static void make_calendar(GtkMenuButton *button, gpointer data)
{
    if (gtk_menu_button_get_popover(button))
        return;
    GtkWidget *popover = gtk_popover_new();
    GtkWidget *calendar = gtk_calendar_new();
    g_signal_connect(calendar, "day-selected", G_CALLBACK(day_selected), button);
    gtk_popover_set_child(GTK_POPOVER(popover), calendar);
    gtk_menu_button_set_popover(button, popover);
}

GtkWidget *control_date_row(ControlWindow *window, const char *title, ControlMnemonics taken)
{
    GtkWidget *entry;
    GtkWidget *button = gtk_menu_button_new();
    gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(button), "x-office-calendar-symbolic");
    control_name_icon(button, "Choose a Date");
    gtk_menu_button_set_create_popup_func(GTK_MENU_BUTTON(button), make_calendar, NULL, NULL);
    GtkWidget *box = make_chooser(window, "form-date-field", "2026-12-24", button, &entry);
    return control_field_row(window, title, box, entry, FALSE, taken);
}

static void color_set(GtkColorButton *button, GtkEditable *entry)
{
    GdkRGBA color;
    gtk_color_chooser_get_rgba(GTK_COLOR_CHOOSER(button), &color);
    char *text = g_strdup_printf("#%02x%02x%02x", (int)(color.red * 255 + 0.5), (int)(color.green * 255 + 0.5),
                                 (int)(color.blue * 255 + 0.5));
    gtk_editable_set_text(entry, text);
    g_free(text);
}

GtkWidget *control_color_row(ControlWindow *window, const char *title, ControlMnemonics taken)
{
    GtkWidget *entry;
    GdkRGBA color;
    gdk_rgba_parse(&color, "#3584e4");
    GtkWidget *button = gtk_color_button_new_with_rgba(&color);
    gtk_color_chooser_set_use_alpha(GTK_COLOR_CHOOSER(button), TRUE);
    gtk_widget_set_tooltip_text(button, "Choose a Colour");
    /* The focus is on a button in it. */
    control_name(gtk_widget_get_first_child(button), "Choose a Colour");
    gtk_color_button_set_title(GTK_COLOR_BUTTON(button), title);
    GtkWidget *box = make_chooser(window, "form-color-field", "#3584e4", button, &entry);
    g_signal_connect(button, "color-set", G_CALLBACK(color_set), entry);
    return control_field_row(window, title, box, entry, FALSE, taken);
}

static void file_chosen(GtkNativeDialog *dialog, int response, GtkEditable *entry)
{
    GFile *file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog)) : NULL;
    if (file) {
        char *path = g_file_get_path(file);
        gtk_editable_set_text(entry, path);
        g_free(path);
        g_object_unref(file);
    }
    g_object_unref(dialog);
}

static void file_clicked(GtkButton *button, GtkEditable *entry)
{
    GtkWindow *window = GTK_WINDOW(gtk_widget_get_root(GTK_WIDGET(button)));
    GtkFileChooserNative *dialog =
        gtk_file_chooser_native_new("File", window, GTK_FILE_CHOOSER_ACTION_OPEN, NULL, NULL);
    g_signal_connect_object(dialog, "response", G_CALLBACK(file_chosen), entry, 0);
    gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}

GtkWidget *control_file_row(ControlWindow *window, const char *title, ControlMnemonics taken)
{
    GtkWidget *entry;
    GtkWidget *button = gtk_button_new_from_icon_name("document-open-symbolic");
    control_name_icon(button, "Choose a File");
    GtkWidget *box = make_chooser(window, "form-file-field", "/tmp", button, &entry);
    g_signal_connect(button, "clicked", G_CALLBACK(file_clicked), entry);
    return control_field_row(window, title, box, entry, FALSE, taken);
}

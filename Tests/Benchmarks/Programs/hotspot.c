/* The first window of Personal Hotspot, as one writes it by hand in C with GTK:
   the same widgets, texts, actions and keys. What the desktop tells later
   (light or dark) and what the pages below need are left out.

   hotspot STYLESHEET */

#include "widgets.h"

#include <libintl.h>

static const char *const identifier = "io.github.formgtk.PersonalHotspotControl";

static void show_about(GSimpleAction *action, GVariant *parameter, gpointer application)
{
    gtk_show_about_dialog(gtk_application_get_active_window(application), "program-name", "Personal Hotspot",
                          "version", "0.1.0", NULL);
}

static void quit(GSimpleAction *action, GVariant *parameter, gpointer application)
{
    gtk_window_close(gtk_application_get_active_window(application));
}

static void change(GSimpleAction *action, GVariant *parameter, gpointer application) {}

static void startup(GtkApplication *application)
{
    gtk_window_set_default_icon_name(identifier);
    const GActionEntry entries[] = {{"undo", change},  {"redo", change},      {"changed", change},
                                    {"reset", change}, {"about", show_about}, {"quit", quit}};
    g_action_map_add_action_entries(G_ACTION_MAP(application), entries, G_N_ELEMENTS(entries), application);
    gtk_application_set_accels_for_action(application, "app.quit", (const char *[]) {"<Control>q", "<Control>w", NULL});
}

static void append_section(GMenu *menu, const char *const items[][3], int count)
{
    GMenu *section = g_menu_new();
    for (int index = 0; index < count; index++) {
        GMenuItem *item = g_menu_item_new(items[index][0], items[index][1]);
        if (items[index][2])
            g_menu_item_set_attribute(item, "accel", "s", items[index][2]);
        g_menu_append_item(section, item);
        g_object_unref(item);
    }
    g_menu_append_section(menu, NULL, G_MENU_MODEL(section));
    g_object_unref(section);
}

static GtkWidget *make_menu_button(void)
{
    GMenu *menu = g_menu_new();
    append_section(menu, (const char *const[][3]) {{"Undo", "app.undo", "<Control>z"},
                                                   {"Redo", "app.redo", "<Shift><Control>z"}}, 2);
    append_section(menu, (const char *const[][3]) {{"Changed Settings", "app.changed", NULL},
                                                   {"Reset This Page", "app.reset", NULL}}, 2);
    append_section(menu, (const char *const[][3]) {{"About Personal Hotspot", "app.about", NULL},
                                                   {"Quit", "app.quit", NULL}}, 2);
    GtkWidget *button = gtk_menu_button_new();
    gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(button), G_MENU_MODEL(menu));
    gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(button), "open-menu-symbolic");
    gtk_menu_button_set_primary(GTK_MENU_BUTTON(button), TRUE);
    control_name_icon(button, "Main Menu");
    g_object_unref(menu);
    return button;
}

static void row_activated(GtkListBox *list, GtkListBoxRow *row, gpointer data) {}
static void back_clicked(GtkButton *button, gpointer data) {}

static gboolean key_pressed(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers,
                            gpointer data)
{
    return FALSE;
}

static gboolean close_requested(GtkWindow *window, gpointer data)
{
    return FALSE;
}

static GtkWidget *make_settings(void)
{
    GtkWidget *sections = control_box(GTK_ORIENTATION_VERTICAL, "form-page");
    GtkWidget *section = control_box(GTK_ORIENTATION_VERTICAL, "form-section");
    GtkWidget *list = control_list("Personal Hotspot");
    g_signal_connect(list, "row-activated", G_CALLBACK(row_activated), NULL);
    gtk_list_box_append(GTK_LIST_BOX(list), control_disclosure_row("_Personal Hotspot", "Off"));
    gtk_box_append(GTK_BOX(section), list);
    gtk_box_append(GTK_BOX(sections), section);
    return control_page(sections);
}

static void activate(GtkApplication *application, const char *style)
{
    GtkWindow *window = gtk_application_get_active_window(application);
    if (!window) {
        control_load_style(style);
        ControlFrame frame = control_frame(gtk_application_window_new(application), "Personal Hotspot", make_settings());
        window = frame.window;
        gtk_header_bar_pack_end(GTK_HEADER_BAR(frame.header), make_menu_button());
        control_banner(&frame, "This hotspot is simulated: no connection is shared.", "notice-information");
        g_signal_connect(frame.back, "clicked", G_CALLBACK(back_clicked), NULL);
        g_signal_connect(window, "close-request", G_CALLBACK(close_requested), NULL);
        GtkEventController *key = gtk_event_controller_key_new();
        g_signal_connect(key, "key-pressed", G_CALLBACK(key_pressed), NULL);
        gtk_widget_add_controller(GTK_WIDGET(window), key);
    }
    gtk_window_present(window);
}

int main(int count, char **arguments)
{
    if (count != 2) {
        g_printerr("hotspot STYLESHEET\n");
        return 2;
    }
    GtkApplication *application = gtk_application_new(identifier, G_APPLICATION_DEFAULT_FLAGS);
    bind_textdomain_codeset(identifier, "UTF-8");
    g_set_application_name("Personal Hotspot");
    g_signal_connect(application, "startup", G_CALLBACK(startup), NULL);
    g_signal_connect(application, "activate", G_CALLBACK(activate), arguments[1]);
    int status = g_application_run(G_APPLICATION(application), 0, NULL);
    g_object_unref(application);
    return status;
}

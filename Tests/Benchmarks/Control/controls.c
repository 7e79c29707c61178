#include "controls.h"

static gboolean key_pressed(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType modifiers,
                            ControlWindow *window)
{
    return FALSE;
}

void control_connect_keys(ControlWindow *window, GtkWidget *widget, GtkPropagationPhase phase)
{
    GtkEventController *key = gtk_event_controller_key_new();
    gtk_event_controller_set_propagation_phase(key, phase);
    g_signal_connect(key, "key-pressed", G_CALLBACK(key_pressed), window);
    gtk_widget_add_controller(widget, key);
}

void control_tell_value(GtkWidget *widget, const char *text)
{
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

void control_name(GtkWidget *widget, const char *text)
{
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

void control_describe(GtkWidget *widget, const char *text)
{
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

GtkWidget *control_mixed_row(ControlWindow *window, const char *title, int index, GCallback toggled,
                             ControlMnemonics taken)
{
    switch (index % 15) {
    case 0: return control_switch_row(window, title, FALSE, taken, toggled, index);
    case 1: return control_toggle_row(window, title, gtk_check_button_new(), GTK_ACCESSIBLE_ROLE_CHECKBOX, FALSE, taken,
                                      toggled, index);
    case 2: return control_text_row(window, title, "Text", taken);
    case 3: return control_password_row(window, title, taken);
    case 4: return control_number_row(window, title, taken);
    case 5: return control_slider_row(window, title, taken);
    case 6: return control_menu_row(window, title, taken);
    case 7: return control_segments_row(window, title, taken);
    case 8: return control_radio_group_row(window, title, taken);
    case 9: return control_date_row(window, title, taken);
    case 10: return control_color_row(window, title, taken);
    case 11: return control_file_row(window, title, taken);
    case 12: return control_editor_row(window, title, taken);
    case 13: return control_progress_row(title, taken);
    default: return control_level_row(title, taken);
    }
}

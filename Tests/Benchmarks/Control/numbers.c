#include "controls.h"

static void number_changed(GtkSpinButton *spin, ControlWindow *window) {}
static void slider_held(GtkGestureDrag *gesture, double x, double y, ControlWindow *window) {}

/* Visits the controllers of GTK's own that a widget has. */
static void each_controller(GtkWidget *widget, GType type, void (*visit)(GtkEventController *, gpointer), gpointer data)
{
    GListModel *controllers = gtk_widget_observe_controllers(widget);
    for (guint index = 0; index < g_list_model_get_n_items(controllers); index++) {
        GtkEventController *controller = g_list_model_get_item(controllers, index);
        if (G_TYPE_CHECK_INSTANCE_TYPE(controller, type))
            visit(controller, data);
        g_object_unref(controller);
    }
    g_object_unref(controllers);
}

static void leave_alone(GtkEventController *controller, gpointer data)
{
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_NONE);
}

/* Who scrolls past a value must not change it. */
static void leave_wheel_to_page(GtkWidget *widget)
{
    each_controller(widget, GTK_TYPE_EVENT_CONTROLLER_SCROLL, leave_alone, NULL);
}

GtkWidget *control_number_row(ControlWindow *window, const char *title, ControlMnemonics taken)
{
    GtkWidget *box = control_box(GTK_ORIENTATION_HORIZONTAL, "form-number");
    GtkWidget *spin = gtk_spin_button_new(gtk_adjustment_new(5, 1, 10, 1, 10, 0), 0, 0);
    gtk_editable_set_width_chars(GTK_EDITABLE(spin), 2);
    leave_wheel_to_page(spin);
    control_tell_value(spin, "5 GB");
    control_describe(spin, "GB");
    g_signal_connect(spin, "value-changed", G_CALLBACK(number_changed), window);
    control_connect_text(window, spin);
    gtk_box_append(GTK_BOX(box), spin);
    gtk_box_append(GTK_BOX(box), control_label("GB", "form-unit"));
    return control_field_row(window, title, box, spin, FALSE, taken);
}

static void slider_moved(GtkRange *scale, GtkWidget *entry)
{
    char *text = g_strdup_printf("%g", gtk_range_get_value(scale));
    gtk_editable_set_text(GTK_EDITABLE(entry), text);
    char *value = g_strdup_printf("%s %%", text);
    control_tell_value(GTK_WIDGET(scale), value);
    g_free(value);
    g_free(text);
}

static void connect_holding(GtkEventController *gesture, gpointer window)
{
    g_signal_connect(gesture, "drag-begin", G_CALLBACK(slider_held), window);
    g_signal_connect(gesture, "drag-end", G_CALLBACK(slider_held), window);
}

GtkWidget *control_slider_row(ControlWindow *window, const char *title, ControlMnemonics taken)
{
    GtkWidget *box = control_box(GTK_ORIENTATION_HORIZONTAL, "form-number");
    gtk_widget_add_css_class(box, "form-slider");
    GtkWidget *scale = gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, gtk_adjustment_new(5, 1, 10, 1, 10, 0));
    gtk_range_set_round_digits(GTK_RANGE(scale), -1);
    gtk_widget_set_hexpand(scale, TRUE);
    leave_wheel_to_page(scale);
    each_controller(scale, GTK_TYPE_GESTURE_DRAG, connect_holding, window);
    control_tell_value(scale, "5 %");
    control_describe(scale, "%");
    GtkWidget *entry = control_entry(window, "5");
    gtk_editable_set_width_chars(GTK_EDITABLE(entry), 2);
    gtk_editable_set_max_width_chars(GTK_EDITABLE(entry), 2);
    gtk_widget_set_valign(entry, GTK_ALIGN_CENTER);
    control_name(entry, title);
    g_signal_connect(scale, "value-changed", G_CALLBACK(slider_moved), entry);
    gtk_box_append(GTK_BOX(box), scale);
    gtk_box_append(GTK_BOX(box), entry);
    gtk_box_append(GTK_BOX(box), control_label("%", "form-unit"));
    return control_field_row(window, title, box, scale, FALSE, taken);
}

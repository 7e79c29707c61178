/* The rows of a page that has a row with each control of the library. */
#pragma once

#include "values.h"

GtkWidget *control_password_row(ControlWindow *window, const char *title, ControlMnemonics taken);
GtkWidget *control_number_row(ControlWindow *window, const char *title, ControlMnemonics taken);
GtkWidget *control_slider_row(ControlWindow *window, const char *title, ControlMnemonics taken);
GtkWidget *control_menu_row(ControlWindow *window, const char *title, ControlMnemonics taken);
GtkWidget *control_segments_row(ControlWindow *window, const char *title, ControlMnemonics taken);
GtkWidget *control_radio_group_row(ControlWindow *window, const char *title, ControlMnemonics taken);
GtkWidget *control_date_row(ControlWindow *window, const char *title, ControlMnemonics taken);
GtkWidget *control_color_row(ControlWindow *window, const char *title, ControlMnemonics taken);
GtkWidget *control_file_row(ControlWindow *window, const char *title, ControlMnemonics taken);
GtkWidget *control_editor_row(ControlWindow *window, const char *title, ControlMnemonics taken);
GtkWidget *control_progress_row(const char *title, ControlMnemonics taken);
GtkWidget *control_level_row(const char *title, ControlMnemonics taken);

/* What assistive tools are told of a widget. */
void control_name(GtkWidget *widget, const char *text);
void control_tell_value(GtkWidget *widget, const char *text);
void control_describe(GtkWidget *widget, const char *text);

/* Keys that a widget deals with before or after what is in it. */
void control_connect_keys(ControlWindow *window, GtkWidget *widget, GtkPropagationPhase phase);

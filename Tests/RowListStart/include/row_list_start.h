#pragma once

/// Begins to record the rows of the forms that tests make. It is written in Swift.
void form_record_rows(void);

#include "row_list_start.h"

#include <stdlib.h>

// Swift Testing calls no function before the first test, so the recorder starts with the process.
__attribute__((constructor)) static void start(void) {
    if (getenv("FORM_ROW_LISTS")) form_record_rows();
}

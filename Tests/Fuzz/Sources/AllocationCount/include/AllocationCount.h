#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stddef.h>

/// Starts to count the bytes allocated from here on.
void allocation_count_start(void);

/// The most bytes that were allocated at one time since the start; 0 where nobody counts.
size_t allocation_count_peak(void);

#endif

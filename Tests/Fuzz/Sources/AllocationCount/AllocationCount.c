#include "AllocationCount.h"

#include <stdlib.h>

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>

// Definitions in the program replace those of the C library, which keeps its own under these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static _Thread_local long current;
static _Thread_local long peak;

void allocation_count_start(void) {
    current = 0;
    peak = 0;
}

size_t allocation_count_peak(void) { return (size_t)peak; }

static void *added(void *block) {
    current += (long)malloc_usable_size(block);
    if (current > peak) peak = current;
    return block;
}

void *malloc(size_t size) { return added(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return added(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
    long before = (long)malloc_usable_size(block);
    void *moved = __libc_realloc(block, size);
    if (moved || size == 0) current -= before;
    return moved ? added(moved) : moved;
}

void *memalign(size_t alignment, size_t size) { return added(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = memalign(alignment, size);
    return *block ? 0 : ENOMEM;
}

void free(void *block) {
    current -= (long)malloc_usable_size(block);
    __libc_free(block);
}

#else

void allocation_count_start(void) {}

size_t allocation_count_peak(void) { return 0; }

#endif

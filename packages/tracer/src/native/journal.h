/* What the program wrote before the grid was found, with what was there before. So the grid may be
   found late: the tracer goes back to the moment when the grid had only its givens. */

enum { JOURNAL = 1 << 18 };

typedef struct {
  uintptr_t address;
  uint64_t before;
  uint32_t site;
  uint8_t width;
} Written;

static struct {
  Written *entries;
  uint64_t length;
} journal;

static int openJournal(void) {
  journal.entries = mmap(NULL, JOURNAL * sizeof(Written), PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return journal.entries != MAP_FAILED;
}

static inline void keepWritten(uintptr_t address, int width, uint32_t site) {
  journal.entries[journal.length++ & (JOURNAL - 1)] =
      (Written){address, valueAt((const uint8_t *)address, width), site, (uint8_t)width};
}

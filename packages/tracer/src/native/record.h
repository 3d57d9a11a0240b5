/* The events, in a file that is mapped into memory, so they are kept even if the program crashes.
   recorded.ts reads it: lines of text, then events of 32 bits up to a zero: kind (2 bits), digit
   (5), cell (10), site (15). */

enum { HEAD = 4096, PLACE = 1, REMOVE = 2, SOLUTION = 3, MOST_SITES = (1 << 15) - 1, FRAMES = 8 };

static struct {
  char *text;
  uint32_t *events;
  uint32_t length, limit;
  int head, sites, isCut, hasCopies;
} record;

static void note(const char *format, ...) {
  char line[2048];
  va_list values;
  va_start(values, format);
  int length = vsnprintf(line, sizeof line - 1, format, values);
  va_end(values);
  if (length < 0 || length > (int)sizeof line - 2) return;
  line[length++] = '\n';
  if (record.head + length >= HEAD) return;
  copyBytes(record.text + record.head, line, length);
  record.head += length;
}

static int openRecord(const char *folder, uint32_t limit) {
  char path[4096];
  snprintf(path, sizeof path, "%s/record", folder);
  int file = open(path, O_RDWR | O_CLOEXEC);
  if (file < 0) return 0;
  record.text = mmap(NULL, HEAD + 4 * ((size_t)limit + 1), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  close(file);
  if (record.text == MAP_FAILED) return 0;
  record.events = (uint32_t *)(record.text + HEAD);
  record.limit = limit;
  snprintf(path, sizeof path, "%s/sites", folder);
  record.sites = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_TRUNC, 0600);
  return record.sites >= 0;
}

static void addEvent(int kind, int cell, int digit, uint32_t site) {
  if (record.length == record.limit) {
    if (!record.isCut) note("cut");
    record.isCut = 1;
    return;
  }
  record.events[record.length++] = (uint32_t)kind | digit << 2 | cell << 7 | site << 17;
}

/* Removes the last events if they are of a site. */
static void removeEventsOf(uint32_t site) {
  uint32_t *events = record.events;
  while (record.length && events[record.length - 1] >> 17 == site && (events[record.length - 1] & 3) != SOLUTION)
    events[--record.length] = 0;
}

/* A site is a place in the code of the program: the address of a call of the tracer, and those of the
   calls that lead there. Each site is a line of the file `sites`, from number 1 on. */
typedef struct {
  uintptr_t calls[FRAMES];
} Calls;

static struct {
  Calls calls[MOST_SITES + 1];
  uint16_t table[1 << 16];
  uint32_t length;
} sites;

static uint32_t siteOf(const Calls *calls) {
  uint64_t hash = 0;
  for (int i = 0; i < FRAMES; i++) {
    uint64_t mixed = calls->calls[i] * 0x9E3779B97F4A7C15u;
    hash ^= mixed << 8 * i | mixed >> (64 - 8 * i) % 64;
  }
  uint32_t at = hash >> 48;
  for (; sites.table[at]; at = (at + 1) & 0xffff) {
    const uintptr_t *known = sites.calls[sites.table[at]].calls;
    int i = 0;
    while (i < FRAMES && known[i] == calls->calls[i]) i++;
    if (i == FRAMES) return sites.table[at];
  }
  if (sites.length == MOST_SITES) return 0;
  sites.table[at] = ++sites.length;
  sites.calls[sites.length] = *calls;
  char line[FRAMES * 20];
  int length = 0;
  for (int i = 0; i < FRAMES && calls->calls[i]; i++)
    length += snprintf(line + length, sizeof line - length, "%s%lx", i ? " " : "", (long)calls->calls[i] - 1);
  line[length++] = '\n';
  if (write(record.sites, line, length) < 0) return 0;
  return sites.length;
}

extern void *__libc_stack_end;

/* Follows the frame pointers from the frame of the function that has called a hook. The frames of the
   C library have none, so an address is only used if it lies further up on the stack. */
static void findCalls(Calls *calls, void *frame, void *address) {
  const uintptr_t *below = __builtin_frame_address(0), *at = frame;
  calls->calls[0] = (uintptr_t)address;
  int i = 1;
  for (; i < FRAMES; i++) {
    uintptr_t distance = (uintptr_t)at - (uintptr_t)below;
    int isMain = (uintptr_t)below < (uintptr_t)__libc_stack_end;
    if (distance == 0 || distance > 1 << 20 || (uintptr_t)at & 7) break;
    if (isMain && (uintptr_t)at + 16 > (uintptr_t)__libc_stack_end) break;
    calls->calls[i] = at[1];
    below = at;
    at = (const uintptr_t *)at[0];
  }
  while (i < FRAMES) calls->calls[i++] = 0;
}

static uint32_t siteAt(void *frame, void *address) {
  Calls calls;
  findCalls(&calls, frame, address);
  return siteOf(&calls);
}

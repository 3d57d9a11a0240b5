/* The calls that the compiler puts before each access to memory, and at each begin and end of a
   function. A store is not made yet when its hook is called, so the tracer looks at the cell in the
   next hook of the thread. */

enum { OFF, SEARCHING, FOLLOWING };

/* What a thread has just written. */
enum { NOTHING, BOARD_CELL, COPY_CELL, BOARD_CELLS, RANGE };

static volatile int phase = OFF;
static volatile char isLocked;

static __thread struct {
  /* Whether the thread is inside the tracer. A signal handler may interrupt it. */
  volatile char isBusy;
  char pending;
  int cell;
  uintptr_t address;
  Calls calls;
  /* The cell that was read last, and its board. NULL: something else was read last. */
  int lastRead;
  Board *lastBoard;
  /* A range that is written, and the range from which it is copied. The compiler tells of either
     first. */
  uintptr_t from, to, read;
  size_t length, readLength;
} thread;

static int enter(void) {
  if (thread.isBusy) return 0;
  thread.isBusy = 1;
  while (__atomic_test_and_set(&isLocked, __ATOMIC_ACQUIRE)) sched_yield();
  return 1;
}

static void leave(void) {
  __atomic_clear(&isLocked, __ATOMIC_RELEASE);
  thread.isBusy = 0;
}

/* After the tracer has looked at a board: there may be no board any more, or no room for events. */
static void afterDrop(void) {
  if (record.isCut) phase = OFF;
  if (phase == OFF) return;
  if (follow.hasBoard) phase = FOLLOWING;
  if (follow.hasBoard || !follow.hasBegun || follow.isSolved || follow.isOver || phase == SEARCHING) return;
  journal.length = 0;
  phase = SEARCHING;
}

/* Looks at what has been written. */
static void settle(void) {
  int pending = thread.pending;
  thread.pending = NOTHING;
  uint32_t site = siteOf(&thread.calls);
  if (pending == RANGE) {
    if (thread.from || (follow.hasBoard && overlaps(&follow.board, thread.to, thread.length)))
      copied(thread.to, thread.from, thread.length, site);
  } else if (pending == BOARD_CELL && follow.hasBoard) {
    int digit = digitNow(thread.cell);
    if (digit == INVALID) follow.hasBoard = 0;
    else change(thread.cell, digit, site);
  } else if (pending == COPY_CELL) {
    Copy *copy = copyAt(thread.address);
    if (copy) goOver(copy, cellAt(&copy->board, thread.address), site);
  } else if (pending == BOARD_CELLS && follow.hasBoard) {
    compare(site);
  }
  afterDrop();
}

#define SETTLE \
  if (thread.pending && enter()) { \
    settle(); \
    leave(); \
  }

static __attribute__((noinline)) void search(uintptr_t address, int width, void *frame, void *caller, int isEntry) {
  if (!enter()) return;
  if (phase == SEARCHING) {
    finder.hooks++;
    if (address) touch(address);
    if ((isEntry || finder.hooks >= finder.nextScan) && scan()) {
      phase = FOLLOWING;
    } else if (width) {
      uint32_t site = siteAt(frame, caller);
      for (int i = 0; i < width; i += 8) keepWritten(address + i, width < 8 ? width : 8, site);
    }
  }
  leave();
}

static void onRead(uintptr_t address, void *frame, void *caller) {
  SETTLE
  if (phase == OFF) return;
  if (phase == SEARCHING) search(address, 0, frame, caller, 0);
  int cell = followedCell(address);
  if (cell >= 0) {
    thread.lastRead = cell;
    thread.lastBoard = &follow.board;
    if (digitNow(cell) == follow.now[cell] || !enter()) return;
    /* Something that has no hooks has changed the cell. */
    compare(siteAt(frame, caller));
    afterDrop();
    leave();
  } else if (boards.length) {
    Copy *copy = copyAt(address);
    if (copy) thread.lastRead = cellAt(&copy->board, address);
    thread.lastBoard = copy ? &copy->board : NULL;
  }
}

static void onWrite(uintptr_t address, int width, void *frame, void *caller) {
  SETTLE
  if (phase == OFF) return;
  if (phase == SEARCHING) search(address, width, frame, caller, 0);
  int cell = followedCell(address);
  if (cell >= 0 || (width > follow.board.width && follow.hasBoard && overlaps(&follow.board, address, width))) {
    findCalls(&thread.calls, frame, caller);
    thread.cell = cell;
    thread.pending = cell >= 0 && width == follow.board.width ? BOARD_CELL : BOARD_CELLS;
    return;
  }
  if (boards.length && copyAt(address)) {
    findCalls(&thread.calls, frame, caller);
    thread.address = address;
    thread.pending = COPY_CELL;
  }
  if (thread.lastBoard) {
    if (enter()) {
      copiedCell(thread.lastBoard, thread.lastRead, address, width);
      leave();
    }
    thread.lastBoard = NULL;
  }
}

/* A function of the program may get a board by value: its bytes are then above the frame of the
   function, on the stack of the main thread, and no hook tells of them. */
static int looksForArgument(uintptr_t frame) {
  const Board *board = follow.hasBoard ? &follow.board : &boards.copies[boards.length % MOST_BOARDS].board;
  const Puzzle *puzzle = follow.puzzle;
  int size = board->size, width = board->width, stride = size ? (int)(board->rows[1] - board->rows[0]) : 0;
  if (stride != size * board->step && stride != (size + 1) * board->step) return 0;
  if (board->rows[size - 1] - board->rows[0] != (uintptr_t)stride * (size - 1)) return 0;
  uintptr_t top = (uintptr_t)__libc_stack_end, length = (uintptr_t)stride * size;
  uintptr_t given = puzzle->row * stride + puzzle->column * board->step;
  int digit = puzzle->digits[puzzle->row * size + puzzle->column];
  for (uintptr_t start = frame + 16; start < frame + 80 && start + length <= top; start += 8) {
    if (top - start > 1 << 26) return 0;
    if (digitOf(valueAt((const uint8_t *)start + given, width), width, size) != digit) continue;
    Board copy = {{0}, board->step, width, size};
    uint8_t digits[MOST_CELLS];
    for (int r = 0; r < size; r++) {
      copy.rows[r] = start + r * stride;
      readRow((const uint8_t *)copy.rows[r], &copy, digits + r * size);
    }
    if (!isWithin(puzzle, digits)) continue;
    if (!enter()) return 1;
    if (board != &follow.board || start != board->rows[0]) addBoard(&copy);
    else moveTo(digits, 0);
    leave();
    return 1;
  }
  return 0;
}

/* The functions of the program, and how often the tracer has looked for a board that they get by
   value, without finding one. */
typedef struct {
  uintptr_t address;
  int misses;
} Function;

enum { MOST_MISSES = 256 };

static Function functions[1 << 12];

static inline uint32_t placeOf(uintptr_t address) {
  return (address * 0x9E3779B97F4A7C15u) >> 52;
}

/* Returns NULL if there are very many functions. */
static Function *functionAt(uintptr_t address) {
  uint32_t at = placeOf(address);
  for (int i = 0; i < 8; i++) {
    Function *known = &functions[(at + i) & ((1 << 12) - 1)];
    if (known->address == address || !known->address) return known;
  }
  return NULL;
}

/* A grid that has been read from the input is found when the function that solves it is entered for
   the first time. */
static void onEntry(void *frame, void *address) {
  SETTLE
  if (phase == OFF) return;
  Function *function = functionAt((uintptr_t)address);
  if (!function) return;
  if (phase == SEARCHING) search(0, 0, frame, address, !function->address);
  function->address = (uintptr_t)address;
  if (follow.puzzle && function->misses < MOST_MISSES)
    function->misses = looksForArgument((uintptr_t)frame) ? 0 : function->misses + 1;
}

/* The frame of the function that has called a hook, and where. */
#define FRAME (*(void **)__builtin_frame_address(0))
#define CALLER __builtin_return_address(0)
#define HOOK __attribute__((noinline)) void

/* A hook calls these at its end, so their frames take the place of its own. */
static __attribute__((noinline)) void slowRead(uintptr_t address) { onRead(address, FRAME, CALLER); }
static __attribute__((noinline)) void slowWrite(uintptr_t address, int width) { onWrite(address, width, FRAME, CALLER); }
static __attribute__((noinline)) void slowEntry(void *function) { onEntry(FRAME, function); }

/* Whether the tracer has nothing to do at an access to memory, which is the case for most of them. */
static inline int isQuiet(uintptr_t first, uintptr_t last) {
  if (thread.pending || phase == SEARCHING) return 0;
  return phase == OFF || (!isNearBoard(first) && !isNearBoard(last));
}

static inline int isQuietEntry(uintptr_t address) {
  if (thread.pending || phase == SEARCHING) return 0;
  const Function *function = &functions[placeOf(address)];
  return phase == OFF || (function->address == address && function->misses == MOST_MISSES);
}

#define READ(name) \
  HOOK name(void *at) { \
    if (isQuiet((uintptr_t)at, (uintptr_t)at)) thread.lastBoard = NULL; \
    else slowRead((uintptr_t)at); \
  }
#define WRITE(name, width) \
  HOOK name(void *at) { \
    if (thread.lastBoard || !isQuiet((uintptr_t)at, (uintptr_t)at + width - 1)) slowWrite((uintptr_t)at, width); \
  }

/* gcc: -fsanitize=thread. clang: -fsanitize=kernel-address, because its other one leaves out arrays
   of which no other function knows. */
#define ACCESS(width) \
  READ(__tsan_read##width) \
  READ(__tsan_unaligned_read##width) \
  READ(__tsan_volatile_read##width) \
  READ(__tsan_unaligned_volatile_read##width) \
  READ(__asan_load##width##_noabort) \
  WRITE(__tsan_write##width, width) \
  WRITE(__tsan_unaligned_write##width, width) \
  WRITE(__tsan_volatile_write##width, width) \
  WRITE(__tsan_unaligned_volatile_write##width, width) \
  WRITE(__asan_store##width##_noabort, width)

ACCESS(1)
ACCESS(2)
ACCESS(4)
ACCESS(8)
ACCESS(16)

HOOK __asan_loadN_noabort(void *at, size_t length) { onRead((uintptr_t)at, FRAME, CALLER); }
HOOK __asan_storeN_noabort(void *at, size_t length) { onWrite((uintptr_t)at, (int)length, FRAME, CALLER); }
HOOK __asan_handle_no_return(void) {}
HOOK __cyg_profile_func_enter(void *function, void *caller) {
  if (!isQuietEntry((uintptr_t)function)) slowEntry(function);
}
HOOK __cyg_profile_func_exit(void *function, void *caller) { SETTLE }
HOOK __tsan_func_entry(void *caller) {
  if (!isQuietEntry((uintptr_t)CALLER)) slowEntry(CALLER);
}
HOOK __tsan_func_exit(void) { SETTLE }
HOOK __tsan_init(void) {}
HOOK __tsan_vptr_update(void **at, void *value) { onWrite((uintptr_t)at, 8, FRAME, CALLER); }
HOOK __tsan_vptr_read(void **at) { SETTLE }

HOOK __tsan_read_range(void *at, size_t length) {
  if (thread.pending == RANGE && !thread.from && thread.length == length) {
    thread.from = (uintptr_t)at;
    return;
  }
  onRead((uintptr_t)at, FRAME, CALLER);
  thread.read = (uintptr_t)at;
  thread.readLength = length;
}

HOOK __tsan_write_range(void *at, size_t length) {
  SETTLE
  if (phase == SEARCHING)
    for (size_t i = 0; i + 8 <= length && i < PAGE; i += 8)
      search((uintptr_t)at + i, 8, FRAME, CALLER, 0);
  if (!follow.puzzle || phase == OFF) return;
  findCalls(&thread.calls, FRAME, CALLER);
  thread.pending = RANGE;
  thread.to = (uintptr_t)at;
  thread.length = length;
  thread.from = thread.readLength == length ? thread.read : 0;
  thread.readLength = 0;
}

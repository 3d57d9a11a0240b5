/* Functions of the C library that copy or free memory. Its own code and that of the C++ library have
   no hooks. */

static void *(*plainCopy)(void *, const void *, size_t), *(*plainMove)(void *, const void *, size_t);
static void *(*plainSet)(void *, int, size_t), *(*plainResize)(void *, size_t);
static void (*plainFree)(void *), (*plainJump)(sigjmp_buf, int) __attribute__((noreturn));

/* Before the C library is ready. */
static void *moveBytes(void *to, const void *from, size_t length) {
  volatile char *a = to;
  const volatile char *b = from;
  if (a < b) for (size_t i = 0; i < length; i++) a[i] = b[i];
  else while (length--) a[length] = b[length];
  return to;
}

static void onCopy(void *to, const void *from, size_t length, void *frame, void *caller) {
  if (phase == OFF || length < 4) return;
  SETTLE
  if (phase == SEARCHING) {
    for (size_t i = 0; i < length && i < 1 << 16; i += PAGE) {
      search((uintptr_t)to + i, 0, frame, caller, 0);
      search((uintptr_t)from + i, 0, frame, caller, 0);
    }
  }
  if (follow.puzzle && enter()) {
    copied((uintptr_t)to, (uintptr_t)from, length, siteAt(frame, caller));
    afterDrop();
    leave();
  }
}

/* Weak, because a program may have its own. */
#define EXPORTED __attribute__((visibility("default"), noinline, weak))

EXPORTED void *memcpy(void *to, const void *from, size_t length) {
  void *result = plainCopy ? plainCopy(to, from, length) : moveBytes(to, from, length);
  onCopy(to, from, length, FRAME, CALLER);
  return result;
}

EXPORTED void *memmove(void *to, const void *from, size_t length) {
  void *result = plainMove ? plainMove(to, from, length) : moveBytes(to, from, length);
  onCopy(to, from, length, FRAME, CALLER);
  return result;
}

EXPORTED void *memset(void *to, int value, size_t length) {
  if (plainSet) plainSet(to, value, length);
  else for (size_t i = 0; i < length; i++) ((volatile char *)to)[i] = (char)value;
  if (phase == FOLLOWING && follow.hasBoard) onCopy(to, to, length, FRAME, CALLER);
  return to;
}

EXPORTED char *strcpy(char *to, const char *from) { return memcpy(to, from, strlen(from) + 1); }

void *__asan_memcpy(void *to, const void *from, size_t length) { return memcpy(to, from, length); }
void *__asan_memmove(void *to, const void *from, size_t length) { return memmove(to, from, length); }
void *__asan_memset(void *to, int value, size_t length) { return memset(to, value, length); }

/* The program gives memory back. */
static void onFree(void *block) {
  SETTLE
  if (!follow.puzzle || !block) return;
  uintptr_t start = (uintptr_t)block, end = start + malloc_usable_size(block);
  int hasBoard = 0;
  for (int r = 0; follow.hasBoard && r < follow.board.size; r++)
    hasBoard |= follow.board.rows[r] >= start && follow.board.rows[r] < end;
  if (hasBoard && enter()) {
    compare(0);
    follow.hasBoard = 0;
    afterDrop();
    leave();
  }
  if (!boards.length) return;
  Copy *copy = copyAt(start);
  if (!copy) copy = copyAt(start + follow.board.step);
  if (copy) forget(copy);
}

EXPORTED void free(void *block) {
  if (phase != OFF) onFree(block);
  if (plainFree) plainFree(block);
}

EXPORTED void *realloc(void *block, size_t size) {
  SETTLE
  void *result = plainResize(block, size);
  if (phase == FOLLOWING && block && result && result != block && enter()) {
    copied((uintptr_t)result, (uintptr_t)block, malloc_usable_size(result), 0);
    leave();
  }
  return result;
}

/* A signal handler may have interrupted the tracer, and now does not return to it. */
static void onJump(void) {
  if (!thread.isBusy) return;
  note("broken the program jumped out of a signal handler");
  phase = OFF;
  leave();
}

EXPORTED void longjmp(jmp_buf to, int value) {
  onJump();
  plainJump(to, value);
}

EXPORTED void siglongjmp(sigjmp_buf to, int value) {
  onJump();
  plainJump(to, value);
}

static void findPlain(void) {
  plainJump = dlsym(RTLD_NEXT, "siglongjmp");
  plainResize = dlsym(RTLD_NEXT, "realloc");
  plainFree = dlsym(RTLD_NEXT, "free");
  plainMove = dlsym(RTLD_NEXT, "memmove");
  plainSet = dlsym(RTLD_NEXT, "memset");
  plainCopy = dlsym(RTLD_NEXT, "memcpy");
}

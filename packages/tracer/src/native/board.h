/* Where the cells of a grid are in memory. */

typedef struct {
  uintptr_t rows[MOST_SIZE];
  /* Bytes from one cell to the next, and bytes of a number in a cell. */
  uint16_t step;
  uint8_t width, size;
} Board;

static inline uintptr_t addressOf(const Board *board, int cell) {
  return board->rows[cell / board->size] + cell % board->size * board->step;
}

/* Returns the cell at an address, or -1. */
static inline int cellAt(const Board *board, uintptr_t address) {
  uintptr_t length = board->size * board->step;
  for (int r = 0; r < board->size; r++) {
    uintptr_t offset = address - board->rows[r];
    if (offset >= length) continue;
    return offset % board->step < board->width ? r * board->size + (int)(offset / board->step) : -1;
  }
  return -1;
}

/* A byte for each span of memory, set if a cell of a board is or was there. A program mostly uses other
   memory, and spans that share a byte only cost time. */
enum { SPAN = 16, SPANS = 1 << 18 };

static uint8_t spans[SPANS];

static inline int isNearBoard(uintptr_t address) {
  return spans[address / SPAN % SPANS];
}

static void markSpans(const Board *board) {
  for (int r = 0; r < board->size; r++) {
    uintptr_t end = board->rows[r] + board->size * board->step - 1;
    for (uintptr_t at = board->rows[r] / SPAN; at <= end / SPAN; at++) spans[at % SPANS] = 1;
  }
}

static void readRow(const uint8_t *row, const Board *board, uint8_t *digits) {
  for (int c = 0; c < board->size; c++)
    digits[c] = digitOf(valueAt(row + c * board->step, board->width), board->width, board->size);
}

/* Returns 0 if the memory is gone. Rows that lie close together are read at once. */
static int readDigits(const Board *board, uint8_t *digits) {
  uint8_t bytes[1 << 11];
  int size = board->size, length = (size - 1) * board->step + board->width, isClose = 1;
  uintptr_t start = board->rows[0];
  for (int r = 0; r < size; r++)
    isClose &= board->rows[r] >= start && board->rows[r] + length <= start + sizeof bytes;
  size_t all = isClose ? board->rows[size - 1] + length - start : 0;
  for (int r = 0; r < size; r++) isClose &= board->rows[r] + length <= start + all;
  if (isClose && !readBytes(start, bytes, all)) return 0;
  for (int r = 0; r < size; r++) {
    const uint8_t *row = isClose ? bytes + (board->rows[r] - start) : bytes;
    if (!isClose && !readBytes(board->rows[r], bytes, length)) return 0;
    readRow(row, board, digits + r * size);
  }
  return 1;
}

/* Whether some bytes are in the rows of a board. */
static int overlaps(const Board *board, uintptr_t start, size_t length) {
  uintptr_t row = board->size * board->step;
  for (int r = 0; r < board->size; r++)
    if (start < board->rows[r] + row && start + length > board->rows[r]) return 1;
  return 0;
}

/* Follows the grid, and records its changes. */

static struct {
  const Puzzle *puzzle;
  Board board;
  /* Whether the program has changed a board, and whether it still has this board in memory. */
  int hasBegun, hasBoard;
  uintptr_t low, high, addresses[MOST_CELLS];
  /* For each byte from `low` on, the cell that it is in and 1, or 0. Empty if the rows lie far apart. */
  uint16_t cells[PAGE];
  /* In the order of the memory. */
  uint8_t now[MOST_CELLS];
  uint32_t placed[MOST_CELLS];
  int blanks, isSolved, isOver;
} follow;

static void followBoard(const Board *board) {
  follow.board = *board;
  follow.hasBoard = 1;
  markSpans(board);
  follow.low = ~(uintptr_t)0, follow.high = 0;
  for (int r = 0; r < board->size; r++) {
    uintptr_t end = board->rows[r] + board->size * board->step;
    if (board->rows[r] < follow.low) follow.low = board->rows[r];
    if (end > follow.high) follow.high = end;
  }
  uintptr_t length = follow.high - follow.low;
  for (uintptr_t i = 0; i < length && length <= PAGE; i++) follow.cells[i] = 0;
  for (int r = 0, cell = 0; r < board->size; r++)
    for (int c = 0; c < board->size; c++, cell++) {
      uintptr_t address = follow.addresses[cell] = board->rows[r] + c * board->step;
      for (int i = 0; i < board->width && length <= PAGE; i++)
        follow.cells[address - follow.low + i] = cell + 1;
    }
}

/* Returns the cell of the followed board at an address, or -1. */
static inline int followedCell(uintptr_t address) {
  uintptr_t offset = address - follow.low, length = follow.high - follow.low;
  if (!follow.hasBoard || offset >= length) return -1;
  return length <= PAGE ? follow.cells[offset] - 1 : cellAt(&follow.board, address);
}

static int inPuzzle(int cell) {
  int size = follow.puzzle->size;
  return follow.puzzle->isTransposed ? cell % size * size + cell / size : cell;
}

static void expect(const Puzzle *puzzle) {
  follow.puzzle = puzzle;
  follow.blanks = puzzle->cells - puzzle->givens;
  copyBytes(follow.now, puzzle->digits, puzzle->cells);
}

/* The program changes a board for the first time. */
static void beginFollowing(const Board *board) {
  const Puzzle *puzzle = follow.puzzle;
  follow.hasBegun = 1;
  char digits[MOST_CELLS * 3 + 1];
  int length = 0;
  for (int i = 0; i < puzzle->cells; i++)
    length += snprintf(digits + length, 4, "%s%d", i ? " " : "", puzzle->digits[inPuzzle(i)]);
  note("box %d %d", puzzle->boxRows, puzzle->boxColumns);
  note("puzzle %s", digits);
  note("grid %lx %d rows of %d-byte cells", (long)board->rows[0], board->size, board->width);
}

static void change(int cell, int digit, uint32_t site) {
  int old = follow.now[cell];
  if (old == digit || follow.isOver) return;
  if (follow.isSolved && follow.puzzle->digits[cell]) {
    /* After a solution, another puzzle takes the place of this one. The same line of the program has
       already written some of its blanks. */
    follow.isOver = 1;
    removeEventsOf(site);
    return;
  }
  follow.now[cell] = digit;
  int place = inPuzzle(cell);
  if (old) {
    addEvent(REMOVE, place, old, site);
    follow.blanks++;
  }
  if (!digit) return;
  addEvent(PLACE, place, digit, site);
  follow.placed[cell] = record.length;
  const Puzzle *puzzle = follow.puzzle;
  if (--follow.blanks) return;
  int rows = puzzle->isTransposed ? puzzle->boxColumns : puzzle->boxRows;
  if (hasConflict(follow.now, rows, puzzle->size / rows)) return;
  follow.isSolved = 1;
  addEvent(SOLUTION, 0, 0, site);
}

/* Records the changes that lead to these digits: first those taken out, the last placed first. */
static void moveTo(const uint8_t *digits, uint32_t site) {
  int cells = follow.puzzle->cells;
  for (;;) {
    int last = -1;
    for (int i = 0; i < cells; i++)
      if (follow.now[i] && digits[i] != follow.now[i] &&
          (last < 0 || follow.placed[i] > follow.placed[last])) last = i;
    if (last < 0) break;
    change(last, 0, site);
    if (follow.now[last]) break;
  }
  for (int i = 0; i < cells; i++) change(i, digits[i], site);
}

/* The digit that a cell has in memory now. */
static inline int digitNow(int cell) {
  const Board *board = &follow.board;
  return digitOf(valueAt((const uint8_t *)follow.addresses[cell], board->width), board->width, board->size);
}

/* Compares the whole board with the digits that are known. Returns 0 if it is no board any more. */
static int compare(uint32_t site) {
  uint8_t digits[MOST_CELLS];
  if (!readDigits(&follow.board, digits)) return follow.hasBoard = 0;
  for (int i = 0; i < follow.puzzle->cells; i++)
    if (digits[i] == INVALID) return follow.hasBoard = 0;
  moveTo(digits, site);
  return 1;
}

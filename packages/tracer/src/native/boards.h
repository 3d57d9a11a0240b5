/* Copies of the board. A program that passes its board by value, or keeps boards in a queue, changes
   a copy. Then the tracer goes over to the copy. */

enum { MOST_BOARDS = 1 << 13, SETS = 1 << 14, WAYS = 8, SET_SPAN = 256 };

typedef struct {
  Board board;
  uint32_t number;
} Copy;

static struct {
  Copy copies[MOST_BOARDS];
  /* Numbers of the copies that have cells in a span of memory. */
  uint32_t sets[SETS][WAYS];
  uint32_t length;
  /* A copy that is being made row by row, or cell by cell. */
  Board rows, cells;
  int rowsLength, cellsLength;
} boards;

static inline uint32_t *setOf(uintptr_t address) {
  return boards.sets[(address / SET_SPAN * 0x9E3779B97F4A7C15u) >> 50];
}

static inline int isKnown(uint32_t number) {
  return number && boards.copies[number % MOST_BOARDS].number == number;
}

/* Returns the copy that has a cell at an address, or NULL. */
static inline Copy *copyAt(uintptr_t address) {
  if (!isNearBoard(address)) return NULL;
  uint32_t *set = setOf(address);
  for (int i = 0; i < WAYS && set[i]; i++) {
    Copy *copy = &boards.copies[set[i] % MOST_BOARDS];
    if (isKnown(set[i]) && cellAt(&copy->board, address) >= 0) return copy;
  }
  return NULL;
}

static void forget(Copy *copy) {
  copy->number = 0;
}

static int isSame(const Board *a, const Board *b) {
  if (a->size != b->size || a->step != b->step || a->width != b->width) return 0;
  int r = 0;
  while (r < a->size && a->rows[r] == b->rows[r]) r++;
  return r == a->size;
}

/* Leaves out the places of the boards that are still known, unless these are very many. */
static uint32_t nextNumber(void) {
  for (int i = 0; i < 256; i++)
    if (!boards.copies[++boards.length % MOST_BOARDS].number) break;
  return boards.length;
}

static void addBoard(const Board *board) {
  Copy *known = copyAt(board->rows[0]);
  /* A search copies its boards to the same places again and again. If each had a new number, the
     boards at the root of the search would be the first to be replaced. */
  uint32_t number = known && isSame(&known->board, board) ? known->number : nextNumber();
  if (known) forget(known);
  boards.copies[number % MOST_BOARDS] = (Copy){*board, number};
  markSpans(board);
  uint32_t *last = NULL;
  for (int r = 0; r < board->size; r++) {
    uintptr_t end = board->rows[r] + board->size * board->step - 1;
    for (uintptr_t at = board->rows[r] / SET_SPAN; at <= end / SET_SPAN; at++) {
      uint32_t *set = setOf(at * SET_SPAN);
      if (set == last) continue;
      last = set;
      int free = 0;
      while (free < WAYS - 1 && set[free] != number && isKnown(set[free])) free++;
      for (int i = free; i > 0; i--) set[i] = set[i - 1];
      set[0] = number;
    }
  }
}

/* Goes over to a copy that the program has changed in a cell. */
static void goOver(Copy *copy, int cell, uint32_t site) {
  uint8_t digits[MOST_CELLS];
  Board board = copy->board;
  if (!readDigits(&board, digits) || !isWithin(follow.puzzle, digits)) {
    forget(copy);
    return;
  }
  if (digits[cell] == follow.now[cell] || follow.isOver) return;
  if (!follow.hasBegun) {
    beginFollowing(&board);
  } else if (!record.hasCopies) {
    record.hasCopies = 1;
    note("counting copies");
  }
  if (follow.hasBoard) addBoard(&follow.board);
  followBoard(&board);
  moveTo(digits, site);
}

/* Returns a board of which all rows are in some bytes, or NULL. */
static const Board *boardWithin(uintptr_t start, size_t length) {
  for (size_t offset = 0; offset < length && offset < PAGE; offset += 16) {
    Copy *copy = copyAt(start + offset);
    const Board *board = copy ? &copy->board : NULL;
    if (follow.hasBoard && cellAt(&follow.board, start + offset) >= 0) board = &follow.board;
    if (!board) continue;
    uintptr_t end = board->rows[board->size - 1] + board->size * board->step;
    if (board->rows[0] >= start && end <= start + length && end > board->rows[0]) return board;
  }
  return NULL;
}

static void addRow(const Board *from, int row, uintptr_t to) {
  if (row == 0) {
    boards.rows = *from;
    boards.rowsLength = 0;
  }
  if (row != boards.rowsLength || from->size != boards.rows.size) return;
  boards.rows.rows[row] = to;
  if (++boards.rowsLength == from->size) addBoard(&boards.rows);
}

/* The program has copied some bytes. */
static void copied(uintptr_t to, uintptr_t from, size_t length, uint32_t site) {
  if (follow.hasBoard && overlaps(&follow.board, to, length)) {
    compare(site);
    return;
  }
  if (length + 1 < (size_t)follow.puzzle->size) return;
  const Board *whole = boardWithin(from, length);
  if (whole) {
    Board board = *whole;
    for (int r = 0; r < board.size; r++) board.rows[r] += to - from;
    addBoard(&board);
    return;
  }
  Copy *copy = copyAt(from);
  const Board *board = copy ? &copy->board : NULL;
  if (follow.hasBoard && cellAt(&follow.board, from) >= 0) board = &follow.board;
  /* Rows that are counted from 1 begin after an unused cell. */
  for (int border = 0; board && border < 2; border++) {
    int cell = cellAt(board, from + border * board->step);
    if (cell >= 0 && cell % board->size == 0)
      return addRow(board, cell / board->size, to + border * board->step);
  }
}

/* The program reads a cell of a board, and then writes to an address: it may copy the board. */
static void copiedCell(const Board *board, int cell, uintptr_t to, int width) {
  if (cell == 0) {
    boards.cells = *board;
    boards.cells.width = width;
    boards.cellsLength = 0;
  }
  int size = board->size, c = cell % size, r = cell / size;
  Board *copy = &boards.cells;
  if (cell != boards.cellsLength || size != copy->size || width != copy->width) return;
  if (c == 0) copy->rows[r] = to;
  else if (r == 0 && c == 1) copy->step = to - copy->rows[0];
  if (to != addressOf(copy, cell) || (cell == 1 && (copy->step < width || copy->step > 64))) {
    boards.cellsLength = 0;
    return;
  }
  if (++boards.cellsLength == size * size) addBoard(copy);
}

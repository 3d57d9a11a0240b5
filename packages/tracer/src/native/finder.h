/* Finds the grid in the memory of the program: all rows of a puzzle, as far apart as the rows of an
   array or where nine pointers point to. The grid is the first of them that the program changes. */

typedef struct {
  Board board;
  Puzzle *puzzle;
  /* The entry of the journal that first changes the grid. */
  uint64_t first;
} Found;

enum { MOST_FOUND = 64 };

static struct {
  Found all[MOST_FOUND];
  int length, scans, hasPuzzles;
  uint64_t hooks, nextScan;
} finder;

static int isRowAt(const uint8_t *at, const Puzzle *puzzle, int row, int step, int width) {
  const uint8_t *digits = puzzle->digits + row * puzzle->size;
  for (int c = 0; c < puzzle->size; c++) {
    int digit = digitOf(valueAt(at + c * step, width), width, puzzle->size);
    if (digit == INVALID || (digits[c] && digits[c] != digit)) return 0;
  }
  return 1;
}

static int isRow(uintptr_t address, const Puzzle *puzzle, int row, int step, int width) {
  const uint8_t *at = imageOf(address, (size_t)(puzzle->size - 1) * step + width);
  return at && isRowAt(at, puzzle, row, step, width);
}

static void keep(Puzzle *puzzle, const Board *board) {
  for (int i = 0; i < finder.length; i++)
    if (finder.all[i].board.rows[0] == board->rows[0] && finder.all[i].board.step == board->step) return;
  if (finder.length < MOST_FOUND) finder.all[finder.length++] = (Found){*board, puzzle, 0};
}

/* The rows are equally far apart. */
static int findRows(uintptr_t address, Puzzle *puzzle, int step, int width) {
  Board board = {{0}, step, width, puzzle->size};
  for (int stride = puzzle->size * step; stride <= PAGE; stride += width) {
    int r = 0;
    for (; r < puzzle->size; r++) {
      board.rows[r] = address + (r - puzzle->row) * (intptr_t)stride;
      if (!isRow(board.rows[r], puzzle, r, step, width)) break;
    }
    if (r < puzzle->size) continue;
    keep(puzzle, &board);
    return 1;
  }
  return 0;
}

/* Pointers to the rows are equally far apart, as in an array of pointers or in a vector of vectors. */
static void findPointers(uintptr_t address, Puzzle *puzzle, int step, int width) {
  Board board = {{0}, step, width, puzzle->size};
  for (int i = 0; i < image.length; i++) {
    const Piece *piece = &image.pieces[i];
    for (uintptr_t at = piece->start; at < piece->end; at += 8) {
      uintptr_t pointer = valueAt(piece->bytes + (at - piece->start), 8);
      if (pointer != address && pointer + step != address) continue;
      for (int stride = 8; stride <= 64; stride += 8) {
        int r = 0;
        for (; r < puzzle->size; r++) {
          const uint8_t *row = imageOf(at + (r - puzzle->row) * (intptr_t)stride, 8);
          if (!row) break;
          board.rows[r] = valueAt(row, 8) + (address - pointer);
          if (!isRow(board.rows[r], puzzle, r, step, width)) break;
        }
        if (r == puzzle->size) keep(puzzle, &board);
      }
    }
  }
}

static void findPuzzle(Puzzle *puzzle, int step, int width) {
  int digit = puzzle->digits[puzzle->row * puzzle->size + puzzle->column];
  size_t length = (size_t)(puzzle->size - 1) * step + width;
  uint8_t isDigit[256];
  for (int byte = 0; byte < 256; byte++) isDigit[byte] = digitOf(byte, 1, puzzle->size) == digit;
  for (int i = 0; i < image.length; i++) {
    const Piece *piece = &image.pieces[i];
    if (piece->end - piece->start < length) continue;
    const uint8_t *end = piece->bytes + (piece->end - piece->start) - length;
    for (const uint8_t *at = piece->bytes; at <= end; at += width) {
      if (!isDigit[at[puzzle->column * step]]) continue;
      if (!isRowAt(at, puzzle, puzzle->row, step, width)) continue;
      uintptr_t address = piece->start + (at - piece->bytes);
      if (!findRows(address, puzzle, step, width)) findPointers(address, puzzle, step, width);
    }
  }
}

/* A change of the grid in the journal. */
typedef struct {
  uint64_t entry;
  uint32_t site;
  uint16_t cell;
  uint8_t digit;
} Change;

static struct {
  /* From the last change to the first. */
  Change all[JOURNAL];
  int length;
  uint8_t digits[MOST_CELLS];
} changes;

/* Goes back in the journal. Leaves the changes of a board, and the digits before the first of them.
   Returns 0 if the memory is gone. */
static int goBack(Board *board) {
  uint64_t oldest = journal.length > JOURNAL ? journal.length - JOURNAL : 0;
  changes.length = 0;
  for (uint64_t entry = journal.length; entry-- > oldest;) {
    const Written *written = &journal.entries[entry & (JOURNAL - 1)];
    if (cellAt(board, written->address) < 0) continue;
    if (written->width < board->width) board->width = written->width;
    break;
  }
  if (!readDigits(board, changes.digits)) return 0;
  for (uint64_t entry = journal.length; entry-- > oldest;) {
    const Written *written = &journal.entries[entry & (JOURNAL - 1)];
    int cell = cellAt(board, written->address);
    if (cell < 0 || written->width != board->width) continue;
    int before = digitOf(written->before, board->width, board->size);
    if (before == changes.digits[cell]) continue;
    changes.all[changes.length++] = (Change){entry, written->site, (uint16_t)cell, changes.digits[cell]};
    changes.digits[cell] = before;
  }
  return 1;
}

/* Goes forward until the grid has the givens of the puzzle, and no other digits. Returns how many
   changes are left, or -1 if there is no such moment. */
static int changesAfterGivens(const Puzzle *puzzle) {
  int wrong = 0, left = changes.length;
  const uint8_t *givens = puzzle->digits;
  uint8_t *digits = changes.digits;
  for (int i = 0; i < puzzle->cells; i++) wrong += digits[i] != givens[i];
  while (wrong && left) {
    const Change *change = &changes.all[--left];
    wrong += (change->digit != givens[change->cell]) - (digits[change->cell] != givens[change->cell]);
    digits[change->cell] = change->digit;
  }
  return wrong ? -1 : left;
}

static void useChanges(int left) {
  while (left) {
    const Change *each = &changes.all[--left];
    if (each->digit == INVALID) continue;
    change(each->cell, each->digit, each->site);
  }
}

/* Follows the found grid that the program changed first. Returns 0 if it changed none: then the grids
   and their copies are boards that it may change. */
static int follows(void) {
  if (!finder.length) return 0;
  Found *first = NULL;
  for (int i = 0; i < finder.length; i++) {
    Found *found = &finder.all[i];
    if (!goBack(&found->board)) continue;
    int left = changesAfterGivens(found->puzzle);
    if (left == 0 || (left < 0 && !changes.length)) continue;
    found->first = left < 0 ? journal.length : changes.all[left - 1].entry;
    if (!first || found->first < first->first) first = found;
  }
  const Puzzle *puzzle = (first ? first : finder.all)->puzzle;
  if (!follow.hasBegun) expect(puzzle);
  for (int i = 0; i < finder.length; i++)
    if (finder.all[i].puzzle == puzzle && &finder.all[i] != first) addBoard(&finder.all[i].board);
  if (!first) return 0;
  Board board = first->board;
  if (!goBack(&board)) return 0;
  int left = changesAfterGivens(puzzle);
  if (!follow.hasBegun) beginFollowing(&board);
  followBoard(&board);
  Copy *same = copyAt(board.rows[0]);
  if (same && isSame(&same->board, &board)) forget(same);
  if (left > 0 && !record.length) useChanges(left);
  return compare(0);
}

/* Without a puzzle in the input, a grid has at least 17 of 81 givens and no digit twice. */
static int hasEnough(const uint8_t *digits, int boxRows, int boxColumns) {
  int size = boxRows * boxColumns, cells = size * size, givens = 0;
  for (int i = 0; i < cells; i++) {
    if (digits[i] == INVALID) return 0;
    givens += digits[i] > 0;
  }
  return givens * 81 >= cells * 17 && givens < cells && !hasConflict(digits, boxRows, boxColumns);
}

/* Looks for a grid of any puzzle that begins at an address. */
static void findAny(uintptr_t address, int box, int width) {
  int size = box * box;
  uint8_t digits[MOST_CELLS];
  for (int stride = size * width; stride <= size * width + 64; stride += width) {
    Board board = {{0}, width, width, size};
    int r = 0;
    for (; r < size; r++) {
      board.rows[r] = address + r * stride;
      const uint8_t *at = imageOf(board.rows[r], size * width);
      if (!at) break;
      int c = 0;
      while (c < size && (digits[r * size + c] = digitOf(valueAt(at + c * width, width), width, size)) != INVALID) c++;
      if (c < size) break;
    }
    int filled = 0;
    for (int i = 0; r == size && i < size * size; i++) filled += digits[i] > 0;
    if (filled * 81 < size * size * 17 || !goBack(&board) || !changes.length) continue;
    /* The givens are there from the beginning, or the program fills them in from the first on. */
    int left = changes.length, last = -1;
    uint8_t *start = changes.digits;
    if (!hasEnough(start, box, box))
      for (; left && changes.all[left - 1].cell > last; left--)
        start[last = changes.all[left - 1].cell] = changes.all[left - 1].digit;
    if (!left || !hasEnough(start, box, box) || puzzlesLength == MOST_PUZZLES) continue;
    keep(addPuzzle(box, box, start, 0), &board);
    return;
  }
}

static void findAnywhere(void) {
  for (int width = 8; width; width /= 2)
    for (int i = 0; i < image.length; i++) {
      const Piece *piece = &image.pieces[i];
      for (uintptr_t at = piece->start; at + 9 * width <= piece->end; at += width) {
        const uint8_t *bytes = piece->bytes + (at - piece->start);
        int digits = 0, c = 0;
        for (; c < 9; c++) {
          int digit = digitOf(valueAt(bytes + c * width, width), width, 25);
          if (digit == INVALID) break;
          digits += digit > 0;
        }
        if (c < 9) {
          at += (uintptr_t)c * width;
          continue;
        }
        if (!digits) continue;
        for (int box = 3; box <= 5; box++) findAny(at, box, width);
      }
    }
  /* A grid that begins a row too early or too late has fewer givens. */
  int most = 0;
  for (int i = 0; i < finder.length; i++)
    if (finder.all[i].puzzle->givens > most) most = finder.all[i].puzzle->givens;
  int kept = 0;
  for (int i = 0; i < finder.length; i++)
    if (finder.all[i].puzzle->givens == most) finder.all[kept++] = finder.all[i];
  finder.length = kept;
}

/* Looks at all memory that the program has touched. Returns whether there is a grid to follow. */
static int scan(void) {
  int isWide = ++finder.scans % 8 == 0;
  finder.length = 0;
  /* The first scans are soon, and find the grids of almost all programs. If a program touches much
     memory and has no grid, all scans together take about as long as the program. */
  uint64_t cost = finder.scans < 64 ? 32 : isWide ? 8192 : 512;
  finder.nextScan = finder.hooks + 64 + cost * pages.length + finder.hooks / 8;
  if (!takeImage()) return 0;
  if (!finder.hasPuzzles && !follow.hasBegun) {
    puzzlesLength = 0;
    findAnywhere();
  } else {
    for (int i = 0; i < puzzlesLength; i++) {
      if (follow.hasBegun && &puzzles[i] != follow.puzzle) continue;
      for (int width = 8; width; width /= 2)
        for (int step = width; step <= (isWide ? 64 : width); step += width)
          findPuzzle(&puzzles[i], step, width);
      /* A grid of a later puzzle is not there yet. */
      if (finder.length) break;
    }
  }
  return follows();
}

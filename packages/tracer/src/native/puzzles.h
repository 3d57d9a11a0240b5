/* The puzzles of the input, and those found in the memory of the program. */

enum { MOST_SIZE = 25, MOST_CELLS = MOST_SIZE * MOST_SIZE, MOST_PUZZLES = 40, INVALID = 255 };

typedef struct {
  int boxRows, boxColumns, size, cells, givens;
  uint8_t digits[MOST_CELLS];
  /* Whether the rows of the object in memory are the columns of the puzzle. */
  int isTransposed;
  /* The row with most givens, and the column of its first given. */
  int row, column;
} Puzzle;

static Puzzle puzzles[MOST_PUZZLES];
static int puzzlesLength;

static Puzzle *addPuzzle(int boxRows, int boxColumns, const uint8_t *digits, int isTransposed) {
  Puzzle *puzzle = &puzzles[puzzlesLength++];
  int size = boxRows * boxColumns, most = -1;
  *puzzle = (Puzzle){boxRows, boxColumns, size, size * size, 0, {0}, isTransposed, 0, 0};
  for (int r = 0; r < size; r++) {
    int givens = 0;
    for (int c = 0; c < size; c++) {
      int digit = digits[isTransposed ? c * size + r : r * size + c];
      puzzle->digits[r * size + c] = digit;
      givens += digit > 0;
    }
    puzzle->givens += givens;
    if (givens > most) most = givens, puzzle->row = r;
  }
  while (puzzle->column < size - 1 && !puzzle->digits[puzzle->row * size + puzzle->column])
    puzzle->column++;
  return puzzle;
}

/* A number up to the size is a digit, and 0 and -1 are blanks. Otherwise the value is a character. */
static inline int digitOf(uint64_t value, int width, int size) {
  if (value <= (uint64_t)size) return (int)value;
  if (value >= '1' && value <= '9') return value - '0' <= (uint64_t)size ? (int)value - '0' : INVALID;
  switch (value) {
    case '0': case '.': case ' ': case '_': case '-': case '*': case '?': case 'x': case 'X': return 0;
  }
  if (value >= 'A' && value < 'A' + (uint64_t)size - 9 && size > 9) return (int)value - 'A' + 10;
  if (value >= 'a' && value < 'a' + (uint64_t)size - 9 && size > 9) return (int)value - 'a' + 10;
  return value == ~(uint64_t)0 >> (64 - 8 * width) ? 0 : INVALID;
}

/* Whether a digit occurs twice in a row, column or box. */
static int hasConflict(const uint8_t *digits, int boxRows, int boxColumns) {
  int size = boxRows * boxColumns;
  uint32_t rows[MOST_SIZE] = {0}, columns[MOST_SIZE] = {0}, boxes[MOST_SIZE] = {0};
  for (int cell = 0; cell < size * size; cell++) {
    int r = cell / size, c = cell % size, b = r / boxRows * boxRows + c / boxColumns;
    uint32_t bit = digits[cell] ? 1u << digits[cell] : 0;
    if ((rows[r] | columns[c] | boxes[b]) & bit) return 1;
    rows[r] |= bit, columns[c] |= bit, boxes[b] |= bit;
  }
  return 0;
}

static int isWithin(const Puzzle *puzzle, const uint8_t *digits) {
  for (int i = 0; i < puzzle->cells; i++)
    if (digits[i] == INVALID || (puzzle->digits[i] && puzzle->digits[i] != digits[i])) return 0;
  return 1;
}

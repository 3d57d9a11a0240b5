/**
 * The kinds of mistakes, and what `nonet judge` may say of each: the id of a cause and, if the cause
 * has them, its kind of house or its rows.
 */
export const KINDS = {
  'the digit is not taken out': ['never-empties-cell', 'never-takes-back'],
  'a flag is not cleared': ['digit-stays-marked', 'takes-right-digit-out'],
  'the box index is wrong': [
    'placed-beside-equal box',
    'digit-never-placed',
    'takes-right-digit-out',
  ],
  'the result is lost': ['went-on-after-solution', 'solution-not-printed'],
  'it stops at the first dead end': ['never-takes-back', 'takes-right-digit-out'],
  'it goes on after the solution': ['went-on-after-solution'],
  'the same state comes again': ['same-grid-again', 'loops-without-placing', 'slow-on-easy-puzzle'],
  'row 9 is left out': ['cells-left-out 9'],
  'rows are not tested': ['placed-beside-equal row'],
  'columns are not tested': ['placed-beside-equal column'],
  'boxes are not tested': ['placed-beside-equal box'],
  'a digit is never tried': ['digit-never-placed'],
} as const;
export type Kind = keyof typeof KINDS;

/** A right program, a mistake, the text that the mistake replaces everywhere, and the new text. */
export type Planted = readonly [base: string, kind: Kind, old: string, text: string];

export const CPP: readonly Planted[] = [
  ['used.cpp', 'the digit is not taken out', '        board[r][c] = 0;\n', ''],
  [
    'used.cpp',
    'a flag is not cleared',
    'colUsed[c][d] = boxUsed[b][d] = false',
    'colUsed[c][d] = false',
  ],
  ['used.cpp', 'the box index is wrong', 'r / 3 * 3 + c / 3', 'r / 3 + c / 3'],
  ['used.cpp', 'the result is lost', 'if (solve(k + 1)) return true;', 'solve(k + 1);'],
  [
    'used.cpp',
    'it stops at the first dead end',
    'if (solve(k + 1)) return true;',
    'return solve(k + 1);',
  ],
  ['used.cpp', 'it goes on after the solution', '== 81) return true', '== 81) return false'],
  [
    'used.cpp',
    'the same state comes again',
    'boxUsed[b][d] = false;',
    'boxUsed[b][d] = false;\n        d = 0;',
  ],
  ['used.cpp', 'row 9 is left out', 'k == 81', 'k == 72'],
  ['used.cpp', 'rows are not tested', 'rowUsed[r][d] || ', ''],
  ['used.cpp', 'a digit is never tried', 'd <= 9', 'd < 9'],

  ['rescan.cpp', 'the digit is not taken out', "                board[row][column] = '0';\n", ''],
  [
    'rescan.cpp',
    'the box index is wrong',
    'row / 3 * 3 + i / 3][column / 3',
    'row % 3 * 3 + i / 3][column % 3',
  ],
  ['rescan.cpp', 'the result is lost', 'solve(Board& board)', 'solve(Board board)'],
  [
    'rescan.cpp',
    'it stops at the first dead end',
    "board[row][column] = '0';\n",
    "board[row][column] = '0';\n                break;\n",
  ],
  [
    'rescan.cpp',
    'it goes on after the solution',
    'if (solve(board)) return true;',
    'solve(board);',
  ],
  [
    'rescan.cpp',
    'the same state comes again',
    "board[row][column] = '0';\n",
    "board[row][column] = '0';\n                digit = '0';\n",
  ],
  ['rescan.cpp', 'row 9 is left out', 'row < 9', 'row < 8'],
  [
    'rescan.cpp',
    'columns are not tested',
    '        if (board[i][column] == digit) return false;\n',
    '',
  ],
  ['rescan.cpp', 'a digit is never tried', "digit <= '9'", "digit < '9'"],

  [
    'blanks.cpp',
    'the digit is not taken out',
    '        a[y][x] = 0;\n        row[y] &= ~bit;\n        col[x] &= ~bit;\n        box[z] &= ~bit;\n',
    '',
  ],
  ['blanks.cpp', 'a flag is not cleared', '        col[x] &= ~bit;\n', ''],
  ['blanks.cpp', 'a flag is not cleared', '        row[y] &= ~bit;\n', ''],
  ['blanks.cpp', 'the box index is wrong', 'y / 3 * 3 + x / 3', 'y / 3 * 2 + x / 3'],
  ['blanks.cpp', 'the result is lost', 'done = true', 'bool done = true'],
  ['blanks.cpp', 'it stops at the first dead end', 'if (done) return;', 'return;'],
  ['blanks.cpp', 'it goes on after the solution', '        if (done) return;\n', ''],
  ['blanks.cpp', 'the same state comes again', 'a[y][x] = 0', 'a[y][x] = v = 0'],
  ['blanks.cpp', 'row 9 is left out', 'bit == 1', 'bit == 1 && y < 8'],
  ['blanks.cpp', 'boxes are not tested', ' || box[z] & bit', ''],
  ['blanks.cpp', 'a digit is never tried', 'int v = 1', 'int v = 2'],
];

export const JAVA: readonly Planted[] = [
  ['Used.java', 'the digit is not taken out', '            map[y][x] = 0;\n', ''],
  [
    'Used.java',
    'a flag is not cleared',
    'colUsed[x][v] = boxUsed[y / 3][x / 3][v] = false',
    'boxUsed[y / 3][x / 3][v] = false',
  ],
  [
    'Used.java',
    'a flag is not cleared',
    '            rowUsed[y][v] = colUsed[x][v] = boxUsed[y / 3][x / 3][v] = false;\n',
    '',
  ],
  ['Used.java', 'the box index is wrong', '[y / 3][x / 3]', '[y % 3][x % 3]'],
  ['Used.java', 'the result is lost', 'if (dfs(k + 1)) return true', 'boolean found = dfs(k + 1)'],
  [
    'Used.java',
    'it stops at the first dead end',
    'if (dfs(k + 1)) return true;\n            map[y][x] = 0;\n            rowUsed[y][v] = colUsed[x][v] = boxUsed[y / 3][x / 3][v] = false;\n',
    'return dfs(k + 1);\n',
  ],
  ['Used.java', 'it goes on after the solution', '== 81) return true', '== 81) return false'],
  [
    'Used.java',
    'the same state comes again',
    '[x / 3][v] = false;',
    '[x / 3][v] = false;\n            v = 0;',
  ],
  ['Used.java', 'row 9 is left out', 'k == 81', 'k == 72'],
  ['Used.java', 'boxes are not tested', ' || boxUsed[y / 3][x / 3][v]', ''],
  ['Used.java', 'a digit is never tried', 'v <= 9', 'v < 9'],

  ['Rescan.java', 'the digit is not taken out', "                        board[r][c] = '0';\n", ''],
  [
    'Rescan.java',
    'the box index is wrong',
    'top = r / 3 * 3, left = c / 3 * 3',
    'top = r / 3, left = c / 3',
  ],
  [
    'Rescan.java',
    'the result is lost',
    "if (solve()) return true;\n                        board[r][c] = '0';",
    "boolean isSolved = solve();\n                        board[r][c] = '0';\n                        if (isSolved) return true;",
  ],
  [
    'Rescan.java',
    'it stops at the first dead end',
    "if (solve()) return true;\n                        board[r][c] = '0';",
    'return solve();',
  ],
  ['Rescan.java', 'it goes on after the solution', 'if (solve()) return true;', 'solve();'],
  [
    'Rescan.java',
    'the same state comes again',
    "board[r][c] = '0';\n",
    "board[r][c] = '0';\n                        d = '0';\n",
  ],
  [
    'Rescan.java',
    'row 9 is left out',
    'for (int r = 0; r < 9; r++) {\n            for (int c',
    'for (int r = 0; r < 8; r++) {\n            for (int c',
  ],
  [
    'Rescan.java',
    'rows are not tested',
    '        for (int i = 0; i < 9; i++) if (board[r][i] == d) return false;\n',
    '',
  ],
  ['Rescan.java', 'a digit is never tried', "d <= '9'", "d < '9'"],

  [
    'Blanks.java',
    'the digit is not taken out',
    '            cell[at] = 0;\n            rows[at / 9] &= ~bit;\n            columns[at % 9] &= ~bit;\n            boxes[box(at)] &= ~bit;\n',
    '',
  ],
  ['Blanks.java', 'a flag is not cleared', '            boxes[box(at)] &= ~bit;\n', ''],
  ['Blanks.java', 'the box index is wrong', 'at % 9 / 3', 'at % 3'],
  ['Blanks.java', 'the result is lost', 'finished = true', 'boolean finished = true'],
  [
    'Blanks.java',
    'it stops at the first dead end',
    'if (finished) return;\n            cell[at] = 0;\n            rows[at / 9] &= ~bit;\n            columns[at % 9] &= ~bit;\n            boxes[box(at)] &= ~bit;\n',
    'return;\n',
  ],
  ['Blanks.java', 'it goes on after the solution', '            if (finished) return;\n', ''],
  ['Blanks.java', 'the same state comes again', 'digit <= 9; digit++', 'digit <= 9;'],
  ['Blanks.java', 'row 9 is left out', 'if (cell[at] == 0)', 'if (cell[at] == 0 && at < 72)'],
  ['Blanks.java', 'columns are not tested', ' || (columns[at % 9] & bit) > 0', ''],
  ['Blanks.java', 'a digit is never tried', 'int digit = 1', 'int digit = 2'],
];

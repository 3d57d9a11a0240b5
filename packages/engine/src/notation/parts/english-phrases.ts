import type { PhraseTexts } from '../phrase.ts';

/** Joins a number and a noun: "1 cell", "80 cells". */
function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function among(noun: string, symbols: string | undefined): string {
  return symbols === undefined ? noun : `${noun} ${symbols}`;
}

/** Joins numbers: "4, 6 or 9". */
function anyOf(numbers: readonly number[]): string {
  return numbers.join(', ').replace(/, (\d+)$/, ' or $1');
}

/** Joins names in quotes: `"a", "b"`. */
function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** Returns a place such as "r1c2". */
function cellName({ row, column }: { readonly row: number; readonly column: number }): string {
  return `r${row}c${column}`;
}

/** Returns a rule such as `"cages"` or `"variant": "killer"`. */
function ruleText({ name, value }: { readonly name: string; readonly value?: string }): string {
  return value === undefined ? `"${name}"` : `"${name}": "${value}"`;
}

/** The English texts of the phrases that are always the same. */
export const plainPhrases = {
  'any-puzzle':
    'a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program',
  array: 'an array',
  'array-of-cells': 'an array of cells',
  blank: 'a blank (. 0 _ - * x ?)',
  'blank-cell': 'a blank cell',
  box: 'a box such as "2x3"',
  'boxed-grid': 'a square grid divided into boxes',
  'cell-without-given': 'a cell without a given',
  classic: 'a classic Sudoku',
  'closing-quote': 'a closing quote',
  'deleted-candidate': 'a deleted candidate as digit, row, column ("146")',
  editable: '0 (given) or 1 (not given)',
  'empty-line': 'an empty line',
  'end-of-line': 'the end of the line',
  'end-of-tag': 'the end of the tag',
  'end-of-text': 'the end of the text',
  escape: 'an escape such as \\n or \\u0041',
  'euler-header': 'a header such as "Grid 01"',
  'filled-cell': 'a cell with a digit',
  'game-with-data': 'a game with data="…"',
  'game-without-data': 'a game without data',
  'hodoku-line': 'a HoDoKu line, which always has a 9×9 grid',
  'json-without-key': 'JSON without this key',
  'key-of-grid': 'a key whose value is a grid, such as "puzzle"',
  'link-with-puzzle':
    'a link that contains the puzzle (a short id must be looked up on the network)',
  'link-without-puzzle': 'a link without a puzzle',
  'longer-object': 'a longer object',
  'longer-text': 'a longer text',
  'no-candidates': '. for none',
  'no-control-character': 'no control character',
  none: 'none',
  nothing: 'nothing',
  object: 'an object',
  'object-without-key': 'an object without this key',
  'other-text': 'other text',
  'other-value': 'another value',
  'packed-data': 'data compressed by LZString, in base64',
  'placed-digit': 'a digit 1–9 after +',
  puzzle: 'a puzzle',
  'puzzle-column': 'a column of puzzles',
  'puzzle-section': '[Puzzle] and its rows',
  'quoted-key': 'a key in quotes',
  'random-seed': 'a random seed, which only the program turns into a puzzle',
  row: 'a row',
  'rows-after-header': 'rows after the header',
  solution: 'a solution',
  space: 'a space',
  string: 'a string',
  'sudokupad-data': 'data after "fpuzzles", "scl" or "ctc"',
  tab: 'a tab',
  'tag-end': '">" after "<"',
  'trace-event': 'an event ("+", "-", "?", "!" or "cut")',
  'unclosed-tag': 'an unclosed tag',
  'unpackable-data': 'data that cannot be unpacked',
  value: 'a value',
};

/** The English texts of all phrases. Error messages use them. */
export const englishPhrases: PhraseTexts = {
  ...plainPhrases,
  'after-cells': ({ size }) => `the end after ${size * size} cells (${size}×${size})`,
  'after-prefix': ({ count, prefix }) => `${count} characters after ${prefix}`,
  blanks: ({ count }) => counted(count, 'blank cell'),
  'box-shape': ({ shape }) => `boxes of ${shape}`,
  candidates: ({ count, size }) =>
    `${counted(count, 'candidate')}${size ? ` (${size}×${size}×${size})` : ''}`,
  'candidates-among': ({ symbols }) => among('candidates', symbols),
  'cell-blank': (at) => `${cellName(at)}, which is blank`,
  'cell-filled': (at) => `${cellName(at)}, which has a ${at.digit}`,
  'cell-given': (at) => `${cellName(at)}, which has the given ${at.digit}`,
  'cell-name': ({ size }) => `a cell r1c1–${cellName({ row: size, column: size })}`,
  cells: ({ count, size }) => `${counted(count, 'cell')}${size ? ` (${size}×${size})` : ''}`,
  'cells-in-row': ({ count, row }) => `${counted(count, 'cell')} in row ${row}`,
  'cells-in-rows': ({ count, rows }) => `${counted(count, 'cell')} in ${counted(rows, 'row')}`,
  'cells-or-characters': ({ cells, characters }) => `${cells} cells, or ${characters} characters`,
  'character-pairs': ({ base }) => `two characters in base ${base} per cell`,
  characters: ({ count }) => counted(count, 'character'),
  'column-up-to': ({ size }) => `a column 1–${size}`,
  'data-after': ({ prefix }) => `data after ${prefix}`,
  digit: ({ symbols }) => among('a digit', symbols),
  either: ({ first, second }, text) => `${text(first)} or ${text(second)}`,
  'event-number': ({ event }) => `event ${event}`,
  'f-puzzles-constraint': ({ name }) => `f-puzzles constraint "${name}"`,
  fields: ({ count }) => counted(count, 'field'),
  'fields-of-cells': ({ cells }) => `3 or 4 fields for each of ${cells} cells`,
  given: ({ symbol }) => `the given "${symbol}"`,
  grid: ({ size }) => `a ${size}×${size} grid`,
  'grid-of-rows': ({ size }) => `a grid of ${size} rows of ${size} cells`,
  'header-without-puzzle': ({ names }) =>
    `a header with ${counted(names, 'other column')}, and no cells below it`,
  'in-cell': (at, text) => `${text(at.phrase)} in ${cellName(at)}`,
  'in-json': ({ phrase, character }, text) =>
    `${text(phrase)} at character ${character} of the JSON`,
  'in-solution': (at, text) => `${text(at.phrase)} in ${cellName(at)} of the solution`,
  'json-with-key': ({ key }) => `JSON with a key "${key}"`,
  'ipuz-kind': ({ kind }) => `ipuz kind "${kind}"`,
  keys: ({ names, count }) => {
    const others = count - names.length;
    return `no grid under ${quoted(names)}${others > 0 ? ` and ${counted(others, 'other key')}` : ''}`;
  },
  'least-fields': ({ count }) => `at least ${counted(count, 'field')}`,
  line: ({ length }) => `a line of ${counted(length, 'character')}`,
  'line-such-as': ({ text }) => `a line such as ${text}`,
  link: ({ address, digits }) =>
    `a link such as ${address}…${digits === undefined ? '' : ` (${digits} digits)`}`,
  'most-levels': ({ count }) => `at most ${count} nested levels`,
  'most-line': ({ length }) => `a line of at most ${length} characters`,
  'most-object': ({ length }) => `an object of at most ${length} characters`,
  'most-text': ({ length }) => `a text of at most ${length} characters around a puzzle`,
  number: ({ symbols }) => among('a number', symbols),
  'row-not-list': ({ row }) => `row ${row}, which is not a list`,
  'row-of-cells': ({ sizes }) => `a row of ${anyOf(sizes)} cells`,
  'row-up-to': ({ size }) => `a row 1–${size}`,
  rows: ({ count }) => counted(count, 'row'),
  rule: (rule) => `the rule ${ruleText(rule)}`,
  'short-id': ({ text }) => `the short id "${text}"`,
  size: ({ sizes }) => `a size of ${anyOf(sizes)}`,
  'source-line': ({ most }) => `@ and a line number 1–${most}`,
  'sudokupad-element': ({ name }) => `SudokuPad element "${name}"`,
  twice: ({ digit, kind, number }) => `${digit} twice in ${kind} ${number}`,
  verbatim: ({ text }) => text,
};

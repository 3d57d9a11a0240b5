import { expectationText } from '../../constraint/expectation.ts';
import type { PhraseTexts } from '../phrase.ts';
import { plainPhrases } from '../plain-phrases.ts';

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

/** The English texts of all phrases. Error messages use them. */
export const englishPhrases: PhraseTexts = {
  ...plainPhrases,
  'after-cells': ({ size }) => `the end after ${size * size} cells (${size}×${size})`,
  'after-prefix': ({ count, prefix }) => `${count} characters after ${prefix}`,
  blanks: ({ count }) => counted(count, 'blank cell'),
  'box-shape': ({ shape }) => `boxes of ${shape}`,
  'broken-rule': ({ kind }) => `a grid that breaks the rule "${kind}"`,
  candidates: ({ count, size }) =>
    `${counted(count, 'candidate')}${size ? ` (${size}×${size}×${size})` : ''}`,
  'candidates-among': ({ symbols }) => among('candidates', symbols),
  'cell-around': ({ size }) => `a cell r0c0–${cellName({ row: size + 1, column: size + 1 })}`,
  'cell-blank': (at) => `${cellName(at)}, which is blank`,
  'cell-filled': (at) => `${cellName(at)}, which has a ${at.digit}`,
  'cell-given': (at) => `${cellName(at)}, which has the given ${at.digit}`,
  'cell-name': ({ size }) => `a cell r1c1–${cellName({ row: size, column: size })}`,
  'cell-outside': ({ size }) =>
    `a place beside a row or a column, such as r1c0 or ${cellName({ row: size + 1, column: 1 })}`,
  'cell-pair': ({ size }) => `a cell [row, column] from [0, 0] to [${size - 1}, ${size - 1}]`,
  cells: ({ count, size }) => `${counted(count, 'cell')}${size ? ` (${size}×${size})` : ''}`,
  'cells-in-row': ({ count, row }) => `${counted(count, 'cell')} in row ${row}`,
  'cells-in-rows': ({ count, rows }) => `${counted(count, 'cell')} in ${counted(rows, 'row')}`,
  'cells-or-characters': ({ cells, characters }) => `${cells} cells, or ${characters} characters`,
  'character-pairs': ({ base }) => `two characters in base ${base} per cell`,
  characters: ({ count }) => counted(count, 'character'),
  'column-and-row': ({ size }) => `a cell [column, row] of a ${size}×${size} grid`,
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
  'in-constraint': ({ place, expectation }) => `${expectationText(expectation)} in ${place}`,
  'in-entry': ({ name, number, phrase }, text) =>
    `${text(phrase)} in "${name}"${number === undefined ? '' : `, entry ${number}`}`,
  'in-json': ({ phrase, character }, text) =>
    `${text(phrase)} at character ${character} of the JSON`,
  'in-solution': (at, text) => `${text(at.phrase)} in ${cellName(at)} of the solution`,
  'json-with-key': ({ key }) => `JSON with a key "${key}"`,
  'ipuz-kind': ({ kind }) => `ipuz kind "${kind}"`,
  keys: ({ names, count }) => {
    const others = count - names.length;
    return `no grid under ${quoted(names)}${others > 0 ? ` and ${counted(others, 'other key')}` : ''}`;
  },
  'least-cells': ({ count }) => `at least ${counted(count, 'cell')}`,
  'least-fields': ({ count }) => `at least ${counted(count, 'field')}`,
  line: ({ length }) => `a line of ${counted(length, 'character')}`,
  'line-such-as': ({ text }) => `a line such as ${text}`,
  link: ({ address, digits }) =>
    `a link such as ${address}…${digits === undefined ? '' : ` (${digits} digits)`}`,
  'most-cells': ({ count }) => `at most ${counted(count, 'cell')}`,
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
  'whole-number': ({ least }) => `a whole number from ${least} on`,
};

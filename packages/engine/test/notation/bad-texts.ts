import { geometry } from '../../src/grid/geometry.ts';
import { notationById } from '../../src/notation/all.ts';
import { pack } from '../../src/notation/links/lz-string.ts';
import { MAX_LINE } from '../../src/notation/parts/line-splitter.ts';
import type { Phrase } from '../../src/notation/phrase.ts';
import type { PuzzleReaderOptions } from '../../src/notation/puzzle-reader.ts';
import type { TracePhrase } from '../trace/bad-traces.ts';
import { FAMOUS, FAMOUS_SOLVED } from './records.ts';

const ROWS = FAMOUS.match(/.{9}/g)!.join('\n');
const GRID = Array.from({ length: 4 }, () => [{}, {}, {}, {}]);

const ZEROS = Array.from({ length: 4 }, () => [0, 0, 0, 0]);

const LONG_OBJECT = `{\n${'"a":1,\n'.repeat(150_000)}`;

/** A link to f-puzzles.com with this JSON. */
const fPuzzle = (json: object | string): string =>
  `?load=${pack(typeof json === 'string' ? json : JSON.stringify(json))}`;
/** A link to SudokuPad with this JSON. */
const pad = (json: string): string => `https://sudokupad.app/scl${pack(json)}`;
/** The rows of an empty 4×4 grid in the JSON of SudokuPad. */
const PAD = '[,,,],[,,,],[,,,],[,,,]';
/** The JSON of a killer of ipuz with these cages. */
const ipuz = (cages: object[]): string =>
  JSON.stringify({ kind: ['http://ipuz.org/sudoku/killersudoku#1'], puzzle: ZEROS, cages });
/** A game of OpenSudoku. */
const game = (attributes: string): string => `<opensudoku>\n<game ${attributes}/>\n</opensudoku>`;

interface BadText {
  readonly text: string;
  readonly options: PuzzleReaderOptions;
}

const bad = (text: string, id?: string, box?: readonly [number, number]): BadText => ({
  text,
  options: {
    ...(id !== undefined && { notation: notationById(id) }),
    ...(box && { geometry: geometry(...box) }),
  },
});

/** Phrase → a text whose first error has this phrase. Only traces have the other phrases. */
export const BAD_TEXTS: Readonly<Record<Exclude<Phrase['id'], TracePhrase>, BadText>> = {
  'any-puzzle': bad('hello world'),
  array: bad(fPuzzle({ grid: [[{ given: true, value: [1] }, {}, {}, {}], ...GRID.slice(1)] })),
  'array-of-cells': bad('{"puzzle":7}'),
  'arrow-into-grid': bad(
    fPuzzle({ grid: GRID, littlekillersum: [{ cell: 'R0C0', direction: 'UL' }] }),
  ),
  blank: bad(FAMOUS.replace('1', '@')),
  box: bad(`{"puzzle":"${FAMOUS}","box":"red"}`),
  'boxed-grid': bad(pad('{ce:[[,],[,]]}')),
  'cell-around': bad(fPuzzle({ grid: GRID, xsum: [{ cell: 'R9C9' }] })),
  'cell-outside': bad(fPuzzle({ grid: GRID, xsum: [{ cell: 'R1C1' }] })),
  'cell-pair': bad(pad(`{ce:[${PAD}],ca:[{ce:[[4,0]],v:3}]}`)),
  'cells-of-arrow': bad(
    fPuzzle({
      grid: GRID,
      littlekillersum: [{ cell: 'R0C0', direction: 'DR', cells: ['R1C1'] }],
    }),
  ),
  classic: bad(fPuzzle({ grid: GRID, antiking: true })),
  'closing-quote': bad('{"puzzle":"12'),
  'column-and-row': bad(ipuz([{ cells: [[1]] }])),
  'deleted-candidate': bad(`:0000:x:${FAMOUS}:1234::`),
  'diagonal-direction': bad(
    fPuzzle({ grid: GRID, littlekillersum: [{ cell: 'R0C0', direction: 'N' }] }),
  ),
  'different-cells': bad(fPuzzle({ grid: GRID, killercage: [{ cells: ['R1C1', 'R1C1'] }] })),
  editable: bad(game(`data="version: 1\n${'0|0|2|'.repeat(81)}"`)),
  'empty-line': bad(`Grid 01\n.........\n\n${ROWS}`, 'euler'),
  'end-of-line': bad('{"puzzle":"12'),
  'end-of-tag': bad(game("data='12")),
  'end-of-text': bad('{\n"puzzle": "'),
  escape: bad('{"puzzle":"\\x"}'),
  'euler-header': bad(ROWS, 'euler'),
  'game-with-data': bad(game('')),
  'game-without-data': bad(game('')),
  'hodoku-line': bad(FAMOUS, 'hodoku', [2, 3]),
  'in-constraint': bad(`{"puzzle":"${FAMOUS}","constraints":[{"kind":"windoku","size":9}]}`),
  'in-entry': bad(fPuzzle({ grid: GRID, killercage: [7] })),
  'json-without-key': bad(fPuzzle({ a: 1 })),
  'key-of-grid': bad('{}'),
  'least-cells': bad(fPuzzle({ grid: GRID, thermometer: [{ lines: [['R1C1']] }] })),
  'line-from-circle': bad(
    fPuzzle({ grid: GRID, arrow: [{ cells: ['R1C1'], lines: [['R2C1', 'R2C2']] }] }),
  ),
  'link-with-puzzle': bad('https://f-puzzles.com/?id=yhkyz63b'),
  'link-without-puzzle': bad('https://f-puzzles.com/'),
  'longer-object': bad(LONG_OBJECT),
  'longer-text': bad('<p>\n'.repeat(300_000)),
  'most-cells': bad(fPuzzle({ grid: GRID, difference: [{ cells: ['R1C1', 'R1C2', 'R1C3'] }] })),
  'no-candidates': bad('12 3 4 1\n3 4 1 2\n2 13 3@4 4\n4 3 2 1', 'pencilmarks'),
  'no-control-character': bad('{"puzzle":"\t"}'),
  none: bad('Grid 01\nGrid 02'),
  nothing: bad(''),
  object: bad('7', 'json'),
  'equal-regions': bad(fPuzzle({ grid: GRID.map((row) => row.map(() => ({ region: 0 }))) })),
  'unequal-regions': bad(fPuzzle({ grid: GRID.map((row) => row.map(() => ({ region: 0 }))) })),
  'cells-without-region': bad(
    fPuzzle({ grid: GRID.map((row) => row.map(() => ({ region: null }))) }),
  ),
  'other-text': bad(FAMOUS, 'f-puzzles'),
  'other-value': bad(
    pad(
      `{ce:[[{v:x},{v:1},{v:1},{v:1}]${',[{v:1},{v:1},{v:1},{v:1}]'.repeat(3)}]}`.replace(
        'x',
        "'x'",
      ),
    ),
  ),
  'packed-data': bad('?load=N4IgHiBcDM'),
  'placed-digit': bad(`:0000:x:+x${FAMOUS.slice(1)}:::`),
  puzzle: bad(''),
  'puzzle-column': bad('name,level\nx,7', 'csv'),
  'puzzle-section': bad('#N a\n[Puzzle]\n'),
  'quoted-key': bad('{7:1}', 'json'),
  'random-seed': bad('3x3#123456'),
  row: bad(`Grid 01\n.........\n\n${ROWS}`, 'euler'),
  'rows-after-header': bad('Grid 01\nGrid 02'),
  'size-of-thirds': bad(fPuzzle({ grid: GRID, entropicline: [{ lines: [['R1C1', 'R1C2']] }] })),
  space: bad(ROWS.replace('6..1', '6. 1'), 'rows'),
  string: bad('{"puzzle":[1,"no"]}'),
  'sudokupad-data': bad('https://sudokupad.app/scf4000B6'),
  tab: bad(`puzzle\tname\n"${FAMOUS}"x\t`, 'csv'),
  'tag-end': bad('<opensudoku>\n<game '),
  'true-or-false': bad(fPuzzle({ grid: GRID, antiking: 'yes' })),
  'two-corners': bad(ipuz([{ rect: [0, 0] }])),
  'unclosed-tag': bad('<opensudoku>\n<game '),
  'unpackable-data': bad('?load=N4IgHiBcDM'),
  value: bad('{"puzzle":tru}'),

  'after-cells': bad(`${FAMOUS}!`, 'line'),
  'after-prefix': bad(`S9B${'01'.repeat(80)}`),
  'box-shape': bad(fPuzzle({ size: 9, grid: Array(9).fill(Array(9).fill({})) }), undefined, [2, 3]),
  candidates: bad('123456789'.repeat(81).slice(1)),
  'candidates-among': bad('12 3 4 1\n3 4 1 2\n2 13 3@4 4\n4 3 2 1', 'pencilmarks'),
  cells: bad(FAMOUS.slice(1)),
  'cells-in-row': bad(fPuzzle({ grid: [...GRID.slice(1), [{}, {}, {}]] })),
  'cells-in-rows': bad(pad('{ce:[[,],[,]]}')),
  'cells-or-characters': bad(`sudoku.htm?bd=${'0a'.repeat(80)}`),
  'character-pairs': bad(`sudoku.htm?bd=${'0a'.repeat(80)}0z`),
  characters: bad(`${'.'.repeat(MAX_LINE + 9)}`, 'line'),
  'data-after': bad('https://sudokupad.app/scf4000B6'),
  digit: bad(FAMOUS.replace('1', 'A')),
  either: bad('.'.repeat(90)),
  'f-puzzles-constraint': bad(fPuzzle({ grid: GRID, antiking: true })),
  fields: bad(`id,puzzle\n7\n8,${FAMOUS}`),
  'fields-of-cells': bad(game('data="version: 1\n1|2|3|"')),
  given: bad(`puzzle,solution\n"${FAMOUS}","${FAMOUS_SOLVED.replace('7', '1')}"`),
  grid: bad(FAMOUS, 'hodoku', [2, 3]),
  'grid-of-rows': bad(fPuzzle({ size: 6, grid: GRID })),
  'header-without-puzzle': bad('name,level\nx,7', 'csv'),
  'in-cell': bad(fPuzzle({ grid: [[{ given: true, value: 9 }, {}, {}, {}], ...GRID.slice(1)] })),
  'in-json': bad(fPuzzle('{"size":9')),
  'in-solution': bad(
    fPuzzle({
      grid: [[{ given: true, value: 1 }, {}, {}, {}], ...GRID.slice(1)],
      solution: '2143341212344321',
    }),
  ),
  'ipuz-kind': bad('{"kind":["http://ipuz.org/crossword#1"]}'),
  'json-with-key': bad(fPuzzle({ a: 1 })),
  keys: bad('{"a":1}'),
  'least-fields': bad(`id,puzzle\n7\n8,${FAMOUS}`),
  line: bad(ROWS, 'euler'),
  link: bad('https://www.sudokuwiki.org/Naked_Candidates'),
  'most-levels': bad(`{"a":${'['.repeat(99)}x`),
  'most-line': bad(`${'.'.repeat(MAX_LINE + 9)}`, 'line'),
  'most-object': bad(LONG_OBJECT),
  'most-text': bad('<p>\n'.repeat(300_000)),
  number: bad('1 2 3 4\n3 4 1 2\n2 what 4 3\n4 3 2 1'),
  'row-not-list': bad(fPuzzle({ grid: [...GRID.slice(1), 7] })),
  'row-of-cells': bad(ROWS.replace('53..', '53.')),
  rule: bad(`{"puzzle":"${FAMOUS}","antiknight":true}`),
  rows: bad(ROWS.slice(0, -10)),
  'short-id': bad('https://f-puzzles.com/?id=yhkyz63b'),
  size: bad(fPuzzle({ grid: [[{}]] })),
  'sudokupad-element': bad(pad('{ce:[[,],[,]],l:[{wp:[[0,0]]}]}')),
  verbatim: bad(FAMOUS.replace('1', '@')),
  'whole-number': bad(fPuzzle({ grid: GRID, killercage: [{ cells: ['R1C1'], value: -1 }] })),
};

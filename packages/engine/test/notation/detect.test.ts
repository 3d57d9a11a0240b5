import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { countDigits } from '../../src/grid/digit-set.ts';
import { geometryOfSize } from '../../src/grid/geometry.ts';
import { countGivens, type Grid } from '../../src/grid/grid.ts';
import { notationById, notations } from '../../src/notation/all.ts';
import { detect, LOOK_AHEAD } from '../../src/notation/detect.ts';
import { supportsSize } from '../../src/notation/notation.ts';
import { formatPuzzles, PuzzleReader } from '../../src/notation/puzzle-reader.ts';
import { TextReader } from '../../src/notation/text-reader.ts';
import {
  FAMOUS,
  FAMOUS_SOLVED,
  isClassicOnly,
  plain,
  solvedPuzzleOf,
  unusualGeometry,
  usualGeometry,
} from './records.ts';

const ROWS = FAMOUS.match(/.{9}/g)!;
const SPACED = ROWS.map((row) => Array.from(row.replaceAll('.', '0')).join(' '));

function read(text: string, options = {}) {
  const reader = new PuzzleReader(options);
  const results = [...reader.push(text), ...reader.end()];
  return { id: reader.notation?.id, results };
}

/**
 * Whether the notation of a puzzle can be detected from its text. A row of 16 blanks may also be a
 * 4×4 puzzle, and pencilmarks with one candidate per cell look like a block.
 */
function isTelling(id: string, givens: Grid): boolean {
  const share = countGivens(givens) / givens.geometry.cells;
  const hasChoice = candidatesOf(givens).candidates.some((set) => countDigits(set) > 1);
  return share > 0.3 && share < 0.95 && (!['pencilmarks', 'sdx'].includes(id) || hasChoice);
}

/** Notation → the notations that may be detected in its texts. By default only itself. */
const READ_AS: Record<string, readonly string[]> = {
  sdm: ['line'],
  ss: ['block'],
  sdx: ['pencilmarks', 'sdx'],
};

describe.each(notations.map((notation) => notation.id))('%s', (id) => {
  const notation = notationById(id)!;

  it('is detected from its own output', () => {
    const puzzles = usualGeometry
      .filter(({ size }) => supportsSize(notation, size))
      .chain((shape) => fc.array(solvedPuzzleOf(shape), { minLength: 1, maxLength: 3 }))
      .filter((all) => all.every(({ givens }) => isTelling(id, givens)));
    fc.assert(
      fc.property(puzzles, (all) => {
        const text = formatPuzzles(
          all.map(({ givens }) => ({ givens, line: 1 })),
          notation,
        );
        const found = read(text);
        expect(READ_AS[id] ?? [id]).toContain(found.id);
        expect(plain(found.results)).toEqual(plain(read(text, { notation }).results));
      }),
      { numRuns: sized(4, 14) },
    );
  });

  if (isClassicOnly(notation)) return;

  it('is detected from its own output in a given shape', () => {
    const shapes = unusualGeometry.filter(({ size }) => supportsSize(notation, size));
    fc.assert(
      fc.property(shapes.chain(solvedPuzzleOf), ({ givens, solution }) => {
        fc.pre(isTelling(id, givens));
        const { geometry } = givens;
        const text = formatPuzzles([{ givens, solution, line: 1 }], notation);
        expect(read(text, { geometry }).results).toEqual(
          read(text, { geometry, notation }).results,
        );
      }),
      { numRuns: sized(4, 9) },
    );
  });
});

it.each([
  ['line', [FAMOUS]],
  ['line', [`${FAMOUS} ED=1.2/1.2/1.2`]],
  ['line', [`${FAMOUS}#easy`]],
  ['line', [FAMOUS.replaceAll('.', '_')]],
  ['line', [FAMOUS.slice(1)]],
  ['line', [`${FAMOUS}1`]],
  ['line', [FAMOUS.replace('1', '?')]],
  ['line', [FAMOUS.replace('1', 'A')]],
  ['line', ['1..43..2....4..1']],
  ['line', ['hello world', FAMOUS]],
  ['rows', [ROWS[0]]],
  ['rows', ['12..']],
  ['rows', ['...4..7.9.......']],
  ['rows', ['1...............', '....5...........']],
  ['spaced', SPACED],
  ['spaced', ['12 0 0 7 0 0 0 0 0 0 0 0', ...Array(11).fill('0 0 0 1 0 0 11 0 0 0 0 0')]],
  ['euler', ['Grid 01']],
  ['block', ['53.|.7.|...', ...Array(8).fill('6..|195|...')]],
  ['block', ['*-----------*', '|53.|.7.|...|', ...Array(8).fill('|6..|195|...|')]],
  ['block', ['┌───┬───┬───┐', '│53.│.7.│...│', ...Array(8).fill('│6..│195│...│')]],
  ['block', ['53. .7. ...', ...Array(8).fill('6.. 195 ...')]],
  ['block', ['+-------+-------+', '5 3 . . 7 . . . .', ...Array(8).fill('6 . . 1 9 5 . . .')]],
  ['pencilmarks', ['.----.----.----.', '| 5 3 124 | 26 7 2468 | 1489 1249 248 |']],
  ['pencilmarks', ['5 3 124 26 7 2468 1489 1249 248']],
  ['pencilmarks', ['5 3 4 6 7 8 9 1 2', '6 7 2 1 9 5 3 4 8', '1 9 8 3 4 2 5 6 17']],
  ['sukaku', ['123456789'.repeat(81)]],
  ['sukaku', ['1.3.'.repeat(16)]],
  ['sdm', ['# a collection', FAMOUS]],
  ['sdk', ['[Puzzle]']],
  ['sdk', ['#Anobody', '#Dnothing', ROWS[0]]],
  ['csv', ['quizzes,solutions']],
  ['csv', ['id;Puzzle;rating']],
  ['csv', [`${FAMOUS},${FAMOUS_SOLVED}`]],
  ['csv', [`${FAMOUS}\t${FAMOUS_SOLVED}`]],
  ['csv', [`"${FAMOUS}","${FAMOUS_SOLVED}"`]],
  ['json', ['{"puzzle":""}']],
  ['json', ['{"version": "http://ipuz.org/v2",']],
  ['ipuz', ['{"version":"http://ipuz.org/v2","kind":["http://ipuz.org/sudoku#1"]}']],
  ['sdx', ['5 3 u4 26 7 2468 1489 1249 248']],
  ['sdx', ['u5 3 u4 6 7 8 9 1 2', ...Array(8).fill('5 3 124 26 7 2468 1489 1249 248')]],
  ['hodoku', [`:0000:x:${FAMOUS}:::`]],
  ['hodoku', [`:0300:4:${FAMOUS.replace('1', '+1')}:653 472:488:c28 r68`]],
  ['hodoku', [FAMOUS.replace('1', '+1')]],
  ['hodoku', [`${FAMOUS}:314 916`]],
  ['opensudoku', ['<opensudoku>']],
  ['opensudoku', ['<?xml version="1.0" encoding="UTF-8"?>', '<opensudoku version="2">']],
])('detects %s from %j', (id, lines) => {
  expect(detect(lines)?.id).toBe(id);
});

it.each([
  [['5 3 4 6 7 8 9 1 2']],
  [['................']],
  [['# a comment']],
  [['+-------+-------+']],
  [['hello']],
  [[]],
])('%j needs more lines', (lines) => {
  expect(detect(lines)).toBeUndefined();
});

it('reads lines of 16 symbols as 4×4 puzzles if no digit exceeds 4', () => {
  const line = '1..............4';
  expect(detect([line], { ended: true })?.id).toBe('line');
  expect(detect(Array(16).fill(line))?.id).toBe('line');
  expect(detect([line, ''])?.id).toBe('line');
  expect(detect([line], { geometry: geometryOfSize(16)! })?.id).toBe('rows');
  expect(detect([line], { geometry: geometryOfSize(4)! })?.id).toBe('line');
});

onlyQuick(it)('stops looking ahead at its limit', () => {
  const words = Array<string>(LOOK_AHEAD).fill('nothing of the sort');
  expect(detect(words)).toBeUndefined();
  const reader = new TextReader();
  expect(reader.push(`${words.join('\n')}\n`.repeat(40))).toHaveLength(1);
  expect(reader.push(`${FAMOUS}\n`)).toEqual([]);
  expect(reader.end()).toEqual([]);
  expect(detect(Array(LOOK_AHEAD).fill('# words'))).toBeUndefined();
  expect(detect(Array(2_000).fill('# words'))?.id).toBe('sdm');
  const library = [...Array<string>(91).fill('# HoDoKu'), `:0610-x::${FAMOUS}:::`];
  expect(detect(library, { ended: true })?.id).toBe('hodoku');
});

it('returns each puzzle as soon as its last line is read', () => {
  const reader = new PuzzleReader();
  for (let line = 1; line <= 3; line++) {
    expect(plain(reader.push(`${FAMOUS}\n`))).toMatchObject([{ line }]);
  }
  const rows = new PuzzleReader();
  for (const row of ROWS.slice(0, 8)) expect(rows.push(`${row}\n`)).toEqual([]);
  expect(rows.notation?.id).toBe('rows');
  expect(rows.push(`${ROWS[8]}\n`)).toHaveLength(1);
  const spaced = new PuzzleReader();
  for (const row of SPACED.slice(0, 8)) expect(spaced.push(`${row}\n`)).toEqual([]);
  expect(spaced.push(`${SPACED[8]}\n`)).toHaveLength(1);
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import { gameFile } from '../../src/game/game-file.ts';
import { listedGame } from '../../src/game/listed-game.ts';
import {
  formatMoveList,
  type ListedMove,
  type MoveList,
  type Writing,
} from '../../src/game/move-list.ts';
import { parseMoveList } from '../../src/game/move-list-reader.ts';
import { geometry } from '../../src/grid/geometry.ts';
import { type Grid, gridOf } from '../../src/grid/grid.ts';
import { notationErrorText } from '../../src/notation/notation-error.ts';
import { grid, WIKIPEDIA } from '../puzzles.ts';

const GIVENS = grid(WIKIPEDIA);
const GRIDS: readonly Grid[] = [
  GIVENS,
  gridOf(
    geometry(2, 3),
    Array.from({ length: 36 }, (_, cell) => (cell === 7 ? 3 : 0)),
  ),
  gridOf(
    geometry(3, 2),
    Array.from({ length: 36 }, (_, cell) => (cell === 0 ? 6 : 0)),
  ),
  gridOf(
    geometry(4, 4),
    Array.from({ length: 256 }, (_, cell) => (cell % 3 === 0 ? 0 : (cell % 16) + 1)),
  ),
];

function writings({ digits, geometry: { size } }: Grid): fc.Arbitrary<Writing> {
  const blanks = [...digits.keys()].filter((cell) => digits[cell] === 0);
  const cell = fc.constantFrom(...blanks);
  const digit = fc.integer({ min: 0, max: size }).map((it): Writing['digits'] => [it]);
  const notes = fc
    .uniqueArray(fc.integer({ min: 1, max: size }), { minLength: 1 })
    .map((all) => all.toSorted((a, b) => a - b) as unknown as Writing['digits']);
  return fc.oneof(
    fc.record({ cell, sign: fc.constant('=' as const), digits: digit }),
    fc.record({ cell, sign: fc.constantFrom('+' as const, '-' as const), digits: notes }),
  );
}

/** The gaps between moves are in tenths of a second. An undo takes back at most what there is. */
function moveLists(givens: Grid): fc.Arbitrary<MoveList> {
  const write = fc.array(writings(givens), { minLength: 1, maxLength: 3 });
  const step = fc.tuple(fc.nat(40_000), fc.oneof(write, fc.nat(8)));
  return fc.array(step, { maxLength: 20 }).map((steps) => {
    const moves: ListedMove[] = [];
    let [at, depth] = [0, 0];
    for (const [gap, what] of steps) {
      at += 100 * gap;
      if (typeof what !== 'number') {
        moves.push({ kind: 'write', at, writings: what as [Writing, ...Writing[]] });
        depth++;
      } else if (depth > 0) {
        const count = 1 + (what % depth);
        moves.push({ kind: 'undo', at, count });
        depth -= count;
      }
    }
    return { givens, moves };
  });
}

describe('a list of moves', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GRIDS).chain(moveLists), (list) => {
        const text = formatMoveList(list);
        expect(parseMoveList(text)).toEqual({ ok: true, list });
      }),
      { numRuns: sized(100, 800) },
    );
  });

  it('may have a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program, comments and empty lines', () => {
    const rows = WIKIPEDIA.match(/.{9}/g)!.join('\n');
    const text = `${rows}\n\n0:12  r1c3=4\r\n# a comment\n\n1:00:40.5 R4C6-5,3  r1c4+2\n`;
    expect(parseMoveList(text)).toEqual({
      ok: true,
      list: {
        givens: GIVENS,
        moves: [
          { kind: 'write', at: 12_000, writings: [{ cell: 2, sign: '=', digits: [4] }] },
          {
            kind: 'write',
            at: 3_640_500,
            writings: [
              { cell: 32, sign: '-', digits: [3, 5] },
              { cell: 3, sign: '+', digits: [2] },
            ],
          },
        ],
      },
    });
  });

  it.each([
    ['', '1:1: expected a puzzle, found nothing'],
    ['0:12 r1c3=4', '1:1: expected a puzzle, found nothing'],
    [
      `${WIKIPEDIA}\n${WIKIPEDIA}\n0:01 r1c3=4`,
      '2:1: expected a line such as 0:12 r1c3=5, found a puzzle',
    ],
    ['x', '2:1: expected a line such as 0:12 r1c3=5, found "x"'],
    ['0:75 r1c3=4', '2:1: expected a line such as 0:12 r1c3=5, found "0:75 r1c3=4"'],
    ['0:10', '2:5: expected a line such as 0:12 r1c3=5, found the end of the line'],
    ['0:10 r1c3=4\n0:09 r1c4=2', '3:1: expected ≥ 0:10, found "0:09 r1c4=2"'],
    ['0:10 r0c3=4', '2:6: expected a cell r1c1–r9c9, found "r0c3=4"'],
    [
      '0:10 r1c3=4 r1c1=5',
      '2:13: expected a cell without a given, found r1c1, which has the given 5',
    ],
    ['0:10 r1c3', '2:10: expected "=" or "-" or "+", found the end of the line'],
    ['0:10 r1c3=', '2:11: expected a digit 1–9, found the end of the line'],
    ['0:10 r1c3=A', '2:11: expected a digit 1–9, found "A"'],
    ['0:10 r1c3-0', '2:11: expected a digit 1–9, found "0"'],
    ['0:10 r1c3+1,23', '2:13: expected a digit 1–9, found "23"'],
    ['0:10 r1c3=1,2', '2:12: expected the end of the line, found ",2"'],
    ['0:10 r1c3=4\n0:20 undo 2', '3:11: expected a number 1–1, found "2"'],
    ['0:10 r1c3=4\n0:20 undo', '3:10: expected a number 1–1, found the end of the line'],
    ['0:10 r1c3=4\n0:20 undo 1 2', '3:13: expected the end of the line, found "2"'],
  ])('with a fault is refused with its place: %j', (moves, message) => {
    const text =
      /^(|0:12 r1c3=4)$/.test(moves) || moves.startsWith(WIKIPEDIA)
        ? moves
        : `${WIKIPEDIA}\n${moves}`;
    const read = parseMoveList(text);
    if (read.ok) throw new Error('expected an error');
    const { column, line } = read.error;
    expect(`${line}:${column}: ${notationErrorText(read.error)}`).toContain(message);
  });
});

describe('the game of a list of moves', () => {
  const play = (moves: string) => {
    const read = parseMoveList(`${WIKIPEDIA}\n${moves}`);
    if (!read.ok) throw new Error(notationErrorText(read.error));
    return listedGame(read.list);
  };

  it('in the examples is the game of their file', () => {
    const example = (name: string): string =>
      readFileSync(new URL(`../../../../examples/${name}`, import.meta.url), 'utf8');
    const read = parseMoveList(example('review-moves.txt'));
    if (!read.ok) throw new Error(notationErrorText(read.error));
    expect(gameFile(listedGame(read.list))).toBe(example('review-game.json'));
  });

  it('notes the candidates of a cell before it removes some', () => {
    const { cells, journal, played } = play('0:10 r1c3-2\n0:20 r1c4+2,7\n0:30 r1c4=2');
    expect(journal.entries.map(({ at, kind, parent }) => [at, kind, parent])).toEqual([
      [10_000, 'fill-notes', -1],
      [10_000, 'centre', 0],
      [20_000, 'centre', 1],
      [30_000, 'digit', 2],
    ]);
    expect(cells[2].centre).toBe(0b1001);
    expect(cells[3]).toMatchObject({ digit: 2, centre: 0b1000010 });
    expect(played).toBe(30_000);
  });

  it('takes back moves, and goes on from there', () => {
    const { cells, journal } = play(
      '0:10 r1c3=4\n0:20 r1c4-2\n0:30 undo 2\n0:40 r1c6=8\n0:50 r1c6=.',
    );
    expect(journal.entries.map(({ kind, parent }) => [kind, parent])).toEqual([
      ['digit', -1],
      ['fill-notes', 0],
      ['centre', 1],
      ['digit', -1],
      ['clear', 3],
    ]);
    expect([cells[2].digit, cells[3].centre, cells[5].digit]).toEqual([0, 0, 0]);
  });
});

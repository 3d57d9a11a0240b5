import { compileFunction } from 'node:vm';
import { RecordPieces } from '@nonet/tracer/record-pieces';
import { eventOf } from '@nonet/tracer/recorded';
import { describe, expect, it } from 'vitest';
import { RecordBytes } from '../../tracer/src/in-worker/record-bytes.ts';
import { instrumented } from '../../tracer/src/javascript/instrument.ts';
import { Record } from '../../tracer/src/javascript/record.ts';
import { settingsIn } from '../../tracer/src/javascript/settings.ts';
import { markers } from '../../tracer/src/javascript/tracer.ts';
import { SAMPLE } from './watched.ts';

const EVENTS = 1_000;

/** Runs a program that gets the cells of the sample as `text`. Returns its grid and its events. */
function traced(text: string, puzzles: readonly string[] = [`3 3 ${SAMPLE.split('').join(' ')}`]) {
  const settings = settingsIn([EVENTS, '/solve.js', ...puzzles].join('\n'));
  const pieces = new RecordPieces();
  const bytes = new RecordBytes(EVENTS, (piece) => pieces.write(piece));
  const functions = markers(settings, new Set(['/solve.js']), new Record(bytes, EVENTS));
  for (const [name, value] of Object.entries(functions)) {
    Object.defineProperty(globalThis, `nonet$${name}`, { value, configurable: true });
  }
  const file = { text, url: 'file:///solve.js', format: 'commonjs', isMain: true } as const;
  const code = instrumented(file, new Int32Array(1));
  compileFunction(code, ['text'], { filename: '/solve.js' })(SAMPLE);
  bytes.flush();
  const { events, givens, grid, unfollowed } = pieces.recorded();
  const lines = Array.from(events, eventOf).map((event) =>
    event.kind === '!'
      ? '!'
      : `${event.kind}${event.cell}${event.kind === '+' ? `=${event.digit}` : ''} @${event.line}`,
  );
  return { grid, events: lines, size: givens?.geometry.size, unfollowed };
}

/** Makes nine rows of a list of cells. */
const ROWS =
  'const rows = (list) => Array.from({ length: 9 }, (_, r) => list.slice(9 * r, 9 * r + 9));';

/** The first events in each kind of grid. Cell 1 gets a 4 and loses it, then cell 3 gets a 6. */
const SHAPES: readonly [kind: string, grid: string, code: string][] = [
  [
    'rows of numbers',
    'a, an array of 9 rows',
    'const a = rows([...text].map(Number)); a[0][1] = 4; a[0][1] = 0; a[0][3] = 6;',
  ],
  [
    'rows of characters',
    'a, an array of 9 rows',
    "const a = rows([...text]); a[0][1] = '4'; a[0][1] = '.'; a[0][3] = '6';",
  ],
  [
    'rows with blanks of all kinds',
    'a, an array of 9 rows',
    "const a = rows([...text].map((d, i) => +d || [null, undefined, NaN, '', -1, ' '][i % 6])); a[0][1] = 4; a[0][1] = null; a[0][3] = 6;",
  ],
  [
    'rows of texts',
    'a, an array of 9 rows',
    "const a = rows(text); const put = (i, d) => { a[0] = a[0].slice(0, i) + d + a[0].slice(i + 1) }; put(1, '4'); put(1, 0); put(3, 6);",
  ],
  [
    'rows in typed arrays',
    'a, an array of 9 rows',
    'const a = rows(Uint8Array.from(text)); a[0][1] = 4; a[0].fill(0, 1, 2); a[0].set([6], 3);',
  ],
  [
    'rows that share memory',
    'm, a Uint8Array of 81 cells',
    'const m = Uint8Array.from(text), a = rows([...m.keys()]).map((_, r) => m.subarray(9 * r, 9 * r + 9)); a[0][1] = 4; m[1] = 0; a[0][3] = 6;',
  ],
  [
    'cells',
    'a, an array of 81 cells',
    'const a = [...text].map(Number); a[1] = 4; a[1] -= 4; a.splice(3, 1, 6);',
  ],
  [
    'columns',
    'a, an array of 9 rows',
    'const a = rows([...text].map(Number)).map((_, c) => rows([...text].map(Number)).map((row) => row[c])); a[1][0] = 4; a[1][0] = 0; a[3][0] = 6;',
  ],
  [
    'a Map',
    'a, a Map of 81 cells',
    "const a = new Map(); [...text].forEach((d, i) => a.set('ABCDEFGHI'[Math.floor(i / 9)] + ((i % 9) + 1), +d)); a.set('A2', 4); a.set('A2', 0); a.set('A4', 6);",
  ],
  [
    'a Map of rows',
    'a, a Map of 9 rows',
    'const a = new Map(rows([...text].map(Number)).map((row, r) => [r, row])); a.get(0)[1] = 4; a.get(0)[1] = 0; a.get(0)[3] = 6;',
  ],
  [
    'an object',
    'a, an object of 81 cells',
    'const a = {}; for (let i = 0; i < 81; i++) a["r" + Math.floor(i / 9) + "c" + (i % 9)] = text[i]; a.r0c1 = 4; delete a.r0c1; a.r0c1 = 0; a.r0c3 = 6;',
  ],
  [
    'sets of candidates',
    'a, an array of 81 cells',
    'const a = [...text].map((d) => new Set(d === "0" ? "123456789" : d)); a[1].clear(); a[1].add("4"); a[1].add("5"); a[3] = new Set("6");',
  ],
  [
    'a text',
    'a, a string of 81 cells',
    'let a = text; const put = (s, i, d) => s.slice(0, i) + d + s.slice(i + 1); a = put(a, 1, 4); a = put(a, 1, 0); a = put(a, 3, 6);',
  ],
  [
    'a property',
    'board, an array of 9 rows',
    'const s = { game: { board: rows([...text].map(Number)) } }; const { board } = s.game; s.game.board[0][1] = 4; board[0][1] = 0; s.game.board[0][3] = 6;',
  ],
  [
    'a private field',
    '#a, an array of 9 rows',
    'class S { #a = rows([...text].map(Number)); put(c, d) { this.#a[0][c] = d; } } const s = new S(); s.put(1, 4); s.put(1, 0); s.put(3, 6);',
  ],
  [
    'a row that another variable has',
    'a, an array of 9 rows',
    'const a = rows([...text].map(Number)), [row] = a; row[1] = 4; row[1] = 0; for (const each of a) { if (each === row) each[3] = 6; }',
  ],
  [
    'a class of its own',
    'a, an array of 9 rows',
    'class G extends Array {} const a = G.from(rows([...text].map(Number))); a[0][1] = 4; a[0][1] = 0; a[0][3] = 6;',
  ],
];

describe('the tracer of JavaScript programs', () => {
  it.each(SHAPES)('follows %s', (_kind, grid, code) => {
    const found = traced(`${ROWS}\n${code}`);
    expect(found.grid).toBe(grid);
    expect(found.events).toEqual(['+1=4 @2', '-1 @2', '+3=6 @2']);
  });

  it('follows copies of the grid', () => {
    const { events } = traced(`${ROWS}
      const copy = (grid) => grid.map((row) => [...row]);
      function solve(grid, depth) {
        const next = copy(grid);
        next[0][[1, 3, 4][depth]] = [4, 6, 2][depth];
        if (depth < 2) solve(next, depth + 1);
        return count(grid);
      }
      const count = (grid) => grid.flat().filter((digit) => digit === 0).length;
      solve(rows([...text].map(Number)), 0);`);
    expect(events).toEqual(['+1=4 @5', '+3=6 @5', '+4=2 @5', '-4 @7', '-3 @7', '-1 @7']);
  });

  it('follows the grid that takes the place of another', () => {
    const { events } = traced(`${ROWS}
      const state = { board: rows([...text].map(Number)) };
      state.board[0][1] = 4;
      const kept = structuredClone(state.board);
      state.board[0][3] = 6;
      state.board = kept;
      state.board[0][4] = 2;`);
    expect(events).toEqual(['+1=4 @3', '+3=6 @5', '-3 @6', '+4=2 @7']);
  });

  it('takes the digits that were placed last out first', () => {
    const { events } = traced(`${ROWS}
      const a = rows([...text].map(Number));
      const first = structuredClone(a);
      a[0][3] = 6;
      a[0][1] = 4;
      a[0][4] = 2;
      a.splice(0, 9, ...first);`);
    expect(events.slice(3)).toEqual(['-4 @7', '-1 @7', '-3 @7']);
  });

  it('finds a grid in 16×16, and none in a program without one', () => {
    const digits = Array.from({ length: 256 }, (_, i) => (i % 3 === 0 ? ((i * 7) % 16) + 1 : 0));
    const puzzle = `4 4 ${digits.join(' ')}`;
    const code = `const a = [${digits.join()}].map((d) => d || null); a[1] = 16; a[1] = '';`;
    expect(traced(code, [puzzle])).toEqual({
      grid: 'a, an array of 256 cells',
      events: ['+1=16 @1', '-1 @1'],
      size: 16,
    });
    expect(
      traced('const a = [...text].map(Number); const b = a.map((d) => d + 1);').events,
    ).toEqual([]);
  });

  it('names a grid of objects that it does not follow', () => {
    const { grid, unfollowed } = traced(`${ROWS}
      const a = rows([...text].map((digit) => ({ digit })));
      const others = [...text.slice(0, 9)].map((digit) => ({ digit }));
      others[1].digit = 4; a[0][1].digit = 4;`);
    expect([grid, unfollowed]).toEqual(['', 'list, an array of 81 cells with objects as cells']);
  });

  it('does not name objects without the givens', () => {
    const { grid, unfollowed } = traced(`${ROWS}
      const places = [...text].map((_, cell) => ({ row: Math.floor(cell / 9), column: cell % 9 }));
      const a = rows([...text].map(Number));
      places[0].isSeen = true; a[0][1] = 4;`);
    expect([grid, unfollowed]).toEqual(['a, an array of 9 rows', undefined]);
  });

  it('ignores masks, flags, and grids of other digits', () => {
    const { grid, events } = traced(`${ROWS}
      const used = rows(Array(81).fill(0));
      const a = rows([...text].map(Number));
      const other = a.map((row) => row.map((digit) => 9 - digit));
      used[0][1] |= 4; used[0][2] = true; other[0][1] = 3;
      a[0][1] = 4;`);
    expect([grid, events]).toEqual(['a, an array of 9 rows', ['+1=4 @6']]);
  });
});

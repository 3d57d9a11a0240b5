import { stripVTControlCharacters } from 'node:util';
import {
  emptyGrid,
  type Geometry,
  type Grid,
  geometry,
  geometryOfSize,
  gridOf,
  layoutGeometry,
  USUAL_SIZES,
} from '@nonet/engine/grid';
import { Recording, strategyById } from '@nonet/engine/search';
import { finish } from '@nonet/engine/work';
import { describe, expect, test } from 'vitest';
import { INKS, paletteOf } from '../src/report/palette.ts';
import { frame, type Scroll } from '../src/trace/frame.ts';
import { layoutOf } from '../src/trace/layout.ts';
import { follow } from '../src/trace/ruler.ts';
import { Waveform } from '../src/trace/waveform.ts';

const BAEKJOON_2239 =
  '103000509002109400000704000300502006060000050700803004000401000009205800804000107';
const classic = gridOf(geometry(3, 3), Array.from(BAEKJOON_2239, Number));

interface Shown {
  readonly givens: Grid;
  readonly strategy: string;
  readonly event: number | 'last';
  readonly columns: number;
  readonly rows: number;
  readonly colorDepth?: number;
  readonly limit?: number;
}

function shown({ givens, event, columns, rows, ...rest }: Shown): string[] {
  const strategy = strategyById(rest.strategy)!;
  const recording = new Recording({ givens }, strategy, {
    limit: rest.limit ?? 1,
    events: 200_000,
  });
  while (!recording.end) recording.advance();
  const layout = layoutOf(givens.geometry, columns, rows);
  const waveform = new Waveform(recording, layout.waveform.width);
  finish(waveform);
  const { colorDepth = 1 } = rest;
  const scene = {
    givens,
    strategy,
    palette: paletteOf(colorDepth),
    marks: colorDepth < 4,
    keys: true,
  };
  const position = event === 'last' ? recording.events : event;
  const facts = {
    moment: recording.at(position),
    player: { position, speed: 10, playing: false },
    events: recording.events,
    end: recording.end,
    bars: waveform.bars,
  };
  const start: Scroll = { ruler: 0, grid: 0, source: 0 };
  return frame(scene, facts, layout, start).lines;
}

const plain = (lines: readonly string[]): string[] => lines.map(stripVTControlCharacters);

describe('a moment of the Baekjoon 2239 sample, 80 × 24, without colour', () => {
  const base = { givens: classic, strategy: 'bitmask', columns: 80, rows: 24 };

  test('a dead end: the last cell is in brackets, and the cell without a candidate is marked with ×', () => {
    const lines = plain(shown({ ...base, event: 20 }));
    const text = lines.join('\n');
    expect(text).toContain('× r4c3: no digit fits, back to r4c2');
    expect(lines[7]).toContain('│ 3 [1] × │ 5  ·  2 │');
    expect(lines[5]).toMatch(/event +20 of 323$/);
    expect(lines[6]).toMatch(/depth +18 of 51$/);
    expect(lines[8]).toMatch(/placements +19$/);
    expect(lines[9]).toMatch(/backs +1$/);
  });

  test('the list of blanks: a pointer is under the current blank', () => {
    const lines = plain(shown({ ...base, event: 20 }));
    const pointer = lines[18].indexOf('▲');
    expect(lines[16].slice(pointer - 1, pointer + 3)).toBe('r4c2');
    expect(lines[17][pointer]).toBe('1');
  });

  test('the solution: shows a tick', () => {
    const lines = plain(shown({ ...base, event: 'last' }));
    expect(lines.join('\n')).toContain('✓ solution after 323 events');
    expect(lines.join('\n')).not.toContain('·  ·');
  });

  test('the start: shows the number of blanks', () => {
    expect(plain(shown({ ...base, event: 0 })).join('\n')).toContain('51 blanks to fill');
  });
});

test('propagation names the cell or house of a dead end', () => {
  const inkala =
    '800000000003600000070090200050007000000045700000100030001000068008500010090000400';
  const givens = gridOf(geometry(3, 3), Array.from(inkala, Number));
  const recording = new Recording({ givens }, strategyById('propagation')!);
  while (!recording.end) recording.advance();
  const texts = Array.from({ length: 400 }, (_, event) => event)
    .filter((event) => recording.at(event).deadEnd)
    .map((event) =>
      plain(shown({ givens, strategy: 'propagation', event, columns: 120, rows: 24 })).join('\n'),
    );
  expect(texts.length).toBeGreaterThan(3);
  for (const text of texts)
    expect(text).toMatch(/× (r\dc\d: no digit fits|(row|column|box) \d: no place)/);
});

describe('every grid size fits every terminal, or the screen says how large the terminal must be', () => {
  const screens = [
    [80, 24],
    [120, 40],
    [40, 20],
    [200, 60],
    [20, 6],
  ] as const;
  for (const size of USUAL_SIZES) {
    test(`${size}×${size}`, () => {
      const givens = emptyGrid(geometryOfSize(size) as Geometry);
      for (const [columns, rows] of screens) {
        const lines = plain(shown({ givens, strategy: 'propagation', event: 1, columns, rows }));
        expect(lines.length).toBe(rows);
        for (const line of lines) expect(line.length).toBeLessThan(columns);
        const { grid, note } = layoutOf(givens.geometry, columns, rows);
        if (grid?.rows !== grid?.height || !grid)
          expect(note?.text).toContain(`${size}×${size} needs`);
        else expect(note).toBeUndefined();
      }
    });
  }
});

test('a grid with boxes of 3 × 2 is drawn with these boxes', () => {
  const givens = emptyGrid(geometry(3, 2));
  const lines = plain(shown({ givens, strategy: 'bitmask', event: 1, columns: 70, rows: 20 }));
  expect(lines.join('\n')).toContain('┏━━━┯━━━┳━━━┯');
  expect(layoutOf(givens.geometry, 70, 20).grid?.height).toBe(13);
});

test('a list scrolls no further than needed', () => {
  expect(follow(0, 5, 10, 50)).toBe(0);
  expect(follow(0, 9, 10, 50)).toBe(2);
  expect(follow(20, 10, 10, 50)).toBe(8);
  expect(follow(0, 49, 10, 50)).toBe(40);
  expect(follow(0, 3, 10, 4)).toBe(0);
});

test('colour appears only if supported, and ends with each line', () => {
  const base = { givens: classic, strategy: 'bitmask', columns: 80, rows: 24, event: 20 };
  expect(shown(base).join('')).not.toMatch(/\[[\d;]*[349]\d/);
  for (const colorDepth of [1, 4, 8, 24]) {
    const lines = shown({ ...base, colorDepth });
    for (const line of lines) {
      const last = line.split('\x1b[').slice(1).at(-1);
      if (last !== undefined) expect(last).toMatch(/^0m/);
    }
    expect(plain(lines).join('\n')).toContain('×');
  }
});

test('text has a contrast above 4:1 on black and on white', () => {
  for (const [name, { hex }] of Object.entries(INKS)) {
    const light = luminance(hex);
    const onBlack = (light + 0.05) / 0.05;
    const onWhite = 1.05 / (light + 0.05);
    // Orange is only a background for black text.
    expect(onBlack, name).toBeGreaterThan(4);
    if (name !== 'orange') expect(onWhite, name).toBeGreaterThan(4);
  }
});

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('the lines between the regions of a jigsaw are heavy', () => {
  const boxes = Array.from('1112133243324442', (symbol) => Number(symbol) - 1);
  const givens = emptyGrid(layoutGeometry({ boxes }));
  const lines = plain(shown({ givens, strategy: 'bitmask', event: 0, columns: 70, rows: 24 }));
  expect(lines.slice(2, 11).map((line) => line.slice(1, 18))).toEqual([
    '┏━━━┯━━━┯━━━┳━━━┓',
    '┃[·]│ · │ · ┃ · ┃',
    '┠───╆━━━┿━━━╉───┨',
    '┃ · ┃ · │ · ┃ · ┃',
    '┣━━━╉───┼───╂───┨',
    '┃ · ┃ · │ · ┃ · ┃',
    '┠───╄━━━┿━━━╉───┨',
    '┃ · │ · │ · ┃ · ┃',
    '┗━━━┷━━━┷━━━┻━━━┛',
  ]);
});

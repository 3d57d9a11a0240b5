import { describe, expect, it } from 'vitest';
import type { Constraint, ConstraintKind } from '../../src/constraint/constraint.ts';
import { constraintMarks } from '../../src/draw/constraint/constraint-marks.ts';
import type { Mark, Point } from '../../src/draw/constraint/mark.ts';
import { outlinesOf } from '../../src/draw/constraint/outline.ts';
import { spaceOutside } from '../../src/draw/constraint/outside-clues.ts';
import { constraintsMarkup } from '../../src/draw/constraints-markup.ts';
import { drawGrid } from '../../src/draw/draw-grid.ts';
import { digitSet } from '../../src/grid/digit-set.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { isXml } from './xml.ts';

const LINE = [0, 1, 11, 20];
const ROW = [8, 7, 6, 5, 4, 3, 2, 1, 0];

/** Kind → constraints with pictures. */
const DRAWN: Partial<Record<ConstraintKind, readonly Constraint[]>> = {
  diagonal: [{ kind: 'diagonal', down: true }],
  windoku: [{ kind: 'windoku' }],
  unique: [{ kind: 'unique', cells: [0, 10, 20] }],
  difference: [
    { kind: 'difference', cells: [0, 1], value: 1 },
    { kind: 'difference', cells: [0, 20], value: 3 },
  ],
  ratio: [{ kind: 'ratio', cells: [0, 9], value: 2 }],
  total: [{ kind: 'total', cells: [1, 0], value: 10 }],
  less: [{ kind: 'less', cells: [10, 1] }],
  pair: [{ kind: 'pair', cells: [0, 1], allowed: [[1, 9]] }],
  killer: [
    { kind: 'killer', cells: [0, 1, 9], sum: 15 },
    { kind: 'killer', cells: [0, 40, 41] },
  ],
  sum: [{ kind: 'sum', cells: [30, 31, 40], sum: 15 }],
  arrow: [
    { kind: 'arrow', bulb: [0], shaft: [1, 2] },
    { kind: 'arrow', bulb: [0, 1], shaft: [11, 20] },
    { kind: 'arrow', bulb: [0, 1, 10], shaft: [11, 20] },
  ],
  equal: [{ kind: 'equal', parts: [[1, 2], [3, 4], [15]] }],
  quadruple: [
    { kind: 'quadruple', cells: [0, 1, 9, 10], values: [3, 5] },
    { kind: 'quadruple', cells: [0, 1, 2], values: [3, 5] },
  ],
  sets: [
    { kind: 'sets', cells: [40], sets: [[1], [3], [5], [7], [9]] },
    { kind: 'sets', cells: [40, 41], sets: [[1, 2]] },
  ],
  thermo: [
    { kind: 'thermo', cells: LINE },
    { kind: 'thermo', cells: LINE, slow: true },
  ],
  whisper: [{ kind: 'whisper', cells: LINE, value: 5 }],
  renban: [{ kind: 'renban', cells: LINE }],
  palindrome: [{ kind: 'palindrome', cells: LINE }],
  between: [{ kind: 'between', cells: LINE }],
  lockout: [{ kind: 'lockout', cells: LINE, value: 4 }],
  entropic: [{ kind: 'entropic', cells: LINE }],
  modular: [{ kind: 'modular', cells: LINE, value: 3 }],
  sumline: [{ kind: 'sumline', cells: LINE, sum: 10 }],
  sandwich: [
    { kind: 'sandwich', cells: ROW, value: 3 },
    { kind: 'sandwich', cells: [0, 1, 2], value: 15 },
  ],
  xsum: [
    { kind: 'xsum', cells: ROW, value: 3 },
    { kind: 'xsum', cells: [0, 1, 2], value: 15 },
  ],
  skyscraper: [
    { kind: 'skyscraper', cells: ROW, value: 3 },
    { kind: 'skyscraper', cells: [0, 1, 2], value: 3 },
  ],
  automaton: [{ kind: 'automaton', cells: LINE, start: 0, accept: [0], next: [[0]] }],
};

/** Rules for all cells, which have no picture. */
const PLAIN: readonly Constraint[] = [
  { kind: 'antiknight' },
  { kind: 'antiking' },
  { kind: 'disjoint' },
  { kind: 'nonconsecutive' },
  { kind: 'negative', of: ['total'], values: [10] },
];

/** The cells that touch a point: two if it is on an edge, four if it is on a corner. */
function cellsAt({ x, y }: Point): number[] {
  const along = (at: number): number[] =>
    at % 1 === 0 ? [at - 1, at].filter((it) => it >= 0 && it < 9) : [Math.floor(at)];
  return along(y).flatMap((row) => along(x).map((column) => row * 9 + column));
}

function cellsOf(mark: Mark): readonly number[] {
  switch (mark.shape) {
    case 'area':
      return mark.cells;
    case 'line':
      return mark.points.flatMap(cellsAt);
    case 'node':
      return [mark.at, mark.to ?? mark.at].flatMap(cellsAt);
    case 'disc':
    case 'sign':
      return cellsAt(mark.at);
    case 'label':
      return [mark.cell];
    case 'clue':
      return [];
  }
}

function cellsIn(constraint: Constraint): readonly number[] {
  switch (constraint.kind) {
    case 'arrow':
      return [...constraint.bulb, ...constraint.shaft];
    case 'equal':
      return constraint.parts.flat();
    case 'diagonal':
      return [0, 10, 20, 30, 40, 50, 60, 70, 80];
    case 'windoku':
      return [1, 2, 3, 5, 6, 7].flatMap((row) => [1, 2, 3, 5, 6, 7].map((at) => row * 9 + at));
    default:
      return 'cells' in constraint ? constraint.cells : [];
  }
}

const ascending = (cells: Iterable<number>): number[] => [...new Set(cells)].sort((a, b) => a - b);

describe('the drawing of a constraint', () => {
  it.each(Object.values(DRAWN).flat())('covers its cells: %o', (constraint) => {
    const marks = constraintMarks(CLASSIC, [constraint]);
    const drawn = ascending(marks.flatMap(cellsOf));
    const cells = ascending(cellsIn(constraint));
    if (marks.some(({ shape }) => shape === 'clue')) return;
    if (constraint.kind === 'diagonal') expect(drawn).toEqual([0, 80]);
    else if (
      'cells' in constraint &&
      marks.some(({ shape }) => shape === 'sign' || shape === 'disc')
    )
      for (const cell of cells) expect(drawn).toContain(cell);
    else expect(drawn).toEqual(cells);
  });

  it('is missing if a rule is for all cells', () => {
    expect(constraintMarks(CLASSIC, PLAIN)).toEqual([]);
  });

  it('is well-formed, in its own space', () => {
    const constraints = [...Object.values(DRAWN).flat(), ...PLAIN];
    const svg = drawGrid(CLASSIC, [{ kind: 'constraints', constraints }]);
    expect(isXml(svg)).toBe(true);
    expect(svg).not.toContain('NaN');
  });

  it('differs from that of every other kind without its color', () => {
    const looks = Object.entries(DRAWN).map(([, [constraint]]) =>
      JSON.stringify(constraintMarks(CLASSIC, [constraint]), (key, value) =>
        key === 'color' ? undefined : value,
      ),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('has clues around the grid, which grows for them', () => {
    const clues: Constraint[] = [
      { kind: 'sandwich', cells: ROW, value: 15 },
      { kind: 'sum', cells: [3, 11, 19, 27], sum: 20 },
      { kind: 'xsum', cells: ROW, value: 20 },
    ];
    const marks = constraintMarks(CLASSIC, clues);
    expect(marks.map((mark) => (mark.shape === 'clue' ? mark.text : ''))).toEqual([
      '15',
      '20',
      '20',
    ]);
    const [sandwich, diagonal, xsum] = marks.map((mark) =>
      mark.shape === 'clue' ? mark.at : undefined,
    );
    // From the right: the second is behind the first. From above: beside the corner of r1c4.
    expect([sandwich?.y, xsum?.y]).toEqual([0.5, 0.5]);
    expect(xsum!.x).toBeGreaterThan(sandwich!.x);
    expect(sandwich!.x).toBeGreaterThan(9);
    expect(diagonal!.y).toBeLessThan(0);
    expect(diagonal!.x).toBeGreaterThan(4);
    const width = (constraints: readonly Constraint[]): number =>
      Number(
        / width="([\d.]+)"/.exec(drawGrid(CLASSIC, [{ kind: 'constraints', constraints }]))?.[1],
      );
    expect(width(clues)).toBeCloseTo(width([]) + 2 * 54 * spaceOutside(marks, CLASSIC), 1);
  });

  it('has white and black dots, whatever the color of the paper is', () => {
    const svg = (constraint: Constraint): string =>
      drawGrid(CLASSIC, [{ kind: 'constraints', constraints: [constraint] }], {
        theme: { paper: '#000000', ink: '#ffffff' },
      });
    const circle = (markup: string): string =>
      /<circle [^>]*fill="([^"]*)"/.exec(markup)?.[1] ?? '';
    expect(circle(svg({ kind: 'difference', cells: [0, 1], value: 3 }))).toBe('#ffffff');
    expect(circle(svg({ kind: 'ratio', cells: [0, 1], value: 3 }))).toBe('#1f2933');
  });

  it('has a circle for odd pencilmarks and a square for even ones', () => {
    const pencilmarks = Array(81).fill(511);
    pencilmarks[3] = digitSet(1, 3, 5, 7, 9);
    pencilmarks[4] = digitSet(2, 4, 6, 8);
    pencilmarks[5] = digitSet(2, 4, 6);
    const marks = constraintMarks(CLASSIC, [], pencilmarks);
    expect(marks.map((mark) => mark.shape === 'node' && [mark.look, mark.at.x])).toEqual([
      ['odd', 3.5],
      ['even', 4.5],
    ]);
  });

  it('has texts that can be read in small cells, with room for the candidates below them', () => {
    const constraints: Constraint[] = [
      { kind: 'killer', cells: [0, 1], sum: 3 },
      { kind: 'ratio', cells: [2, 3], value: 3 },
    ];
    const drawn = (cell: number): { readonly sizes: number[]; readonly head: number } => {
      const { head, over } = constraintsMarkup(
        CLASSIC,
        { kind: 'constraints', constraints },
        cell,
        10,
      );
      return { head, sizes: [...over.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => +size) };
    };
    expect(drawn(36).sizes).toEqual([10, 10]);
    expect(drawn(36).head * 36).toBeGreaterThan(8);
    expect(drawn(20).sizes).toEqual([6.6, 6.6]);
    expect(drawn(60).sizes).toEqual([10.2, 12.6]);
    expect(drawn(60).head).toBeCloseTo(0.18, 2);
  });

  it('puts two labels of a cell beside each other', () => {
    const marks = constraintMarks(CLASSIC, [
      { kind: 'killer', cells: [0, 1], sum: 3 },
      { kind: 'killer', cells: [0, 9], sum: 4 },
    ]);
    expect(marks.filter(({ shape }) => shape === 'label')).toEqual([
      { shape: 'label', cell: 0, text: '3', place: 0 },
      { shape: 'label', cell: 0, text: '4', place: 1 },
    ]);
  });
});

describe('the outline of cells', () => {
  it('is inside them, and goes around the holes', () => {
    const ring = [0, 1, 2, 9, 11, 18, 19, 20];
    const [outer, inner] = outlinesOf(ring, CLASSIC, 0.1);
    expect(outer).toHaveLength(4);
    expect(inner.map(({ x, y }) => [x.toFixed(1), y.toFixed(1)].join(' ')).toSorted()).toEqual([
      '0.9 0.9',
      '0.9 2.1',
      '2.1 0.9',
      '2.1 2.1',
    ]);
  });

  it('is one line for each part, also where two parts meet in a corner', () => {
    expect(outlinesOf([0, 10], CLASSIC, 0.1).map((it) => it.length)).toEqual([4, 4]);
    expect(outlinesOf([0, 1, 10], CLASSIC, 0.1).map((it) => it.length)).toEqual([6]);
  });
});

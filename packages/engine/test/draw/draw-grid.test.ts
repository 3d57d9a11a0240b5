import { describe, expect, it } from 'vitest';
import { drawGrid, gridMarkup } from '../../src/draw/draw-grid.ts';
import type { Layer } from '../../src/draw/layer.ts';
import { drawStep } from '../../src/explain/draw-step.ts';
import { digitSet } from '../../src/grid/digit-set.ts';
import { CLASSIC, geometry, layoutGeometry } from '../../src/grid/geometry.ts';
import { explain } from '../../src/library/explain.ts';
import { hint } from '../../src/library/hint.ts';
import { candidateOf } from '../../src/technique/step.ts';
import { isXml } from './xml.ts';

/** The texts of a drawing, in order. */
function textsIn(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
}

/** A grid with one value in its first cells. */
function only(cells: number, ...values: readonly number[]): number[] {
  return Array.from({ length: cells }, (_, cell) => values[cell] ?? 0);
}

describe('a drawing of a grid', () => {
  it('has digits, candidates and labels as texts', () => {
    const svg = drawGrid(geometry(2, 2), [
      { kind: 'digits', digits: only(16, 0, 3), as: 'placed' },
      { kind: 'notes', notes: only(16, digitSet(1) | digitSet(4), digitSet(2)) },
    ]);
    const labels = ['c1', 'r1', 'c2', 'r2', 'c3', 'r3', 'c4', 'r4'];
    expect(textsIn(svg)).toEqual(['1', '4', '3', ...labels]);
    expect(isXml(svg)).toBe(true);
  });

  it('has bold lines around the regions of a jigsaw, and shades a house of any form', () => {
    const boxes = [0, 0, 0, 1, 0, 2, 2, 1, 3, 2, 2, 1, 3, 3, 3, 1];
    const jigsaw = layoutGeometry({ boxes, houses: [[0, 5, 10, 15]] });
    const notes = only(16, digitSet(1) | digitSet(4));
    const bold = (svg: string) => /<path d="([^"]*)"[^>]*stroke="#1[^>]*>/.exec(svg)?.[1] ?? '';
    const plain = drawGrid(jigsaw, [{ kind: 'notes', notes }]);
    expect(plain).not.toContain('NaN');
    expect(bold(plain).match(/h\d/g)).toHaveLength(5);
    expect(bold(plain).match(/v\d/g)).toHaveLength(6);
    const shaded = drawGrid(jigsaw, [{ kind: 'houses', houses: [8, 12], look: 'shaded' }]);
    expect(shaded.match(/<rect [^>]*rx="6"/g)).toHaveLength(8);
  });

  it.each([
    [geometry(4, 4), 16, 'G'],
    [geometry(5, 5), 25, 'P'],
  ])('writes digits above 9 as letters', (shape, digit, letter) => {
    const layers: Layer[] = [
      { kind: 'digits', digits: only(shape.cells, digit), as: 'given' },
      { kind: 'notes', notes: only(shape.cells, 0, digitSet(10)) },
    ];
    expect(textsIn(gridMarkup(shape, layers, { hasLabels: false }))).toEqual(['A', letter]);
  });

  it('shows the last layer that says something about a cell or a candidate', () => {
    const candidates = [candidateOf(1, 5)];
    const markup = gridMarkup(
      CLASSIC,
      [
        { kind: 'digits', digits: only(81, 7), as: 'placed' },
        { kind: 'digits', digits: only(81, 8), as: 'given' },
        { kind: 'marks', candidates, role: 'group-1' },
        { kind: 'marks', candidates, role: 'removed' },
      ],
      { hasLabels: false },
    );
    expect(textsIn(markup)).toEqual(['5', '8']);
    expect(markup).not.toContain('--sudoku-group-1');
    expect(markup).toContain('--sudoku-removed');
  });

  it('has its title, its description and its language', () => {
    const head = { title: 'A < B', description: 'if "A" & B', language: 'ko' };
    const svg = drawGrid(CLASSIC, [], head);
    expect(svg).toContain('<title>A &lt; B</title>\n<desc>if &quot;A&quot; &amp; B</desc>');
    expect(svg).toContain('xml:lang="ko"');
    expect(isXml(svg)).toBe(true);
    expect(drawGrid(CLASSIC, [])).toContain('<title>Sudoku</title>');
  });

  it('takes its colors from CSS variables, from the theme or from the default theme', () => {
    const svg = drawGrid(CLASSIC, [], { theme: { ink: '#abcdef' } });
    expect(svg).toContain('stroke="#abcdef" style="stroke:var(--sudoku-ink,#abcdef)"');
    expect(svg).toContain('fill="#ffffff" style="fill:var(--sudoku-paper,#ffffff)"');
  });

  it('marks cells, and crosses out a dead end without a digit', () => {
    const looks = ['current', 'latest', 'dead', 'shaded', 'group-1'] as const;
    const crosses = (digit: number): number => {
      const layers: Layer[] = looks.map((look, cell) => ({ kind: 'cells', cells: [cell], look }));
      layers.push({ kind: 'digits', digits: only(81, 0, 0, digit), as: 'placed' });
      const markup = gridMarkup(CLASSIC, layers);
      expect(markup.match(/<rect /g)).toHaveLength(4);
      return markup.split('M14 14').length - 1;
    };
    expect([crosses(0), crosses(1)]).toEqual([1, 0]);
  });

  it('ends the arrows at their candidates', () => {
    const link = { from: [candidateOf(0, 1)], to: [candidateOf(8, 1)], isStrong: false };
    const pathsOf = (isArrow: boolean): number => {
      const layers: Layer[] = [{ kind: 'links', links: [{ ...link, isArrow }] }];
      return gridMarkup(CLASSIC, layers).split('<path').length - 1;
    };
    expect(pathsOf(true) - pathsOf(false)).toBe(1);
  });
});

describe('drawStep', () => {
  const puzzle =
    '..8.2..4.5.9.....3...1...9......17...6.93........4..38.......6.8.....9..6...748.5';

  it('draws the rules of a variant with its step', () => {
    const constraints = [{ kind: 'killer', cells: [13, 14, 15], sum: 6 }];
    const killer = JSON.stringify({ puzzle: '1234341221434...', constraints });
    const svg = drawStep(hint(killer).step!);
    expect(svg).toContain('stroke-dasharray');
    expect(svg).toContain('>6</text>');
  });

  it('draws the step of a hint, and any step of an explanation', () => {
    const { step, texts } = hint(puzzle);
    const steps = explain(puzzle).steps ?? [];
    expect(step && drawStep(step)).toContain(`<desc>${texts?.at(-1)}</desc>`);
    expect(drawStep(steps[41], { language: 'ko' })).toContain('<title>W윙</title>');
  });

  it('says which digits the letters of the grid stand for', () => {
    const shape = geometry(3, 4);
    const step = {
      technique: 'naked-single' as const,
      pattern: { kind: 'plain' as const, cells: [0], digits: [12], houses: [] },
      eliminations: [],
      placement: candidateOf(0, 12, shape),
      before: {
        geometry: shape,
        givens: [],
        values: new Uint8Array(shape.cells),
        candidates: new Int32Array(shape.cells).fill(digitSet(12)),
      },
    };
    expect(textsIn(drawStep(step)).at(-1)).toBe('A = 10, B = 11, C = 12');
  });

  it('draws the grid alone, with the sentence as its description', () => {
    const [step] = explain(puzzle).steps ?? [];
    const svg = drawStep(step, { withText: false });
    expect(svg).toContain(`<desc>${step.text}</desc>`);
    expect(textsIn(svg)).not.toContain(step.name);
    expect(textsIn(drawStep(step))).toContain(step.name);
  });
});

import { check } from '@nonet/engine';
import { Explanation, techniqueNames } from '@nonet/engine/explain';
import { conflicts, type Grid, geometry, gridOf } from '@nonet/engine/grid';
import { digitsIn, puzzleOf, symbolOf } from '@nonet/engine/notation';
import { Run, strategyById } from '@nonet/engine/search';
import { finish } from '@nonet/engine/work';
import { describe, expect, it } from 'vitest';
import { sized } from '../../../test/size.ts';
import { type GalleryId, gallery } from '../src/puzzle/gallery.ts';
import { galleryEn, galleryKo } from '../src/puzzle/gallery-words.ts';
import { linkedPuzzle, puzzleIn } from '../src/puzzle/puzzle-codec.ts';
import { variantGallery } from '../src/puzzle/variant-gallery.ts';
import type { StrategyId } from '../src/search/state.ts';

const gridNamed = (id: GalleryId): Grid => {
  const entry = gallery.find((one) => one.id === id);
  if (!entry) throw new Error(`expected ${id} in the gallery`);
  return gridOf(geometry(entry.boxRows, entry.boxColumns), digitsIn(entry.cells));
};

/**
 * The strategy that fills the blanks row by row in the shortest time. `scan` has the same counts.
 */
const ROWS = 'bitmask';

/** Searches a puzzle. Returns the counters and the solutions found. */
function searched(id: GalleryId, strategy: StrategyId, limit = 1) {
  const known = strategyById(strategy);
  if (!known) throw new Error(`expected the strategy ${strategy}`);
  const run = new Run({ givens: gridNamed(id) }, known, { limit });
  const solutions: string[] = [];
  while (!run.end) {
    run.advance();
    if (run.solution && solutions.length < run.counters.solutions) {
      solutions.push(Array.from(run.solution.digits, symbolOf).join(''));
    }
  }
  return { ...run.counters, solutions };
}

const givensOf = (id: GalleryId): number =>
  gridNamed(id).digits.filter((digit) => digit > 0).length;
const blanksOf = (id: GalleryId): number =>
  gridNamed(id).digits.filter((digit) => digit === 0).length;
const placements = (id: GalleryId, strategy: StrategyId = ROWS): number =>
  searched(id, strategy).placements;
const backs = (id: GalleryId, strategy: StrategyId = ROWS): number => searched(id, strategy).backs;
const nodes = (id: GalleryId, strategy: StrategyId): number => searched(id, strategy).nodes;
const firstRow = (id: GalleryId, strategy: StrategyId): number =>
  Number(searched(id, strategy).solutions[0].slice(0, 9));

/** Puzzle → the numbers that its texts mention, computed by the engine. */
const NUMBERS: Readonly<Record<GalleryId, () => readonly number[]>> = {
  'baekjoon-2239': () => [placements('baekjoon-2239'), backs('baekjoon-2239')],
  'baekjoon-2580': () => [placements('baekjoon-2580')],
  'project-euler-96': () => [backs('project-euler-96')],
  'leetcode-37': () => [placements('leetcode-37'), placements('leetcode-37', 'bitmask-mrv')],
  'ai-escargot': () => [placements('ai-escargot'), placements('ai-escargot', 'propagation')],
  'inkala-2012': () => [nodes('inkala-2012', 'propagation'), nodes('inkala-2012', 'learning')],
  'brute-force': () => [
    firstRow('brute-force', 'propagation'),
    1,
    // The golden counts have it, too.
    69_175_316,
  ],
  empty: () => [firstRow('empty', ROWS), backs('empty')],
  'few-givens': () => [givensOf('few-givens'), placements('few-givens')],
  symmetric: () => [
    givensOf('symmetric'),
    placements('symmetric'),
    placements('symmetric', 'bitmask-mrv'),
  ],
  'slow-start': () => [placements('slow-start'), placements('slow-start', 'propagation')],
  'two-solutions': () => {
    const [one, other] = searched('two-solutions', ROWS, 3).solutions;
    const cells = Array.from(Array(81).keys()).filter((cell) => one[cell] !== other[cell]);
    const { row } = gridNamed('two-solutions').geometry;
    return [
      ...new Set(cells.map((cell) => row[cell] + 1)),
      ...new Set(cells.map((cell) => Number(one[cell]))),
    ];
  },
  'no-solution': () => [placements('no-solution')],
  four: () => [placements('four'), backs('four')],
  six: () => [2, 3, placements('six'), backs('six')],
  sixteen: () => [9, nodes('sixteen', 'propagation'), nodes('sixteen', 'learning')],
};

const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*\d|\d/g) ?? []).map((number) => Number(number.replaceAll(',', '')));
const sorted = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((a, b) => a - b);

describe.each(gallery)('the puzzle $id of the gallery', ({ id, cells, boxRows, boxColumns }) => {
  it('is a grid without conflicts, with a text in both languages', () => {
    expect(cells.length).toBe((boxRows * boxColumns) ** 2);
    expect(conflicts(gridNamed(id))).toEqual([]);
    for (const { title, text } of [galleryEn[id], galleryKo[id]]) {
      expect(title).not.toBe('');
      expect(text).toMatch(/\.$/);
    }
    expect(galleryKo[id].text).not.toMatch(/[A-Za-z]{2,}/);
  });

  it('has the numbers of its texts', () => {
    const known = sorted(NUMBERS[id]());
    expect(sorted(numbersIn(galleryEn[id].text))).toEqual(known);
    expect(sorted(numbersIn(galleryKo[id].text))).toEqual(known);
  });
});

describe('the texts of the gallery are true:', () => {
  it('ids are unique', () => {
    expect(new Set(gallery.map(({ id }) => id)).size).toBe(gallery.length);
  });

  it('all but three have one solution', () => {
    const verdicts = gallery.map(({ id }) => [id, check(gridNamed(id))] as const);
    const others = verdicts.filter(([, verdict]) => verdict.ok && verdict.kind !== 'proper');
    expect(others.map(([id]) => id)).toEqual(['empty', 'two-solutions', 'no-solution']);
  });

  it('Baekjoon 2580 needs no back, and Grid 01 and LeetCode 37 need none with the fewest candidates first', () => {
    expect(backs('baekjoon-2580')).toBe(0);
    expect(backs('project-euler-96', 'bitmask-mrv')).toBe(0);
    expect(placements('leetcode-37', 'bitmask-mrv')).toBe(blanksOf('leetcode-37'));
  });

  it('propagation never guesses in three of them', () => {
    for (const id of ['brute-force', 'few-givens', 'slow-start'] as const) {
      expect(nodes(id, 'propagation'), id).toBe(1);
      expect(placements(id, 'propagation'), id).toBe(blanksOf(id));
    }
  });

  it('no given of few-givens can be removed', () => {
    expect(check(gridNamed('few-givens'))).toMatchObject({ redundant: [] });
  });

  it('a quarter turn and a mirror keep the pattern', () => {
    const { digits } = gridNamed('symmetric');
    for (const cell of digits.keys()) {
      const [row, column] = [Math.floor(cell / 9), cell % 9];
      const isGiven = digits[cell] > 0;
      expect(digits[9 * column + (8 - row)] > 0).toBe(isGiven);
      expect(digits[9 * row + (8 - column)] > 0).toBe(isGiven);
    }
  });

  it('the first row of slow-start has one given', () => {
    expect(
      gridNamed('slow-start')
        .digits.slice(0, 9)
        .filter((digit) => digit > 0).length,
    ).toBe(1);
  });

  it('the two solutions differ in four cells', () => {
    const { solutions } = searched('two-solutions', ROWS, 3);
    expect(solutions.length).toBe(2);
    const [one, other] = solutions;
    expect(Array.from(one).filter((digit, cell) => digit !== other[cell]).length).toBe(4);
  });

  it('propagation finds that there is no solution before it places a digit', () => {
    expect(searched('no-solution', 'propagation')).toMatchObject({ placements: 0, solutions: [] });
    expect(backs('no-solution')).toBe(placements('no-solution'));
  });

  it('16×16 has the letters A to G, and the boxes of 6×6 have 2 rows and 3 columns', () => {
    expect([symbolOf(10), symbolOf(16)]).toEqual(['A', 'G']);
    expect(gallery.find(({ id }) => id === 'six')).toMatchObject({ boxRows: 2, boxColumns: 3 });
  });
});

it.each(variantGallery)('the variant $id has one solution, and is in an address', ({ puzzle }) => {
  expect(check(puzzleOf(puzzle))).toMatchObject({ ok: true, kind: 'proper' });
  expect(puzzleIn(new Map(Object.entries(linkedPuzzle(puzzle))))).toEqual(puzzle);
});

it.each(variantGallery.filter(({ steps }) => steps < sized(50, Number.POSITIVE_INFINITY)))(
  'the variant $id has the steps of its text',
  ({ hardest, puzzle, steps }) => {
    const explained = finish(new Explanation(puzzleOf(puzzle)));
    if (explained.kind !== 'explained') throw new Error(`expected steps, got ${explained.kind}`);
    expect(explained.steps.length).toBe(steps);
    const top = Math.max(...explained.steps.map(({ rating }) => rating));
    const { technique } = explained.steps.find(({ rating }) => rating === top)!;
    expect(techniqueNames[technique]).toBe(hardest);
  },
);

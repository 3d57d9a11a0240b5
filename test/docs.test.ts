import { existsSync, readFileSync } from 'node:fs';
import { BulkSolver } from '@nonet/engine/bulk';
import { describe, expect, it } from 'vitest';
import { drawings } from '../docs/kernel/drawings.mjs';
import { runLane } from '../docs/kernel/lane.mjs';
import { minimalPuzzles, puzzleAt } from '../docs/kernel/puzzles.mjs';
import { candidatesOf } from '../docs/kernel/rules.mjs';
import { drawings as ratingDrawings } from '../docs/rating/drawings.mjs';
import { sized } from './size.ts';

/** How many puzzles `runLane` and the kernel search. */
const LANES = sized(50, 200);

const docs = new URL('../docs/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, docs), 'utf8');

describe('the essays', () => {
  const drawn = [
    ...Object.entries(drawings()).map(([name, svg]) => [`kernel/${name}`, svg]),
    ...Object.entries(ratingDrawings()).map(([name, svg]) => [`rating/${name}`, svg]),
  ];
  it.each(drawn)('have an up-to-date drawing %s', (name, svg) => {
    expect(read(name)).toBe(svg);
  });

  it.each(['kernel.md', 'rating.md', 'rating.ko.md'])('link to files that exist: %s', (page) => {
    const links = [...read(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !existsSync(new URL(link, docs)))).toEqual([]);
  });
});

describe('docs/kernel.md', () => {
  it('counts with a lane that makes as many passes as the kernel', () => {
    const solver = new BulkSolver('simd');
    const { puzzles } = minimalPuzzles(LANES, 'lane');
    for (let i = 0; i < LANES; i++) {
      const puzzle = puzzleAt(puzzles, i);
      const found = solver.beginEnumeration(puzzle, { limit: 2, order: 'lexicographic' });
      let passes = 1;
      while (found.advance(1) === undefined) passes++;
      const lane = runLane(candidatesOf(puzzle), { by: 'first' });
      expect({ i, passes: Math.ceil(lane.passes) }).toEqual({ i, passes });
    }
  });
});

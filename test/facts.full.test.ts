import { readFileSync } from 'node:fs';
import { check } from '@nonet/engine';
import { Random } from '@nonet/engine/generate';
import { describe, expect, it } from 'vitest';
import { expectedAppearances, Splitting } from '../facts/hours/splitting.mjs';
import { ratio } from '../facts/interval.mjs';
import { facts } from '../facts/list.mjs';
import { bandClasses } from '../facts/seconds/bands.mjs';
import { fixedGrids } from '../facts/seconds/fixed-grids.mjs';
import { four } from '../facts/seconds/four.mjs';
import { grids } from '../facts/seconds/grids.mjs';
import { miracle } from '../facts/seconds/miracle.mjs';
import { symmetryClasses } from '../facts/seconds/symmetries.mjs';

describe('the facts that take seconds', () => {
  it.each([
    { fact: four, known: ['288', '2', '85632', '36', '13579680'] },
    { fact: grids, known: ['28200960', '29136487207403520', '6670903752021072936960'] },
    { fact: bandClasses, known: ['948109639680', '416'] },
    { fact: miracle, known: ['72'] },
  ])('are as known: $fact.id', ({ fact, known }) => {
    const chunks = Array.from({ length: fact.chunks() }, (_, chunk) => ({
      chunk,
      result: fact.compute({ chunk }),
    }));
    const rows: { readonly value: unknown }[] = fact.rows(chunks as never);
    expect(rows.map(({ value }) => String(value))).toEqual(known);
  });

  it('are as published: the fixed grids of large classes of symmetries', () => {
    const all = symmetryClasses();
    expect(all.length).toBe(275);
    expect(all.reduce((sum, { size }) => sum + size, 0)).toBe(3_359_232);
    // Russell and Jarvis, Mathematics of Sudoku II, 2006: the classes with at least 20,736 symmetries.
    const fixed = all
      .filter(({ size }) => size >= 20_736)
      .map((symmetries) => [symmetries.size, fixedGrids(symmetries)])
      .filter(([, count]) => count > 0);
    expect(fixed.map(String).toSorted()).toEqual(
      [
        [20_736, 162],
        [20_736, 288],
        [31_104, 6_480],
        [69_984, 13_056],
        [93_312, 288],
      ]
        .map(String)
        .toSorted(),
    );
  });
});

describe('the sample of minimal puzzles', () => {
  it('has only minimal puzzles, and the same ones for a seed', () => {
    const sample = () => {
      const found: string[] = [];
      new Splitting(new Random('test')).run(256, (masks: Uint16Array) => {
        found.push(
          Array.from(masks, (mask) => (mask === 511 ? 0 : 32 - Math.clz32(mask))).join(''),
        );
      });
      return found;
    };
    const found = sample();
    expect(found.length).toBeGreaterThan(10);
    expect(sample()).toEqual(found);
    for (const puzzle of found) {
      expect(check(puzzle)).toMatchObject({ kind: 'proper', redundant: [] });
    }
  });

  it('estimates the proper sets of 38 givens without a bias', () => {
    // Random sets of 38 givens are proper with a chance of 0.239.
    const splitting = new Splitting(new Random('unbiased'));
    let population = splitting.firstSets(4_096);
    for (const chance of [0.0292, 0.0308]) {
      population = splitting.smallerSets(population, chance, () => {});
    }
    const all = Array.from({ length: 38 }, (_, i) => (81 - i) / (38 - i)).reduce((a, b) => a * b);
    expect(population.length / 4_096 / expectedAppearances(38) / all).toBeCloseTo(0.239, 1);
  });

  it('has intervals of 95 %', () => {
    const { value, low, high } = ratio(
      [1, 2, 3],
      (x: number) => 2 * x,
      () => 1,
    );
    expect([value, low, high].map((x) => x.toFixed(3))).toEqual(['4.000', '1.737', '6.263']);
  });
});

it.each(['.md', '.ko.md'])('docs/facts%s has a filled place for each fact', (end) => {
  const page = readFileSync(new URL(`../docs/facts${end}`, import.meta.url), 'utf8');
  const places = [...page.matchAll(/<!-- fact (.+) -->\n\n\|/g)];
  expect(places.map(([, id]) => id)).toEqual(facts.map(({ id }) => id));
});

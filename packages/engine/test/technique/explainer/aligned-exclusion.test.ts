import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../../../test/size.ts';
import { generate } from '../../../src/generate/generate.ts';
import { digitsOf, hasDigit } from '../../../src/grid/digit-set.ts';
import { CLASSIC } from '../../../src/grid/geometry.ts';
import { Path } from '../../../src/rating/path.ts';
import { PEERS } from '../../../src/technique/classic-tables.ts';
import { findAlignedExclusion } from '../../../src/technique/explainer/aligned-exclusion.ts';
import { AlignedMemory } from '../../../src/technique/explainer/aligned-memory.ts';
import { type Position, positionOf } from '../../../src/technique/position.ts';
import { cellOf, digitIn } from '../../../src/technique/step.ts';
import { finish } from '../../../src/work/work.ts';
import { producersOf } from '../../rating/se-differ.ts';
import { positionWith, shown } from '../positions.ts';

function search(degree: 2 | 3) {
  return { degree, peers: PEERS, memory: new AlignedMemory() };
}

function sees(cell: number, other: number): boolean {
  return CLASSIC.peers[cell].includes(other);
}

/** The digits of each cell that are in no allowed combination. Tries all combinations. */
function excludedFrom({ candidates }: Position, cells: readonly number[]): string[] {
  const excluders = [...candidates.keys()].filter(
    (cell) => candidates[cell] !== 0 && cells.every((it) => sees(it, cell)),
  );
  const allowed = new Set<string>();
  const extend = (chosen: readonly number[]): void => {
    if (chosen.length < cells.length) {
      const cell = cells[chosen.length];
      const clash = (digit: number) =>
        chosen.some((other, i) => other === digit && sees(cells[i], cell));
      for (const digit of digitsOf(candidates[cell])) {
        if (!clash(digit)) extend([...chosen, digit]);
      }
    } else if (excluders.every((it) => digitsOf(candidates[it]).some((d) => !chosen.includes(d)))) {
      for (const [i, digit] of chosen.entries()) allowed.add(`${cells[i]}-${digit}`);
    }
  };
  extend([]);
  return cells.flatMap((cell) =>
    digitsOf(candidates[cell]).flatMap((digit) => {
      const name = `${cell}-${digit}`;
      return allowed.has(name) ? [] : [name];
    }),
  );
}

describe('an aligned exclusion', () => {
  it('of two cells removes a digit that would leave an excluder nothing', () => {
    const position = positionWith({ r1c1: '15', r2c4: '78', r1c5: '17', r2c2: '18' });
    const step = findAlignedExclusion(position, search(2));
    expect(shown(step)).toBe('aligned-pair-exclusion r1c1 r2c4: r1c1-1');
    expect(step?.pattern).toMatchObject({ excluders: [{ cells: [4] }, { cells: [10] }] });
  });

  it('removes exactly what is in no allowed combination', () => {
    const easier = [...producersOf()].filter(([number]) => number < 19).map(([, it]) => it);
    let found = 0;
    for (const { givens: puzzle } of generate({ seed: 'aligned', count: sized(200, 350) })
      .puzzles) {
      const position = positionOf(puzzle);
      finish(new Path(position, easier, () => true));
      for (const degree of [2, 3] as const) {
        const step = findAlignedExclusion(position, search(degree));
        if (!step) continue;
        found++;
        const { eliminations, pattern } = step;
        const removed = eliminations.map((it) => `${cellOf(it)}-${digitIn(it)}`);
        expect(removed.sort()).toEqual(excludedFrom(position, pattern.cells).sort());
        expect(pattern.cells).toHaveLength(degree);
      }
    }
    expect(found).toBeGreaterThan(sized(5, 12));
  });

  onlyQuick(it)('is found with and without a memory of the position before', () => {
    const easier = [...producersOf()].filter(([number]) => number < 19).map(([, it]) => it);
    let found = 0;
    for (const { givens: puzzle, solution } of generate({ seed: 'memory', count: 20 }).puzzles) {
      const position = positionOf(puzzle);
      finish(new Path(position, easier, () => true));
      const kept = { 2: search(2), 3: search(3) };
      for (let cell = 0; cell < 81 && !position.isSolved; cell++) {
        for (const degree of [2, 3] as const) {
          const step = findAlignedExclusion(position, kept[degree]);
          expect(step).toEqual(findAlignedExclusion(position, search(degree)));
          if (step) found++;
        }
        const wrong = position.candidates[cell] & ~(1 << (solution.digits[cell] - 1));
        const [digit] = digitsOf(wrong);
        if (digit !== undefined && hasDigit(wrong, digit)) position.eliminate(cell, digit);
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});

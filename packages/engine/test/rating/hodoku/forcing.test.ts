import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { sized } from '../../../../../test/size.ts';
import { queuedPositionOf } from '../../../src/rating/hodoku/queued-position.ts';
import { apply } from '../../../src/rating/path.ts';
import { Rating } from '../../../src/rating/rating.ts';
import { producersOf } from '../../../src/rating/scales.ts';
import type { PatternNode } from '../../../src/technique/pattern.ts';
import type { Position } from '../../../src/technique/position.ts';
import type { Step } from '../../../src/technique/step.ts';
import { cellOf, digitIn, patternAs } from '../../../src/technique/step.ts';
import { finish } from '../../../src/work/work.ts';
import { grid } from '../../puzzles.ts';
import { readHodokuLog } from './hodoku-log.ts';

describeWithData('the forcing chains and nets of HoDoKu', () => {
  it('have chains that prove the conclusion', () => {
    const producers = producersOf('hodoku');
    const every = sized(50, 10);
    let number = 0;
    for (const { puzzle, steps } of readHodokuLog()) {
      if (!steps.some(({ code }) => code.startsWith('130')) || number++ % every !== 0) continue;
      const rating = finish(new Rating({ givens: grid(puzzle) }, { scale: 'hodoku', producers }));
      if (rating.kind !== 'rated') throw new Error(`expected a rating of ${puzzle}`);
      const position = queuedPositionOf(grid(puzzle));
      for (const step of rating.steps) {
        if (step.technique.startsWith('forcing')) expectProof(step, position);
        apply(step, position);
      }
    }
  });
});

/** Checks where the chains of a step start and end, and that only nets have nodes with more parents. */
function expectProof(step: Step, position: Position) {
  const { eliminations, placement, technique } = step;
  const pattern = patternAs(step, 'chains');
  const { cells, chains, digits, houses } = pattern.hodoku ?? pattern;
  const firsts = chains.map((chain) => chain[0]);
  const lasts = chains.map((chain) => chain[chain.length - 1]);
  const on = placement !== undefined;
  const candidate = placement ?? eliminations[0];
  const conclusion = { cells: [cellOf(candidate)], digit: digitIn(candidate), on };
  if (technique.endsWith('contradiction')) {
    for (const first of firsts) expect(first).toEqual({ ...conclusion, on: !on });
    expectPlaces(lasts, cells, digits);
  } else {
    for (const last of lasts) expect(last).toMatchObject(conclusion);
    expectPlaces(firsts, cells, digits);
    const isPair = firsts.some((first) => !first.on);
    const [cell] = cells;
    const [digit] = digits;
    const count =
      houses.length === 1
        ? position.countPlaces(houses[0], digit)
        : digits.filter((other) => position.has(cell, other)).length;
    expect(firsts).toHaveLength(isPair ? 2 : count);
  }
  const isOrdered = chains.every((chain) =>
    chain.every(({ parents = [] }, i) => parents.length === 1 || parents.every((it) => it < i)),
  );
  expect(isOrdered).toBe(true);
  const isNet = chains.flat().some(({ parents = [] }) => parents.length > 1);
  expect(isNet).toBe(technique.startsWith('forcing-net'));
}

function expectPlaces(nodes: PatternNode[], cells: readonly number[], digits: readonly number[]) {
  expect(new Set(nodes.flatMap((node) => node.cells))).toEqual(new Set(cells));
  expect(new Set(nodes.map((node) => node.digit))).toEqual(new Set(digits));
}

import { expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { Random } from '../../src/generate/random.ts';
import type { Found } from '../../src/rating/producer.ts';
import { nested } from '../../src/rating/se-chains.ts';
import type { ForcingChainStep } from '../../src/technique/chain-graph.ts';
import { DynamicChains } from '../../src/technique/explainer/chain/dynamic.ts';
import { MultipleChains } from '../../src/technique/explainer/chain/multiple.ts';
import { NestedDeduction } from '../../src/technique/explainer/chain/nested-deduction.ts';
import { NestedLinearChains } from '../../src/technique/explainer/chain/nested-linear.ts';
import { NishioChains } from '../../src/technique/explainer/chain/nishio.ts';
import { Patterns } from '../../src/technique/explainer/chain/patterns.ts';
import { Position, positionOf } from '../../src/technique/position.ts';
import { finish } from '../../src/work/work.ts';
import { grid } from '../puzzles.ts';
import { assumptionsOf, flawsOf } from './chain-check.ts';
import { applyLogged } from './se-differ.ts';
import { readStepLog } from './se-log.ts';

const NISHIO = 22;
const DYNAMIC = 24;
const DYNAMIC_PLUS = 25;
const NESTED = 26;
const NESTED_MULTIPLE = 27;

/** Calls `check` with the position before every logged step of a producer. */
function forEachPosition(
  first: number,
  last: number,
  every: number,
  check: (position: Position) => void,
): void {
  let hit = 0;
  for (const logged of readStepLog()) {
    if (!logged.steps.some(({ producer }) => producer >= first && producer <= last)) continue;
    if (hit++ % every !== 0) continue;
    const position = positionOf(grid(logged.puzzle));
    for (const step of logged.steps) {
      if (step.producer >= first && step.producer <= last) check(position);
      applyLogged(step, position);
    }
  }
}

describeWithData('the chains of a step', () => {
  it('follow from their assumptions by the rules of Sudoku', () => {
    let steps = 0;
    const check = (step: ForcingChainStep | undefined, position: Position): void => {
      if (!step) return;
      steps++;
      expect(flawsOf(step, position)).toEqual([]);
    };
    const nishio = new NishioChains();
    const multiple = new MultipleChains();
    const dynamic = new DynamicChains();
    forEachPosition(NISHIO, DYNAMIC, 60, (position) => {
      check(nishio.find(position), position);
      check(multiple.find(position), position);
      check(dynamic.find(position), position);
    });
    expect(steps).toBeGreaterThan(40);
  });

  it('have the assumptions and the conclusion of their kind', () => {
    const dynamic = new DynamicChains();
    const kinds = new Set<string>();
    forEachPosition(DYNAMIC, DYNAMIC, 24, (position) => {
      const step = dynamic.find(position);
      if (!step) throw new Error('a logged step is not found');
      kinds.add(step.technique);
      const assumed = step.chains.map((chain) => assumptionsOf(chain)[0]);
      const conclusions = step.chains.map(([{ candidate, on }]) => ({ candidate, on }));
      if (step.technique === 'contradiction-forcing-chain') {
        expect(assumed[0]).toMatchObject({ candidate: assumed[1].candidate, on: assumed[1].on });
        expect(conclusions).toEqual([
          { candidate: conclusions[0].candidate, on: true },
          { candidate: conclusions[0].candidate, on: false },
        ]);
        return;
      }
      expect(new Set(conclusions.map((it) => JSON.stringify(it))).size).toBe(1);
      const [{ candidate, on }] = conclusions;
      if (on) expect(step.placement).toBe(candidate);
      else expect(step.eliminations).toEqual([candidate]);
    });
    expect([...kinds]).toContain('contradiction-forcing-chain');
    expect([...kinds]).toContain('region-forcing-chain');
    expect([...kinds]).toContain('cell-forcing-chain');
  });

  it('do not change the position, and do not depend on the positions before', () => {
    const kept = [new NishioChains(), new MultipleChains(), new DynamicChains()];
    const random = new Random('positions');
    const visited: Position[] = [];
    let found = 0;
    forEachPosition(NISHIO, DYNAMIC, 120, (position) => {
      visited.push(new Position(position));
      // The positions are in the order of a path, but some are left out and some are repeated.
      for (const at of [position, visited[random.below(visited.length)]]) {
        if (random.below(2) === 0) continue;
        const before = [...at.candidates];
        const steps = kept.map((search) => search.find(at));
        expect([...at.candidates]).toEqual(before);
        const fresh = [new NishioChains(), new MultipleChains(), new DynamicChains()];
        expect(steps).toEqual(fresh.map((search) => search.find(at)));
        found += steps.filter(Boolean).length;
      }
    });
    expect(found).toBeGreaterThan(20);
  });

  it('follow from their assumptions with patterns and nested chains, too', () => {
    let patterns = 0;
    let nested = 0;
    forEachPosition(DYNAMIC_PLUS, NESTED_MULTIPLE, 12, (position) => {
      for (const level of ['patterns', 'nested'] as const) {
        const search = new DynamicChains(level === 'nested' ? linear() : new Patterns());
        const step = resultOf(search.search(position));
        if (!step) continue;
        expect(flawsOf(step, position)).toEqual([]);
        const deduced = step.chains.flat().filter((it) => !it.group && it.parents.length > 0);
        nested += deduced.filter((node) => node.nested).length;
        patterns += deduced.filter((node) => !node.nested).length;
      }
    });
    expect(patterns).toBeGreaterThan(5);
    expect(nested).toBeGreaterThan(0);
  });

  it('are the same in slices of any length', () => {
    const producer = nested(2);
    if ('find' in producer) throw new Error('expected a producer that pauses');
    let checked = 0;
    forEachPosition(NESTED, NESTED, 16, (position) => {
      if (checked++ > 0) return;
      const inSlices = producer.begin(position);
      let slices = 0;
      let found: Found | undefined;
      while (!found) {
        found = inSlices.advance(1);
        slices++;
      }
      expect(slices).toBeGreaterThan(100);
      expect(finish(producer.begin(position))).toEqual(found);
    });
    expect(checked).toBeGreaterThan(0);
  });
});

function linear(): NestedDeduction {
  return new NestedDeduction(new Patterns(), [new NestedLinearChains()]);
}

function resultOf<T>(search: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

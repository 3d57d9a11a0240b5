import { describe, expect, it } from 'vitest';
import { sized } from '../../../../test/size.ts';
import type { StepInGrid } from '../../src/draw/grid-state.ts';
import { layersOf } from '../../src/draw/layer.ts';
import { type StepStage, stepLayers } from '../../src/draw/step-layers.ts';
import { explain } from '../../src/library/explain.ts';
import { type Candidate, candidateOf, patternAs } from '../../src/technique/step.ts';
import { pathsOf } from '../explain/paths.ts';

const W_WING = '..8.2..4.5.9.....3...1...9......17...6.93........4..38.......6.8.....9..6...748.5';

function stagesOf(step: StepInGrid): StepStage[] {
  return stepLayers(step, step.before);
}

function marksIn({ layers }: StepStage): Candidate[] {
  return layersOf(layers, 'marks').flatMap(({ candidates }) => candidates);
}

function linksIn({ layers }: StepStage) {
  return layersOf(layers, 'links').flatMap(({ links }) => links);
}

const paths = pathsOf('layers', sized(15, 30));
const steps = paths.flatMap((path) => path.steps);

describe('the layers of a step', () => {
  it('are the pattern, then the reasons, then the conclusion', () => {
    for (const step of steps) {
      const stages = stagesOf(step);
      const [first, ...rest] = stages.map(({ kind }) => kind);
      expect([first, rest.at(-1)]).toEqual(['pattern', 'therefore']);
      expect(rest.slice(0, -1).every((kind) => kind === 'because')).toBe(true);
      const placed = step.placement === undefined ? [] : [step.placement];
      expect(marksIn(stages.at(-1)!)).toEqual([...step.eliminations, ...placed]);
    }
  });

  it('say what the parts of a W-Wing are', () => {
    const step = explain(W_WING).steps?.find(({ technique }) => technique === 'w-wing');
    expect(step && stagesOf(step)).toMatchObject([
      {
        kind: 'pattern',
        layers: [
          { kind: 'marks', role: 'group-1', candidates: { length: 4 } },
          { kind: 'marks', role: 'group-2', candidates: { length: 2 } },
        ],
      },
      {
        kind: 'because',
        layers: [
          { kind: 'houses', look: 'outlined', houses: [] },
          { kind: 'houses', look: 'shaded', houses: step?.pattern.houses },
        ],
      },
      { kind: 'therefore', layers: [{ role: 'removed', candidates: step?.eliminations }] },
    ]);
  });

  it('shade the base houses of locked candidates and fish, and outline the cover houses', () => {
    const covered = steps.filter(({ technique }) => /^(locked-candidates|x-wing)/.test(technique));
    expect(covered.length).toBeGreaterThan(5);
    for (const step of covered) {
      const houses = stagesOf(step).flatMap(({ layers }) => layersOf(layers, 'houses'));
      const { cover, houses: base } = patternAs(step, 'plain', 'fish');
      expect(cover).toHaveLength(base.length);
      expect(houses).toEqual([
        { kind: 'houses', houses: cover, look: 'outlined' },
        { kind: 'houses', houses: base, look: 'shaded' },
      ]);
    }
  });

  it('show each link of a chain in a stage of its own, from a candidate that is marked', () => {
    const chained = steps.filter(({ pattern }) => pattern.kind === 'chains');
    expect(chained.length).toBeGreaterThan(10);
    for (const step of chained) {
      const { chains } = patternAs(step, 'chains');
      const marked = new Set<Candidate>();
      const reached: (readonly Candidate[])[] = [];
      for (const stage of stagesOf(step)) {
        for (const candidate of marksIn(stage)) {
          if (linksIn(stage).length === 0) marked.add(candidate);
        }
        for (const { from, to } of linksIn(stage)) {
          expect(from.every((candidate) => marked.has(candidate))).toBe(true);
          reached.push(to);
        }
        for (const candidate of marksIn(stage)) marked.add(candidate);
      }
      const linked = chains.flatMap((chain) =>
        chain.flatMap(({ cells, digit, parents }, i) =>
          Array.from({ length: parents?.length ?? Math.min(i, 1) }, () =>
            cells.map((cell) => candidateOf(cell, digit)),
          ),
        ),
      );
      expect(reached).toEqual(linked);
    }
  });
});

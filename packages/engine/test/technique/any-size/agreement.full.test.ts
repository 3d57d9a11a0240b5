import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { HODOKU_SCALE } from '../../../src/rating/hodoku/hodoku-scale.ts';
import {
  type QueuedPosition,
  queuedPositionOf,
} from '../../../src/rating/hodoku/queued-position.ts';
import { apply } from '../../../src/rating/path.ts';
import type { Producer } from '../../../src/rating/producer.ts';
import { Board } from '../../../src/technique/any-size/board.ts';
import { anySizeFinders } from '../../../src/technique/any-size/finders.ts';
import {
  type Candidate,
  candidatesIn,
  cellOf,
  type Pattern,
  type Step,
  type TechniqueId,
} from '../../../src/technique/step.ts';
import { type Family, techniqueFacts } from '../../../src/technique/technique-facts.ts';
import { grid } from '../../puzzles.ts';
import { searchFor, techniqueOf } from '../../rating/hodoku/codes.ts';
import { readHodokuLog } from '../../rating/hodoku/hodoku-log.ts';
import { stepOf } from '../../rating/step-of.ts';

/** Chains have many proofs of one conclusion, and HoDoKu may choose a different kind or another chain. */
const CHAINS: readonly (readonly TechniqueId[])[] = [
  ['remote-pair'],
  ['turbot-fish', 'x-chain'],
  ['aic', 'continuous-nice-loop', 'discontinuous-nice-loop'],
  ['grouped-aic', 'grouped-continuous-nice-loop', 'grouped-discontinuous-nice-loop'],
];

/** HoDoKu finds forcing chains and nets of its own kinds, and a guess is no technique. */
const OTHERS: readonly Family[] = ['forcing', 'guess'];

/** How many steps of each technique are compared. */
const EACH = 8;

describeWithData('the finders for puzzles of any size', () => {
  it('find the steps of HoDoKu, in the positions in which it uses them', () => {
    const counts = new Map<TechniqueId, number>();
    const faults: string[] = [];
    const same = new Set<TechniqueId>();
    for (const { puzzle, steps } of readHodokuLog()) {
      const techniques = steps.map(({ code }) => techniqueOf(code));
      const wanted = techniques.map(
        (it) => !OTHERS.includes(techniqueFacts[it].family) && (counts.get(it) ?? 0) < EACH,
      );
      const last = wanted.lastIndexOf(true);
      const board = new Board(grid(puzzle));
      const position = queuedPositionOf(grid(puzzle));
      for (const [i, logged] of steps.slice(0, last + 1).entries()) {
        const technique = techniques[i];
        const step = { ...logged, technique };
        const count = counts.get(technique) ?? 0;
        if (wanted[i] && count < EACH) {
          counts.set(technique, count + 1);
          if (!isFound(board, step)) faults.push(`${technique}: step ${i} of ${puzzle}`);
          const rated = stepOf(producerOf(technique), position);
          const agrees = rated && agreement(board, rated);
          if (agrees) same.add(technique);
          if (agrees === false) faults.push(`${technique}: pattern of step ${i} of ${puzzle}`);
        }
        apply(step, board);
        apply(step, position);
      }
    }
    expect(faults).toEqual([]);
    expect(counts.size).toBe(52);
    expect(same.size).toBeGreaterThanOrEqual(50);
  });
});

/** Whether the steps of the technique, or of its kind of chains, have the conclusions of a step. */
function isFound(
  board: Board,
  { eliminations, placement, technique }: Omit<Step, 'pattern'>,
): boolean {
  const family = CHAINS.find((techniques) => techniques.includes(technique));
  const found = (family ?? [technique]).flatMap((it) => stepsOn(board, it));
  if (placement !== undefined) return found.some((step) => step.placement === placement);
  if (!family) return found.some((step) => removes(board, step, eliminations));
  return eliminations.every((it) => found.some((step) => removes(board, step, [it])));
}

const producers = new Map(HODOKU_SCALE.map(({ make, name }) => [name, make()]));

function producerOf(technique: TechniqueId): Producer<QueuedPosition> {
  return producers.get(searchFor(technique))!;
}

/**
 * Whether the finders give the pattern of a step in a rating. Undefined if the step has many proofs,
 * and the finders give another one.
 */
function agreement(board: Board, { pattern, technique }: Step): boolean | undefined {
  const found = stepsOn(board, technique).map((step) => step.pattern);
  if (found.some((it) => isDeepStrictEqual(it, pattern))) return true;
  const proof = proofOf(pattern);
  return proof && !found.some((it) => isDeepStrictEqual(proofOf(it), proof)) ? undefined : false;
}

function proofOf(pattern: Pattern): unknown {
  if (pattern.kind === 'chains') return pattern.chains;
  return pattern.kind === 'sets' && pattern.commons.length > 2 ? pattern.sets : undefined;
}

function stepsOn(board: Board, technique: TechniqueId): Step[] {
  const steps = [...(anySizeFinders[technique]?.(board) ?? [])];
  return steps.filter((step) => step !== undefined).filter((step) => step.technique === technique);
}

/** Whether a step removes these candidates. A placement removes all others from its cell. */
function removes(
  { candidates }: Board,
  { eliminations, placement }: Step,
  wanted: readonly Candidate[],
): boolean {
  const cell = placement === undefined ? undefined : cellOf(placement);
  const others = cell === undefined ? [] : candidatesIn(cell, candidates[cell]);
  const removed = [...eliminations, ...others.filter((it) => it !== placement)];
  return wanted.every((it) => removed.includes(it));
}

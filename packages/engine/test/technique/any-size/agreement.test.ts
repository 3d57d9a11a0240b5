import { expect, it } from 'vitest';
import { describeWithData } from '../../../../../test/shared-data.ts';
import { sized } from '../../../../../test/size.ts';
import { apply } from '../../../src/rating/path.ts';
import { Board } from '../../../src/technique/any-size/board.ts';
import { anySizeFinders } from '../../../src/technique/any-size/finders.ts';
import {
  type Candidate,
  candidatesIn,
  cellOf,
  type Step,
  type TechniqueId,
} from '../../../src/technique/step.ts';
import { grid } from '../../puzzles.ts';
import { techniqueOf } from '../../rating/hodoku/codes.ts';
import { readHodokuLog } from '../../rating/hodoku/hodoku-log.ts';

/** Chains have many proofs of one conclusion, and HoDoKu may choose a different kind. */
const CHAINS: readonly (readonly TechniqueId[])[] = [
  ['remote-pair'],
  ['turbot-fish', 'x-chain'],
  ['aic', 'continuous-nice-loop', 'discontinuous-nice-loop'],
  ['grouped-aic', 'grouped-continuous-nice-loop', 'grouped-discontinuous-nice-loop'],
];

/** HoDoKu finds forcing chains and nets of its own kinds, and a guess is no technique. */
const OTHERS = /^(forcing|brute-force)/;

/** How many steps of each technique are compared. */
const EACH = sized(1, 60);

describeWithData('the finders for puzzles of any size', () => {
  it('find the steps of HoDoKu, in the positions in which it uses them', () => {
    const counts = new Map<TechniqueId, number>();
    const faults: string[] = [];
    for (const { puzzle, steps } of readHodokuLog()) {
      const techniques = steps.map(({ code }) => techniqueOf(code));
      const wanted = techniques.map((it) => !OTHERS.test(it) && (counts.get(it) ?? 0) < EACH);
      const last = wanted.lastIndexOf(true);
      const board = new Board(grid(puzzle));
      for (const [i, logged] of steps.slice(0, last + 1).entries()) {
        const technique = techniques[i];
        const step = { ...logged, technique };
        const count = counts.get(technique) ?? 0;
        if (wanted[i] && count < EACH) {
          counts.set(technique, count + 1);
          if (!isFound(board, step)) faults.push(`${technique}: step ${i} of ${puzzle}`);
        }
        apply(step, board);
      }
    }
    expect(faults).toEqual([]);
    expect(counts.size).toBe(52);
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

import { Justifying, playerGridOf } from '@nonet/engine/explain';
import { candidateOf } from '@nonet/engine/rating';
import { Solving } from '@nonet/engine/solve';
import { slicesOf } from '@nonet/engine/work';
import type { WhyNotAnswer } from '../../picture/coaching.ts';
import { playerPuzzleOf } from '../../picture/player-data.ts';
import { coachStep } from './coach-step.ts';
import { type Position, toolsFor } from './tools.ts';

/** Why a blank cell does not have a digit. */
export function* whyNot({
  cell,
  digit,
  player,
  repertoire,
}: Position & { cell: number; digit: number }): Generator<undefined, WhyNotAnswer> {
  const { digits } = player;
  const puzzle = playerPuzzleOf(player);
  const { constraints, givens } = playerGridOf(puzzle);
  const shape = givens.geometry;
  const peer = [...shape.peers[cell]].find((it) => digits[it] === digit);
  if (peer !== undefined) return { kind: 'excluded', peer };
  const candidate = candidateOf(cell, digit, shape);
  const conclusion = { kind: 'elimination', candidate } as const;
  const work = new Justifying(puzzle, conclusion, toolsFor(repertoire));
  const result = yield* slicesOf(work);
  switch (result.kind) {
    case 'justified':
      return result.steps.length > 0
        ? { kind: 'proof', steps: result.steps.map(coachStep) }
        : { kind: 'excluded', peer: undefined };
    case 'wrong':
      return { kind: 'right' };
    case 'stuck': {
      const tried = Uint8Array.from(digits);
      tried[cell] = digit;
      const guess = {
        givens: { geometry: shape, digits: tried },
        ...(constraints && { constraints }),
      };
      const strategy = constraints ? 'constraint-search' : 'bitmask-mrv';
      const search = new Solving(guess, { strategy, limit: 1 });
      const { counters } = yield* slicesOf(search);
      return { kind: 'search', placements: (counters?.placements ?? 0) + 1 };
    }
    default:
      return { kind: result.kind };
  }
}

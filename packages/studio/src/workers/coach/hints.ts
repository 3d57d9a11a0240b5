import { conflictHint, HintSearch, type Mistake, mistakeHint } from '@nonet/engine/explain';
import { type Geometry, geometry } from '@nonet/engine/grid';
import { cellOf, digitIn } from '@nonet/engine/rating';
import { slicesOf } from '@nonet/engine/work';
import type { CoachMistake, Hint } from '../../picture/coaching.ts';
import { playerPuzzleOf } from '../../picture/player-data.ts';
import { coachStep, inBoth } from './coach-step.ts';
import { type Position, toolsFor } from './tools.ts';

/** What to look at next: what is wrong, or else the easiest step. */
export function* hint({ player, repertoire }: Position): Generator<undefined, Hint> {
  const shape = geometry(player.givens.boxRows, player.givens.boxColumns);
  const result = yield* slicesOf(new HintSearch(playerPuzzleOf(player), toolsFor(repertoire)));
  switch (result.kind) {
    case 'step':
      return { kind: 'step', step: coachStep(result.step) };
    case 'mistakes':
      return { kind: 'mistakes', mistakes: result.mistakes.map((it) => coachMistake(it, shape)) };
    case 'conflict':
      return {
        kind: 'conflict',
        texts: inBoth((language) =>
          conflictHint(result.conflicts[0], { language, geometry: shape }),
        ),
      };
    default:
      return { kind: result.kind };
  }
}

function coachMistake(mistake: Mistake, shape: Geometry): CoachMistake {
  return {
    kind: mistake.kind,
    cell: cellOf(mistake.candidate, shape),
    digit: digitIn(mistake.candidate, shape),
    texts: inBoth((language) => mistakeHint(mistake, { language, geometry: shape })),
  };
}

import {
  conflictHint,
  HintSearch,
  type HintStage,
  type Mistake,
  mistakeHint,
  unfinishedText,
} from '@nonet/engine/explain';
import type { Geometry } from '@nonet/engine/grid';
import { shapeOf } from '@nonet/engine/notation';
import { cellOf, digitIn } from '@nonet/engine/rating';
import type { CoachMistake, Hint } from '../../picture/coaching.ts';
import { playerPuzzleOf } from '../../picture/player-data.ts';
import { coachStep, coachTrial, inBoth, trialStep } from './coach-step.ts';
import { type Position, toolsFor } from './tools.ts';

/** What to look at next: what is wrong, or else the easiest step. The progress is what it looks for. */
export function* hint({ player, repertoire }: Position): Generator<HintStage, Hint> {
  const shape = shapeOf(player.givens);
  const search = new HintSearch(playerPuzzleOf(player), toolsFor(repertoire));
  let result = search.advance();
  while (!result) {
    yield search.stage;
    result = search.advance();
  }
  switch (result.kind) {
    case 'step': {
      const { isBeyond, step, trial, unfinished } = result;
      return {
        kind: 'step',
        step: trial && step.technique === 'brute-force' ? trialStep(trial, step) : coachStep(step),
        isBeyond,
        trial: trial && coachTrial(trial, shape),
        unfinishedText: inBoth((language) =>
          unfinishedText(unfinished, { language, geometry: shape }),
        ),
      };
    }
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

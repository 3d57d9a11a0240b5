import { START } from '../game/journal.ts';
import type { TechniqueId } from '../technique/step.ts';
import {
  type Finding,
  type FirstUse,
  type GameError,
  type Guess,
  type HasTime,
  LEAST_WENT_BACK,
  type Overlooked,
  type WentBack,
} from './finding.ts';
import type { JudgedGame } from './judged-game.ts';
import { mistakesMade } from './mistakes-made.ts';
import { overlookedSteps } from './overlooked-steps.ts';

type Untimed = Guess | GameError | WentBack | (Overlooked & HasTime) | FirstUse;

/** What is worth looking at in a game, in the order of time. */
export function* findingsIn(
  game: JudgedGame,
  usedBefore: ReadonlySet<TechniqueId> | undefined,
): Generator<undefined, Finding[]> {
  const all: readonly Untimed[] = [
    ...(yield* mistakesMade(game)),
    ...rightGuesses(game),
    ...wentBack(game),
    ...(yield* overlookedSteps(game)),
    ...(usedBefore ? firstUses(game, usedBefore) : []),
  ];
  const { moves } = game;
  return all
    .map((it): Finding => ({ at: moves[it.move].at, ...it }))
    .sort((a, b) => a.at - b.at || a.move - b.move);
}

function rightGuesses({ moves }: JudgedGame): Guess[] {
  return moves.flatMap(({ candidates, kind, reason }, move): Guess[] => {
    if (kind !== 'placement' || reason?.kind !== 'stuck') return [];
    return [{ kind: 'guess', move, candidate: candidates[0], isRight: true, until: undefined }];
  });
}

function wentBack({ branches, moves }: JudgedGame): WentBack[] {
  return moves.flatMap(({ parent }, move): WentBack[] => {
    let count = 0;
    for (let at = move - 1; at > START && !branches.isBefore(at, parent); at = moves[at].parent) {
      count++;
    }
    return count >= LEAST_WENT_BACK ? [{ kind: 'went-back', move, count }] : [];
  });
}

function firstUses({ moves }: JudgedGame, usedBefore: ReadonlySet<TechniqueId>): FirstUse[] {
  const used = new Set(usedBefore);
  return moves.flatMap(({ isHelped, reason }, move): FirstUse[] => {
    if (isHelped || reason?.kind !== 'justified' || used.has(reason.technique)) return [];
    used.add(reason.technique);
    return [{ kind: 'first-use', move, technique: reason.technique }];
  });
}

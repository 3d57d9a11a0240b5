import { atEntry, START } from '@nonet/engine/game';
import { gameOf, withGame } from '../../../game/state.ts';
import {
  type CoachState,
  type Question,
  rungs,
  SILENT,
  stepShown,
  wrongSince,
} from '../coach-state.ts';
import { type HasPlay, playOf, withPlay } from '../slice.ts';

/** What the coach says to the board that is shown. She says nothing to one that has changed. */
export function coachOf(state: HasPlay): CoachState {
  const { coach } = playOf(state);
  const { now } = gameOf(state).journal;
  if (coach.asked?.entry === now) return coach;
  return coach.reply?.entry === now ? { ...SILENT, reply: coach.reply } : SILENT;
}

export function withCoach<S extends HasPlay>(state: S, change: Partial<CoachState>): S {
  return withPlay(state, { coach: { ...coachOf(state), ...change } });
}

export function withQuestion<S extends HasPlay>(state: S, question: Question): S {
  const entry = gameOf(state).journal.now;
  return withPlay(state, { coach: { ...SILENT, asked: { question, entry } } });
}

/** Whether the next press asks for a hint, or shows more of the one that is asked for. */
export function hasMoreHint(coach: CoachState): boolean {
  if (coach.asked?.question.kind !== 'hint') return true;
  return stepShown(coach) !== undefined && coach.rung !== rungs.at(-1);
}

/** Asks for a hint, or for more of the hint that is shown. */
export function withHint<S extends HasPlay>(state: S): S {
  const coach = coachOf(state);
  if (coach.asked?.question.kind !== 'hint') return withQuestion(state, { kind: 'hint' });
  if (!hasMoreHint(coach)) return state;
  return withCoach(state, { rung: rungs[rungs.indexOf(coach.rung) + 1], stage: 0 });
}

/** Shows one of several steps, or of several techniques, with its argument. */
export function withStep<S extends HasPlay>(state: S, chosen: number): S {
  const { answer } = coachOf(state);
  const other = answer?.kind === 'available' ? { answer: { ...answer, steps: undefined } } : {};
  return withCoach(state, { ...other, chosen, instance: 0, rung: 'argument', stage: 0 });
}

export function withSilence<S extends HasPlay>(state: S): S {
  return withPlay(state, { coach: SILENT });
}

/** Goes back to the board before the first mistake. */
export function withoutMistakes<S extends HasPlay>(state: S): S {
  const since = wrongSince(coachOf(state));
  if (since === undefined) return state;
  const { entries } = gameOf(state).journal;
  const entry = entries[since]?.parent ?? START;
  return withGame(state, (game) => atEntry(game, entry));
}

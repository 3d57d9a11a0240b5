import { atEntry, entriesTo, isBefore, type Journal, type Played } from '@nonet/engine/game';

/** The entry after which the latest trial of this branch began. Undefined if there is no trial. */
export function trialStart({ journal }: Played): number | undefined {
  return journal.trials.findLast((start) => isBefore(journal, start, journal.now));
}

export function tryingOut<P extends Played>(played: P): P {
  const { now, trials } = played.journal;
  return withTrials(played, [...trials, now]);
}

/** Ends the latest trial. What was written in it stays. */
export function trialKept<P extends Played>(played: P): P {
  const start = trialStart(played);
  return start === undefined ? played : withTrials(played, without(played.journal.trials, start));
}

/**
 * Ends the latest trial, and goes back to where it began. Redo brings it back. What was wrong in it
 * was no mistake.
 */
export function trialDropped<P extends Played>(played: P): P {
  const start = trialStart(played);
  if (start === undefined) return played;
  const before = withTrials(atEntry(played, start), without(played.journal.trials, start));
  const { dropped, entries } = before.journal;
  const trial = { after: start, until: entries.length };
  return { ...before, journal: { ...before.journal, dropped: [...dropped, trial] } };
}

/** The cells with a digit that was written in a trial. */
export function cellsTried({ cells, journal }: Played): ReadonlySet<number> {
  const first = journal.trials.find((start) => isBefore(journal, start, journal.now));
  if (first === undefined) return new Set();
  const tried = entriesTo(journal, journal.now)
    .filter((entry) => entry > first)
    .flatMap((entry) => journal.entries[entry].changes)
    .filter(({ before, after }) => before.digit !== after.digit)
    .map(({ cell }) => cell);
  return new Set(tried.filter((cell) => cells[cell].digit > 0));
}

/** Names the board as it is now. */
export function savepointSet<P extends Played>(played: P, name: string): P {
  const { journal } = played;
  const savepoints = [...journal.savepoints, { entry: journal.now, name }];
  return { ...played, journal: { ...journal, savepoints } };
}

function without(trials: Journal['trials'], start: number): number[] {
  return trials.toSpliced(trials.lastIndexOf(start), 1);
}

function withTrials<P extends Played>(played: P, trials: readonly number[]): P {
  return { ...played, journal: { ...played.journal, trials } };
}

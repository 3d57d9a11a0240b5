import type { LearnerEntry } from './learner.ts';
import type { Lesson } from './lesson.ts';

/** The help with a drill. */
export interface DrillHelp {
  /**
   * Whether the coach says at once where to look, says it when asked, or says nothing. A drill that is
   * done with what the coach says at once is done alone.
   */
  readonly hint: 'shown' | 'asked' | 'none';
  /** Whether the digits and houses of the technique are highlighted. */
  readonly highlight: boolean;
  /** Whether the notes are shown. */
  readonly notes: boolean;
}

/** From all help to none. The last level is paper mode. */
export const helpLevels: readonly DrillHelp[] = [
  { hint: 'shown', highlight: true, notes: true },
  { hint: 'asked', highlight: true, notes: true },
  { hint: 'asked', highlight: false, notes: true },
  { hint: 'none', highlight: false, notes: true },
  { hint: 'none', highlight: false, notes: false },
];

/**
 * The level of help with the next drill, an index of `helpLevels`. Each drill that is done alone takes
 * one level of help away. One that is not brings back the level of the box.
 */
export function helpLevelOf(entry: LearnerEntry | undefined): number {
  if (!entry) return 0;
  return Math.min(Math.max(entry.box - 1, entry.run), helpLevels.length - 1);
}

/** The help of a level. A technique that is not on paper keeps its notes: they are part of the position. */
export function helpWith({ isOnPaper }: Lesson, level: number): DrillHelp {
  const help = helpLevels[level];
  return isOnPaper ? help : { ...help, notes: true };
}

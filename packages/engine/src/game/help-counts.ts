import type { Journal } from './journal.ts';

/** How much the coach helped in a game. */
export interface HelpCounts {
  /** What she told of a technique on the same board counts once, however much of it she told. */
  readonly hints: number;
  /** The number of moves that she made, also of those that were taken back. */
  readonly steps: number;
}

export function helpCounts({ entries, helps }: Pick<Journal, 'entries' | 'helps'>): HelpCounts {
  const told = new Set(helps.map(({ after, technique }) => `${after} ${technique}`));
  return { hints: told.size, steps: entries.filter(({ kind }) => kind === 'step').length };
}

import { TICK } from './entry-text.ts';
import type { Help, Played } from './journal.ts';

/** Records help that the player takes before the board that she has now. */
export function withHelp<P extends Played>(played: P, help: Omit<Help, 'after'>): P {
  const { journal } = played;
  const at = Math.round(help.at / TICK) * TICK;
  const helps = [...journal.helps, { ...help, at, after: journal.now }];
  return { ...played, journal: { ...journal, helps } };
}

/**
 * Writes help as the number of the entry plus 1, the ticks in base 36, the rung and the technique:
 * `4-1k-3-naked-pair`.
 */
export function helpText({ after, at, rung, technique }: Help): string {
  return `${after + 1}-${Math.round(at / TICK).toString(36)}-${rung}-${technique}`;
}

const HELP = /^(\d{1,6})-([\da-z]{1,9})-([1-5])-([a-z\d-]+)$/;

/** Reads what `helpText` writes. Undefined if the text is no help. */
export function parseHelp(text: string): Help | undefined {
  const [, after, ticks, rung, technique] = HELP.exec(text) ?? [];
  if (after === undefined) return undefined;
  return {
    after: Number(after) - 1,
    at: Number.parseInt(ticks, 36) * TICK,
    technique,
    rung: Number(rung) as Help['rung'],
  };
}

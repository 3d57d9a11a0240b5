import type { NotationResult } from './notation.ts';
import type { NotationError } from './notation-error.ts';
import type { ReadMessage } from './paragraph-reader.ts';

// A text may be read in several ways. These functions say whether another way may find more, and which
// way has found more.

/** More puzzles are better, and then fewer errors. */
export function rankOf({ puzzles, results }: ReadMessage): number {
  return puzzles - (results.length - puzzles) / (results.length + 1);
}

/** Whether reading paragraph by paragraph finds more than other ways. `held` is the text as it is written. */
export function isBetter(
  parts: ReadMessage,
  best: readonly NotationResult[] | undefined,
  held: readonly NotationResult[],
): boolean {
  const found = (best ?? held).filter(({ ok }) => ok).length;
  if (parts.puzzles !== found) return parts.puzzles > found;
  if (best) return !parts.isWhole;
  return parts.isWhole ? found >= fewestOf(held) : isRead(held) && !isRead(parts.results);
}

/** How many puzzles another way to read the text must find. */
export function fewestOf(held: readonly NotationResult[]): number {
  const found = held.filter(({ ok }) => ok).length;
  const hasLooseErrors = found < held.length && held.every((one) => one.ok || isLoose(one.error));
  return hasLooseErrors ? found : found + 1;
}

export function isRead(results: readonly NotationResult[]): boolean {
  return results.every(({ ok }) => ok);
}

/** Whether a result is a variant. A name in code, such as `.Foo`, looks like a constraint (iss). */
export function isVariant(result: NotationResult): boolean {
  return !result.ok && result.error.code === 'variant' && result.error.notation !== 'iss';
}

/** Whether there are errors in puzzles, and not only a text that fits no notation. */
export function hasErrors(results: readonly NotationResult[]): boolean {
  return results.some((one) => !one.ok && one.error.code !== 'unknown');
}

/**
 * Notations that a text with a few digits may resemble. Texts in other notations have clear marks.
 */
const LOOSE = new Set(['line', 'rows', 'spaced', 'lists', 'table', 'block', 'pencilmarks']);

function isLoose({ notation }: NotationError): boolean {
  return notation === undefined || LOOSE.has(notation);
}

/** Whether no other way to read the text may mend an error. */
export function isSure({ code }: NotationError): boolean {
  return code === 'too-long' || code === 'variant';
}

/** Whether an error may mean that the text was read in the wrong way. */
export function mayBeMisread(error: NotationError, hasPuzzle: boolean): boolean {
  const { notation, phrases } = error;
  if (hasPuzzle || isLoose(error) || phrases.expected.id === 'end-of-text') return true;
  return notation === 'json' && phrases.expected.id === 'key-of-grid';
}

import { rearranged } from './rearranged.ts';
import { unwrapped, withoutFrame, withoutProse } from './unwrapped.ts';

/** A longer text is a file. It is read as it is, not searched for puzzles in a message. */
export const LONGEST_MESSAGE = 20_000;

/**
 * The texts that a message may contain, the most likely first: a quoted e-mail, a table in HTML,
 * cells in unusual places, and so on.
 */
export function* messagesIn(text: string): Generator<string> {
  const inner = unwrapped(text);
  yield inner;
  yield withoutFrame(inner);
  const bare = withoutProse(inner);
  yield bare;
  yield* rearranged(text);
  yield* rearranged(bare);
}

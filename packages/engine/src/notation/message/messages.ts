import { isProse } from '../parts/aside.ts';
import { type Skipped, SkippedLines } from '../skipped-lines.ts';
import { withoutNames } from './labelled.ts';
import { rearranged } from './rearranged.ts';
import { withDots } from './spaces.ts';
import { unwrapped, withoutFrame, withoutProse } from './unwrapped.ts';

/** A longer text is a file. It is read as it is, not searched for puzzles in a message. */
export const LONGEST_MESSAGE = 20_000;

/**
 * The texts that a message may contain, the most likely first: a quoted e-mail, a table in HTML,
 * cells in unusual places, and so on.
 */
export function* messagesIn(text: string): Generator<string> {
  yield withDots(text.replaceAll(/\r\n?/g, '\n'));
  yield* unwrappedIn(text);
  const bare = withoutProse(unwrapped(text));
  yield withoutNames(unwrapped(text));
  yield bare;
  yield* rearranged(text);
  yield* rearranged(bare);
}

/** The texts that keep every line which may be a row. */
export function* unwrappedIn(text: string): Generator<string> {
  const inner = unwrapped(text);
  yield inner;
  yield withoutFrame(inner);
}

/** The sentences of a text that are empty lines in a text that it contains. */
export function proseLeftOut(text: string, inner: string): Skipped | undefined {
  const kept = inner.split('\n');
  const left = new SkippedLines();
  const lines = text.split(/\r\n|\r|\n/);
  for (const [index, line] of lines.entries()) {
    if (kept[index]?.trim() !== '' || line.trim() === '') continue;
    if (lines.length === kept.length && isProse(line)) left.add(index + 1, line);
  }
  return left.all;
}

import { CLASSIC } from '@nonet/engine/grid';
import { noneAnswer } from '../report/json-results.ts';
import type { Failure } from './line-task.ts';
import { CELLS, digitsOf, LINE_FEED } from './plain-lines.ts';

const encoder = new TextEncoder();
const ascii = new TextDecoder('latin1');

/** Line → the JSON answer to a puzzle without a solution. */
export function unsolvedAnswers(
  block: Uint8Array,
  cells: Uint8Array,
  failures: readonly Failure[],
  firstLine: number,
): Map<number, Uint8Array> {
  const answers = new Map<number, Uint8Array>();
  let line = 0;
  let from = 0;
  for (const failure of failures) {
    for (; line < failure.line; line++) from = block.indexOf(LINE_FEED, from) + 1;
    const feed = block.indexOf(LINE_FEED, from);
    const text = ascii.decode(block.subarray(from + CELLS, feed < 0 ? block.length : feed));
    const comment = text.trim();
    const digits = digitsOf(cells.subarray(line * CELLS, (line + 1) * CELLS));
    const givens = { geometry: CLASSIC, digits };
    const record = { givens, line: firstLine + line, ...(comment && { comment }) };
    answers.set(line, encoder.encode(noneAnswer(record)));
  }
  return answers;
}

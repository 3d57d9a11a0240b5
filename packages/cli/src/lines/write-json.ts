// Hot code: it runs once per byte.
import { CELLS, LINE_FEED } from './plain-lines.ts';
import { writeNumber } from './write-counts.ts';
import { copyCells } from './write-solutions.ts';

const encoder = new TextEncoder();
const LINE = encoder.encode('{"line":');
const [PROPER, SOLVABLE, FULL, SEVERAL] = ['proper', 'solvable', 'full', 'several'].map((kind) =>
  encoder.encode(`,"kind":"${kind}","puzzle":"`),
);
const SOLUTION = encoder.encode('","solution":"');
const COMMENT = encoder.encode('","comment":"');
const ONE = encoder.encode('","count":"1","complete":true}\n');
const ANY = encoder.encode('","count":"1","complete":false}\n');
const TWO = encoder.encode('","count":"2","complete":false}\n');

const SPACE = 32;
const BLANK = 46;
const QUOTE = 34;
const BACKSLASH = 92;

/** The maximum size of an answer in bytes, without the comment. */
export const MAX_JSON_BYTES = 320;

/** The answers of `solve --json` to the lines of a block. */
export interface JsonLines {
  readonly block: Uint8Array;
  /** The cells and the solutions of all lines, 81 ASCII characters each. A blank is `.`. */
  readonly cells: Uint8Array;
  readonly solutions: Uint8Array;
  readonly counts: Uint32Array;
  /** The limit of the search: 1 or 2. */
  readonly limit: number;
  /** The number of the first line, counted from 1. */
  readonly firstLine: number;
  /** Line → the answer to a puzzle without a solution. */
  readonly unsolved: ReadonlyMap<number, Uint8Array>;
}

/**
 * Writes one JSON object per line.
 *
 * @returns The number of bytes written. -1 if a comment needs escapes.
 */
export function writeJson(lines: JsonLines, output: Uint8Array): number {
  const { block, cells, solutions, counts, limit, firstLine, unsolved } = lines;
  const target = new DataView(output.buffer, output.byteOffset);
  const puzzleView = new DataView(cells.buffer, cells.byteOffset);
  const solutionView = new DataView(solutions.buffer, solutions.byteOffset);
  let from = 0;
  let to = 0;
  for (let line = 0; line < counts.length; line++) {
    from += CELLS;
    const comment = from;
    while (from < block.length && block[from] !== LINE_FEED) from++;
    const end = from++;
    const none = unsolved.get(line);
    if (none) {
      output.set(none, to);
      to += none.length;
      continue;
    }
    const isSeveral = counts[line] > 1;
    const kind = isSeveral ? SEVERAL : isFull(cells, line) ? FULL : limit > 1 ? PROPER : SOLVABLE;
    to = copy(LINE, output, to);
    to = writeNumber(firstLine + line, output, to);
    to = copy(kind, output, to);
    to = copyCells(puzzleView, CELLS * line, target, to);
    to = copy(SOLUTION, output, to);
    to = copyCells(solutionView, CELLS * line, target, to);
    to = writeComment(block, comment, end, output, to);
    if (to < 0) return -1;
    to = copy(isSeveral ? TWO : limit > 1 ? ONE : ANY, output, to);
  }
  return to;
}

/** Whether the puzzle of a line has no blank. */
function isFull(cells: Uint8Array, line: number): boolean {
  for (let at = CELLS * line; at < CELLS * (line + 1); at++) if (cells[at] === BLANK) return false;
  return true;
}

/** Writes the trimmed comment, or nothing if it is empty. Returns -1 if it needs escapes. */
function writeComment(
  block: Uint8Array,
  from: number,
  end: number,
  output: Uint8Array,
  start: number,
): number {
  let first = from;
  let last = end;
  while (first < last && block[first] <= SPACE) first++;
  while (last > first && block[last - 1] <= SPACE) last--;
  if (first === last) return start;
  let to = copy(COMMENT, output, start);
  for (let at = first; at < last; at++) {
    const byte = block[at];
    if (byte < SPACE || byte === QUOTE || byte === BACKSLASH) return -1;
    output[to++] = byte;
  }
  return to;
}

function copy(text: Uint8Array, output: Uint8Array, start: number): number {
  let to = start;
  for (let at = 0; at < text.length; at++) output[to++] = text[at];
  return to;
}

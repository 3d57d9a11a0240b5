import type { Insertion } from './insertions.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** A token of the source: its offset, its line and its column, all counted from 0. */
export interface TokenStart {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the mappings of a source map, with one segment per token. A segment has the column of the
 * token after the texts have been inserted, and the line and column of the token in the source. The
 * inserted texts must not have line breaks.
 */
export function mappingsOf(
  tokens: readonly TokenStart[],
  insertions: readonly Insertion[],
): string {
  const lines: string[][] = [];
  let next = 0;
  let shift = 0;
  let before = { generated: 0, line: 0, column: 0 };
  for (const { offset, line, column } of tokens) {
    for (; lines.length <= line; before = { ...before, generated: 0 }) {
      lines.push([]);
      shift = 0;
    }
    for (; next < insertions.length && insertions[next]!.offset <= offset; next++) {
      const isOnLine = insertions[next]!.offset >= offset - column;
      if (isOnLine) shift += insertions[next]!.text.length;
    }
    const generated = column + shift;
    const differences = [
      generated - before.generated,
      0,
      line - before.line,
      column - before.column,
    ];
    lines[line]!.push(differences.map(quantity).join(''));
    before = { generated, line, column };
  }
  return lines.map((segments) => segments.join()).join(';');
}

/**
 * Encodes an integer as source maps do: in base 64, five bits per digit, the sign in the first bit.
 */
function quantity(value: number): string {
  let rest = value < 0 ? (-value << 1) | 1 : value << 1;
  let digits = '';
  do {
    const more = rest > 31 ? 32 : 0;
    digits += DIGITS[(rest & 31) | more];
    rest >>>= 5;
  } while (rest > 0);
  return digits;
}

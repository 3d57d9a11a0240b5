import { parseCell } from '../grid/coordinate.ts';
import type { Grid } from '../grid/grid.ts';
import type { PuzzleRecord } from '../notation/notation.ts';
import type { NotationError } from '../notation/notation-error.ts';
import { errorOf, type Fault, isFault } from '../notation/parts/fault.ts';
import { digitOf, shownFrom, symbolRange } from '../notation/parts/symbol.ts';
import { either, type Phrase, verbatim } from '../notation/phrase.ts';
import { parsePuzzles } from '../notation/puzzle-reader.ts';
import type { ListedMove, MoveList, Writing } from './move-list.ts';
import { clockText, parseClock } from './play-time.ts';

export type MoveListRead =
  | { readonly ok: true; readonly list: MoveList }
  | { readonly ok: false; readonly error: NotationError };

/** The beginning of a line with a move: its time. */
const TIME = /^\s*\d+:\d\S*(?=\s|$)/;

const EXAMPLE: Phrase = { id: 'line-such-as', text: '0:12 r1c3=5' };

/**
 * Reads a list of moves: a puzzle as a line, rows, a drawing, candidates, CSV, JSON, or as a file or link of a program, and below it one move per line, as `formatMoveList`
 * writes them. Empty lines and lines that begin with `#` are left out.
 */
export function parseMoveList(text: string): MoveListRead {
  const lines = linesOf(text);
  const first = lines.findIndex((one) => TIME.test(one));
  const head = parseHead(lines.slice(0, first < 0 ? lines.length : first).join('\n'));
  if (!head.ok) return head;
  const { givens } = head.record;
  const moves: ListedMove[] = [];
  const reader = new MoveReader(givens);
  for (const [index, one] of lines.entries()) {
    if (first < 0 || index < first || /^\s*(#|$)/.test(one)) continue;
    const move = reader.read(one);
    if (isFault(move)) {
      const { code, expected, found } = move;
      return { ok: false, error: errorOf(code, index + 1, move.index + 1, expected, found) };
    }
    moves.push(move);
  }
  return { ok: true, list: { givens, moves } };
}

function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

function parseHead(
  text: string,
):
  | { readonly ok: true; readonly record: PuzzleRecord }
  | { readonly ok: false; readonly error: NotationError } {
  const [puzzle, second] = parsePuzzles(text);
  if (!puzzle.ok || !second) return puzzle;
  const at = second.ok ? second.record.line : second.error.line;
  const found: Phrase = second.ok ? { id: 'puzzle' } : shownFrom(linesOf(text)[at - 1], 0);
  return { ok: false, error: errorOf('structure', at, 1, EXAMPLE, found) };
}

/** Reads moves, one after another. */
class MoveReader {
  private readonly givens: Grid;
  private at = 0;
  /** The number of moves that can be taken back. */
  private depth = 0;

  constructor(givens: Grid) {
    this.givens = givens;
  }

  read(text: string): ListedMove | Fault {
    const words = [...text.matchAll(/\S+/g)].map((match) => ({
      index: match.index,
      word: match[0],
    }));
    const [time, verb, count] = words;
    const at = time && parseClock(time.word);
    if (at === undefined) return fault(text, time?.index ?? 0, EXAMPLE);
    if (at < this.at) return fault(text, time.index, verbatim(`≥ ${clockText(this.at)}`), 'rule');
    this.at = at;
    if (!verb) return fault(text, text.trimEnd().length, EXAMPLE);
    if (verb.word !== 'undo') return this.readWritings(text, at, words.slice(1));
    if (words.length > 3) return fault(text, words[3].index, { id: 'end-of-line' });
    const undone = /^\d{1,6}$/.test(count?.word ?? '') ? Number(count.word) : 0;
    if (undone < 1 || undone > this.depth) {
      const expected: Phrase = { id: 'number', symbols: `1–${this.depth}` };
      return fault(text, count?.index ?? text.trimEnd().length, expected, 'rule');
    }
    this.depth -= undone;
    return { kind: 'undo', at, count: undone };
  }

  private readWritings(
    text: string,
    at: number,
    words: readonly { readonly index: number; readonly word: string }[],
  ): ListedMove | Fault {
    const writings = words.map(({ index, word }) => this.readWriting(text, index, word));
    const wrong = writings.find(isFault);
    if (wrong) return wrong;
    this.depth++;
    return { kind: 'write', at, writings: writings as [Writing, ...Writing[]] };
  }

  private readWriting(text: string, index: number, word: string): Writing | Fault {
    const { digits: givens, geometry } = this.givens;
    const { size } = geometry;
    const [name] = /^[^=+-]*/.exec(word)!;
    const cell = parseCell(geometry, name);
    if (cell === undefined) return fault(text, index, { id: 'cell-name', size });
    if (givens[cell] !== 0) {
      const place = { row: geometry.row[cell] + 1, column: geometry.column[cell] + 1 };
      const found: Phrase = { id: 'cell-given', ...place, digit: givens[cell] };
      return { code: 'rule', index, expected: { id: 'cell-without-given' }, found };
    }
    const sign = word[name.length];
    const signAt = index + name.length;
    if (sign !== '=' && sign !== '-' && sign !== '+') {
      return fault(text, signAt, either(verbatim('"="'), either(verbatim('"-"'), verbatim('"+"'))));
    }
    const digits: number[] = [];
    let next = signAt + 1;
    for (const part of word.slice(name.length + 1).split(',')) {
      const digit = part.length === 1 ? digitOf(part.charCodeAt(0)) : undefined;
      const isAllowed = digit !== undefined && digit <= size && (digit > 0 || sign === '=');
      const isSingle = sign !== '=' || digits.length === 0;
      if (!isSingle) return fault(text, next - 1, { id: 'end-of-line' });
      if (!isAllowed)
        return fault(text, next, { id: 'digit', symbols: symbolRange(size) }, 'digit');
      digits.push(digit);
      next += part.length + 1;
    }
    const ascending = [...new Set(digits)].sort((a, b) => a - b);
    return { cell, sign, digits: ascending as [number, ...number[]] };
  }
}

function fault(
  text: string,
  index: number,
  expected: Phrase,
  code: Fault['code'] = 'structure',
): Fault {
  return { code, index, expected, found: shownFrom(text, index) };
}

import { isSentence } from '../parts/aside.ts';
import { linesOf } from '../parts/line-splitter.ts';
import { isId, isText } from './unwrapped.ts';

/** Some lines of a text: those from `from` to `to` − 1, counted from 0. */
interface Lines {
  readonly from: number;
  readonly to: number;
}

/** A line of its own: a link, or an object of JSON. */
const ALONE = /^\s*(?:https?:\/\/\S+|\{.*\})\s*$/;
/** A whole puzzle in one line. */
const CELLS = /^\s*[\d._*?x-]{81}\s*$/i;
/** Dashes or the like, and no bars. */
const DASHES = /^\s*([-=_*~])\1{2,}\s*$/;
const QUOTED = /^\s*>/;
/** The first line of a puzzle, and the last one. */
const BEGIN = /^(?:<table|<sudoku|\\begin\{|\{\||```\w|\[code|\[puzzle\]|grid \d+\s*$)/i;
const END = /(?:<\/(?:table|sudoku)>|^\\end\{.*|^```|\[\/code\])\s*$|^[\])}]+[;,.]?\s*$/i;
/** Signs of code, markup and headers, which a sentence between two puzzles does not have. */
const MARKS = /[<>{}[\]\\|=]|[,;\t]\S|^\s*\S+:$|^\s*["']|^grid \d/i;

/**
 * The paragraphs of a text. By default, empty lines part them. If `isFine` is true, so do sentences,
 * dashes between different notations, and lines that can only be the first or the last line of a puzzle.
 */
export class Paragraphs {
  private readonly lines: readonly string[];
  private readonly parts: Lines[] = [];

  constructor(text: string, isFine = false) {
    this.lines = linesOf(text);
    let from = 0;
    const end = (to: number): void => {
      if (to > from) this.parts.push({ from, to });
      from = to;
    };
    for (const [at, line] of this.lines.entries()) {
      if (isFine && at > 0 && isParted(this.lines[at - 1], line)) end(at);
      if (line.trim() !== '' && !(isFine && this.areParting(at))) continue;
      end(at);
      from = at + 1;
    }
    end(this.lines.length);
  }

  /** Whether a line has dashes between two lines that are written in different ways. */
  private areParting(at: number): boolean {
    const { lines } = this;
    if (at === 0 || at + 1 === lines.length || !DASHES.test(lines[at])) return false;
    return signsOf(lines[at - 1]) !== signsOf(lines[at + 1]);
  }

  get length(): number {
    return this.parts.length;
  }

  /** The lines of a paragraph, each with its number, counted from 1. */
  linesOf(index: number): { readonly number: number; readonly text: string }[] {
    const { from, to } = this.parts[index];
    return this.lines.slice(from, to).map((text, at) => ({ number: from + at + 1, text }));
  }

  /** Some paragraphs. */
  text(index: number, count: number): string {
    const [{ from }, { to }] = [this.parts[index], this.parts[index + count - 1]];
    return this.lines.slice(from, to).join('\n');
  }

  /** The number of lines above a paragraph. */
  above(index: number): number {
    return this.parts[index].from;
  }
}

/** The signs in a line that are neither cells nor letters. */
function signsOf(line: string): string {
  return Array.from(new Set(line.trim().replace(/[\p{L}\d._*?-]/gu, '')))
    .sort()
    .join('');
}

/** Whether no puzzle has both lines, one below the other. */
function isParted(above: string, below: string): boolean {
  const differ = (is: (line: string) => boolean): boolean => is(above) !== is(below);
  return (
    differ((line) => QUOTED.test(line)) ||
    differ((line) => CELLS.test(line)) ||
    differ((line) => isId(line) || (isSentence(line) && isText(line) && !MARKS.test(line))) ||
    ALONE.test(above) ||
    ALONE.test(below) ||
    END.test(above) ||
    BEGIN.test(below)
  );
}

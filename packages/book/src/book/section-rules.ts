import { textTag } from '@nonet/engine/draw';
import { ruleSentences } from '@nonet/engine/explain';
import { wrap } from '../page/text-width.ts';
import type { BookPuzzle } from './book-puzzle.ts';
import type { LeafSize } from './leaf.ts';
import type { BookPlan } from './plan.ts';

/** The rules of the puzzles of a section beside those of a classic one, a text for each language. */
export type SectionRules = readonly string[];

export function sectionRules(
  puzzles: readonly BookPuzzle[],
  languages: BookPlan['languages'],
): SectionRules {
  return languages
    .map((language) => new Set(puzzles.flatMap((puzzle) => ruleSentences(puzzle, language))))
    .filter(({ size }) => size > 0)
    .map((sentences) => [...sentences].join(' '));
}

const SIZE = 8.5;
const LINE = 11;
/** The base of the first line, under the heading of the page. */
const FIRST = 24;

/** The rules at the top of a page, and how much lower its puzzles begin. */
export function rulesOver(
  rules: SectionRules,
  { width }: LeafSize,
): { readonly height: number; readonly markup: readonly string[] } {
  const lines = rules.flatMap((text) => wrap(text, width, SIZE, 'regular'));
  return {
    height: lines.length === 0 ? 0 : lines.length * LINE + 2,
    markup: lines.map((line, i) => textTag(0, FIRST + i * LINE, { 'font-size': SIZE }, line)),
  };
}

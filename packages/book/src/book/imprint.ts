import { textTag } from '@nonet/engine/draw';
import type { Language } from '@nonet/engine/explain';
import { type Weight, wrap } from '../page/text-width.ts';
import type { Leaf, LeafSize } from './leaf.ts';
import type { BookPlan } from './plan.ts';
import { bookWords } from './words.ts';

/** A line at the bottom of a leaf. */
interface FootLine {
  readonly text: string;
  readonly size: number;
  readonly weight: Weight;
}

/** The back of the title: how the book was made. English books have their imprint here, too. */
export function backOfTitle(plan: BookPlan, size: LeafSize): Leaf {
  const { languages, sections, seed } = plan;
  const hasVariants = sections.some(({ wishes }) => wishes.variant);
  const made = languages.flatMap((language) =>
    linesOf(bookWords[language].made(seed, hasVariants), size, 8),
  );
  const isHere = plan.imprint && !isAtEnd(plan);
  return isHere
    ? footLeaf(imprintTitle(plan), [...imprintLines(plan, size), GAP, ...made], size)
    : footLeaf(plan.title, made, size);
}

/** The last page of a Korean book, if it has an imprint. */
export function lastLeaves(plan: BookPlan, size: LeafSize): Leaf[] {
  return plan.imprint && isAtEnd(plan)
    ? [footLeaf(imprintTitle(plan), imprintLines(plan, size), size)]
    : [];
}

function imprintTitle({ languages: [first] }: BookPlan): string {
  return bookWords[first].imprintTitle;
}

/** In Korea, the imprint is at the end of a book. */
function isAtEnd({ languages: [first] }: BookPlan): boolean {
  return first === 'ko';
}

const GAP: FootLine = { text: '', size: 9, weight: 'regular' };

/** What the plan says about the book, in its first language. */
function imprintLines(plan: BookPlan, size: LeafSize): FootLine[] {
  const { author, imprint, languages, title } = plan;
  const [language] = languages;
  const published = imprint?.published && dateText(imprint.published, language);
  const facts = bookWords[language].imprint({ ...imprint, author, published });
  return [
    ...linesOf(title, size, 11, 'bold'),
    ...facts.flatMap((fact) => linesOf(fact ?? '', size, 9)),
    ...(imprint?.rights === undefined ? [] : [GAP, ...linesOf(imprint.rights, size, 9)]),
  ];
}

/** Writes a year, a month or a day. */
function dateText(date: string, language: Language): string {
  const { length } = date.split('-');
  return new Date(date).toLocaleDateString(language === 'ko' ? 'ko-KR' : 'en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: length > 1 ? 'long' : undefined,
    day: length > 2 ? 'numeric' : undefined,
  });
}

function linesOf(
  text: string,
  { width }: LeafSize,
  size: number,
  weight: Weight = 'regular',
): FootLine[] {
  return wrap(text, width, size, weight).map((line) => ({ text: line, size, weight }));
}

function footLeaf(title: string, lines: readonly FootLine[], { height }: LeafSize): Leaf {
  let y = height;
  const markup: string[] = [];
  for (const { size, text, weight } of lines.toReversed()) {
    y -= 1.5 * size;
    if (text === '') continue;
    const style = { 'font-size': size, ...(weight === 'bold' && { 'font-weight': 700 }) };
    markup.unshift(textTag(0, y, style, text));
  }
  return { title, hasNumber: false, markup };
}

import { textTag } from '@nonet/engine/draw';
import { CLASSIC, type Geometry, isJigsaw } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import { wrap } from '../page/text-width.ts';
import { Flow } from './flow.ts';
import type { Leaf, LeafSize } from './leaf.ts';
import type { BookPlan } from './plan.ts';
import { type Sample, samplePicture } from './sample.ts';
import { type BookWords, bookWords } from './words.ts';

export interface ContentsLine {
  readonly text: string;
  readonly page: number;
}

const HEADING = { size: 18, isBold: true, after: 14 };
const BODY = 10.5;
/** Lines of text are at most so many times as wide as their letters are high. */
const MAX_LINE = 40;

export function titleLeaf(
  { author, subtitle, title }: BookPlan,
  { height, width }: LeafSize,
): Leaf {
  const middle = { 'text-anchor': 'middle' };
  const lines = wrap(title, width, 30, 'bold');
  const first = height / 3;
  const after = first + lines.length * 36;
  return {
    title,
    hasNumber: false,
    markup: [
      ...lines.map((line, i) =>
        textTag(
          width / 2,
          first + i * 36,
          { ...middle, 'font-size': 30, 'font-weight': 700 },
          line,
        ),
      ),
      ...wrap(subtitle ?? '', width, 14).map((line, i) =>
        textTag(width / 2, after + i * 18, { ...middle, 'font-size': 14 }, line),
      ),
      ...(author === undefined
        ? []
        : [textTag(width / 2, height - 40, { ...middle, 'font-size': 13 }, author)]),
    ],
  };
}

export function contentsLeaves(
  { languages }: BookPlan,
  lines: readonly ContentsLine[],
  size: LeafSize,
): Leaf[] {
  const heading = inAll(languages, ({ contents }) => contents);
  const flow = new Flow(heading, size);
  flow.text(heading, HEADING);
  for (const { page, text } of lines) {
    flow.picture(20, (y) => {
      const number = textTag(
        size.width,
        y + 12,
        { 'font-size': 11, 'text-anchor': 'end' },
        `${page}`,
      );
      return textTag(0, y + 12, { 'font-size': 11 }, text) + number;
    });
  }
  return flow.finished();
}

export function howToPlayLeaves(
  { languages, sections }: BookPlan,
  {
    geometries,
    sample,
    solutionsAt,
  }: {
    readonly geometries: readonly Geometry[];
    readonly sample: Sample | undefined;
    readonly solutionsAt: number;
  },
  size: LeafSize,
): Leaf[] {
  const isRuled = sections.some(({ wishes }) => wishes.variant);
  const classic = sections.filter(
    ({ wishes }) => wishes.geometry.size === CLASSIC.size && !wishes.variant,
  );
  const hasRatings = classic.some(({ wishes }) => wishes.rating);
  const hasLevels = classic.some(({ wishes }) => !wishes.rating);
  const body = { size: Math.max(BODY, size.width / MAX_LINE) };
  return languages.flatMap((language) => {
    const words = bookWords[language];
    const flow = new Flow(words.howToPlay, size);
    flow.text(words.howToPlay, HEADING);
    const rules = geometries.map((it) =>
      words.rules(
        `${it.size}×${it.size}`,
        symbolsOf(it),
        isJigsaw(it) ? undefined : `${it.boxRows}×${it.boxColumns}`,
      ),
    );
    const all = [
      ...rules.map(([first]) => first),
      ...(isRuled ? [words.variants] : []),
      ...rules[0].slice(1),
      ...(hasRatings ? [words.ratingScale] : []),
      ...(hasLevels ? [words.levelScale] : []),
      ...(isRuled ? [words.variantScale] : []),
      words.solutionsAt(solutionsAt),
    ];
    for (const text of all) flow.text(text, body);
    const caption = flow.heightOf(words.sample, body);
    const { left } = flow;
    const picture = sample && samplePicture(sample, { ...size, height: left - caption });
    if (picture) {
      flow.text(words.sample, body);
      flow.picture(picture.height, picture.markup);
    }
    return flow.finished();
  });
}

function symbolsOf({ size }: Geometry): string {
  return size < 10 ? `1–${size}` : `1–9, ${symbolOf(10)}–${symbolOf(size)}`;
}

/** A short text in all languages of a book. */
export function inAll(
  languages: BookPlan['languages'],
  text: (words: BookWords) => string,
): string {
  return [...new Set(languages.map((language) => text(bookWords[language])))].join(' · ');
}

import { textTag } from '@nonet/engine/draw';
import type { Geometry } from '@nonet/engine/grid';
import type { Rectangle } from '../page/rectangle.ts';
import { leastSideOf, puzzlesIn, solutionSide, solutionsIn } from '../sheet/arranged-puzzles.ts';
import { chunks } from '../sheet/sheet.ts';
import type { SheetItem } from '../sheet/sheet-item.ts';
import type { BookPuzzle } from './book-puzzle.ts';
import {
  type ContentsLine,
  contentsLeaves,
  howToPlayLeaves,
  inAll,
  titleLeaf,
} from './front-matter.ts';
import { backOfTitle, lastLeaves } from './imprint.ts';
import type { Leaf, LeafSize } from './leaf.ts';
import type { BookPlan } from './plan.ts';
import { type Example, primerLeaves } from './primer.ts';
import type { Sample } from './sample.ts';
import { rulesOver, type SectionRules } from './section-rules.ts';
import { sectionTitle } from './section-title.ts';
import { trims } from './trim.ts';

export interface BookContent {
  /** Section → its puzzles, in the order in which they are printed. */
  readonly sections: readonly (readonly BookPuzzle[])[];
  /** The techniques of the primer. */
  readonly examples: readonly Example[];
}

/** What is printed: the content with the sample of how to play, and the rules of each section. */
export interface PrintedContent extends BookContent {
  readonly rules: readonly SectionRules[];
  readonly sample: Sample | undefined;
}

/** The space for the heading of a page with puzzles. */
const HEADING = 18;

/** The numbers of the pages to which others refer, counted from 1. */
interface References {
  /** Section → its first page. */
  readonly sections: readonly number[];
  readonly howToPlay: number;
  readonly primer: number;
  readonly solutions: number;
}

/** All leaves, with an even number. They are laid out twice, because the first ones refer to later ones. */
export function allLeaves(plan: BookPlan, content: PrintedContent, size: LeafSize): Leaf[] {
  const sections = content.sections.map(() => 0);
  const first = withReferences(plan, content, size, {
    sections,
    howToPlay: 0,
    primer: 0,
    solutions: 0,
  });
  const { leaves } = withReferences(plan, content, size, first.references);
  const isBlankLast = trims[plan.trim].printer === 'ingram';
  const blank: Leaf = { title: '', markup: [], hasNumber: false };
  const last = [...lastLeaves(plan, size), ...(isBlankLast ? [blank] : [])];
  const isEven = (leaves.length + last.length) % 2 === 0;
  return [...leaves, ...(isEven ? [] : [blank]), ...last];
}

function withReferences(
  plan: BookPlan,
  { examples, rules, sample, sections }: PrintedContent,
  size: LeafSize,
  references: References,
): { readonly leaves: Leaf[]; readonly references: References } {
  const { hasHowToPlay, hasPrimer, languages } = plan;
  const hasExamples = hasPrimer && examples.length > 0;
  const geometries = shapesOf(sections);
  const solutionHeading = inAll(languages, ({ solutions }) => solutions);
  const lines: ContentsLine[] = [
    ...(hasHowToPlay
      ? [{ text: inAll(languages, (words) => words.howToPlay), page: references.howToPlay }]
      : []),
    ...(hasExamples
      ? [{ text: inAll(languages, (words) => words.primer), page: references.primer }]
      : []),
    ...plan.sections.map((section, i) => ({
      text: sectionTitle(section, languages),
      page: references.sections[i],
    })),
    { text: solutionHeading, page: references.solutions },
  ];
  const leaves = [
    titleLeaf(plan, size),
    backOfTitle(plan, size),
    ...contentsLeaves(plan, lines, size),
  ];
  const howToPlay = leaves.length + 1;
  if (hasHowToPlay) {
    const solutionsAt = references.solutions;
    leaves.push(...howToPlayLeaves(plan, { geometries, sample, solutionsAt }, size));
  }
  const primer = leaves.length + 1;
  if (hasExamples) leaves.push(...primerLeaves(plan, examples, size));
  const frame = frameIn(size);
  const heading = (text: string): string =>
    textTag(0, 10, { 'font-size': 10, 'font-weight': 700 }, text);
  const solutionsPerPage = solutionsOnPage(plan, sections, size);
  const starts: number[] = [];
  const items: SheetItem[] = [];
  for (const [i, puzzles] of sections.entries()) {
    const section = plan.sections[i];
    const { perPage } = section;
    const title = sectionTitle(section, languages);
    starts.push(leaves.length + 1);
    const ruled = rulesOver(rules[i], size);
    const own = { ...frame, y: frame.y + ruled.height, height: frame.height - ruled.height };
    for (const some of chunks(puzzles, perPage)) {
      const page = leaves.length + 1;
      const onPage = some.map((puzzle, nth) =>
        itemOf(puzzle, {
          number: items.length + nth + 1,
          page,
          languages,
          references,
          solutionsPerPage,
        }),
      );
      items.push(...onPage);
      const markup = puzzlesIn(onPage, own, { marks: plan.marks, perPage });
      leaves.push({ title, markup: [heading(title), ...ruled.markup, ...markup] });
    }
  }
  const solutions = leaves.length + 1;
  for (const some of chunks(items, solutionsPerPage)) {
    const markup = solutionsIn(some, frame, { perPage: solutionsPerPage });
    leaves.push({ title: solutionHeading, markup: [heading(solutionHeading), ...markup] });
  }
  return { leaves, references: { sections: starts, howToPlay, primer, solutions } };
}

/** The shapes of all puzzles, each once. Regions of any form are one shape. */
function shapesOf(sections: BookContent['sections']): Geometry[] {
  const shapes = new Map<string, Geometry>();
  for (const { givens } of sections.flat()) {
    const { boxColumns, boxRows, size } = givens.geometry;
    const shape = `${size} ${boxRows} ${boxColumns}`;
    if (!shapes.has(shape)) shapes.set(shape, givens.geometry);
  }
  return [...shapes.values()];
}

/** The space for grids. The lines of their frames are thick, and half of them is outside. */
function frameIn({ height, width }: LeafSize): Rectangle {
  const line = 2;
  return { x: line, y: HEADING, width: width - 2 * line, height: height - HEADING - line };
}

/** As many solutions as the plan wishes, or as fit. */
function solutionsOnPage(
  { solutionsPerPage }: BookPlan,
  sections: BookContent['sections'],
  size: LeafSize,
): number {
  const least = leastSideOf(sections.flat());
  const fits = (count: number): boolean => solutionSide(count, frameIn(size)) >= least;
  return solutionsPerPage ?? SOLUTION_COUNTS.find(fits) ?? 1;
}

const SOLUTION_COUNTS = [12, 9, 6, 4, 2];

/** A puzzle with its number, the page of its solution, and its own page over its solution. */
function itemOf(
  { constraints, difficulty, givens, pencilmarks, solution }: BookPuzzle,
  {
    number,
    page,
    languages,
    references,
    solutionsPerPage,
  }: {
    readonly number: number;
    readonly page: number;
    readonly languages: BookPlan['languages'];
    readonly references: References;
    readonly solutionsPerPage: number;
  },
): SheetItem {
  const solutionPage = references.solutions + Math.floor((number - 1) / solutionsPerPage);
  return {
    givens,
    ...(constraints && { constraints }),
    ...(pencilmarks && { pencilmarks }),
    solution,
    number,
    difficulty,
    source: inAll(languages, (words) => words.solutionOn(solutionPage)),
    solutionLabel: inAll(languages.slice(0, 1) as [(typeof languages)[0]], (words) =>
      words.solutionOf(number, page),
    ),
  };
}

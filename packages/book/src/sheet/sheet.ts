import { tag, textTag } from '@nonet/engine/draw';
import type { Language } from '@nonet/engine/explain';
import { millimetres } from '../page/length.ts';
import type { Page } from '../page/page.ts';
import type { PageSize } from '../page/paper.ts';
import type { Rectangle } from '../page/rectangle.ts';
import { GAP, leastSideOf, puzzlesIn, solutionsIn } from './arranged-puzzles.ts';
import type { NoteMarks } from './printed-grid.ts';
import { SOLUTION_HEAD } from './puzzle-block.ts';
import { headingOf, nameLine, type SheetHead } from './sheet-head.ts';
import type { SheetItem } from './sheet-item.ts';
import { sheetWords } from './words.ts';

/** The numbers of puzzles that a page can have. */
export const perPageCounts = [1, 2, 4, 6, 9, 12] as const;

export const solutionPlaces = ['none', 'page', 'end'] as const;

export interface SheetLayout {
  /** The size of a page, such as `papers.a4`. */
  readonly paper: PageSize;
  /** The number of puzzles on a page. */
  readonly perPage: number;
  /** No solutions, upside down on the page of their puzzles, or on pages at the end. Default end. */
  readonly solutions?: (typeof solutionPlaces)[number] | undefined;
  /** Default none. */
  readonly marks?: NoteMarks | undefined;
  /** Default English. */
  readonly language?: Language | undefined;
  /** The heading of each page, which is wrapped. Default none. */
  readonly title?: string | undefined;
  /** Whether the pages with puzzles have lines for a name and the date at the top. Default false. */
  readonly nameLine?: boolean | undefined;
}

/** The space around a page, which most printers at home cannot print on. */
const MARGIN = millimetres(12);
/** The space for the number of the page. */
const LINE = 20;
/** The least size of digits in the solutions on the page of the puzzles. */
const SMALL_TEXT = 5;
/** Solutions at the end are not larger than this if there is space for more of them. */
const SOLUTION_SIDE = 116;

/**
 * Makes sheets with puzzles of any size, ready to print.
 *
 * @throws RangeError if so many puzzles do not fit on a page with digits of at least 7 points.
 * @throws LongTitle if the title is too long.
 */
export function sheet(
  items: readonly SheetItem[],
  {
    language = 'en',
    marks = 'none',
    nameLine: hasNameLine = false,
    paper,
    perPage,
    solutions = 'end',
    title = '',
  }: SheetLayout,
): Page[] {
  const words = sheetWords[language];
  const whole = frameOf(paper);
  const names = hasNameLine ? nameLine(language, whole) : NO_HEAD;
  const heading = headingOf(title, below(names, whole));
  const frame = below(heading, below(names, whole));
  const pages = chunks(items, perPage).map((some) => ({
    title: some.map(({ number }) => number).join(', '),
    markup: [
      ...names.markup,
      ...heading.markup,
      ...puzzlePage(some, frame, { language, marks, perPage, isSolved: solutions === 'page' }),
    ],
  }));
  if (solutions === 'end') {
    const head = headingOf(words.solutions, whole);
    const rest = below(head, whole);
    const perSolutionPage = solutionsPerPage(items, rest);
    for (const some of chunks(items, perSolutionPage)) {
      const solutions = solutionsIn(some, rest, { perPage: perSolutionPage });
      const markup = [...head.markup, ...solutions];
      pages.push({ title: words.solutions, markup });
    }
  }
  const numbered = { 'font-size': 8, 'text-anchor': 'middle' };
  return pages.map(({ markup, title: name }, i) => {
    const number = words.page(i + 1, pages.length);
    const foot = textTag(paper.width / 2, paper.height - MARGIN, numbered, number);
    return { ...paper, title: name, markup: [...markup, foot] };
  });
}

function frameOf({ height, width }: PageSize): Rectangle {
  return {
    x: MARGIN,
    y: MARGIN,
    width: width - 2 * MARGIN,
    height: height - 2 * MARGIN - LINE,
  };
}

const NO_HEAD: SheetHead = { height: 0, markup: [] };

function below({ height }: SheetHead, frame: Rectangle): Rectangle {
  return { ...frame, y: frame.y + height, height: frame.height - height };
}

/** The puzzles of a page, and their solutions below them, if they stand there. */
function puzzlePage(
  items: readonly SheetItem[],
  frame: Rectangle,
  {
    isSolved,
    ...style
  }: {
    readonly isSolved: boolean;
    readonly language: Language;
    readonly marks: NoteMarks;
    readonly perPage: number;
  },
): string[] {
  if (!isSolved) return puzzlesIn(items, frame, style);
  const { perPage } = style;
  const strip = stripHeight(items, frame, perPage);
  const above = { ...frame, height: frame.height - strip };
  const foot = { ...frame, y: frame.y + above.height, height: strip };
  const turned = `translate(${2 * foot.x + foot.width} ${2 * foot.y + strip}) rotate(180)`;
  const solutions = solutionsIn(items, foot, { perPage, text: SMALL_TEXT });
  return [...puzzlesIn(items, above, style), tag('g', { transform: turned }, solutions.join('\n'))];
}

/** The height of a strip with small solutions. */
function stripHeight(items: readonly SheetItem[], { width }: Rectangle, perPage: number): number {
  const side = leastSideOf(items, { text: SMALL_TEXT });
  const columns = Math.max(1, Math.floor((width + GAP) / (side + GAP)));
  return Math.ceil(perPage / columns) * (side + SOLUTION_HEAD + GAP);
}

function solutionsPerPage(items: readonly SheetItem[], { height, width }: Rectangle): number {
  const side = Math.max(SOLUTION_SIDE, leastSideOf(items)) + GAP;
  return Math.max(1, Math.floor(width / side) * Math.floor(height / (side + SOLUTION_HEAD)));
}

/** Divides a list into parts of a size. The last part may be smaller. */
export function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
    all.slice(i * size, (i + 1) * size),
  );
}

export { type Book, layOut, type PageCount, PageCountError } from './book/book.ts';
export type { BookPuzzle } from './book/book-puzzle.ts';
export { checkPlan } from './book/check-plan.ts';
export type { CoverFacts } from './book/cover.ts';
export type { BookContent } from './book/leaves.ts';
export {
  type BookPlan,
  type PaperStock,
  paperStocks,
  type SectionPlan,
  type SectionWishes,
  solutionsPerPageCounts,
} from './book/plan.ts';
export type { PlanFault } from './book/plan-fault.ts';
export { type Example, findExamples } from './book/primer.ts';
export type { PuzzleRating } from './book/puzzle-rating.ts';
export { bookTools, type Rateable, rated } from './book/rated-puzzle.ts';
export {
  formatPlan,
  formatWrittenPlan,
  type PlanResult,
  planKeys,
  readPlan,
} from './book/read-plan.ts';
export { samplePage } from './book/sample-page.ts';
export { type Trim, type TrimId, trimIds, trims } from './book/trim.ts';
export { finishedBook, sectionPuzzles } from './making/finished-book.ts';
export { makeSections, type SectionMaking } from './making/make-sections.ts';
export { isPrintable } from './making/printable.ts';
export { puzzleLines, type SectionEntry } from './making/section-entry.ts';
export { SectionFailure } from './making/section-failure.ts';
export { type Page, pageSvg } from './page/page.ts';
export { type PageSize, type PaperId, paperIds, papers } from './page/paper.ts';
export { outlined } from './pdf/outlines.ts';
export { type PdfFonts, type PdfOptions, pdf } from './pdf/pdf.ts';
export { type NoteMarks, noteMarks } from './sheet/printed-grid.ts';
export { printedPuzzle } from './sheet/printed-puzzle.ts';
export { perPageCounts, type SheetLayout, sheet, solutionPlaces } from './sheet/sheet.ts';
export { LongTitle } from './sheet/sheet-head.ts';
export type { SheetItem } from './sheet/sheet-item.ts';

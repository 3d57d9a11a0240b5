export { type Page, pageSvg } from './page/page.ts';
export { type PageSize, type PaperId, paperIds, papers } from './page/paper.ts';
export { type PdfFonts, type PdfOptions, pdf } from './pdf/pdf.ts';
export { type NoteMarks, noteMarks } from './sheet/printed-grid.ts';
export { perPageCounts, type SheetLayout, sheet, solutionPlaces } from './sheet/sheet.ts';
export type { SheetItem } from './sheet/sheet-item.ts';

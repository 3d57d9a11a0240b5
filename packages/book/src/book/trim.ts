import { inches, millimetres } from '../page/length.ts';
import type { PageSize } from '../page/paper.ts';

/** Who prints a book. Each has rules for margins and pages. */
export type Printer = 'kdp' | 'ingram' | 'korean';

/** The size of a book after cutting, at a printer. */
export interface Trim extends PageSize {
  readonly printer: Printer;
  readonly name: string;
}

const inch = (printer: Printer, width: number, height: number): Trim => ({
  printer,
  name: `${width} × ${height} in`,
  width: inches(width),
  height: inches(height),
});
const metric = (name: string, width: number, height: number): Trim => ({
  printer: 'korean',
  name: `${name} ${width} × ${height} mm`,
  width: millimetres(width),
  height: millimetres(height),
});

/** 46판, 국판, 신국판 and 크라운판 are the sizes of Korean printers. */
const TRIMS = [
  ['kdp-5x8', inch('kdp', 5, 8)],
  ['kdp-5.25x8', inch('kdp', 5.25, 8)],
  ['kdp-5.5x8.5', inch('kdp', 5.5, 8.5)],
  ['kdp-6x9', inch('kdp', 6, 9)],
  ['kdp-7x10', inch('kdp', 7, 10)],
  ['kdp-8x10', inch('kdp', 8, 10)],
  ['kdp-8.5x8.5', inch('kdp', 8.5, 8.5)],
  ['kdp-8.5x11', inch('kdp', 8.5, 11)],
  ['kdp-a4', inch('kdp', 8.27, 11.69)],
  ['ingram-5x8', inch('ingram', 5, 8)],
  ['ingram-6x9', inch('ingram', 6, 9)],
  ['ingram-7x10', inch('ingram', 7, 10)],
  ['ingram-8x10', inch('ingram', 8, 10)],
  ['ingram-8.5x11', inch('ingram', 8.5, 11)],
  ['46', metric('46판', 127, 188)],
  ['guk', metric('국판', 148, 210)],
  ['shinguk', metric('신국판', 152, 225)],
  ['crown', metric('크라운판', 176, 248)],
  ['b5', metric('B5', 182, 257)],
  ['a4', metric('A4', 210, 297)],
] as const;

export const trimIds = TRIMS.map(([id]) => id);
export type TrimId = (typeof trimIds)[number];

export const trims = Object.fromEntries(TRIMS) as Readonly<Record<TrimId, Trim>>;

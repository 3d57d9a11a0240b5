import { inches, millimetres } from './length.ts';

/** The size of a page, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export const paperIds = ['a4', 'a5', 'b5', 'letter'] as const;
export type PaperId = (typeof paperIds)[number];

/** The papers of sheets, all upright. B5 is that of Korea and Japan. */
export const papers: Readonly<Record<PaperId, PageSize>> = {
  a4: { width: millimetres(210), height: millimetres(297) },
  a5: { width: millimetres(148), height: millimetres(210) },
  b5: { width: millimetres(182), height: millimetres(257) },
  letter: { width: inches(8.5), height: inches(11) },
};

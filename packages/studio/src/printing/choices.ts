import { noteMarks, paperIds, perPageCounts, solutionPlaces } from '@nonet/book';
import type { Kept } from '../page/kept.ts';
import type { SheetChoices } from '../picture/printing.ts';

/** Choices for one puzzle and for several. A page with one puzzle is in large print. */
export type PrintChoices = Readonly<Record<'one' | 'several', SheetChoices>>;

export function kindOf(puzzles: number): keyof PrintChoices {
  return puzzles === 1 ? 'one' : 'several';
}

/** Where paper has the size Letter. */
const LETTER = /-(US|CA|MX|PH)$/;

/** The choices of a new user, who prefers this language, such as `en-US`. */
export function usualChoices(language: string): PrintChoices {
  const paper = LETTER.test(language) ? 'letter' : 'a4';
  const usual = { paper, marks: 'none', heading: '', nameLine: false, outlines: false } as const;
  return {
    one: { ...usual, perPage: 1, solutions: 'none' },
    several: { ...usual, perPage: 4, solutions: 'end' },
  };
}

/** The choices of the last visit. Values that are not valid are left out. */
export const printChoicesKept: Kept<Partial<Record<keyof PrintChoices, Partial<SheetChoices>>>> = {
  key: 'nonet-print',
  parse: (text) => {
    const saved: unknown = JSON.parse(text);
    if (typeof saved !== 'object' || saved === null) return undefined;
    return {
      one: validIn('one' in saved ? saved.one : undefined),
      several: validIn('several' in saved ? saved.several : undefined),
    };
  },
  format: (choices) => JSON.stringify(choices),
};

const LISTS: Readonly<Record<string, readonly unknown[]>> = {
  perPage: perPageCounts,
  paper: paperIds,
  solutions: solutionPlaces,
  marks: noteMarks,
  nameLine: [false, true],
  outlines: [false, true],
};

function validIn(saved: unknown): Partial<SheetChoices> {
  if (typeof saved !== 'object' || saved === null) return {};
  const valid = Object.entries(saved).filter(([key, value]) =>
    key === 'heading' ? typeof value === 'string' : LISTS[key]?.includes(value),
  );
  return Object.fromEntries(valid);
}

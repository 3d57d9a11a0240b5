import { noteMarks, paperIds, perPageCounts, solutionPlaces } from '@nonet/book';
import { isObject, keep, keptObject, recall } from '../page/kept.ts';
import type { HasPage } from '../page/state.ts';
import type { Store } from '../page/store.ts';
import type { SheetChoices } from '../picture/printing.ts';
import type { PressClient } from '../workers/clients.ts';

/** What the print dialog needs of the page. */
export interface Printing {
  readonly ask: PressClient['ask'];
  readonly choicesFor: (puzzles: number) => SheetChoices;
  readonly keepChoices: (puzzles: number, choices: SheetChoices) => void;
}

export function printing<S extends HasPage>(store: Store<S>, press: PressClient): Printing {
  const usual = usualChoices(navigator.language);
  const kept = recall(printChoicesKept);
  let latest = {
    one: { ...usual.one, ...kept?.one },
    several: { ...usual.several, ...kept?.several },
  };
  return {
    ask: (...request) => press.ask(...request),
    choicesFor: (puzzles) => latest[kindOf(puzzles)],
    keepChoices: (puzzles, choices) => {
      latest = { ...latest, [kindOf(puzzles)]: choices };
      keep(store, printChoicesKept, latest);
    },
  };
}

/** Choices for one puzzle and for several. A page with one puzzle is in large print. */
type PrintChoices = Readonly<Record<'one' | 'several', SheetChoices>>;

function kindOf(puzzles: number): keyof PrintChoices {
  return puzzles === 1 ? 'one' : 'several';
}

/** Where paper has the size Letter. */
const LETTER = /-(US|CA|MX|PH)$/;

/** The choices of a new user, who prefers this language, such as `en-US`. */
function usualChoices(language: string): PrintChoices {
  const paper = LETTER.test(language) ? 'letter' : 'a4';
  const usual = { paper, marks: 'none', heading: '', nameLine: false, outlines: false } as const;
  return {
    one: { ...usual, perPage: 1, solutions: 'none' },
    several: { ...usual, perPage: 4, solutions: 'end' },
  };
}

/** The choices of the last visit. Values that are not valid are left out. */
const printChoicesKept = keptObject<Partial<Record<keyof PrintChoices, Partial<SheetChoices>>>>(
  'nonet-print',
  ({ one, several }) => ({ one: validIn(one), several: validIn(several) }),
);

const LISTS: Readonly<Record<string, readonly unknown[]>> = {
  perPage: perPageCounts,
  paper: paperIds,
  solutions: solutionPlaces,
  marks: noteMarks,
  nameLine: [false, true],
  outlines: [false, true],
};

function validIn(saved: unknown): Partial<SheetChoices> {
  if (!isObject(saved)) return {};
  const valid = Object.entries(saved).filter(([key, value]) =>
    key === 'heading' ? typeof value === 'string' : LISTS[key]?.includes(value),
  );
  return Object.fromEntries(valid);
}

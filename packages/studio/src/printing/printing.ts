import { keep, recall } from '../page/kept.ts';
import type { HasPage } from '../page/state.ts';
import type { Store } from '../page/store.ts';
import type { SheetChoices } from '../picture/printing.ts';
import type { PressClient } from '../workers/clients.ts';
import { kindOf, printChoicesKept, usualChoices } from './choices.ts';

/** What the print dialog needs of the page. */
export interface Printing {
  readonly ask: PressClient['ask'];
  /** The latest choices for so many puzzles. */
  readonly choicesFor: (puzzles: number) => SheetChoices;
  /** Keeps the choices for the next time. */
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

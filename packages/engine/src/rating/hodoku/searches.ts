import { DigitMemory } from '../../technique/digit-memory.ts';
import { type Finder, findAll, findFirst } from '../../technique/finder.ts';
import type { FishKind } from '../../technique/fish-kind.ts';
import type { FishTechnique } from '../../technique/fish-names.ts';
import type { DigitFinder } from '../../technique/hodoku/digit-finder.ts';
import { FishSearch } from '../../technique/hodoku/general-fish.ts';
import type { Step } from '../../technique/step.ts';
import type { ProgramSearch } from '../producer.ts';
import type { QueuedPosition } from './queued-position.ts';
import { firstInOrder } from './step-order.ts';

/** Makes the search for the step that HoDoKu takes next. */
export type MakeSearch = () => ProgramSearch<Step, QueuedPosition>;

/** Makes a finder. It may be an object, because many finders keep arrays. */
type MakeFinder = () => Finder<QueuedPosition> | { readonly find: Finder<QueuedPosition> };

export function search(find: ProgramSearch<Step, QueuedPosition>['find']): MakeSearch {
  return () => ({ find });
}

/** The search for the first step of a finder. */
export function first(make: MakeFinder): MakeSearch {
  return () => {
    const finder = finderOf(make);
    return { find: (position) => findFirst(position, finder) };
  };
}

/** The search for the first step in an order. HoDoKu collects all steps before it takes one. */
export function best(make: MakeFinder, compare: (a: Step, b: Step) => number): MakeSearch {
  return () => {
    const finder = finderOf(make);
    return { find: (position) => firstInOrder(findAll(position, finder), compare) };
  };
}

function finderOf(make: MakeFinder): Finder<QueuedPosition> {
  const finder = make();
  return 'find' in finder ? (position, receive) => finder.find(position, receive) : finder;
}

/**
 * A search that runs the finders one after another, each of them for the digits 1 to 9. If a finder
 * found no step for a digit, it is not called again for this digit until a candidate of the digit
 * has been removed.
 */
export function digits(...finders: readonly DigitFinder[]): MakeSearch {
  return () => {
    /** For each finder, the digits without a step. */
    const fruitless = finders.map(() => new DigitMemory());
    let found: Step | undefined;
    const receive = (step: Step): boolean => {
      found = step;
      return true;
    };
    return {
      find(position) {
        for (let i = 0; i < finders.length; i++) {
          for (let digit = 1; digit <= 9; digit++) {
            if (fruitless[i].isKnown(position, digit)) continue;
            if (finders[i](position, digit, receive)) return found;
            fruitless[i].keep(position, digit);
          }
        }
        return undefined;
      },
    };
  };
}

export function fish(kind: FishKind): MakeSearch {
  return () => {
    const search = new FishSearch(kind);
    return digits((position, digit, receive) => search.find(position, digit, receive))();
  };
}

export function withFins(only: FishTechnique, degree: FishKind['degree']): MakeSearch {
  return fish({ degree, shape: 'basic', fins: 'some', only });
}

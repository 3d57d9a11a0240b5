import type { FishDegree, FishKind } from '../../technique/fish-kind.ts';
import { FishSearch } from '../../technique/general-fish.ts';
import type { Step } from '../../technique/step.ts';
import type { Search, Searches } from './search.ts';

/** The fish in HoDoKu's order. */
export const FISH: Searches = {
  'x-wing': plain(2),
  swordfish: plain(3),
  jellyfish: plain(4),
  'finned-x-wing': finned(2),
  'sashimi-x-wing': sashimi(2),
  'finned-swordfish': finned(3),
  'sashimi-swordfish': sashimi(3),
  'finned-jellyfish': finned(4),
  'sashimi-jellyfish': sashimi(4),
  'franken-x-wing': search({ degree: 2, shape: 'franken', fins: 'none' }),
  'franken-swordfish': search({ degree: 3, shape: 'franken', fins: 'none' }),
  'finned-franken-x-wing': search({ degree: 2, shape: 'franken', fins: 'some' }),
  'finned-franken-swordfish': search({ degree: 3, shape: 'franken', fins: 'some' }),
};

function plain(degree: FishDegree): () => Search {
  return search({ degree, shape: 'basic', fins: 'none' });
}

function finned(degree: FishDegree): () => Search {
  return search({
    degree,
    shape: 'basic',
    fins: 'some',
    accepts: (technique) => technique.startsWith('finned'),
  });
}

function sashimi(degree: FishDegree): () => Search {
  return search({
    degree,
    shape: 'basic',
    fins: 'some',
    accepts: (technique) => technique.startsWith('sashimi'),
  });
}

/**
 * A search for fish. After it has found no fish of a digit, it skips the digit until the candidates
 * of the digit change.
 */
function search(kind: FishKind): () => Search {
  return () => {
    const fish = new FishSearch(kind);
    /**
     * (Digit − 1) × 3 + band → the cells that had the digit as candidate when the search last found
     * no fish of the digit.
     */
    const fishless = new Int32Array(27).fill(-1);
    return (position) => {
      const { cells } = position;
      let found: Step | undefined;
      const receive = (step: Step): boolean => {
        found = step;
        return true;
      };
      for (let digit = 1; digit <= 9; digit++) {
        const i = (digit - 1) * 3;
        if (
          cells[i] === fishless[i] &&
          cells[i + 1] === fishless[i + 1] &&
          cells[i + 2] === fishless[i + 2]
        ) {
          continue;
        }
        if (fish.find(position, digit, receive)) return found;
        for (let k = i; k < i + 3; k++) fishless[k] = cells[k];
      }
      return undefined;
    };
  };
}

import { expect, it } from 'vitest';
import { describeWithData } from '../../../../test/shared-data.ts';
import { onlyQuick, sized } from '../../../../test/size.ts';
import { compile } from '../../src/constraint/compile.ts';
import type { Variant } from '../../src/constraint/variant.ts';
import { ConstraintSearch } from '../../src/search/constraint/constraint-search.ts';
import { eventCount, type SearchStatus } from '../../src/search/strategy.ts';
import { publishedVariants } from '../constraint/published-variants.ts';

/** Collection, name, and the placements and nodes of a search for two solutions. */
const GOLDEN: readonly [string, string, number, number][] = [
  ['e2e:9x9', 'Thermo', 190, 10],
  ['e2e:9x9', 'Classic sudoku, hard', 1_119, 62],
  ['e2e:9x9', 'Killer', 81, 1],
  ['e2e:9x9', 'Anti-knight Anti-king', 182, 10],
  ['e2e:9x9', 'Arrow', 211, 28],
  ['e2e:9x9', 'German Whispers', 580, 75],
  ['e2e:9x9', 'Skyscraper', 161, 3],
  ['e2e:Non-square', '4x6: Skyscraper', 64, 4],
  ['e2e:Non-square', 'Buy Or Rent? (Skyscraper Version)', 485, 66],
  ['TAREK_ALL', 'TAREK_ALL#3', 507, 33],
  ['LITTLE_KILLER_SNIPES', 'LITTLE_KILLER_SNIPES#1', 1668, 174],
];

const puzzles = () =>
  GOLDEN.map(([collection, name, placements, nodes]) => {
    const published = publishedVariants().find(
      (puzzle) => puzzle.collection === collection && puzzle.name === name,
    );
    if (!published) throw new Error(`${name} is missing`);
    return { ...published, placements, nodes };
  });

const searchOf = (variant: Variant) => new ConstraintSearch(compile(variant));

/** All that a caller can see of a search. */
function seen(search: ConstraintSearch) {
  const { counters, event, depth, digits, path, isSolved } = search;
  const opened = Array.from({ length: depth }, (_, i) => search.opensNode(i));
  const filled = Array.from(path.subarray(0, depth));
  return {
    counters: { ...counters },
    event: { ...event },
    digits: [...digits],
    filled,
    opened,
    isSolved,
  };
}

/** The solutions of a search that pauses after so many events, and its state at each. */
function finish(search: ConstraintSearch, events: number) {
  const found: ReturnType<typeof seen>[] = [];
  let status: SearchStatus;
  do {
    status = search.advance(events);
    if (status !== 'paused') found.push(seen(search));
  } while (status !== 'exhausted');
  return found;
}

describeWithData('the search of variants', () => {
  onlyQuick(it)('finds the solution of each published puzzle, and the counts stay the same', () => {
    const counts = puzzles().map(({ collection, name, variant, solution }) => {
      const search = searchOf(variant);
      const [first] = finish(search, Number.POSITIVE_INFINITY);
      const digits = first.digits.map((digit) => digit - 1 + variant.least);
      if (solution) expect(digits).toEqual(solution);
      expect(search.counters.solutions).toBe(1);
      return [collection, name, search.counters.placements, search.counters.nodes];
    });
    expect(counts).toEqual(GOLDEN);
  });

  it('makes events that lead to the digits', () => {
    for (const { variant } of puzzles().slice(0, sized(4, GOLDEN.length))) {
      const search = searchOf(variant);
      const digits = [...search.digits];
      const { event, counters } = search;
      let events = 0;
      let status: SearchStatus = 'paused';
      while (status !== 'exhausted') {
        status = search.advance(1);
        if (eventCount(counters) === events) continue;
        expect(eventCount(counters)).toBe(++events);
        expect(digits[event.cell] === 0).toBe(event.kind === 'placement');
        digits[event.cell] = event.kind === 'placement' ? event.digit : 0;
        const filled = search.path.subarray(0, search.depth);
        expect(search.digits.join()).toBe(digits.join());
        expect(filled.every((cell) => digits[cell] !== 0)).toBe(true);
        expect(search.isSolved).toBe(status === 'solution');
      }
      expect(search.depth).toBe(0);
    }
  });

  it('does the same wherever it pauses', () => {
    for (const { variant } of puzzles().slice(0, sized(4, GOLDEN.length))) {
      const whole = finish(searchOf(variant), Number.POSITIVE_INFINITY);
      for (const events of [1, 7, 1000]) expect(finish(searchOf(variant), events)).toEqual(whole);
    }
  });

  it('does the same after a loaded checkpoint', () => {
    for (const { variant } of puzzles().slice(0, sized(4, GOLDEN.length))) {
      const whole = finish(searchOf(variant), Number.POSITIVE_INFINITY);
      for (let pause = 0; pause < 200; pause += 41) {
        const search = searchOf(variant);
        if (search.advance(pause) !== 'paused') break;
        const now = seen(search);
        const checkpoint = search.save();
        const other = searchOf(variant);
        other.advance(2 * pause);
        other.load(checkpoint);
        expect({ ...seen(other), event: now.event }).toEqual(now);
        expect(finish(other, 5)).toEqual(whole);
      }
    }
  });
});

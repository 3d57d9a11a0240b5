import { formatCell } from '../../grid/coordinate.ts';
import { CLASSIC } from '../../grid/geometry.ts';
import { patternAs, type Step } from '../../technique/step.ts';
import { blocks, houses, removals } from './cells.ts';
import type { Detail, Details } from './detail.ts';

/** `5 in r1c7,r6c8 (connected by r9c78)` */
const TWO_LINKS: Detail = ({ eliminations, pattern: { cells, digits } }) =>
  `: ${digits[0]} in ${blocks(cells.slice(0, 2))} (connected by ${blocks(cells.slice(2))})${removals(eliminations)}`;

/** `(r1c2,r4c5) / (r1c7)`: the cells of the two colors of each cluster. */
const COLORS: Detail = (step) => {
  const { colors, digits } = patternAs(step, 'colors');
  const groups = colors.map((cells) => `(${names(cells)})`);
  const clusters = groups.flatMap((group, i) =>
    i % 2 === 0 ? [`${group} / ${groups[i + 1]}`] : [],
  );
  return `: ${digits[0]} ${clusters.join(', ')}${removals(step.eliminations)}`;
};

export const SINGLE_DIGIT: Details = {
  skyscraper: TWO_LINKS,
  'two-string-kite': TWO_LINKS,
  'dual-two-string-kite': (step) => {
    const [first, second] = partsOf(step).map(({ pattern }) => pattern.cells);
    const ends = `${blocks(first.slice(0, 2))}/in ${blocks(second.slice(0, 2))}`;
    return `: ${step.pattern.digits[0]} in ${ends} (connected by ${blocks(first.slice(2))})${removals(step.eliminations)}`;
  },
  'empty-rectangle': ({ eliminations, pattern }) =>
    `: ${pattern.digits[0]} in ${houses(pattern.houses.slice(0, 1))} (${blocks(pattern.cells.slice(0, 2))})${removals(eliminations)}`,
  'dual-empty-rectangle': (step) => {
    const { digits, houses: all } = step.pattern;
    const links = partsOf(step).map(({ pattern }) => blocks(pattern.cells.slice(0, 2)));
    return `: ${digits[0]} in ${houses(all.slice(0, 1))} (${links.join('/')})${removals(step.eliminations)}`;
  },
  'simple-colors-trap': COLORS,
  'simple-colors-wrap': COLORS,
  'multi-colors-1': COLORS,
  'multi-colors-2': COLORS,
};

function names(cells: readonly number[]): string {
  return cells.map((cell) => formatCell(CLASSIC, cell)).join();
}

function partsOf(step: Step): readonly [Step, Step] {
  return patternAs(step, 'dual').parts;
}

import { isInHouse } from '../../technique/classic-tables.ts';
import { fishTechniques, nameOfFish } from '../../technique/fish-names.ts';
import { patternAs, type Step } from '../../technique/step.ts';
import { techniqueNames } from '../technique-names.ts';
import { blocks, houses, removals } from './cells.ts';
import { links } from './chains.ts';
import type { Detail, Details } from './detail.ts';

const FISH_DETAIL: Detail = (step) => `: ${fish(step)}${removals(step.eliminations)}`;

/** The fish is on one line, and each chain is on a line of its own. */
const KRAKEN: Detail = (step) => {
  const { chains } = patternAs(step, 'kraken');
  const lines = [`${techniqueNames[baseFish(step)].en}: ${fish(step)}`, ...chains.map(links)];
  return `: ${removals(step.eliminations)}${lines.map((line) => `\n  ${line}`).join('')}`;
};

export const FISH: Details = {
  ...Object.fromEntries(fishTechniques.map((technique) => [technique, FISH_DETAIL])),
  'kraken-fish-type-1': KRAKEN,
  'kraken-fish-type-2': KRAKEN,
};

/** `3 c17b8 r379 fr8c1 efr7c7`: the digit, the base, the cover, the fins and the endo fins. */
function fish(step: Step): string {
  const pattern = patternAs(step, 'fish', 'kraken');
  const { cover, digits, endoFins, fins } = pattern;
  return [
    `${digits[0]}`,
    houses(pattern.houses),
    houses(cover.toSorted((a, b) => a - b)),
    ...fins.map((cell) => `f${blocks([cell])}`),
    ...endoFins.map((cell) => `ef${blocks([cell])}`),
  ].join(' ');
}

function baseFish(step: Step) {
  const { cells, cover, fins, houses: bases } = patternAs(step, 'kraken');
  return nameOfFish({
    bases,
    covers: cover,
    hasFins: fins.length > 0,
    isSashimi: bases.some((house) => cells.filter((cell) => isInHouse(cell, house)).length <= 1),
  });
}

import { isInHouse } from '../../technique/classic-tables.ts';
import { fishTechniques, nameOfFish } from '../../technique/fish-names.ts';
import type { Step } from '../../technique/step.ts';
import { techniqueNames } from '../technique-names.ts';
import { blocks, houses, removals } from './cells.ts';
import { links } from './chains.ts';
import type { Detail, Details } from './detail.ts';

const FISH_DETAIL: Detail = (step) => `: ${fish(step)}${removals(step.eliminations)}`;

/** The fish is on one line, and each chain is on a line of its own. */
const KRAKEN: Detail = (step) => {
  const { chains = [] } = step.pattern;
  const lines = [`${techniqueNames[baseFish(step)].en}: ${fish(step)}`, ...chains.map(links)];
  return `: ${removals(step.eliminations)}${lines.map((line) => `\n  ${line}`).join('')}`;
};

export const FISH: Details = {
  ...Object.fromEntries(fishTechniques.map((technique) => [technique, FISH_DETAIL])),
  'kraken-fish-type-1': KRAKEN,
  'kraken-fish-type-2': KRAKEN,
};

/** `3 c17b8 r379 fr8c1 efr7c7`: the digit, the base, the cover, the fins and the endo fins. */
function fish({ pattern }: Step): string {
  const { base, covers, endoFins, fins } = read(pattern);
  return [
    `${pattern.digits[0]}`,
    houses(base),
    covers.map(houses).join('/'),
    ...fins.map((cell) => `f${blocks([cell])}`),
    ...endoFins.map((cell) => `ef${blocks([cell])}`),
  ].join(' ');
}

/** The parts of a fish. A siamese fish has two covers. */
function read({ endoFins = [], fins = [], houses: all, parts }: Step['pattern']) {
  const size = all.length / (parts ? 3 : 2);
  const covers = [all.slice(size, 2 * size), ...(parts ? [all.slice(2 * size)] : [])];
  const sorted = covers.map((cover) => cover.toSorted((a, b) => a - b));
  return { base: all.slice(0, size), covers: sorted, endoFins, fins };
}

/**
 * Returns the name of the fish on which a Kraken fish is based. In type 2, `fins` also has the
 * places in the last cover house, because chains start there too. These places do not count as fins
 * here.
 */
function baseFish({ pattern }: Step) {
  const { base, covers, endoFins, fins } = read(pattern);
  const own = fins.filter((cell) => covers[0].some((house) => isInHouse(cell, house)));
  const cells = [...pattern.cells, ...own];
  return nameOfFish({
    bases: base,
    covers: covers[0],
    hasFins: fins.length + endoFins.length > own.length,
    isSashimi: base.some((house) => cells.filter((cell) => isInHouse(cell, house)).length <= 1),
  });
}

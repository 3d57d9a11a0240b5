import type { SetPattern } from '../../technique/pattern.ts';
import { patternAs, type Step } from '../../technique/step.ts';
import { blocks, removals, removedDigits } from './cells.ts';
import type { Details } from './detail.ts';

type DigitCells = SetPattern['sets'][number];

export const ALMOST_LOCKED_SETS: Details = {
  'sue-de-coq': (step) => {
    const [core, inLine, inBox] = read(step).sets.map(
      ({ cells, digits }) => `${blocks(cells)} - {${digits.join('')}}`,
    );
    return `: ${core} (${inLine}, ${inBox})${removals(step.eliminations)}`;
  },
  'als-xz': (step) => {
    const { commons, sets } = read(step);
    const [a, b] = sets.map(almostLockedSet);
    const [digits] = commons;
    const z = removed(step);
    // HoDoKu leaves out Z if the sets have two restricted commons, and a digit other than these two
    // is removed.
    const hasZ = digits.length === 1 || z.every((digit) => digits.includes(digit));
    const end = hasZ ? `, Z=${z.join()}` : '';
    return `: A=${a}, B=${b}, X=${digits.join()}${end}${removals(step.eliminations)}`;
  },
  'als-xy-wing': (step) => {
    const { commons, sets } = read(step);
    const [a, b, c] = sets.map(almostLockedSet);
    const xy = [...new Set(commons.flat())].sort((d, e) => d - e);
    return `: A=${a}, B=${b}, C=${c}, X,Y=${xy.join()}, Z=${removed(step).join()}${removals(step.eliminations)}`;
  },
  'als-xy-chain': (step) => {
    const { commons, sets } = read(step);
    const digits = removed(step).join('');
    const links = sets.map((set, i) =>
      i < commons.length
        ? `${almostLockedSet(set)} -${commons[i].join('')}- `
        : almostLockedSet(set),
    );
    return `: ${digits}- ${links.join('')} -${digits}${removals(step.eliminations)}`;
  },
  'death-blossom': (step) => {
    const { commons, sets } = read(step);
    const petals = sets.map((set, i) => `,  -${commons[i].join('')}- ${almostLockedSet(set)}`);
    return `: [${blocks(step.pattern.cells.slice(0, 1))}]${petals.join('')}${removals(step.eliminations)}`;
  },
};

/** `r1c35 {147}` */
function almostLockedSet({ cells, digits }: DigitCells): string {
  return `${blocks(cells)} {${digits.join('')}}`;
}

function removed({ eliminations }: Step): number[] {
  return removedDigits(eliminations)
    .map(({ digit }) => digit)
    .sort((a, b) => a - b);
}

function read(step: Step): SetPattern {
  return patternAs(step, 'sets');
}

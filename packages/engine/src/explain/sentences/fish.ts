import type { Geometry } from '../../grid/geometry.ts';
import { type FishTechnique, fishTechniques } from '../../technique/fish-names.ts';
import { cellOf, patternAs, type Step } from '../../technique/step.ts';
import { object, subject, topic } from '../particle.ts';
import { say } from '../phrase.ts';
import { type Reason, type Told, told } from './reason.ts';

/**
 * The sentence for an X-Wing names the cells of both lines. For a larger fish, it names only the
 * houses.
 */
function plain({ base, cover, digit, inBase }: FishParts, { size }: Geometry): Told {
  if (base.length === 2 && [...base, ...cover].every((house) => house < 2 * size)) {
    return {
      en: (en) => [
        say`In ${en.house(base[0])}, ${digit} fits only in ${en.cells(inBase[0])}; in ${en.house(base[1])}, only in ${en.cells(inBase[1])}.`,
        say`Either way, ${en.houses(cover)} get their ${digit} in these cells.`,
      ],
      ko: (ko) => [
        say`${ko.house(base[0])}에서 ${topic(digit)} ${ko.cells(inBase[0])}에만, ${ko.house(base[1])}에서는 ${ko.cells(inBase[1])}에만 들어갈 수 있어요.`,
        say`어느 쪽이든 ${ko.houses(cover)}의 ${topic(digit)} 이 칸들에 들어가요.`,
      ],
    };
  }
  return {
    en: (en) => [
      say`In ${en.houses(base)}, the digit ${digit} fits only in ${en.houses(cover)}.`,
      say`These ${en.number(base.length)} houses need ${en.number(base.length)} ${digit}s, one for each of ${en.houses(cover)}.`,
    ],
    ko: (ko) => [
      say`${ko.houses(base)}에서 ${topic(digit)} ${ko.houses(cover)}에만 들어갈 수 있어요.`,
      say`${ko.number(base.length)} 곳에 ${subject(digit)} 하나씩 필요하므로, ${ko.houses(cover)}의 ${topic(digit)} 모두 이곳에 들어가요.`,
    ],
  };
}

function finned({ base, cover, digit, fins }: FishParts): Told {
  return {
    en: (en) => {
      const covers = en.houses(cover);
      const one = fins.length === 1;
      const name = one ? 'the fin' : 'the fins';
      return [
        say`In ${en.houses(base)}, the digit ${digit} fits only in ${covers}, except for ${en.cells(fins)} (${name}).`,
        say`If ${one ? 'the fin is not' : 'no fin is'} ${digit}, ${covers} get their ${digit} in ${en.houses(base)}.`,
        say`If ${one ? 'it is' : 'a fin is'} ${digit}, no cell that sees ${one ? 'it' : 'all fins'} can be ${digit}.`,
        say`Either way, a cell of ${covers} that sees ${name} cannot be ${digit}.`,
      ];
    },
    ko: (ko) => {
      const covers = ko.houses(cover);
      const all = fins.length === 1 ? '핀과' : '모든 핀과';
      return [
        say`${ko.houses(base)}에서 ${topic(digit)} 핀 ${object(ko.cells(fins))} 빼면 ${covers}에만 들어갈 수 있어요.`,
        say`핀이 ${subject(digit)} 아니면 ${covers}의 ${topic(digit)} ${ko.houses(base)}에 들어가고, 핀이 ${digit}이면 ${all} 만나는 칸은 ${subject(digit)} 될 수 없어요.`,
        say`어느 쪽이든 ${covers}에서 ${all} 만나는 칸은 ${subject(digit)} 될 수 없어요.`,
      ];
    },
  };
}

/** The name does not tell whether a fish has fins, because a sashimi fish can lack them. */
const FISH_REASON: Reason = (step, geometry) => {
  const parts = readFish(step, geometry);
  return told(
    parts.fins.length > 0 ? finned(parts) : plain(parts, geometry),
    twice(parts, step, geometry),
  );
};

export const FISH: Readonly<Record<FishTechnique, Reason>> = Object.fromEntries(
  fishTechniques.map((technique) => [technique, FISH_REASON]),
) as Record<FishTechnique, Reason>;

/** The parts of a fish that sentences name. */
interface FishParts {
  readonly base: readonly number[];
  readonly cover: readonly number[];
  readonly digit: string;
  /** All fins. The endo fins, which are in two base houses, are among them. */
  readonly fins: readonly number[];
  /** The cells of the fish in each base house. */
  readonly inBase: readonly (readonly number[])[];
}

export function readFish(step: Step, geometry: Geometry): FishParts {
  const { cells, cover, digits, endoFins, fins, houses: base } = patternAs(step, 'fish', 'kraken');
  return {
    base,
    cover,
    digit: `${digits[0]}`,
    fins: [...fins, ...endoFins].sort((a, b) => a - b),
    inBase: base.map((house) => cells.filter((cell) => geometry.houses[house].includes(cell))),
  };
}

/** Of cells that lose a candidate and are in two cover houses. */
function twice({ cover, digit }: FishParts, { eliminations }: Step, geometry: Geometry): Told {
  const cells = eliminations
    .map((it) => cellOf(it, geometry))
    .filter((cell) => cover.filter((house) => geometry.houses[house].includes(cell)).length > 1);
  if (cells.length === 0) return { en: () => [], ko: () => [] };
  return {
    en: (en) => [
      say`${en.capital(en.a(digit))} in ${en.anyCell(cells)} would use up two of these houses at once.`,
    ],
    ko: (ko) => [
      say`${ko.cells(cells)}에 ${subject(digit)} 들어가면 그중 두 곳을 한꺼번에 차지해요.`,
    ],
  };
}

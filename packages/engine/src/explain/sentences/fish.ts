import type { Geometry } from '../../grid/geometry.ts';
import { fishTechniques } from '../../technique/fish-names.ts';
import { cellOf, type FishTechnique, patternAs, type Step } from '../../technique/step.ts';
import type { English } from '../english.ts';
import type { Korean } from '../korean.ts';
import { object, subject, topic } from '../particle.ts';
import { type Phrase, say } from '../phrase.ts';
import type { Reason } from './reason.ts';

/**
 * The sentence for an X-Wing names the cells of both lines. For a larger fish, it names only the
 * houses.
 */
const PLAIN: Reason = {
  en: (step, en) => {
    const { base, cover, digit, inBase } = readFish(step, en.geometry);
    const covers = en.houses(cover);
    if (base.length === 2 && areLines([...base, ...cover], en.geometry)) {
      return [
        say`In ${en.house(base[0])}, ${digit} fits only in ${en.cells(inBase[0])}; in ${en.house(base[1])}, only in ${en.cells(inBase[1])}.`,
        say`Either way, ${covers} get their ${digit} in these cells.`,
      ];
    }
    return [
      say`In ${en.houses(base)}, the digit ${digit} fits only in ${covers}.`,
      say`These ${en.number(base.length)} houses need ${en.number(base.length)} ${digit}s, one for each of ${covers}.`,
      ...twice(step, en),
    ];
  },
  ko: (step, ko) => {
    const { base, cover, digit, inBase } = readFish(step, ko.geometry);
    const covers = ko.houses(cover);
    if (base.length === 2 && areLines([...base, ...cover], ko.geometry)) {
      return [
        say`${ko.house(base[0])}에서 ${topic(digit)} ${ko.cells(inBase[0])}에만, ${ko.house(base[1])}에서는 ${ko.cells(inBase[1])}에만 들어갈 수 있어요.`,
        say`어느 쪽이든 ${covers}의 ${topic(digit)} 이 칸들에 들어가요.`,
      ];
    }
    return [
      say`${ko.houses(base)}에서 ${topic(digit)} ${covers}에만 들어갈 수 있어요.`,
      say`${ko.number(base.length)} 곳에 ${subject(digit)} 하나씩 필요하므로, ${covers}의 ${topic(digit)} 모두 이곳에 들어가요.`,
      ...twiceKorean(step, ko),
    ];
  },
};

const FINNED: Reason = {
  en: (step, en) => {
    const { base, cover, digit, fins } = readFish(step, en.geometry);
    const covers = en.houses(cover);
    const one = fins.length === 1;
    const name = one ? 'the fin' : 'the fins';
    return [
      say`In ${en.houses(base)}, the digit ${digit} fits only in ${covers}, except for ${en.cells(fins)} (${name}).`,
      say`If ${one ? 'the fin is not' : 'no fin is'} ${digit}, ${covers} get their ${digit} in ${en.houses(base)}.`,
      say`If ${one ? 'it is' : 'a fin is'} ${digit}, no cell that sees ${one ? 'it' : 'all fins'} can be ${digit}.`,
      say`Either way, a cell of ${covers} that sees ${name} cannot be ${digit}.`,
      ...twice(step, en),
    ];
  },
  ko: (step, ko) => {
    const { base, cover, digit, fins } = readFish(step, ko.geometry);
    const covers = ko.houses(cover);
    return [
      say`${ko.houses(base)}에서 ${topic(digit)} 핀 ${object(ko.cells(fins))} 빼면 ${covers}에만 들어갈 수 있어요.`,
      say`핀이 ${subject(digit)} 아니면 ${covers}의 ${topic(digit)} ${ko.houses(base)}에 들어가고, 핀이 ${digit}이면 ${fins.length === 1 ? '핀과' : '모든 핀과'} 만나는 칸은 ${subject(digit)} 될 수 없어요.`,
      say`어느 쪽이든 ${covers}에서 ${fins.length === 1 ? '핀과' : '모든 핀과'} 만나는 칸은 ${subject(digit)} 될 수 없어요.`,
      ...twiceKorean(step, ko),
    ];
  },
};

/** The name does not tell whether a fish has fins, because a sashimi fish can lack them. */
const FISH_REASON: Reason = {
  en: (step, en) => (readFish(step, en.geometry).fins.length > 0 ? FINNED : PLAIN).en(step, en),
  ko: (step, ko) => (readFish(step, ko.geometry).fins.length > 0 ? FINNED : PLAIN).ko(step, ko),
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

function areLines(houses: readonly number[], { size }: Geometry): boolean {
  return houses.every((house) => house < 2 * size);
}

/** Returns the cells that lose a candidate and are in two cover houses. */
function cellsInTwoCovers(step: Step, geometry: Geometry): number[] {
  const { cover } = readFish(step, geometry);
  const cells = step.eliminations.map((it) => cellOf(it, geometry));
  return cells.filter(
    (cell) => cover.filter((house) => geometry.houses[house].includes(cell)).length > 1,
  );
}

function twice(step: Step, en: English): readonly Phrase[] {
  const cells = cellsInTwoCovers(step, en.geometry);
  if (cells.length === 0) return [];
  const { digit } = readFish(step, en.geometry);
  return [
    say`${en.capital(en.a(digit))} in ${en.anyCell(cells)} would use up two of these houses at once.`,
  ];
}

function twiceKorean(step: Step, ko: Korean): readonly Phrase[] {
  const cells = cellsInTwoCovers(step, ko.geometry);
  if (cells.length === 0) return [];
  const { digit } = readFish(step, ko.geometry);
  return [say`${ko.cells(cells)}에 ${subject(digit)} 들어가면 그중 두 곳을 한꺼번에 차지해요.`];
}

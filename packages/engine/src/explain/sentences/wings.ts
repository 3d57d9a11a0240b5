import { patternAs, type Step } from '../../technique/step.ts';
import type { English } from '../english.ts';
import type { Korean } from '../korean.ts';
import { and, is, subject, topic } from '../particle.ts';
import { say } from '../phrase.ts';
import type { Reasons } from './reason.ts';

export const WINGS: Reasons = {
  'w-wing': {
    en: (step, en) => {
      const { digits, ends, houses, link } = patternAs(step, 'ends');
      const [z, linked] = digits;
      return [
        say`${en.cells(ends)} both have only the candidates ${en.digits(ascending(digits))}.`,
        say`In ${en.house(houses[0])}, ${linked} fits only in ${en.cells(link)}, and each of these two cells sees one of the first two.`,
        say`If both ends were ${linked}, ${en.house(houses[0])} would have no place for ${linked}.`,
        say`So ${en.anyCell(ends)} is ${z}, and no cell that sees both can be ${z}.`,
      ];
    },
    ko: (step, ko) => {
      const { digits, houses, link, ...pattern } = patternAs(step, 'ends');
      const ends = ko.cells(pattern.ends);
      const [z, linked] = digits.map(String);
      const house = ko.house(houses[0]);
      return [
        say`${ends}의 후보는 모두 ${ko.digits(ascending(digits))}뿐이에요.`,
        say`${house}에서 ${topic(linked)} ${ko.cells(link)}에만 들어갈 수 있고, 두 칸은 앞의 두 칸과 하나씩 만나요.`,
        say`앞의 두 칸이 모두 ${linked}이면 ${house}에 ${subject(linked)} 들어갈 칸이 없어져요.`,
        say`그래서 ${ends} 중 적어도 하나는 ${z}이고, 두 칸과 모두 만나는 칸은 ${subject(z)} 될 수 없어요.`,
      ];
    },
  },
  'xy-wing': {
    en: (step, en) => {
      const { digits, pivot, a, b } = read(step, en);
      const [x, y, z] = digits;
      return [
        say`${pivot} is ${en.anyDigit(ascending([x, y]))}.`,
        say`If it is ${x}, ${a} must be ${z}; if it is ${y}, ${b} must be ${z}.`,
        say`Either way, ${a} or ${b} is ${z}, and no cell that sees both can be ${z}.`,
      ];
    },
    ko: (step, ko) => {
      const { digits, pivot, a, b } = read(step, ko);
      const [x, y, z] = digits.map(String);
      const [low, high] = ascending(digits.slice(0, 2)).map(String);
      return [
        say`${topic(pivot)} ${low} 또는 ${is(high)}.`,
        say`${x}이면 ${subject(a)} ${z}이고, ${y}이면 ${subject(b)} ${is(z)}.`,
        say`어느 쪽이든 ${and(a)} ${b} 중 하나는 ${z}이고, 두 칸과 모두 만나는 칸은 ${subject(z)} 될 수 없어요.`,
      ];
    },
  },
  'xyz-wing': {
    en: (step, en) => {
      const { digits, pivot, a, b } = read(step, en);
      const [x, y, z] = digits;
      return [
        say`${pivot} is ${en.anyDigit(ascending(digits))}.`,
        say`If it is ${x}, ${a} must be ${z}; if it is ${y}, ${b} must be ${z}.`,
        say`In any case one of the three cells is ${z}, and no cell that sees all three can be ${z}.`,
      ];
    },
    ko: (step, ko) => {
      const { digits, pivot, a, b } = read(step, ko);
      const [x, y, z] = digits.map(String);
      return [
        say`${topic(pivot)} ${ascending(digits).join(', ')} 중 하나예요.`,
        say`${x}이면 ${subject(a)} ${z}이고, ${y}이면 ${subject(b)} ${is(z)}.`,
        say`어느 경우든 세 칸 중 하나는 ${z}이고, 세 칸과 모두 만나는 칸은 ${subject(z)} 될 수 없어요.`,
      ];
    },
  },
};

/** The digits of a wing, and the names of its cells. */
function read(step: Step, { cell }: English | Korean) {
  const { digits, pincers, pivot } = patternAs(step, 'wing');
  const [a, b] = pincers.map(cell);
  return { digits, pivot: cell(pivot), a, b };
}

function ascending(digits: readonly number[]): number[] {
  return digits.toSorted((a, b) => a - b);
}

import { patternAs, type Step } from '../../technique/step.ts';
import { and, is, subject, topic } from '../particle.ts';
import { say } from '../phrase.ts';
import { type Reasons, type Told, told } from './reason.ts';

export const WINGS: Reasons = {
  'w-wing': (step) => {
    const { digits, ends, houses, link } = patternAs(step, 'ends');
    const [z, linked] = digits.map(String);
    return {
      en: (en) => [
        say`${en.cells(ends)} both have only the candidates ${en.digits(ascending(digits))}.`,
        say`In ${en.house(houses[0])}, ${linked} fits only in ${en.cells(link)}, and each of these two cells sees one of the first two.`,
        say`If both ends were ${linked}, ${en.house(houses[0])} would have no place for ${linked}.`,
        say`So ${en.anyCell(ends)} is ${z}, and no cell that sees both can be ${z}.`,
      ],
      ko: (ko) => [
        say`${ko.cells(ends)}의 후보는 모두 ${ko.digits(ascending(digits))}뿐이에요.`,
        say`${ko.house(houses[0])}에서 ${topic(linked)} ${ko.cells(link)}에만 들어갈 수 있고, 두 칸은 앞의 두 칸과 하나씩 만나요.`,
        say`앞의 두 칸이 모두 ${linked}이면 ${ko.house(houses[0])}에 ${subject(linked)} 들어갈 칸이 없어져요.`,
        say`그래서 ${ko.cells(ends)} 중 적어도 하나는 ${z}이고, 두 칸과 모두 만나는 칸은 ${subject(z)} 될 수 없어요.`,
      ],
    };
  },
  'xy-wing': (step) => {
    const { digits, pincers, pivot } = patternAs(step, 'wing');
    const [a, b] = pincers;
    const [low, high] = ascending(digits.slice(0, 2)).map(String);
    const z = `${digits[2]}`;
    return told(
      {
        en: (en) => [say`${en.cell(pivot)} is ${low} or ${high}.`],
        ko: (ko) => [say`${topic(ko.cell(pivot))} ${low} 또는 ${is(high)}.`],
      },
      cases(step),
      {
        en: (en) => [
          say`Either way, ${en.cell(a)} or ${en.cell(b)} is ${z}, and no cell that sees both can be ${z}.`,
        ],
        ko: (ko) => [
          say`어느 쪽이든 ${and(ko.cell(a))} ${ko.cell(b)} 중 하나는 ${z}이고, 두 칸과 모두 만나는 칸은 ${subject(z)} 될 수 없어요.`,
        ],
      },
    );
  },
  'xyz-wing': (step) => {
    const { digits, pivot } = patternAs(step, 'wing');
    const z = `${digits[2]}`;
    return told(
      {
        en: (en) => [say`${en.cell(pivot)} is ${en.anyDigit(ascending(digits))}.`],
        ko: (ko) => [say`${topic(ko.cell(pivot))} ${ascending(digits).join(', ')} 중 하나예요.`],
      },
      cases(step),
      {
        en: () => [
          say`In any case one of the three cells is ${z}, and no cell that sees all three can be ${z}.`,
        ],
        ko: () => [
          say`어느 경우든 세 칸 중 하나는 ${z}이고, 세 칸과 모두 만나는 칸은 ${subject(z)} 될 수 없어요.`,
        ],
      },
    );
  },
};

/** Says what the pincers must be, if the pivot has one of the first two digits. */
function cases(step: Step): Told {
  const { digits, pincers } = patternAs(step, 'wing');
  const [a, b] = pincers;
  const [x, y, z] = digits.map(String);
  return {
    en: (en) => [
      say`If it is ${x}, ${en.cell(a)} must be ${z}; if it is ${y}, ${en.cell(b)} must be ${z}.`,
    ],
    ko: (ko) => [
      say`${x}이면 ${subject(ko.cell(a))} ${z}이고, ${y}이면 ${subject(ko.cell(b))} ${is(z)}.`,
    ],
  };
}

function ascending(digits: readonly number[]): number[] {
  return digits.toSorted((a, b) => a - b);
}

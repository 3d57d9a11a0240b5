import type { Geometry } from '../../grid/geometry.ts';
import type { SetPattern } from '../../technique/pattern.ts';
import { digitIn, patternAs, type Step } from '../../technique/step.ts';
import type { English } from '../english.ts';
import type { Korean } from '../korean.ts';
import { and, is, object, subject, topic } from '../particle.ts';
import { joined, type Phrase, say } from '../phrase.ts';
import type { Reason, Reasons } from './reason.ts';

type DigitCells = SetPattern['sets'][number];

/** `r1c1 and r1c2 (1, 2, 3)` */
function set({ cells, digits }: DigitCells, en: English): Phrase {
  return say`${en.cells(cells)} (${digits.join(', ')})`;
}

function setKorean({ cells, digits }: DigitCells, ko: Korean): Phrase {
  return say`${ko.cells(cells)}(${digits.join(', ')})`;
}

const ALMOST = say`An almost locked set has one digit more than it has cells, so it can lack only one of its digits.`;
const ALMOST_KOREAN = say`올모스트 락트 셋은 숫자가 칸보다 하나 많은 묶음이라, 빠질 수 있는 숫자는 하나뿐이에요.`;

const ALS_XZ: Reason = {
  en: (step, en) => {
    const [a, b] = setsOf(step);
    const commons = step.pattern.digits;
    const start = [ALMOST, say`Here are two: A is ${set(a, en)}, and B is ${set(b, en)}.`];
    if (commons.length > 1) {
      return [
        ...start,
        say`They share ${en.digits(commons)}, and all cells with these digits see each other, so each set has exactly one of the two.`,
        say`Both sets are then locked: they contain all their other digits.`,
      ];
    }
    return [
      ...start,
      say`All their cells with ${commons[0]} see each other, so only one of the sets has ${commons[0]}, and the other set has all its other digits.`,
      say`So ${en.digits(removedDigits(step, en.geometry))} ${removedDigits(step, en.geometry).length > 1 ? 'are' : 'is'} in A or in B, and a cell that sees all these places cannot have ${removedDigits(step, en.geometry).length > 1 ? 'them' : 'it'}.`,
    ];
  },
  ko: (step, ko) => {
    const [a, b] = setsOf(step);
    const commons = step.pattern.digits;
    const removed = ko.digits(removedDigits(step, ko.geometry));
    const start = [
      ALMOST_KOREAN,
      say`여기에는 두 개가 있어요.`,
      say`A는 ${setKorean(a, ko)}, B는 ${is(setKorean(b, ko))}.`,
    ];
    if (commons.length > 1) {
      return [
        ...start,
        say`A와 B에서 ${subject(ko.digits(commons))} 후보인 칸들은 모두 서로 만나므로, 두 묶음은 이 두 숫자를 하나씩 나눠 가져요.`,
        say`그러면 나머지 숫자는 모두 자기 묶음 안에 들어가요.`,
      ];
    }
    return [
      ...start,
      say`A와 B에서 ${subject(`${commons[0]}`)} 후보인 칸들은 모두 서로 만나므로 ${topic(`${commons[0]}`)} 둘 중 하나에만 들어가고, 다른 하나에는 나머지 숫자가 모두 들어가요.`,
      say`그래서 ${topic(removed)} A나 B에 꼭 들어가고, 그 자리들과 모두 만나는 칸에는 들어갈 수 없어요.`,
    ];
  },
};

export const ALMOST_LOCKED_SETS: Reasons = {
  'als-xz': ALS_XZ,
  // These wings have a bivalue cell as their second set.
  'wxyz-wing': ALS_XZ,
  'vwxyz-wing': ALS_XZ,
  'uvwxyz-wing': ALS_XZ,
  'tuvwxyz-wing': ALS_XZ,
  'als-xy-wing': {
    en: (step, en) => {
      const [a, b, c] = setsOf(step);
      const [first, second] = links(step).map(en.digits);
      return [
        ALMOST,
        say`Here are three: A is ${set(a, en)}, B is ${set(b, en)}, and C is ${set(c, en)}.`,
        say`C shares ${first} with A, and ${second} with B.`,
        say`All cells with a shared digit see each other, so only one of the two sets can have it.`,
        say`C can lack only one digit, so it has at least one of the two shared digits.`,
        say`The set that shares this digit with C cannot have it, so this set has all its other digits.`,
        either(step, ['A', 'B'], en),
      ];
    },
    ko: (step, ko) => {
      const [a, b, c] = setsOf(step);
      const [first, second] = links(step).map(ko.digits);
      return [
        ALMOST_KOREAN,
        say`여기에는 세 개가 있어요.`,
        say`A는 ${setKorean(a, ko)}, B는 ${setKorean(b, ko)}, C는 ${is(setKorean(c, ko))}.`,
        say`C는 A와 ${object(first)}, B와 ${object(second)} 함께 가져요.`,
        say`함께 가진 숫자의 칸들은 모두 서로 만나므로 그 숫자는 둘 중 하나에만 들어가요.`,
        say`C에서는 숫자가 하나만 빠질 수 있으니, A와 B 중 하나는 함께 가진 숫자를 C에 내주고 다른 숫자를 모두 가져요.`,
        eitherKorean(step, ['A', 'B'], ko),
      ];
    },
  },
  'als-xy-chain': {
    en: (step, en) => {
      const sets = setsOf(step);
      const named = sets.map((it, i) => say`${letter(i)} is ${set(it, en)}`);
      const shared = links(step).map(
        (digits, i) => say`${letter(i)} and ${letter(i + 1)} share ${en.digits(digits)}`,
      );
      return [
        ALMOST,
        say`Here is a chain of them: ${en.list(named, 'and')}.`,
        say`${en.list(shared, 'and')}, and only one of the two sets can have a shared digit.`,
        say`If A lacks its shared digit, it has all its others.`,
        say`If A has it, B lacks it and so takes the next shared digit, and so on.`,
        say`In the end, the last set, ${letter(sets.length - 1)}, lacks its shared digit and has all its others.`,
        either(step, ['A', letter(sets.length - 1)], en),
      ];
    },
    ko: (step, ko) => {
      const sets = setsOf(step);
      const named = sets.map((it, i) => say`${topic(letter(i))} ${setKorean(it, ko)}`);
      const shared = links(step).map(
        (digits, i) => say`${and(letter(i))} ${topic(letter(i + 1))} ${object(ko.digits(digits))}`,
      );
      return [
        ALMOST_KOREAN,
        say`여기에는 이런 묶음이 이어져 있어요.`,
        say`${is(joined(named, ', '))}.`,
        say`${shared.join(', ')} 함께 가지고, 함께 가진 숫자는 둘 중 하나에만 들어가요.`,
        say`A가 그 숫자를 내주면 나머지 숫자를 모두 가져요.`,
        say`내주지 않으면 B가 내주고, 이렇게 이어져 마지막 ${subject(letter(sets.length - 1))} 나머지 숫자를 모두 가져요.`,
        eitherKorean(step, ['A', letter(sets.length - 1)], ko),
      ];
    },
  },
  'death-blossom': {
    en: (step, en) => {
      const { digits } = step.pattern;
      const stem = en.cell(stemOf(step));
      return [
        say`${stem} is ${en.anyDigit(digits)}.`,
        ALMOST,
        say`Whichever digit ${stem} has, one of the sets ${en.list(
          setsOf(step).map((it) => set(it, en)),
          'and',
        )} lacks it and has all its other digits.`,
        either(step, [], en),
      ];
    },
    ko: (step, ko) => {
      const { digits } = step.pattern;
      const stem = ko.cell(stemOf(step));
      return [
        say`${stem}의 후보는 ${is(ko.digits(digits))}.`,
        ALMOST_KOREAN,
        say`${stem}에 어떤 숫자가 들어가든 ${joined(
          setsOf(step).map((it) => setKorean(it, ko)),
          ', ',
        )} 묶음 중 하나에서 그 숫자가 빠지고 나머지 숫자가 모두 들어가요.`,
        eitherKorean(step, [], ko),
      ];
    },
  },
};

/** Says that the removed digit is in one of these sets, or in one of all sets if none is named. */
function either(step: Step, names: readonly string[], en: English): Phrase {
  const digits = removedDigits(step, en.geometry);
  const where = names.length > 0 ? say`in ${names.join(' or in ')}` : 'in one of the sets';
  return say`Either way, ${en.digits(digits)} ${digits.length > 1 ? 'are' : 'is'} ${where}, and a cell that sees all these places cannot have ${digits.length > 1 ? 'them' : 'it'}.`;
}

function eitherKorean(step: Step, names: readonly string[], ko: Korean): Phrase {
  const where = names.length > 0 ? say`${names.join('나 ')}에` : '이 묶음들 안에';
  return say`어느 쪽이든 ${topic(ko.digits(removedDigits(step, ko.geometry)))} ${where} 꼭 들어가므로, 그 자리들과 모두 만나는 칸에는 들어갈 수 없어요.`;
}

function removedDigits({ eliminations }: Step, geometry: Geometry): number[] {
  return [...new Set(eliminations.map((it) => digitIn(it, geometry)))].sort((a, b) => a - b);
}

function setsOf(step: Step): readonly DigitCells[] {
  return patternAs(step, 'sets').sets;
}

function stemOf(step: Step): number {
  const { stem } = patternAs(step, 'sets');
  if (stem === undefined) throw new RangeError('expected a stem');
  return stem;
}

/** The name of a set in a sentence: A, B, C … */
function letter(index: number): string {
  return String.fromCharCode(65 + index);
}

/** The shared digits of each link. */
function links(step: Step): readonly (readonly number[])[] {
  return patternAs(step, 'sets').commons;
}

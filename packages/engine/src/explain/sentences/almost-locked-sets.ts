import type { Geometry } from '../../grid/geometry.ts';
import type { SetPattern } from '../../technique/pattern.ts';
import { digitIn, patternAs, type Step } from '../../technique/step.ts';
import type { English } from '../english.ts';
import type { Korean } from '../korean.ts';
import { and, is, object, subject, topic } from '../particle.ts';
import { joined, type Phrase, say } from '../phrase.ts';
import { type Reason, type Reasons, type Told, told } from './reason.ts';

type DigitCells = SetPattern['sets'][number];

/** `r1c1 and r1c2 (1, 2, 3)` */
function set({ cells, digits }: DigitCells, en: English): Phrase {
  return say`${en.cells(cells)} (${digits.join(', ')})`;
}

function setKorean({ cells, digits }: DigitCells, ko: Korean): Phrase {
  return say`${ko.cells(cells)}(${digits.join(', ')})`;
}

const ALMOST: Told = {
  en: () => [
    say`An almost locked set has one digit more than it has cells, so it can lack only one of its digits.`,
  ],
  ko: () => [
    say`올모스트 락트 셋은 숫자가 칸보다 하나 많은 묶음이라, 빠질 수 있는 숫자는 하나뿐이에요.`,
  ],
};

const ALS_XZ: Reason = (step, geometry) => {
  const [a, b] = patternAs(step, 'sets').sets;
  const commons = step.pattern.digits;
  const common = `${commons[0]}`;
  const removed = removedDigits(step, geometry);
  const [are, them] = removed.length > 1 ? ['are', 'them'] : ['is', 'it'];
  return told(
    ALMOST,
    {
      en: (en) => [say`Here are two: A is ${set(a, en)}, and B is ${set(b, en)}.`],
      ko: (ko) => [
        say`여기에는 두 개가 있어요.`,
        say`A는 ${setKorean(a, ko)}, B는 ${is(setKorean(b, ko))}.`,
      ],
    },
    commons.length > 1
      ? {
          en: (en) => [
            say`They share ${en.digits(commons)}, and all cells with these digits see each other, so each set has exactly one of the two.`,
            say`Both sets are then locked: they contain all their other digits.`,
          ],
          ko: (ko) => [
            say`A와 B에서 ${subject(ko.digits(commons))} 후보인 칸들은 모두 서로 만나므로, 두 묶음은 이 두 숫자를 하나씩 나눠 가져요.`,
            say`그러면 나머지 숫자는 모두 자기 묶음 안에 들어가요.`,
          ],
        }
      : {
          en: (en) => [
            say`All their cells with ${common} see each other, so only one of the sets has ${common}, and the other set has all its other digits.`,
            say`So ${en.digits(removed)} ${are} in A or in B, and a cell that sees all these places cannot have ${them}.`,
          ],
          ko: (ko) => [
            say`A와 B에서 ${subject(common)} 후보인 칸들은 모두 서로 만나므로 ${topic(common)} 둘 중 하나에만 들어가고, 다른 하나에는 나머지 숫자가 모두 들어가요.`,
            say`그래서 ${topic(ko.digits(removed))} A나 B에 꼭 들어가고, 그 자리들과 모두 만나는 칸에는 들어갈 수 없어요.`,
          ],
        },
  );
};

export const ALMOST_LOCKED_SETS: Reasons = {
  'als-xz': ALS_XZ,
  // These wings have a bivalue cell as their second set.
  'wxyz-wing': ALS_XZ,
  'vwxyz-wing': ALS_XZ,
  'uvwxyz-wing': ALS_XZ,
  'tuvwxyz-wing': ALS_XZ,
  'als-xy-wing': (step, geometry) => {
    const { commons, sets } = patternAs(step, 'sets');
    const [a, b, c] = sets;
    return told(
      ALMOST,
      {
        en: (en) => [
          say`Here are three: A is ${set(a, en)}, B is ${set(b, en)}, and C is ${set(c, en)}.`,
          say`C shares ${en.digits(commons[0])} with A, and ${en.digits(commons[1])} with B.`,
          say`All cells with a shared digit see each other, so only one of the two sets can have it.`,
          say`C can lack only one digit, so it has at least one of the two shared digits.`,
          say`The set that shares this digit with C cannot have it, so this set has all its other digits.`,
        ],
        ko: (ko) => [
          say`여기에는 세 개가 있어요.`,
          say`A는 ${setKorean(a, ko)}, B는 ${setKorean(b, ko)}, C는 ${is(setKorean(c, ko))}.`,
          say`C는 A와 ${object(ko.digits(commons[0]))}, B와 ${object(ko.digits(commons[1]))} 함께 가져요.`,
          say`함께 가진 숫자의 칸들은 모두 서로 만나므로 그 숫자는 둘 중 하나에만 들어가요.`,
          say`C에서는 숫자가 하나만 빠질 수 있으니, A와 B 중 하나는 함께 가진 숫자를 C에 내주고 다른 숫자를 모두 가져요.`,
        ],
      },
      either(step, ['A', 'B'], geometry),
    );
  },
  'als-xy-chain': (step, geometry) => {
    const { commons, sets } = patternAs(step, 'sets');
    const last = letter(sets.length - 1);
    return told(
      ALMOST,
      {
        en: (en) => {
          const named = sets.map((it, i) => say`${letter(i)} is ${set(it, en)}`);
          const shared = commons.map(
            (digits, i) => say`${letter(i)} and ${letter(i + 1)} share ${en.digits(digits)}`,
          );
          return [
            say`Here is a chain of them: ${en.list(named, 'and')}.`,
            say`${en.list(shared, 'and')}, and only one of the two sets can have a shared digit.`,
            say`If A lacks its shared digit, it has all its others.`,
            say`If A has it, B lacks it and so takes the next shared digit, and so on.`,
            say`In the end, the last set, ${last}, lacks its shared digit and has all its others.`,
          ];
        },
        ko: (ko) => {
          const named = sets.map((it, i) => say`${topic(letter(i))} ${setKorean(it, ko)}`);
          const shared = commons.map(
            (digits, i) =>
              say`${and(letter(i))} ${topic(letter(i + 1))} ${object(ko.digits(digits))}`,
          );
          return [
            say`여기에는 이런 묶음이 이어져 있어요.`,
            say`${is(joined(named, ', '))}.`,
            say`${shared.join(', ')} 함께 가지고, 함께 가진 숫자는 둘 중 하나에만 들어가요.`,
            say`A가 그 숫자를 내주면 나머지 숫자를 모두 가져요.`,
            say`내주지 않으면 B가 내주고, 이렇게 이어져 마지막 ${subject(last)} 나머지 숫자를 모두 가져요.`,
          ];
        },
      },
      either(step, ['A', last], geometry),
    );
  },
  'death-blossom': (step, geometry) => {
    const { digits, sets, stem } = patternAs(step, 'sets');
    if (stem === undefined) throw new RangeError('expected a stem');
    return told(
      {
        en: (en) => [say`${en.cell(stem)} is ${en.anyDigit(digits)}.`],
        ko: (ko) => [say`${ko.cell(stem)}의 후보는 ${is(ko.digits(digits))}.`],
      },
      ALMOST,
      {
        en: (en) => {
          const named = sets.map((it) => set(it, en));
          return [
            say`Whichever digit ${en.cell(stem)} has, one of the sets ${en.list(named, 'and')} lacks it and has all its other digits.`,
          ];
        },
        ko: (ko) => {
          const named = sets.map((it) => setKorean(it, ko));
          return [
            say`${ko.cell(stem)}에 어떤 숫자가 들어가든 ${joined(named, ', ')} 묶음 중 하나에서 그 숫자가 빠지고 나머지 숫자가 모두 들어가요.`,
          ];
        },
      },
      either(step, [], geometry),
    );
  },
};

/** Says that the removed digit is in one of these sets, or in one of all sets if none is named. */
function either(step: Step, names: readonly string[], geometry: Geometry): Told {
  const removed = removedDigits(step, geometry);
  const [are, them] = removed.length > 1 ? ['are', 'them'] : ['is', 'it'];
  const isNamed = names.length > 0;
  return {
    en: (en) => [
      say`Either way, ${en.digits(removed)} ${are} ${isNamed ? `in ${names.join(' or in ')}` : 'in one of the sets'}, and a cell that sees all these places cannot have ${them}.`,
    ],
    ko: (ko) => [
      say`어느 쪽이든 ${topic(ko.digits(removed))} ${isNamed ? `${names.join('나 ')}에` : '이 묶음들 안에'} 꼭 들어가므로, 그 자리들과 모두 만나는 칸에는 들어갈 수 없어요.`,
    ],
  };
}

function removedDigits({ eliminations }: Step, geometry: Geometry): number[] {
  return [...new Set(eliminations.map((it) => digitIn(it, geometry)))].sort((a, b) => a - b);
}

/** The name of a set in a sentence: A, B, C … */
function letter(index: number): string {
  return String.fromCharCode(65 + index);
}

import type { PatternNode } from '../../technique/pattern.ts';
import { patternAs, type Step } from '../../technique/step.ts';
import { is, subject, topic } from '../particle.ts';
import { distinct, say } from '../phrase.ts';
import { type Reason, type Reasons, type Told, told } from './reason.ts';
import { consequences, consequencesKorean, endedKorean, statement } from './statements.ts';

/** All chains start from one candidate, and their ends cannot hold together. */
const CONTRADICTION: Reason = (step) =>
  distinctly(consequencesOf(step), clash(step), {
    en: () => [say`So the assumption is wrong.`],
    ko: () => [say`그래서 가정이 틀렸어요.`],
  });

/** One of the starts is true, and all chains end with the conclusion. */
const VERITY: Reason = (step) => {
  const { last } = read(step);
  return distinctly(starts(step), consequencesOf(step), {
    en: (en) => [say`In every case, ${statement(last, en)}.`],
    ko: (ko) => [say`어느 경우든 ${endedKorean(last, ko)}`],
  });
};

export const FORCING: Reasons = {
  'forcing-chain-contradiction': CONTRADICTION,
  'forcing-chain-verity': VERITY,
};

function consequencesOf(step: Step): Told {
  const { chains } = read(step);
  return {
    en: (en) => chains.flatMap((nodes) => consequences(nodes, en)),
    ko: (ko) => chains.flatMap((nodes) => consequencesKorean(nodes, ko)),
  };
}

/** Says one after another, and equal sentences once. */
function distinctly(...parts: readonly Told[]): Told {
  const all = told(...parts);
  return { en: (en) => distinct(all.en(en)), ko: (ko) => distinct(all.ko(ko)) };
}

/** What the ends of a contradiction say together. */
function clash(step: Step): Told {
  const { cells, chains, digits, ends, houses } = read(step);
  const digit = `${digits[0]}`;
  if (isRefuted(chains)) {
    return {
      en: () => [say`The last statement contradicts the first one.`],
      ko: () => [say`마지막 말이 처음의 가정과 모순이에요.`],
    };
  }
  if (ends.length === 1 || ends.every(({ on }) => !on)) {
    return houses.length > 0
      ? {
          en: (en) => [say`Then ${en.house(houses[0])} has no place for ${digit}.`],
          ko: (ko) => [say`그러면 ${ko.house(houses[0])}에 ${subject(digit)} 들어갈 칸이 없어요.`],
        }
      : {
          en: (en) => [say`Then no digit is left for ${en.cell(cells[0])}.`],
          ko: (ko) => [say`그러면 ${ko.cell(cells[0])}에 들어갈 숫자가 없어요.`],
        };
  }
  if (ends.some(({ on }) => !on)) {
    return {
      en: (en) => [say`Then ${en.cell(cells[0])} both is ${digit} and is not.`],
      ko: (ko) => [
        say`그러면 ${subject(ko.cell(cells[0]))} ${digit}이면서 ${subject(digit)} 아니게 돼요.`,
      ],
    };
  }
  return digits.length > 1
    ? {
        en: (en) => [say`Then ${en.cell(cells[0])} is both ${en.digits(digits)}.`],
        ko: (ko) => [
          say`그러면 ${ko.cell(cells[0])}에 ${subject(ko.digits(digits))} 함께 들어가야 해요.`,
        ],
      }
    : {
        en: (en) => [say`Then ${en.house(houses[0])} has ${digit} twice.`],
        ko: (ko) => [say`그러면 ${ko.house(houses[0])}에 ${subject(digit)} 두 번 들어가요.`],
      };
}

/** Which candidates a verity starts from. */
export function starts(step: Step): Told {
  const { cells, chains, digits, houses } = read(step);
  const digit = `${digits[0]}`;
  if (houses.length > 0) {
    return {
      en: (en) => [
        say`In ${en.house(houses[0])}, ${digit} is in one of the cells ${en.cells(cells)}.`,
      ],
      ko: (ko) => [
        say`${ko.house(houses[0])}의 ${topic(digit)} ${ko.cells(cells)} 중 한 칸에 들어가요.`,
      ],
    };
  }
  if (chains.some(([first]) => !first.on)) {
    return {
      en: (en) => [say`Either ${en.cell(cells[0])} is ${digit}, or it is not.`],
      ko: (ko) => [say`${topic(ko.cell(cells[0]))} ${digit}이거나 ${subject(digit)} 아니에요.`],
    };
  }
  return {
    en: (en) => [say`${en.cell(cells[0])} is ${en.anyDigit(digits)}.`],
    ko: (ko) => [say`${ko.cell(cells[0])}의 후보는 ${is(ko.digits(digits))}.`],
  };
}

/** Whether a single chain ends with the opposite of its start. */
function isRefuted(chains: readonly (readonly PatternNode[])[]): boolean {
  if (chains.length > 1) return false;
  const [first] = chains[0];
  const last = chains[0][chains[0].length - 1];
  return first.on !== last.on;
}

function read(step: Step) {
  const { cells, chains, digits, houses } = patternAs(step, 'chains');
  const ends = chains.map((nodes) => nodes[nodes.length - 1]);
  return { cells, chains, digits, ends, houses, last: ends[0] };
}

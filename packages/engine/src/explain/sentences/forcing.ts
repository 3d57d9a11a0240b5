import type { PatternNode } from '../../technique/pattern.ts';
import { patternAs, type Step } from '../../technique/step.ts';
import type { English } from '../english.ts';
import type { Korean } from '../korean.ts';
import { is, subject, topic } from '../particle.ts';
import { distinct, type Phrase, say } from '../phrase.ts';
import type { Reason, Reasons } from './reason.ts';
import { consequences, consequencesKorean, endedKorean, statement } from './statements.ts';

/** All chains start from one candidate, and their ends cannot hold together. */
const CONTRADICTION: Reason = {
  en: (step, en) => {
    const { chains } = read(step);
    return distinct([
      ...chains.flatMap((nodes) => consequences(nodes, en)),
      clash(step, en),
      say`So the assumption is wrong.`,
    ]);
  },
  ko: (step, ko) => {
    const { chains } = read(step);
    return distinct([
      ...chains.flatMap((nodes) => consequencesKorean(nodes, ko)),
      clashKorean(step, ko),
      say`그래서 가정이 틀렸어요.`,
    ]);
  },
};

/** One of the starts is true, and all chains end with the conclusion. */
const VERITY: Reason = {
  en: (step, en) => {
    const { chains, last } = read(step);
    const end = say`In every case, ${statement(last, en)}.`;
    return distinct([starts(step, en), ...chains.flatMap((nodes) => consequences(nodes, en)), end]);
  },
  ko: (step, ko) => {
    const { chains, last } = read(step);
    const end = say`어느 경우든 ${endedKorean(last, ko)}`;
    return distinct([
      startsKorean(step, ko),
      ...chains.flatMap((nodes) => consequencesKorean(nodes, ko)),
      end,
    ]);
  },
};

export const FORCING: Reasons = {
  'forcing-chain-contradiction': CONTRADICTION,
  'forcing-chain-verity': VERITY,
};

/** What the ends of a contradiction say together. */
function clash(step: Step, en: English): Phrase {
  const { cells, chains, digits, ends, houses } = read(step);
  const [digit] = digits;
  if (isRefuted(chains)) return say`The last statement contradicts the first one.`;
  if (ends.length === 1 || ends.every(({ on }) => !on)) {
    return houses.length > 0
      ? say`Then ${en.house(houses[0])} has no place for ${digit}.`
      : say`Then no digit is left for ${en.cell(cells[0])}.`;
  }
  if (ends.some(({ on }) => !on))
    return say`Then ${en.cell(cells[0])} both is ${digit} and is not.`;
  return digits.length > 1
    ? say`Then ${en.cell(cells[0])} is both ${en.digits(digits)}.`
    : say`Then ${en.house(houses[0])} has ${digit} twice.`;
}

function clashKorean(step: Step, ko: Korean): Phrase {
  const { cells, chains, digits, ends, houses } = read(step);
  const digit = `${digits[0]}`;
  if (isRefuted(chains)) return say`마지막 말이 처음의 가정과 모순이에요.`;
  if (ends.length === 1 || ends.every(({ on }) => !on)) {
    return houses.length > 0
      ? say`그러면 ${ko.house(houses[0])}에 ${subject(digit)} 들어갈 칸이 없어요.`
      : say`그러면 ${ko.cell(cells[0])}에 들어갈 숫자가 없어요.`;
  }
  if (ends.some(({ on }) => !on)) {
    return say`그러면 ${subject(ko.cell(cells[0]))} ${digit}이면서 ${subject(digit)} 아니게 돼요.`;
  }
  return digits.length > 1
    ? say`그러면 ${ko.cell(cells[0])}에 ${subject(ko.digits(digits))} 함께 들어가야 해요.`
    : say`그러면 ${ko.house(houses[0])}에 ${subject(digit)} 두 번 들어가요.`;
}

/** Which candidates a verity starts from. */
export function starts(step: Step, en: English): Phrase {
  const { cells, chains, digits, houses } = read(step);
  if (houses.length > 0) {
    return say`In ${en.house(houses[0])}, ${digits[0]} is in one of the cells ${en.cells(cells)}.`;
  }
  if (isOnOrOff(chains)) return say`Either ${en.cell(cells[0])} is ${digits[0]}, or it is not.`;
  return say`${en.cell(cells[0])} is ${en.anyDigit(digits)}.`;
}

export function startsKorean(step: Step, ko: Korean): Phrase {
  const { cells, chains, digits, houses } = read(step);
  if (houses.length > 0) {
    return say`${ko.house(houses[0])}의 ${topic(`${digits[0]}`)} ${ko.cells(cells)} 중 한 칸에 들어가요.`;
  }
  if (isOnOrOff(chains)) {
    return say`${topic(ko.cell(cells[0]))} ${digits[0]}이거나 ${subject(`${digits[0]}`)} 아니에요.`;
  }
  return say`${ko.cell(cells[0])}의 후보는 ${is(ko.digits(digits))}.`;
}

/** Whether a single chain ends with the opposite of its start. */
function isRefuted(chains: readonly (readonly PatternNode[])[]): boolean {
  if (chains.length > 1) return false;
  const [first] = chains[0];
  const last = chains[0][chains[0].length - 1];
  return first.on !== last.on;
}

function isOnOrOff(chains: readonly (readonly PatternNode[])[]): boolean {
  return chains.some(([first]) => !first.on);
}

function read(step: Step) {
  const { cells, chains, digits, houses } = patternAs(step, 'chains');
  const ends = chains.map((nodes) => nodes[nodes.length - 1]);
  return { cells, chains, digits, ends, houses, last: ends[0] };
}

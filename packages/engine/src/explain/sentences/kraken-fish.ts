import { cellOf, digitIn, patternAs } from '../../technique/step.ts';
import { object, subject, topic } from '../particle.ts';
import { distinct, say } from '../phrase.ts';
import { readFish } from './fish.ts';
import type { Reason, Reasons } from './reason.ts';
import { consequences, consequencesKorean } from './statements.ts';

/** A fish and chains from its fins. In type 2, chains also start from its places in a cover house. */
const KRAKEN_FISH: Reason = (step, geometry) => {
  const { base, cover, digit, fins } = readFish(step, geometry);
  const { chains } = patternAs(step, 'kraken');
  const [candidate] = step.eliminations;
  const [cell, gone] = [cellOf(candidate, geometry), `${digitIn(candidate, geometry)}`];
  const last = step.technique === 'kraken-fish-type-2' ? cover[cover.length - 1] : undefined;
  return {
    en: (en) => {
      const removed = say`${en.cell(cell)} is not ${gone}`;
      return [
        say`In ${en.houses(base)}, the digit ${digit} fits only in ${en.houses(cover)}, except for ${en.cells(fins)} (${fins.length > 1 ? 'the fins' : 'the fin'}).`,
        last === undefined
          ? say`If no fin is ${digit}, ${en.houses(cover)} get their ${digit} in ${en.houses(base)}, and ${removed}.`
          : say`So a fin is ${digit}, or else ${en.house(last)} gets its ${digit} in ${en.houses(base)}.`,
        ...distinct(chains.flatMap((nodes) => consequences(nodes, en))),
        say`${last === undefined ? 'Either way' : 'In every case'}, ${removed}.`,
      ];
    },
    ko: (ko) => {
      const removed = say`${topic(ko.cell(cell))} ${subject(gone)} 아니에요.`;
      return [
        say`${ko.houses(base)}에서 ${topic(digit)} 핀 ${object(ko.cells(fins))} 빼면 ${ko.houses(cover)}에만 들어갈 수 있어요.`,
        last === undefined
          ? say`핀이 ${subject(digit)} 아니면 ${ko.houses(cover)}의 ${topic(digit)} ${ko.houses(base)}에 들어가고 ${removed}`
          : say`그래서 핀이 ${digit}이거나, ${ko.house(last)}의 ${subject(digit)} ${ko.houses(base)}에 들어가요.`,
        ...distinct(chains.flatMap((nodes) => consequencesKorean(nodes, ko))),
        say`${last === undefined ? '어느 쪽이든' : '어느 경우든'} ${removed}`,
      ];
    },
  };
};

export const KRAKEN: Reasons = {
  'kraken-fish-type-1': KRAKEN_FISH,
  'kraken-fish-type-2': KRAKEN_FISH,
};

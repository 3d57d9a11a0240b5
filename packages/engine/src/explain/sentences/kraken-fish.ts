import { cellOf, digitIn, patternAs, type Step } from '../../technique/step.ts';
import type { English } from '../english.ts';
import type { Korean } from '../korean.ts';
import { object, subject, topic } from '../particle.ts';
import { distinct, type Phrase, say } from '../phrase.ts';
import { readFish } from './fish.ts';
import type { Reasons } from './reason.ts';
import { consequences, consequencesKorean } from './statements.ts';

/** A fish and chains from its fins. In type 2, chains also start from its places in a cover house. */
export const KRAKEN: Reasons = {
  'kraken-fish-type-1': {
    en: (step, en) => {
      const { base, cover, digit, fins } = readFish(step, en.geometry);
      return [
        say`In ${en.houses(base)}, the digit ${digit} fits only in ${en.houses(cover)}, except for ${en.cells(fins)} (${fins.length > 1 ? 'the fins' : 'the fin'}).`,
        say`If no fin is ${digit}, ${en.houses(cover)} get their ${digit} in ${en.houses(base)}, and ${removed(step, en)}.`,
        ...krakenChains(step, en),
        say`Either way, ${removed(step, en)}.`,
      ];
    },
    ko: (step, ko) => {
      const { base, cover, digit, fins } = readFish(step, ko.geometry);
      return [
        say`${ko.houses(base)}에서 ${topic(digit)} 핀 ${object(ko.cells(fins))} 빼면 ${ko.houses(cover)}에만 들어갈 수 있어요.`,
        say`핀이 ${subject(digit)} 아니면 ${ko.houses(cover)}의 ${topic(digit)} ${ko.houses(base)}에 들어가고 ${removedKorean(step, ko)}`,
        ...krakenChainsKorean(step, ko),
        say`어느 쪽이든 ${removedKorean(step, ko)}`,
      ];
    },
  },
  'kraken-fish-type-2': {
    en: (step, en) => {
      const { base, cover, digit, fins } = readFish(step, en.geometry);
      const last = en.house(cover[cover.length - 1]);
      return [
        say`In ${en.houses(base)}, the digit ${digit} fits only in ${en.houses(cover)}, except for ${en.cells(fins)} (${fins.length > 1 ? 'the fins' : 'the fin'}).`,
        say`So a fin is ${digit}, or else ${last} gets its ${digit} in ${en.houses(base)}.`,
        ...krakenChains(step, en),
        say`In every case, ${removed(step, en)}.`,
      ];
    },
    ko: (step, ko) => {
      const { base, cover, digit, fins } = readFish(step, ko.geometry);
      const last = ko.house(cover[cover.length - 1]);
      return [
        say`${ko.houses(base)}에서 ${topic(digit)} 핀 ${object(ko.cells(fins))} 빼면 ${ko.houses(cover)}에만 들어갈 수 있어요.`,
        say`그래서 핀이 ${digit}이거나, ${last}의 ${subject(digit)} ${ko.houses(base)}에 들어가요.`,
        ...krakenChainsKorean(step, ko),
        say`어느 경우든 ${removedKorean(step, ko)}`,
      ];
    },
  },
};

function krakenChains(step: Step, en: English): readonly Phrase[] {
  const { chains } = patternAs(step, 'kraken');
  return distinct(chains.flatMap((nodes) => consequences(nodes, en)));
}

function krakenChainsKorean(step: Step, ko: Korean): readonly Phrase[] {
  const { chains } = patternAs(step, 'kraken');
  return distinct(chains.flatMap((nodes) => consequencesKorean(nodes, ko)));
}

function removed({ eliminations: [candidate] }: Step, en: English): Phrase {
  return say`${en.cell(cellOf(candidate, en.geometry))} is not ${digitIn(candidate, en.geometry)}`;
}

function removedKorean({ eliminations: [candidate] }: Step, ko: Korean): Phrase {
  return say`${topic(ko.cell(cellOf(candidate, ko.geometry)))} ${subject(`${digitIn(candidate, ko.geometry)}`)} 아니에요.`;
}

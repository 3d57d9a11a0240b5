import { cellOf, digitIn, type Step } from '../../technique/step.ts';
import * as en from '../english.ts';
import * as ko from '../korean.ts';
import { object, subject, topic } from '../particle.ts';
import { readFish } from './fish.ts';
import type { Reasons } from './reason.ts';
import { consequences, consequencesKorean } from './statements.ts';

/** A fish and chains from its fins. In type 2, chains also start from its places in a cover house. */
export const KRAKEN: Reasons = {
  'kraken-fish-type-1': {
    en: (step) => {
      const { base, cover, digit, fins } = readFish(step);
      return `In ${en.houses(base)}, ${digit} fits only in ${en.houses(cover)}, except for ${en.cells(fins)} (${fins.length > 1 ? 'the fins' : 'the fin'}). If no fin is ${digit}, ${en.houses(cover)} get their ${digit} in ${en.houses(base)}, and ${removed(step)}. ${krakenChains(step)} Either way, ${removed(step)}.`;
    },
    ko: (step) => {
      const { base, cover, digit, fins } = readFish(step);
      return `${ko.houses(base)}에서 ${topic(digit)} 핀 ${object(ko.cells(fins))} 빼면 ${ko.houses(cover)}에만 들어갈 수 있어요. 핀이 ${subject(digit)} 아니면 ${ko.houses(cover)}의 ${topic(digit)} ${ko.houses(base)}에 들어가고 ${removedKorean(step)} ${krakenChainsKorean(step)} 어느 쪽이든 ${removedKorean(step)}`;
    },
  },
  'kraken-fish-type-2': {
    en: (step) => {
      const { base, cover, digit, fins } = readFish(step);
      const last = en.house(cover[cover.length - 1]);
      return `In ${en.houses(base)}, ${digit} fits only in ${en.houses(cover)}, except for ${en.cells(fins)} (${fins.length > 1 ? 'the fins' : 'the fin'}). So a fin is ${digit}, or else ${last} gets its ${digit} in ${en.houses(base)}. ${krakenChains(step)} In every case, ${removed(step)}.`;
    },
    ko: (step) => {
      const { base, cover, digit, fins } = readFish(step);
      const last = ko.house(cover[cover.length - 1]);
      return `${ko.houses(base)}에서 ${topic(digit)} 핀 ${object(ko.cells(fins))} 빼면 ${ko.houses(cover)}에만 들어갈 수 있어요. 그래서 핀이 ${digit}이거나, ${last}의 ${subject(digit)} ${ko.houses(base)}에 들어가요. ${krakenChainsKorean(step)} 어느 경우든 ${removedKorean(step)}`;
    },
  },
};

function krakenChains({ pattern: { chains = [] } }: Step): string {
  return [...new Set(chains.map(consequences))].join(' ');
}

function krakenChainsKorean({ pattern: { chains = [] } }: Step): string {
  return [...new Set(chains.map(consequencesKorean))].join(' ');
}

function removed({ eliminations: [candidate] }: Step): string {
  return `${en.cell(cellOf(candidate))} is not ${digitIn(candidate)}`;
}

function removedKorean({ eliminations: [candidate] }: Step): string {
  return `${topic(ko.cell(cellOf(candidate)))} ${subject(`${digitIn(candidate)}`)} 아니에요.`;
}

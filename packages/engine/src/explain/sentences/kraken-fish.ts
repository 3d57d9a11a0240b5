import { cellOf, digitIn, patternAs, type Step } from '../../technique/step.ts';
import type { English } from '../english.ts';
import type { Korean } from '../korean.ts';
import { object, subject, topic } from '../particle.ts';
import { readFish } from './fish.ts';
import type { Reasons } from './reason.ts';
import { consequences, consequencesKorean } from './statements.ts';

/** A fish and chains from its fins. In type 2, chains also start from its places in a cover house. */
export const KRAKEN: Reasons = {
  'kraken-fish-type-1': {
    en: (step, en) => {
      const { base, cover, digit, fins } = readFish(step, en.geometry);
      return `In ${en.houses(base)}, the digit ${digit} fits only in ${en.houses(cover)}, except for ${en.cells(fins)} (${fins.length > 1 ? 'the fins' : 'the fin'}). If no fin is ${digit}, ${en.houses(cover)} get their ${digit} in ${en.houses(base)}, and ${removed(step, en)}. ${krakenChains(step, en)} Either way, ${removed(step, en)}.`;
    },
    ko: (step, ko) => {
      const { base, cover, digit, fins } = readFish(step, ko.geometry);
      return `${ko.houses(base)}에서 ${topic(digit)} 핀 ${object(ko.cells(fins))} 빼면 ${ko.houses(cover)}에만 들어갈 수 있어요. 핀이 ${subject(digit)} 아니면 ${ko.houses(cover)}의 ${topic(digit)} ${ko.houses(base)}에 들어가고 ${removedKorean(step, ko)} ${krakenChainsKorean(step, ko)} 어느 쪽이든 ${removedKorean(step, ko)}`;
    },
  },
  'kraken-fish-type-2': {
    en: (step, en) => {
      const { base, cover, digit, fins } = readFish(step, en.geometry);
      const last = en.house(cover[cover.length - 1]);
      return `In ${en.houses(base)}, the digit ${digit} fits only in ${en.houses(cover)}, except for ${en.cells(fins)} (${fins.length > 1 ? 'the fins' : 'the fin'}). So a fin is ${digit}, or else ${last} gets its ${digit} in ${en.houses(base)}. ${krakenChains(step, en)} In every case, ${removed(step, en)}.`;
    },
    ko: (step, ko) => {
      const { base, cover, digit, fins } = readFish(step, ko.geometry);
      const last = ko.house(cover[cover.length - 1]);
      return `${ko.houses(base)}에서 ${topic(digit)} 핀 ${object(ko.cells(fins))} 빼면 ${ko.houses(cover)}에만 들어갈 수 있어요. 그래서 핀이 ${digit}이거나, ${last}의 ${subject(digit)} ${ko.houses(base)}에 들어가요. ${krakenChainsKorean(step, ko)} 어느 경우든 ${removedKorean(step, ko)}`;
    },
  },
};

function krakenChains(step: Step, en: English): string {
  const { chains } = patternAs(step, 'kraken');
  return [...new Set(chains.map((nodes) => consequences(nodes, en)))].join(' ');
}

function krakenChainsKorean(step: Step, ko: Korean): string {
  const { chains } = patternAs(step, 'kraken');
  return [...new Set(chains.map((nodes) => consequencesKorean(nodes, ko)))].join(' ');
}

function removed({ eliminations: [candidate] }: Step, en: English): string {
  return `${en.cell(cellOf(candidate, en.geometry))} is not ${digitIn(candidate, en.geometry)}`;
}

function removedKorean({ eliminations: [candidate] }: Step, ko: Korean): string {
  return `${topic(ko.cell(cellOf(candidate, ko.geometry)))} ${subject(`${digitIn(candidate, ko.geometry)}`)} 아니에요.`;
}

import { patternAs } from '../../technique/step.ts';
import { techniqueFacts } from '../../technique/technique-facts.ts';
import { say } from '../phrase.ts';
import { keptFacts, keptFactsKorean } from './kept-digits.ts';
import type { Reason, Reasons, Told } from './reason.ts';
import { ruleSentence } from './rule-sentences.ts';
import { ruleSentenceKorean } from './rule-sentences-korean.ts';
import { houseSum } from './sum-sentences.ts';

/** What the constraints say, with which houses, and what is left of their cells. */
const RULE: Reason = (step, geometry) => {
  const pattern = patternAs(step, 'rule');
  const { constraints, core, houses, sum } = pattern;
  const rules: Told = sum
    ? houseSum(pattern, sum, geometry)
    : {
        en: (en) => [
          ...constraints.map((it) => ruleSentence(it, en, core)),
          ...houses.map((house) => say`The digits of ${en.house(house)} are all different.`),
        ],
        ko: (ko) => [
          ...constraints.map((it) => ruleSentenceKorean(it, ko, core)),
          ...houses.map((house) => say`${ko.house(house)}의 숫자는 모두 달라요.`),
        ],
      };
  return {
    en: (en) => [...rules.en(en), ...keptFacts(pattern, en)],
    ko: (ko) => [...rules.ko(ko), ...keptFactsKorean(pattern, ko)],
  };
};

export const RULES: Reasons = Object.fromEntries(
  Object.entries(techniqueFacts)
    .filter(([, { family }]) => family === 'rule')
    .map(([id]) => [id, RULE]),
);

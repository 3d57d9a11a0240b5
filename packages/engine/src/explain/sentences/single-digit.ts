import { cellOf, patternAs } from '../../technique/step.ts';
import { and, subject, topic } from '../particle.ts';
import { say } from '../phrase.ts';
import type { Reason, Reasons } from './reason.ts';

/** Two strong links. One end of the first link and one end of the second share a house. */
const TWO_LINKS: Reason = (step) => {
  const { digits, ends, houses } = patternAs(step, 'links');
  const [[far1], [near1], [near2], [far2]] = ends;
  const digit = `${digits[0]}`;
  return {
    en: (en) => {
      const [first, second, shared] = houses.map(en.house);
      return [
        say`In ${first}, ${digit} fits only in ${en.cells([near1, far1])}; in ${second}, only in ${en.cells([near2, far2])}.`,
        say`${en.cells([near1, near2])} are both in ${shared}, so they cannot both be ${digit}.`,
        say`Therefore ${en.anyCell([far1, far2])} is ${digit}, and no cell that sees both can be ${digit}.`,
      ];
    },
    ko: (ko) => {
      const [first, second, shared] = houses.map(ko.house);
      return [
        say`${first}에서 ${topic(digit)} ${ko.cells([near1, far1])}에만, ${second}에서는 ${ko.cells([near2, far2])}에만 들어갈 수 있어요.`,
        say`${topic(ko.cells([near1, near2]))} 모두 ${shared}에 있어서 둘 다 ${digit}일 수는 없어요.`,
        say`그래서 ${ko.cells([far1, far2])} 중 적어도 하나는 ${digit}이고, 두 칸과 모두 만나는 칸은 ${subject(digit)} 될 수 없어요.`,
      ];
    },
  };
};

export const SINGLE_DIGIT: Reasons = {
  skyscraper: TWO_LINKS,
  'two-string-kite': TWO_LINKS,
  /** `line` crosses the box and contains the near end of the link, `across` the removed candidate. */
  'empty-rectangle': ({ eliminations, pattern }, geometry) => {
    const [near, far] = pattern.cells;
    const [box, link, line, across] = pattern.houses;
    const digit = `${pattern.digits[0]}`;
    const removed = cellOf(eliminations[0], geometry);
    return {
      en: (en) => [
        say`In ${en.house(box)}, ${digit} fits only in ${en.house(line)} and in ${en.house(across)}.`,
        say`In ${en.house(link)}, it fits only in ${en.cells([near, far])}.`,
        say`If ${en.cell(far)} is not ${digit}, ${en.cell(near)} is, and then the ${digit} of ${en.house(box)} must be in ${en.house(across)}.`,
        say`Either way, ${en.cell(removed)} sees ${en.a(digit)}.`,
      ],
      ko: (ko) => [
        say`${ko.house(box)}에서 ${topic(digit)} ${and(ko.house(line))} ${ko.house(across)}에만 들어갈 수 있고, ${ko.house(link)}에서는 ${ko.cells([near, far])}에만 들어갈 수 있어요.`,
        say`${subject(ko.cell(far))} ${subject(digit)} 아니면 ${subject(ko.cell(near))} ${digit}이고, 그러면 ${ko.house(box)}의 ${topic(digit)} ${ko.house(across)}에 들어가야 해요.`,
        say`어느 쪽이든 ${topic(ko.cell(removed))} ${and(digit)} 만나요.`,
      ],
    };
  },
};

import type { Step } from '../../technique/step.ts';
import { and, is, object, subject, topic } from '../particle.ts';
import type { Reason, Reasons } from './reason.ts';

const LOCKED_CANDIDATES: Reason = {
  en: ({ pattern: { cells, digits, houses } }, en) => {
    const [inner, outer] = houses.map(en.house);
    return `In ${inner}, ${digits[0]} fits only in ${en.cells(cells)}, and ${en.all(cells.length)} of these cells are in ${outer}. The ${digits[0]} of ${inner} is therefore the ${digits[0]} of ${outer} as well.`;
  },
  ko: ({ pattern: { cells, digits, houses } }, ko) => {
    const [inner, outer] = houses.map(ko.house);
    const digit = `${digits[0]}`;
    return `${inner}에서 ${subject(digit)} 들어갈 수 있는 칸은 ${ko.cells(cells)}뿐이고, 모두 ${outer}에 있어요. 그래서 ${inner}의 ${topic(digit)} ${outer}의 ${digit}이기도 해요.`;
  },
};

const LOCKED_SUBSET: Reason = {
  en: ({ pattern: { cells, digits, houses } }, en) =>
    `${en.cells(cells)} have only the candidates ${en.digits(digits)}. ${en.capital(en.number(cells.length))} cells need ${en.number(cells.length)} digits, so they use up ${en.all(cells.length)}. The cells share ${en.house(houses[0])} and ${en.house(houses[1])}, and no other cell there can have one of these digits.`,
  ko: ({ pattern: { cells, digits, houses } }, ko) =>
    `${ko.cells(cells)}의 후보는 ${ko.digits(digits)}뿐이에요. ${ko.number(cells.length)} 칸이 ${ko.number(cells.length)} 숫자를 하나씩 나눠 가져요. 이 칸들은 ${ko.house(houses[0])}에도 있고 ${ko.house(houses[1])}에도 있으므로, 두 곳의 다른 칸에는 이 숫자들이 들어갈 수 없어요.`,
};

const NAKED: Reason = {
  en: ({ pattern: { cells, digits, houses } }, en) =>
    `In ${en.house(houses[0])}, ${en.cells(cells)} have only the candidates ${en.digits(digits)}. ${en.capital(en.number(cells.length))} cells need ${en.number(cells.length)} digits, so they use up ${en.all(cells.length)}.`,
  ko: ({ pattern: { cells, digits, houses } }, ko) =>
    `${ko.house(houses[0])}에서 ${ko.cells(cells)}의 후보는 ${ko.digits(digits)}뿐이에요. ${ko.number(cells.length)} 칸이 ${ko.number(cells.length)} 숫자를 하나씩 나눠 가지므로, ${ko.house(houses[0])}의 다른 칸에는 이 숫자들이 들어갈 수 없어요.`,
};

const HIDDEN: Reason = {
  en: ({ pattern: { cells, digits, houses } }, en) =>
    `In ${en.house(houses[0])}, the digits ${en.digits(digits)} fit only in ${en.cells(cells)}. ${en.capital(en.number(cells.length))} digits fill ${en.number(cells.length)} cells, so there is no room for other digits.`,
  ko: ({ pattern: { cells, digits, houses } }, ko) =>
    `${ko.house(houses[0])}에서 ${subject(ko.digits(digits))} 들어갈 수 있는 칸은 ${ko.cells(cells)}뿐이에요. ${ko.number(digits.length)} 숫자가 ${ko.number(cells.length)} 칸을 모두 차지하므로, 이 칸들에 다른 숫자는 들어갈 수 없어요.`,
};

export const SUBSETS: Reasons = {
  'locked-candidates-1': LOCKED_CANDIDATES,
  'locked-candidates-2': LOCKED_CANDIDATES,
  'locked-pair': LOCKED_SUBSET,
  'locked-triple': LOCKED_SUBSET,
  'naked-pair': NAKED,
  'naked-triple': NAKED,
  'naked-quadruple': NAKED,
  'hidden-pair': HIDDEN,
  'hidden-triple': HIDDEN,
  'hidden-quadruple': HIDDEN,
  'sue-de-coq': {
    en: ({ pattern: { houses, sets } }, en) => {
      const [core, inLine, inBox] = parts(sets);
      const all = core.cells.length + inLine.cells.length + inBox.cells.length;
      return `${en.cells(core.cells)}, where ${en.house(houses[0])} crosses ${en.house(houses[1])}, have the candidates ${en.digits(core.digits)}. In ${en.house(houses[0])}, ${en.cells(inLine.cells)} ${en.have(inLine.cells)} only ${en.digits(inLine.digits)}; in ${en.house(houses[1])}, ${en.cells(inBox.cells)} ${en.have(inBox.cells)} only ${en.digits(inBox.digits)}. Together these ${all} cells have room for just ${all} digits, so each digit has its place among them, in ${en.house(houses[0])} or in ${en.house(houses[1])}.`;
    },
    ko: ({ pattern: { houses, sets } }, ko) => {
      const [core, inLine, inBox] = parts(sets);
      const all = core.cells.length + inLine.cells.length + inBox.cells.length;
      return `${subject(ko.house(houses[0]))} ${and(ko.house(houses[1]))} 만나는 ${ko.cells(core.cells)}의 후보는 ${is(ko.digits(core.digits))}. ${ko.house(houses[0])}의 ${topic(ko.cells(inLine.cells))} ${object(ko.digits(inLine.digits))}, ${ko.house(houses[1])}의 ${topic(ko.cells(inBox.cells))} ${object(ko.digits(inBox.digits))} 후보로 가져요. 이 ${all}칸에는 숫자가 꼭 ${all}개 들어가므로, ${ko.house(houses[0])}이나 ${ko.house(houses[1])}에서 각 숫자의 자리는 모두 이 칸들 안에 있어요.`;
    },
  },
};

/**
 * The three sets of a Sue de Coq: the cells in the crossing, the other cells in the line, and the
 * other cells in the box.
 */
function parts(sets: Step['pattern']['sets']) {
  if (!sets) throw new RangeError('expected the sets of a Sue de Coq');
  return sets;
}

import { is, subject } from '../particle.ts';
import { say } from '../phrase.ts';
import type { Reason, Reasons } from './reason.ts';

const HIDDEN_SINGLE: Reason = ({ pattern: { cells, digits, houses } }) => ({
  en: (en) => [say`In ${en.house(houses[0])}, ${digits[0]} fits only in ${en.cell(cells[0])}.`],
  ko: (ko) => [
    say`${ko.house(houses[0])}에서 ${subject(`${digits[0]}`)} 들어갈 수 있는 칸은 ${ko.cell(cells[0])}뿐이에요.`,
  ],
});

export const SINGLES: Reasons = {
  'full-house': ({ pattern: { cells, digits, houses } }) => ({
    en: (en) => [
      say`In ${en.house(houses[0])}, only ${en.cell(cells[0])} is still blank, and only ${digits[0]} is missing.`,
    ],
    ko: (ko) => [
      say`${ko.house(houses[0])}에 남은 빈칸은 ${ko.cell(cells[0])} 하나이고, 빠진 숫자는 ${is(`${digits[0]}`)}.`,
    ],
  }),
  'naked-single': ({ pattern: { cells, digits } }) => ({
    en: (en) => [
      say`Only ${digits[0]} is left in ${en.cell(cells[0])}: every other digit is in its row, column or ${en.box} already, or has been ruled out.`,
    ],
    ko: (ko) => [
      say`${ko.cell(cells[0])}에 남은 후보는 ${digits[0]}뿐이에요.`,
      say`다른 숫자는 같은 행, 열, ${ko.box}에 이미 있거나 앞에서 지워졌어요.`,
    ],
  }),
  'hidden-single': HIDDEN_SINGLE,
  'extra-house-single': HIDDEN_SINGLE,
  'brute-force': ({ pattern: { cells, digits } }) => ({
    en: (en) => [
      say`No technique goes on from here.`,
      say`In the solution, ${en.cell(cells[0])} is ${digits[0]}.`,
    ],
    ko: (ko) => [
      say`여기서부터는 쓸 수 있는 기법이 없어요.`,
      say`해에서 ${ko.cell(cells[0])}의 숫자는 ${is(`${digits[0]}`)}.`,
    ],
  }),
};

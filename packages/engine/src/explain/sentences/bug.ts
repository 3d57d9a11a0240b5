import { patternAs } from '../../technique/step.ts';
import { object, subject, topic } from '../particle.ts';
import { say } from '../phrase.ts';
import { type Reason, type Reasons, told } from './reason.ts';

/** The candidates because of which the grid is not a universal grave. One of them is true. */
const grave: Reason = (step) => {
  const { extras } = patternAs(step, 'bug');
  return {
    en: (en) => [
      say`If we remove ${en.removals(extras)}, every blank cell has exactly two candidates, and every digit fits exactly twice in each house.`,
      say`A puzzle in this state never has exactly one solution, so one of the removed candidates is true.`,
    ],
    ko: (ko) => [
      say`${ko.removals(extras)} 지우면 모든 빈칸의 후보가 정확히 두 개가 되고, 모든 행, 열, 상자에서 각 숫자의 자리가 정확히 두 곳이 돼요.`,
      say`이런 퍼즐의 해는 하나일 수 없으므로, 지운 후보 중 하나는 참이에요.`,
    ],
  };
};

const PLUS_1: Reason = ({ pattern: { cells, digits } }) => ({
  en: (en) => [
    say`Every blank cell but ${en.cell(cells[0])} has exactly two candidates.`,
    say`If ${en.cell(cells[0])} were not ${digits[0]}, every digit would fit exactly twice in each house, and a puzzle in this state never has exactly one solution.`,
    say`So ${en.cell(cells[0])} has to be ${digits[0]}.`,
  ],
  ko: (ko) => [
    say`${object(ko.cell(cells[0]))} 빼면 모든 빈칸의 후보가 정확히 두 개예요.`,
    say`${subject(ko.cell(cells[0]))} ${subject(`${digits[0]}`)} 아니면 모든 행, 열, 상자에서 각 숫자의 자리가 정확히 두 곳이 되는데, 이런 퍼즐의 해는 하나일 수 없어요.`,
    say`${ko.cell(cells[0])}에 ${object(`${digits[0]}`)} 넣어야만 이것을 피할 수 있어요.`,
  ],
});

/** One cell with extra candidates. If there are several, it has one of them. */
const TYPE_1: Reason = (step, geometry) =>
  (step.pattern.digits.length > 1 ? grave : PLUS_1)(step, geometry);

export const BUG: Reasons = {
  'bug-plus-1': TYPE_1,
  'bug-type-2': (step, geometry) =>
    told(grave(step, geometry), {
      en: () => [say`A cell that sees all of them cannot be ${step.pattern.digits[0]}.`],
      ko: () => [
        say`그 자리들과 모두 만나는 칸은 ${subject(`${step.pattern.digits[0]}`)} 될 수 없어요.`,
      ],
    }),
  'bug-type-3': (step, geometry) => {
    const { houses, subset } = patternAs(step, 'bug');
    if (!subset) throw new RangeError('expected a subset');
    return told(grave(step, geometry), {
      en: (en) => [
        say`So the cells with these candidates act as a single cell.`,
        say`Together with ${en.cells(subset.cells)}, they use up ${en.digits(subset.digits)} in ${en.houses(houses)}.`,
      ],
      ko: (ko) => [
        say`그래서 이 후보를 가진 칸들을 그 후보들만 가진 한 칸처럼 볼 수 있어요.`,
        say`이 한 칸과 ${subject(ko.cells(subset.cells))} ${ko.houses(houses)}의 ${object(ko.digits(subset.digits))} 모두 차지해요.`,
      ],
    });
  },
  'bug-type-4': (step, geometry) => {
    const { digits, houses, ...pattern } = step.pattern;
    const cells = pattern.cells.toSorted((a, b) => a - b);
    const locked = `${digits[0]}`;
    return told(grave(step, geometry), {
      en: (en) => [
        say`In ${en.house(houses[0])}, ${locked} fits only in ${en.cells(cells)}.`,
        say`So one of the two cells is ${locked}, the other has one of those candidates, and neither has another digit.`,
      ],
      ko: (ko) => [
        say`${ko.house(houses[0])}에서 ${topic(locked)} ${ko.cells(cells)}에만 들어갈 수 있어요.`,
        say`그래서 두 칸 중 하나는 ${locked}, 다른 하나는 그 후보 중 하나이고, 다른 숫자는 들어갈 수 없어요.`,
      ],
    });
  },
};

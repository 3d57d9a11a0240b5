import type { Geometry } from '../../grid/geometry.ts';
import { cellOf, digitIn, patternAs, type Step } from '../../technique/step.ts';
import { is, mustBe, object, subject, topic } from '../particle.ts';
import { say } from '../phrase.ts';
import { type Reason, type Reasons, type Told, told } from './reason.ts';

/** Why the corners of a rectangle cannot all have the same two digits. */
const swap = ({ pattern: { cells, digits } }: Step): Told => ({
  en: (en) => [
    say`If ${en.cells(cells)} had only ${en.digits(digits.slice(0, 2))}, these two digits could be swapped, and the puzzle would have two solutions.`,
  ],
  ko: (ko) => [
    say`${ko.cells(cells)}에 ${ko.digits(digits.slice(0, 2))}만 남으면 두 숫자를 서로 바꿔도 되므로 해가 두 개가 돼요.`,
  ],
});

const THIRD_DIGIT: Reason = (step) => {
  const third = `${step.pattern.digits[2]}`;
  return told(swap(step), {
    en: () => [
      say`The only other candidate in these cells is ${third}, so one of them is ${third}.`,
      say`A cell that sees every ${isRectangle(step) ? 'corner' : 'cell'} with this candidate cannot be ${third}.`,
    ],
    ko: () => [
      say`이 칸들의 다른 후보는 ${third}뿐이므로 그중 한 칸은 ${mustBe(third)} 해요.`,
      say`${object(third)} 후보로 가진 ${isRectangle(step) ? '꼭짓점과' : '칸과'} 모두 만나는 칸은 ${subject(third)} 될 수 없어요.`,
    ],
  });
};

/** Only one cell has other candidates. */
const TYPE_1: Reason = (step, geometry) => {
  const [removed] = cellsOf(step, geometry);
  return told(swap(step), {
    en: (en) => [
      say`${en.capital(en.number(step.pattern.cells.length - 1))} of them have no other candidate, so ${en.cell(removed)} must have another digit.`,
    ],
    ko: (ko) => [
      say`그중 ${ko.number(step.pattern.cells.length - 1)} 칸에는 다른 후보가 없으므로, ${ko.cell(removed)}에는 다른 숫자가 들어가야 해요.`,
    ],
  });
};

/** The two cells with other candidates count as one cell of a subset. */
const TYPE_3: Reason = (step, geometry) => {
  const { houses, subset } = patternAs(step, 'unique');
  if (!subset) throw new RangeError('expected a subset');
  const isHidden = subset.kind === 'hidden';
  const cells = [...openIn(step, geometry), ...subset.cells].sort((a, b) => a - b);
  return told(swap(step), {
    en: (en) => {
      const corners = isRectangle(step) ? 'corners' : 'cells';
      if (isHidden) {
        return [
          say`So one of the two ${corners} in ${en.house(houses[0])} must get another candidate.`,
          say`In ${en.house(houses[0])}, the digits ${en.digits(subset.digits)} fit only in ${en.cells(cells)}.`,
          say`With one of the two ${corners}, they fill ${en.cells(subset.cells)}.`,
        ];
      }
      return [
        say`So at least one of the two ${corners} in ${en.house(houses[0])} must get another candidate, and the two ${corners} act as a single cell with their other candidates.`,
        say`Together with ${en.cells(subset.cells)}, they use up ${en.digits(subset.digits)} in ${en.houses(houses)}.`,
      ];
    },
    ko: (ko) => {
      const corners = isRectangle(step) ? '꼭짓점' : '칸';
      if (isHidden) {
        return [
          say`그래서 ${ko.house(houses[0])}에 있는 두 ${corners} 중 하나에는 다른 후보가 들어가야 해요.`,
          say`${ko.house(houses[0])}에서 ${topic(ko.digits(subset.digits))} ${ko.cells(cells)}에만 들어갈 수 있어요.`,
          say`이 숫자들은 두 ${corners} 중 하나와 ${object(ko.cells(subset.cells))} 모두 채워요.`,
        ];
      }
      return [
        say`그래서 ${ko.house(houses[0])}에 있는 두 ${corners} 중 하나에는 다른 후보가 들어가야 하고, 두 ${object(corners)} 그 후보들만 가진 한 칸처럼 볼 수 있어요.`,
        say`이 한 칸과 ${subject(ko.cells(subset.cells))} ${ko.houses(houses)}의 ${object(ko.digits(subset.digits))} 모두 차지해요.`,
      ];
    },
  });
};

/** One of the two digits has no other place in a house of the two cells with other candidates. */
const TYPE_4: Reason = (step, geometry) => {
  const { kept, removed } = pair(step, geometry);
  return told(swap(step), {
    en: (en) => [
      say`In ${en.house(step.pattern.houses[0])}, ${kept} fits only in two of these ${isRectangle(step) ? 'corners' : 'cells'}, so one of them is ${kept}.`,
      say`If the other one were ${removed}, all ${isRectangle(step) ? 'four corners' : 'these cells'} would have only these two digits.`,
    ],
    ko: (ko) => [
      say`${ko.house(step.pattern.houses[0])}에서 ${topic(kept)} 이 ${isRectangle(step) ? '꼭짓점' : '칸 중'} 두 곳에만 들어갈 수 있으므로 둘 중 하나는 ${is(kept)}.`,
      say`나머지 하나가 ${removed}이면 ${ko.number(step.pattern.cells.length)} 칸에 두 숫자만 남게 돼요.`,
    ],
  });
};

export const UNIQUENESS: Reasons = {
  'uniqueness-test-1': TYPE_1,
  'uniqueness-test-2': THIRD_DIGIT,
  'uniqueness-test-3': TYPE_3,
  'uniqueness-test-4': TYPE_4,
  'unique-loop-1': TYPE_1,
  'unique-loop-2': THIRD_DIGIT,
  'unique-loop-3': TYPE_3,
  'unique-loop-4': TYPE_4,
  'uniqueness-test-5': THIRD_DIGIT,
  'uniqueness-test-6': (step, geometry) => {
    const { removed } = pair(step, geometry);
    const cells = cellsOf(step, geometry);
    return told(swap(step), {
      en: (en) => [
        say`In ${en.houses(step.pattern.houses)}, ${removed} fits only in these corners, so two opposite corners are ${removed}.`,
        say`If ${en.cells(cells)} were ${removed}, the other two would have the other digit, and the two digits could be swapped.`,
      ],
      ko: (ko) => [
        say`${ko.houses(step.pattern.houses)}에서 ${topic(removed)} 이 꼭짓점들에만 들어갈 수 있으므로 마주 보는 두 꼭짓점이 ${is(removed)}.`,
        say`${subject(ko.cells(cells))} ${removed}이면 나머지 두 칸에는 다른 숫자가 들어가고, 두 숫자를 서로 바꿀 수 있게 돼요.`,
      ],
    });
  },
  'hidden-rectangle': (step, geometry) => {
    const { kept, removed } = pair(step, geometry);
    const [cell] = cellsOf(step, geometry);
    const { cells } = step.pattern;
    const opposite = cells[(cells.indexOf(cell) + 2) % 4];
    return told(swap(step), {
      en: (en) => [
        say`In ${en.houses(step.pattern.houses)}, ${kept} fits only in these corners.`,
        say`If ${en.cell(cell)} were ${removed}, the two corners beside it would be ${kept}, and the opposite corner ${en.cell(opposite)}, which has only these two candidates, would be ${removed}.`,
        say`Then the digits could be swapped.`,
      ],
      ko: (ko) => [
        say`${ko.houses(step.pattern.houses)}에서 ${topic(kept)} 이 꼭짓점들에만 들어갈 수 있어요.`,
        say`${subject(ko.cell(cell))} ${removed}이면 옆의 두 꼭짓점은 ${kept}, 두 후보만 남은 맞은편 꼭짓점 ${topic(ko.cell(opposite))} ${subject(removed)} 되어 두 숫자를 서로 바꿀 수 있게 돼요.`,
      ],
    });
  },
  'avoidable-rectangle-1': (step, geometry) => {
    const { cells, digits } = step.pattern;
    const [cell] = cellsOf(step, geometry);
    const { removed } = pair(step, geometry);
    const others = cells.filter((it) => it !== cell);
    return {
      en: (en) => [
        say`${en.cells(others)} are filled with ${en.digits(digits.slice(0, 2))}, and none of them is a given.`,
        say`If ${en.cell(cell)} were ${removed}, the two digits could be swapped in the four cells, and the puzzle would have two solutions.`,
      ],
      ko: (ko) => [
        say`${ko.cells(others)}에는 ${subject(ko.digits(digits.slice(0, 2)))} 들어 있는데, 모두 처음부터 주어진 숫자가 아니에요.`,
        say`${subject(ko.cell(cell))} ${removed}이면 네 칸에서 두 숫자를 서로 바꿔도 되므로 해가 두 개가 돼요.`,
      ],
    };
  },
  'avoidable-rectangle-2': ({ pattern: { cells, digits } }) => {
    const third = `${digits[2]}`;
    return {
      en: (en) => [
        say`${en.cells(cells.slice(0, 2))} are filled with ${en.digits(digits.slice(0, 2))}, and neither is a given.`,
        say`If ${en.cells(cells.slice(2))} got the same two digits, these could be swapped, and the puzzle would have two solutions.`,
        say`So one of the two is ${third}, and no cell that sees both can be ${third}.`,
      ],
      ko: (ko) => [
        say`${ko.cells(cells.slice(0, 2))}에는 ${subject(ko.digits(digits.slice(0, 2)))} 들어 있는데, 처음부터 주어진 숫자가 아니에요.`,
        say`${ko.cells(cells.slice(2))}에도 같은 두 숫자가 들어가면 서로 바꿔도 되므로 해가 두 개가 돼요.`,
        say`그래서 두 칸 중 하나는 ${is(third)}.`,
        say`두 칸과 모두 만나는 칸은 ${subject(third)} 될 수 없어요.`,
      ],
    };
  },
};

/** Whether the pattern is a rectangle, and not a longer loop. */
function isRectangle({ pattern: { cells } }: Step): boolean {
  return cells.length === 4;
}

/** The cells of the pattern in the house of its subset. */
function openIn({ pattern: { cells, houses } }: Step, geometry: Geometry): number[] {
  return cells.filter((cell) => geometry.houses[houses[0]].includes(cell));
}

/** The cells with eliminations, ascending. */
function cellsOf({ eliminations }: Step, geometry: Geometry): number[] {
  return [...new Set(eliminations.map((it) => cellOf(it, geometry)))].sort((a, b) => a - b);
}

/** The two digits of the rectangle: the digit that is removed, and the digit that is kept. */
function pair(
  { eliminations, pattern }: Step,
  geometry: Geometry,
): { kept: string; removed: string } {
  const removed = digitIn(eliminations[0], geometry);
  const [a, b] = pattern.digits;
  return { kept: `${removed === a ? b : a}`, removed: `${removed}` };
}

import type { Geometry } from '../../grid/geometry.ts';
import { cellOf, patternAs, type Step } from '../../technique/step.ts';
import type { Korean } from '../korean.ts';
import { and, is, subject, topic } from '../particle.ts';
import { type Phrase, say } from '../phrase.ts';
import { type Reasons, type Told, told } from './reason.ts';

export const COLORS: Reasons = {
  'simple-colors-trap': (step, geometry) => {
    const { colors, digit } = read(step, geometry);
    return told(either(digit, colors[0], colors[1]), {
      en: () => [say`A cell that sees a cell of each group cannot be ${digit}.`],
      ko: () => [say`두 묶음과 모두 만나는 칸은 ${subject(digit)} 될 수 없어요.`],
    });
  },
  'simple-colors-wrap': (step, geometry) => {
    const { colors, digit, removed } = read(step, geometry);
    return told(either(digit, colors[0], colors[1]), {
      en: (en) => [
        say`But two cells of the group ${en.cells(removed)} see each other, so this group cannot be ${digit}.`,
      ],
      ko: (ko) => [
        say`그런데 ${ko.cells(removed)} 묶음 안의 두 칸이 서로 만나므로 이 묶음은 ${subject(digit)} 될 수 없어요.`,
      ],
    });
  },
  'multi-colors-1': (step, geometry) => {
    const { colors, digit } = read(step, geometry);
    const meetings = meetingsOf(step, geometry);
    return told(linked(digit), {
      en: (en) => {
        const [a, b, c, d] = colors.map(en.cells);
        return [
          say`Follow these pairs from cell to cell: either every cell of group A (${a}) is ${digit}, or every cell of group B (${b}) is ${digit}.`,
          say`In the same way, either every cell of group C (${c}) is ${digit}, or every cell of group D (${d}) is ${digit}.`,
          ...meetings.flatMap(([false1, false2, true1, true2]) => [
            say`${false1} and ${false2} see each other, so the two cannot both be ${digit}.`,
            say`So ${true1} or ${true2} is ${digit}, and a cell that sees both groups cannot be ${digit}.`,
          ]),
        ];
      },
      ko: (ko) => {
        const [a, b, c, d] = colors.map(ko.cells);
        return [
          say`이런 쌍을 따라가면, A 묶음(${a})과 B 묶음(${b}) 중 하나는 모두 ${is(digit)}.`,
          say`마찬가지로 C 묶음(${c})과 D 묶음(${d}) 중 하나도 모두 ${is(digit)}.`,
          ...meetings.flatMap(([false1, false2, true1, true2]) => [
            say`${and(false1)} ${topic(false2)} 서로 만나므로 둘 다 ${digit}일 수 없어요.`,
            say`그래서 ${and(true1)} ${true2} 중 적어도 하나는 ${digit}이고, 두 묶음과 모두 만나는 칸은 ${subject(digit)} 될 수 없어요.`,
          ]),
        ];
      },
    });
  },
  'multi-colors-2': (step, geometry) => {
    const { colors, digit, removed } = read(step, geometry);
    const isOne = removed.length === 1;
    return told(either(digit, colors[2], colors[3]), {
      en: (en) =>
        isOne
          ? [say`Either way, ${en.cells(removed)} sees ${en.a(digit)}, so it cannot be ${digit}.`]
          : [
              say`The cells ${en.cells(removed)} are linked as well: all of them are ${digit}, or none.`,
              say`Whichever of the first two groups is ${digit}, one of these cells sees it, so none of them can be ${digit}.`,
            ],
      ko: (ko) =>
        isOne
          ? [
              say`어느 쪽이든 ${topic(ko.cells(removed))} ${and(digit)} 만나므로 ${subject(digit)} 될 수 없어요.`,
            ]
          : [
              say`${ko.cells(removed)}도 이어져 있어서 모두 ${digit}이거나 모두 아니에요.`,
              say`앞의 두 묶음 중 어느 쪽이 ${digit}이든 이 칸들 가운데 하나와 만나므로, 이 칸들은 ${subject(digit)} 될 수 없어요.`,
            ],
    });
  },
};

/** Says that if a digit has two places in a house, one of them has the digit. */
function linked(digit: string): Told {
  return {
    en: () => [say`Where ${digit} has only two places in a house, one of them is ${digit}.`],
    ko: (ko) => [
      say`${subject(digit)} 들어갈 칸이 두 곳뿐인 행, 열, ${ko.box}에서는 둘 중 한 칸이 ${is(digit)}.`,
    ],
  };
}

/** Says that the cells of one of two colors have the digit. */
function either(digit: string, a: readonly number[], b: readonly number[]): Told {
  return told(linked(digit), {
    en: (en) => [
      say`Follow these pairs from cell to cell: either ${en.cells(a)} ${are(a)} ${digit}, or ${en.cells(b)} ${are(b)} ${digit}.`,
    ],
    ko: (ko) => [
      say`이런 쌍을 따라가면, ${together(ko, a)} ${digit}이거나 ${together(ko, b)} ${is(digit)}.`,
    ],
  });
}

/** `r1c1이`, `r1c1과 r2c4가 모두` */
function together(ko: Korean, cells: readonly number[]): Phrase {
  return cells.length > 1 ? say`${subject(ko.cells(cells))} 모두` : subject(ko.cells(cells));
}

function are(cells: readonly number[]): string {
  return cells.length > 2 ? 'are all' : cells.length === 2 ? 'are both' : 'is';
}

function read(step: Step, geometry: Geometry) {
  const { colors, digits } = patternAs(step, 'colors');
  const removed = [...new Set(step.eliminations.map((it) => cellOf(it, geometry)))].sort(
    (a, b) => a - b,
  );
  return { colors, digit: `${digits[0]}`, removed };
}

/**
 * Finds colors of different clusters that see each other. Returns the letters of two such colors, and
 * then those of the opposite colors, which remove the candidates. If one such pair does not remove
 * all candidates, returns several.
 */
function meetingsOf(step: Step, geometry: Geometry): string[][] {
  const { colors, removed } = read(step, geometry);
  const meetings: string[][] = [];
  let left = removed;
  for (const i of [0, 1]) {
    for (const k of [2, 3]) {
      if (!colors[i].some((cell) => sees(geometry, cell, colors[k]))) continue;
      const stays = left.filter(
        (cell) => !sees(geometry, cell, colors[1 - i]) || !sees(geometry, cell, colors[5 - k]),
      );
      if (stays.length === left.length) continue;
      meetings.push([i, k, 1 - i, 5 - k].map((color) => 'ABCD'[color]));
      left = stays;
    }
  }
  if (left.length > 0) throw new RangeError('expected colors that see each other');
  return meetings;
}

function sees({ peers }: Geometry, cell: number, others: readonly number[]): boolean {
  return others.some((other) => peers[cell].includes(other));
}

import type { Geometry } from '../../grid/geometry.ts';
import { cellOf, patternAs, type Step } from '../../technique/step.ts';
import type { Korean } from '../korean.ts';
import { and, is, subject, topic } from '../particle.ts';
import { type Phrase, say } from '../phrase.ts';
import type { Reasons } from './reason.ts';

export const COLORS: Reasons = {
  'simple-colors-trap': {
    en: (step, en) => {
      const { colors, digit } = read(step, en.geometry);
      return [
        linked(digit),
        say`Follow these pairs from cell to cell: either ${en.cells(colors[0])} ${are(colors[0])} ${digit}, or ${en.cells(colors[1])} ${are(colors[1])} ${digit}.`,
        say`A cell that sees a cell of each group cannot be ${digit}.`,
      ];
    },
    ko: (step, ko) => {
      const { colors, digit } = read(step, ko.geometry);
      return [
        linkedKorean(digit),
        say`이런 쌍을 따라가면, ${together(ko, colors[0])} ${digit}이거나 ${together(ko, colors[1])} ${is(digit)}.`,
        say`두 묶음과 모두 만나는 칸은 ${subject(digit)} 될 수 없어요.`,
      ];
    },
  },
  'simple-colors-wrap': {
    en: (step, en) => {
      const { colors, digit, removed } = read(step, en.geometry);
      return [
        linked(digit),
        say`Follow these pairs from cell to cell: either ${en.cells(colors[0])} ${are(colors[0])} ${digit}, or ${en.cells(colors[1])} ${are(colors[1])} ${digit}.`,
        say`But two cells of the group ${en.cells(removed)} see each other, so this group cannot be ${digit}.`,
      ];
    },
    ko: (step, ko) => {
      const { colors, digit, removed } = read(step, ko.geometry);
      return [
        linkedKorean(digit),
        say`이런 쌍을 따라가면, ${together(ko, colors[0])} ${digit}이거나 ${together(ko, colors[1])} ${is(digit)}.`,
        say`그런데 ${ko.cells(removed)} 묶음 안의 두 칸이 서로 만나므로 이 묶음은 ${subject(digit)} 될 수 없어요.`,
      ];
    },
  },
  'multi-colors-1': {
    en: (step, en) => {
      const { colors, digit } = read(step, en.geometry);
      const [a, b, c, d] = colors.map(en.cells);
      const meetings = meetingsOf(step, en.geometry).map(([false1, false2, true1, true2]) => [
        say`${false1} and ${false2} see each other, so the two cannot both be ${digit}.`,
        say`So ${true1} or ${true2} is ${digit}, and a cell that sees both groups cannot be ${digit}.`,
      ]);
      return [
        linked(digit),
        say`Follow these pairs from cell to cell: either every cell of group A (${a}) is ${digit}, or every cell of group B (${b}) is ${digit}.`,
        say`In the same way, either every cell of group C (${c}) is ${digit}, or every cell of group D (${d}) is ${digit}.`,
        ...meetings.flat(),
      ];
    },
    ko: (step, ko) => {
      const { colors, digit } = read(step, ko.geometry);
      const [a, b, c, d] = colors.map(ko.cells);
      const meetings = meetingsOf(step, ko.geometry).map(([false1, false2, true1, true2]) => [
        say`${and(false1)} ${topic(false2)} 서로 만나므로 둘 다 ${digit}일 수 없어요.`,
        say`그래서 ${and(true1)} ${true2} 중 적어도 하나는 ${digit}이고, 두 묶음과 모두 만나는 칸은 ${subject(digit)} 될 수 없어요.`,
      ]);
      return [
        linkedKorean(digit),
        say`이런 쌍을 따라가면, A 묶음(${a})과 B 묶음(${b}) 중 하나는 모두 ${is(digit)}.`,
        say`마찬가지로 C 묶음(${c})과 D 묶음(${d}) 중 하나도 모두 ${is(digit)}.`,
        ...meetings.flat(),
      ];
    },
  },
  'multi-colors-2': {
    en: (step, en) => {
      const { colors, digit, removed } = read(step, en.geometry);
      const start = [
        linked(digit),
        say`Follow these pairs from cell to cell: either ${en.cells(colors[2])} ${are(colors[2])} ${digit}, or ${en.cells(colors[3])} ${are(colors[3])} ${digit}.`,
      ];
      if (removed.length === 1) {
        return [
          ...start,
          say`Either way, ${en.cells(removed)} sees ${en.a(digit)}, so it cannot be ${digit}.`,
        ];
      }
      return [
        ...start,
        say`The cells ${en.cells(removed)} are linked as well: all of them are ${digit}, or none.`,
        say`Whichever of the first two groups is ${digit}, one of these cells sees it, so none of them can be ${digit}.`,
      ];
    },
    ko: (step, ko) => {
      const { colors, digit, removed } = read(step, ko.geometry);
      const start = [
        linkedKorean(digit),
        say`이런 쌍을 따라가면, ${together(ko, colors[2])} ${digit}이거나 ${together(ko, colors[3])} ${is(digit)}.`,
      ];
      if (removed.length === 1) {
        return [
          ...start,
          say`어느 쪽이든 ${topic(ko.cells(removed))} ${and(digit)} 만나므로 ${subject(digit)} 될 수 없어요.`,
        ];
      }
      return [
        ...start,
        say`${ko.cells(removed)}도 이어져 있어서 모두 ${digit}이거나 모두 아니에요.`,
        say`앞의 두 묶음 중 어느 쪽이 ${digit}이든 이 칸들 가운데 하나와 만나므로, 이 칸들은 ${subject(digit)} 될 수 없어요.`,
      ];
    },
  },
};

/** Says that if a digit has two places in a house, one of them has the digit. */
function linked(digit: string): Phrase {
  return say`Where ${digit} has only two places in a house, one of them is ${digit}.`;
}

function linkedKorean(digit: string): Phrase {
  return say`${subject(digit)} 들어갈 칸이 두 곳뿐인 행, 열, 상자에서는 둘 중 한 칸이 ${is(digit)}.`;
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

import { CLASSIC } from '../../grid/geometry.ts';
import { cellOf, digitIn, patternAs, type Step } from '../../technique/step.ts';
import type { English } from '../english.ts';
import type { Korean } from '../korean.ts';
import { object, subject } from '../particle.ts';
import { joined, type Phrase, say } from '../phrase.ts';
import type { Reason, Reasons } from './reason.ts';

/** Why the cells cannot have some digits together, and which digits are in no combination that is left. */
const EXCLUSION: Reason = (step) => ({
  en: (en) => {
    const cells = en.cells(alignedOf(step));
    const why = reasonsOf(step).map(
      ({ excluder, digits }) =>
        say`${en.cell(excluder)} would have no candidate left ${joined(
          digits.map((it) => say`with ${together(it, en)}`),
          ', or ',
        )}.`,
    );
    const ends = candidatesOf(step).map(
      ([cell, digit]) =>
        say`So with ${digit} in ${en.cell(cell)}, no digits are left for ${en.cells(alignedOf(step).filter((it) => it !== cell))}.`,
    );
    return [say`Try the digits of ${cells} together.`, ...why, ...ends];
  },
  ko: (ko) => {
    const why = reasonsOf(step).map(
      ({ excluder, digits }) =>
        say`${joined(
          digits.map((it) => togetherKorean(it, ko)),
          ', 또는 ',
        )} 넣으면 ${ko.cell(excluder)}에 들어갈 숫자가 없어져요.`,
    );
    const ends = candidatesOf(step).map(
      ([cell, digit]) =>
        say`그래서 ${ko.cell(cell)}에 ${object(`${digit}`)} 넣으면 ${ko.cells(alignedOf(step).filter((it) => it !== cell))}에 ${subject('넣을 숫자')} 없어요.`,
    );
    return [say`${ko.cells(alignedOf(step))}에 들어갈 숫자를 함께 따져 보아요.`, ...why, ...ends];
  },
});

export const ALIGNED_EXCLUSION: Reasons = {
  'aligned-pair-exclusion': EXCLUSION,
  'aligned-triple-exclusion': EXCLUSION,
};

/** A digit in a cell. */
type Choice = readonly [cell: number, digit: number];

/** `5 in r1c1 and 3 in r1c2` */
function together(choices: readonly Choice[], en: English): Phrase {
  return en.list(
    choices.map(([cell, digit]) => say`${digit} in ${en.cell(cell)}`),
    'and',
  );
}

function togetherKorean(choices: readonly Choice[], ko: Korean): Phrase {
  return joined(
    choices.map(([cell, digit]) => say`${ko.cell(cell)}에 ${object(`${digit}`)}`),
    ', ',
  );
}

function alignedOf(step: Step): number[] {
  return patternAs(step, 'aligned').aligned.flatMap(({ cells }) => cells);
}

function candidatesOf({ eliminations }: Step): Choice[] {
  return eliminations.map((it) => [cellOf(it), digitIn(it)]);
}

/**
 * The digits that leave no candidate for a cell, for each such cell: those that are needed to exclude
 * every combination with a digit that is removed.
 */
function reasonsOf(step: Step): { excluder: number; digits: readonly (readonly Choice[])[] }[] {
  const { excluders } = patternAs(step, 'aligned');
  const found = new Map<number, Map<string, readonly Choice[]>>();
  for (const removed of candidatesOf(step)) {
    for (const choices of combinationsWith(removed, step)) {
      const options = excluders.map(({ cells: [cell], digits }) => {
        const taken = digits.map((digit) => choices.find((it) => it[1] === digit));
        return {
          cell,
          taken: taken.filter((it) => it !== undefined),
          isEmpty: !taken.includes(undefined),
        };
      });
      const best = options
        .filter(({ isEmpty }) => isEmpty)
        .toSorted((a, b) => a.taken.length - b.taken.length)[0];
      if (!best) continue;
      const ofCell = found.get(best.cell) ?? new Map<string, readonly Choice[]>();
      const taken = choices.filter((it) => best.taken.includes(it));
      found.set(best.cell, ofCell.set(taken.join(' '), taken));
    }
  }
  return [...found].map(([excluder, digits]) => ({ excluder, digits: [...digits.values()] }));
}

/** The combinations with a digit. Cells that see each other have different digits. */
function combinationsWith([cell, digit]: Choice, step: Step): Choice[][] {
  let all: Choice[][] = [[]];
  for (const { cells, digits } of patternAs(step, 'aligned').aligned) {
    const [own] = cells;
    const allowed = own === cell ? [digit] : digits;
    all = all.flatMap((chosen) =>
      allowed
        .filter(
          (it) => !chosen.some(([other, its]) => its === it && CLASSIC.peers[own].includes(other)),
        )
        .map((it): Choice[] => [...chosen, [own, it]]),
    );
  }
  return all;
}

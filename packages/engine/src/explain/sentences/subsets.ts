import type { Geometry } from '../../grid/geometry.ts';
import type { SetPattern } from '../../technique/pattern.ts';
import { cellOf, digitIn, patternAs, type Step } from '../../technique/step.ts';
import { and, is, object, subject, topic } from '../particle.ts';
import { say } from '../phrase.ts';
import { type Reason, type Reasons, type Told, told } from './reason.ts';

const LOCKED_CANDIDATES: Reason = (step, geometry) => {
  const { cells, cover = [], digits, houses } = patternAs(step, 'plain');
  const digit = `${digits[0]}`;
  return told(
    {
      en: (en) => {
        const [inner, outer] = [...houses, ...cover].map(en.house);
        return [
          say`In ${inner}, ${digit} fits only in ${en.cells(cells)}, and ${en.all(cells.length)} of these cells are in ${outer}.`,
          say`The ${digit} of ${inner} is therefore the ${digit} of ${outer} as well.`,
        ];
      },
      ko: (ko) => {
        const [inner, outer] = [...houses, ...cover].map(ko.house);
        return [
          say`${inner}에서 ${subject(digit)} 들어갈 수 있는 칸은 ${ko.cells(cells)}뿐이고, 모두 ${outer}에 있어요.`,
          say`그래서 ${inner}의 ${topic(digit)} ${outer}의 ${digit}이기도 해요.`,
        ];
      },
    },
    beside(step, geometry),
  );
};

const LOCKED_SUBSET: Reason = ({ pattern: { cells, digits, houses } }) => ({
  en: (en) => [
    say`${en.cells(cells)} have only the candidates ${en.digits(digits)}.`,
    say`${en.capital(en.number(cells.length))} cells need ${en.number(cells.length)} digits, so they use up ${en.all(cells.length)}.`,
    say`The cells share ${en.house(houses[0])} and ${en.house(houses[1])}, and no other cell there can have one of these digits.`,
  ],
  ko: (ko) => [
    say`${ko.cells(cells)}의 후보는 ${ko.digits(digits)}뿐이에요.`,
    say`${ko.number(cells.length)} 칸이 ${ko.number(cells.length)} 숫자를 하나씩 나눠 가져요.`,
    say`이 칸들은 ${ko.house(houses[0])}에도 있고 ${ko.house(houses[1])}에도 있으므로, 두 곳의 다른 칸에는 이 숫자들이 들어갈 수 없어요.`,
  ],
});

const NAKED: Reason = ({ pattern: { cells, digits, houses } }) => ({
  en: (en) => [
    say`In ${en.house(houses[0])}, ${en.cells(cells)} have only the candidates ${en.digits(digits)}.`,
    say`${en.capital(en.number(cells.length))} cells need ${en.number(cells.length)} digits, so they use up ${en.all(cells.length)}.`,
  ],
  ko: (ko) => [
    say`${ko.house(houses[0])}에서 ${ko.cells(cells)}의 후보는 ${ko.digits(digits)}뿐이에요.`,
    say`${ko.number(cells.length)} 칸이 ${ko.number(cells.length)} 숫자를 하나씩 나눠 가지므로, ${ko.house(houses[0])}의 다른 칸에는 이 숫자들이 들어갈 수 없어요.`,
  ],
});

const HIDDEN: Reason = (step, geometry) => {
  const { cells, digits, houses } = step.pattern;
  return told(
    {
      en: (en) => [
        say`In ${en.house(houses[0])}, the digits ${en.digits(digits)} fit only in ${en.cells(cells)}.`,
        say`${en.capital(en.number(cells.length))} digits fill ${en.number(cells.length)} cells, so there is no room for other digits.`,
      ],
      ko: (ko) => [
        say`${ko.house(houses[0])}에서 ${subject(ko.digits(digits))} 들어갈 수 있는 칸은 ${ko.cells(cells)}뿐이에요.`,
        say`${ko.number(digits.length)} 숫자가 ${ko.number(cells.length)} 칸을 모두 차지하므로, 이 칸들에 다른 숫자는 들어갈 수 없어요.`,
      ],
    },
    beside(step, geometry),
  );
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
  'sue-de-coq': (step, geometry) => {
    const { houses, sets } = patternAs(step, 'sets');
    const { core, inBox, inLine, once, total, twice } = parts(sets);
    const own = twice.length > 0 ? ownCells(step.eliminations, sets, geometry) : [];
    return {
      en: (en) => {
        const [line, box] = houses.map(en.house);
        const fit = (digits: readonly number[]) =>
          say`${en.digits(digits)} ${digits.length > 1 ? 'fit' : 'fits'}`;
        const more = say`${fit(twice)} only twice, once in ${line} and once in ${box}.`;
        const apart = say`; for ${en.digits(twice)}, this goes for the places in ${line} and for those in ${box}`;
        return [
          say`${en.cells(core.cells)}, where ${line} crosses ${box}, have the candidates ${en.digits(core.digits)}.`,
          say`In ${line}, ${en.cells(inLine.cells)} ${en.have(inLine.cells)} only ${en.digits(inLine.digits)}; in ${box}, ${en.cells(inBox.cells)} ${en.have(inBox.cells)} only ${en.digits(inBox.digits)}.`,
          say`These ${en.number(total)} cells need ${en.number(total)} digits.`,
          say`${fit(once)} only once among them, because all places of such a digit see each other.`,
          ...(twice.length > 0 ? [more] : []),
          say`That is ${en.number(total)} digits in all, so every one of them is used.`,
          say`A cell that sees all places of a digit among them cannot have it${twice.length > 0 ? apart : ''}.`,
          ...own.map(
            ([cell, digit]) =>
              say`${en.capital(en.a(`${digit}`))} in ${en.cell(cell)} would be both of its places at once.`,
          ),
        ];
      },
      ko: (ko) => {
        const [line, box] = houses.map(ko.house);
        const more = say`${topic(ko.digits(twice))} ${line}에 한 번, ${box}에 한 번, 두 번씩만 들어갈 수 있어요.`;
        const apart = say`${topic(ko.digits(twice))} ${line}의 자리와 ${box}의 자리를 따로 봐요.`;
        return [
          say`${subject(line)} ${and(box)} 만나는 ${ko.cells(core.cells)}의 후보는 ${is(ko.digits(core.digits))}.`,
          say`${line}의 ${topic(ko.cells(inLine.cells))} ${object(ko.digits(inLine.digits))}, ${box}의 ${topic(ko.cells(inBox.cells))} ${object(ko.digits(inBox.digits))} 후보로 가져요.`,
          say`이 ${ko.number(total)} 칸에는 숫자가 ${total}개 필요해요.`,
          say`${topic(ko.digits(once))} 들어갈 자리가 모두 서로 만나므로 한 번씩만 들어갈 수 있어요.`,
          ...(twice.length > 0 ? [more] : []),
          say`합하면 꼭 ${total}개이므로 모두 이 칸들에 들어가야 해요.`,
          say`그래서 어떤 숫자의 자리와 모두 만나는 칸에는 그 숫자가 들어갈 수 없어요.`,
          ...(twice.length > 0 ? [apart] : []),
          ...own.map(
            ([cell, digit]) =>
              say`${ko.cell(cell)}에 ${subject(`${digit}`)} 들어가면 그 두 자리를 한꺼번에 차지해요.`,
          ),
        ];
      },
    };
  },
};

/** What a step says that places a digit instead of removing candidates: the only place that is left. */
function beside(step: Step, geometry: Geometry): Told {
  const { besides } = patternAs(step, 'plain');
  const { placement } = step;
  if (placement === undefined || besides === undefined) return { en: () => [], ko: () => [] };
  const [cell, digit] = [cellOf(placement, geometry), `${digitIn(placement, geometry)}`];
  return {
    en: (en) => [say`So in ${en.house(besides)}, ${digit} fits only in ${en.cell(cell)}.`],
    ko: (ko) => [
      say`그래서 ${ko.house(besides)}에서 ${topic(digit)} ${ko.cell(cell)}에만 들어갈 수 있어요.`,
    ],
  };
}

/**
 * The candidates that are removed from the cells of the sets themselves, each as a cell and a digit.
 * Such a cell is in the line and in the box.
 */
function ownCells(
  eliminations: Step['eliminations'],
  sets: SetPattern['sets'],
  geometry: Geometry,
): (readonly [cell: number, digit: number])[] {
  return eliminations
    .map((it) => [cellOf(it, geometry), digitIn(it, geometry)] as const)
    .filter(([cell]) => sets.some(({ cells }) => cells.includes(cell)));
}

/**
 * The three sets of a Sue de Coq: the cells in the crossing, the other cells in the line, and the
 * other cells in the box. A digit fits twice if both the line and the box have it outside the
 * crossing.
 */
function parts(sets: SetPattern['sets']) {
  const [core, inLine, inBox] = sets;
  const all = [...new Set(sets.flatMap(({ digits }) => digits))].sort((a, b) => a - b);
  const isTwice = (digit: number) => inLine.digits.includes(digit) && inBox.digits.includes(digit);
  return {
    core,
    inLine,
    inBox,
    total: sets.reduce((sum, { cells }) => sum + cells.length, 0),
    once: all.filter((digit) => !isTwice(digit)),
    twice: all.filter(isTwice),
  };
}

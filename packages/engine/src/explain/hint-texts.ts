import { patternCells } from '../draw/pattern-cells.ts';
import type { Conflict } from '../grid/conflict.ts';
import { CLASSIC, type Geometry } from '../grid/geometry.ts';
import { cellOf, digitIn, type Step } from '../technique/step.ts';
import { English } from './english.ts';
import type { HintTexts } from './hint-levels.ts';
import type { HintResult } from './hint-search.ts';
import { Korean } from './korean.ts';
import type { Mistake } from './mistakes.ts';
import { is, object, subject, topic } from './particle.ts';
import { type StepTextOptions, stepText } from './step-text.ts';
import { techniqueNames } from './technique-names.ts';
import { trialHint } from './trial-texts.ts';

/**
 * The texts of a step, or of the first mistake or conflict. Other results have none. What is beyond the
 * techniques of HoDoKu is always in words.
 */
export function hintTexts(result: HintResult, options: StepTextOptions): HintTexts | undefined {
  if (result.kind === 'step') {
    const { isBeyond, step, trial } = result;
    const { geometry = CLASSIC, language } = options;
    const isTrial = step.technique === 'brute-force';
    if (trial && isTrial) return trialHint(trial, { geometry, language });
    return stepHint(step, isBeyond ? { geometry, language } : options);
  }
  if (result.kind === 'mistakes') return mistakeHint(result.mistakes[0], options);
  if (result.kind === 'conflict') return conflictHint(result.conflicts[0], options);
  return undefined;
}

/** The four levels of a hint to the next step. The last one is in the notation. */
export function stepHint(step: Step, options: StepTextOptions): HintTexts {
  const { geometry = CLASSIC, language } = options;
  const reason = stepText(step, options);
  return language === 'ko'
    ? [...koreanStep(step, new Korean(geometry)), reason]
    : [...englishStep(step, new English(geometry)), reason];
}

function englishStep(step: Step, en: English): [string, string, string] {
  const name = techniqueNames[step.technique].en;
  const cells = en.cells(hintCells(step));
  const { digit, houses } = hintArea(step, en.geometry);
  const where =
    digit === undefined ? `Look at ${en.houses(houses)}.` : `Look at the places of ${digit}.`;
  if (step.technique === 'brute-force') {
    return [
      where,
      'No technique goes on from here. Try a digit, and see whether it leads to a contradiction.',
      `Try the candidates of ${cells}: all but one lead to a contradiction.`,
    ];
  }
  const isMany = name.endsWith('s');
  const there = isMany ? `There are ${name}.` : `There is ${en.a(name)}.`;
  const are = isMany ? 'are' : 'is';
  return [
    where,
    there,
    isLong(step)
      ? `The ${name} ${are} long. Begin in ${cells}.`
      : `The ${name} ${are} in ${cells}.`,
  ];
}

function koreanStep(step: Step, ko: Korean): [string, string, string] {
  const name = techniqueNames[step.technique].ko;
  const cells = ko.cells(hintCells(step));
  const { digit, houses } = hintArea(step, ko.geometry);
  const where =
    digit === undefined
      ? `${object(ko.houses(houses))} 살펴보세요.`
      : `${subject(`${digit}`)} 들어갈 수 있는 칸을 살펴보세요.`;
  if (step.technique === 'brute-force') {
    return [
      where,
      '여기서부터는 쓸 수 있는 기법이 없어요. 숫자 하나를 넣어 보고 모순이 생기는지 살펴보세요.',
      `${cells}의 후보를 하나씩 넣어 보세요. 하나만 빼고 모두 모순이 생겨요.`,
    ];
  }
  return [
    where,
    `${subject(name)} 있어요.`,
    isLong(step)
      ? `${subject(name)} 길어요. ${cells}에서 시작해 보세요.`
      : `${subject(name)} 있는 칸은 ${is(cells)}.`,
  ];
}

/** Nobody looks for a pattern in more cells. */
const MOST_NAMED = 12;

function isLong(step: Step): boolean {
  return step.pattern.kind === 'chains' && patternCells(step).length > MOST_NAMED;
}

/** The cells that a hint names before it gives the reason. Of long chains, those where they start. */
export function hintCells(step: Step): readonly number[] {
  const { pattern } = step;
  if (pattern.kind !== 'chains' || !isLong(step)) return patternCells(step);
  const starts = pattern.chains.flatMap(([first]) => first.cells);
  return [...new Set(starts)].sort((a, b) => a - b);
}

/** Returns the hint about a mistake, in four levels. */
export function mistakeHint(
  mistake: Mistake,
  { geometry = CLASSIC, language }: StepTextOptions,
): HintTexts {
  return language === 'ko'
    ? koreanMistake(mistake, new Korean(geometry))
    : englishMistake(mistake, new English(geometry));
}

/** The levels after the first one. */
type MistakeTexts = Readonly<
  Record<Mistake['kind'], readonly [technique: string, cells: string, reason: string]>
>;

function englishMistake({ candidate, kind }: Mistake, en: English): HintTexts {
  const cell = en.cell(cellOf(candidate, en.geometry));
  const digit = digitIn(candidate, en.geometry);
  const box = en.house(boxOf(cellOf(candidate, en.geometry), en.geometry));
  const texts: MistakeTexts = {
    'wrong-digit': [
      'A digit is wrong.',
      `The digit in ${cell} is wrong.`,
      `${cell} cannot be ${digit}: with it, the puzzle has no solution.`,
    ],
    'removed-digit': [
      'A candidate is missing.',
      `A candidate is missing in ${cell}.`,
      `${cell} needs the candidate ${digit}, which is its digit in the solution.`,
    ],
    'corner-notes': [
      'A note is missing.',
      `A note of ${digit} is missing in ${box}.`,
      `The notes of ${digit} in ${box} leave out ${cell}, which is ${digit} in the solution.`,
    ],
    'digit-against-notes': [
      'A digit does not fit the notes of its cell.',
      `The notes of ${cell} do not fit its digit.`,
      `${cell} is ${digit}, which is right, but its notes leave out ${digit}.`,
    ],
  };
  return [`There is a mistake in ${box}.`, ...texts[kind]];
}

function koreanMistake({ candidate, kind }: Mistake, ko: Korean): HintTexts {
  const cell = ko.cell(cellOf(candidate, ko.geometry));
  const digit = `${digitIn(candidate, ko.geometry)}`;
  const box = ko.house(boxOf(cellOf(candidate, ko.geometry), ko.geometry));
  const texts: MistakeTexts = {
    'wrong-digit': [
      '잘못 넣은 숫자가 있어요.',
      `${cell}의 숫자가 틀렸어요.`,
      `${subject(cell)} ${digit}이면 퍼즐을 풀 수 없어요.`,
    ],
    'removed-digit': [
      '잘못 지운 후보가 있어요.',
      `${cell}에서 후보를 잘못 지웠어요.`,
      `${cell}에서 ${object(digit)} 지우면 안 돼요. 해에서 이 칸의 숫자는 ${is(digit)}.`,
    ],
    'corner-notes': [
      '잘못 지운 메모가 있어요.',
      `${box}에서 ${digit} 메모를 잘못 지웠어요.`,
      `${box}의 ${digit} 메모에 ${subject(cell)} 빠졌어요. 해에서 이 칸의 숫자는 ${is(digit)}.`,
    ],
    'digit-against-notes': [
      '칸의 메모와 맞지 않는 숫자가 있어요.',
      `${cell}의 숫자가 메모와 맞지 않아요.`,
      `${cell}의 숫자 ${topic(digit)} 맞지만, 이 칸의 메모에는 ${subject(digit)} 없어요.`,
    ],
  };
  return [`${box}에 잘못된 곳이 있어요.`, ...texts[kind]];
}

/** Returns the hint to a digit that a house has more than once, in four levels. */
export function conflictHint(
  { cells, digit, house }: Conflict,
  { geometry = CLASSIC, language }: StepTextOptions,
): HintTexts {
  if (language === 'ko') {
    const ko = new Korean(geometry);
    return [
      `${ko.house(house)}에 잘못된 곳이 있어요.`,
      '같은 숫자가 두 번 이상 들어갔어요.',
      `${ko.cells(cells)}의 숫자가 같아요.`,
      `${ko.house(house)}에 ${subject(`${digit}`)} 두 번 이상 들어갔어요(${cells.map(ko.cell).join(', ')}). 한 행, 열, ${ko.box}에 같은 숫자는 한 번만 들어갈 수 있어요.`,
    ];
  }
  const en = new English(geometry);
  return [
    `There is a mistake in ${en.house(house)}.`,
    'A digit appears more than once.',
    `The digits in ${en.cells(cells)} are equal.`,
    `${digit} appears more than once in ${en.house(house)}: in ${en.cells(cells)}. Each row, column and ${en.box} has every digit only once.`,
  ];
}

/** Where the first level of a hint says to look. */
export interface HintArea {
  readonly houses: readonly number[];
  /** The digit whose places are meant, if no houses are. */
  readonly digit?: number;
}

/** Where to look: the houses of the pattern, or else its digit, or else its first box. */
export function hintArea(step: Step, geometry: Geometry): HintArea {
  const { pattern } = step;
  const { digits, houses, kind } = pattern;
  const isFinned = (kind === 'fish' && pattern.fins.length > 0) || kind === 'kraken';
  if (isFinned) return { houses };
  if (houses.length > 0) return { houses: houses.slice(0, 1) };
  const isOneDigit =
    kind === 'colors' ||
    kind === 'plain' ||
    (kind === 'chains' &&
      pattern.chains.every((nodes) => nodes.every(({ digit }) => digit === digits[0])));
  if (isOneDigit && digits.length === 1 && step.placement === undefined)
    return { houses, digit: digits[0] };
  return { houses: [boxOf(hintCells(step)[0], geometry)] };
}

function boxOf(cell: number, { box, size }: Geometry): number {
  return 2 * size + box[cell];
}

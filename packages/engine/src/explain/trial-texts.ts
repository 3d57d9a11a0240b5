import type { Layer } from '../draw/layer.ts';
import { type Geometry, internGeometry } from '../grid/geometry.ts';
import { type Candidate, candidateOf } from '../technique/step.ts';
import type { ArgumentStage } from './argument.ts';
import { counted, grouped } from './counted.ts';
import { English } from './english.ts';
import type { HintTexts } from './hint-levels.ts';
import { Korean } from './korean.ts';
import type { Language } from './language.ts';
import { is, object, subject } from './particle.ts';
import type { Trial, TriedDigit } from './trial.ts';

interface TrialTextOptions {
  readonly language: Language;
  readonly geometry: Geometry;
}

/** The four levels of a hint to try the digits of a cell. */
export function trialHint(trial: Trial, { geometry, language }: TrialTextOptions): HintTexts {
  const { cell } = trial;
  const box = 2 * geometry.size + geometry.box[cell];
  const digits = digitsOf(trial);
  const isPair = digits.length === 2;
  const reason = sentencesOf(trial, { geometry, language }).join(' ');
  if (language === 'ko') {
    const ko = new Korean(geometry);
    const all = isPair ? '두 숫자를 모두' : '숫자를 하나씩 모두';
    return [
      `${object(ko.house(box))} 살펴보세요.`,
      `여기서부터는 쓸 수 있는 기법이 없어요. 한 칸의 ${all} 넣어 보고 어디에서 만나는지 지켜보세요.`,
      `${ko.cell(cell)}에 ${object(ko.digits(digits))} 하나씩 넣어 보세요. 하나만 빼고 곧 모순이 생겨요.`,
      reason,
    ];
  }
  const en = new English(geometry);
  const end = isPair ? 'one of them soon leads' : 'all but one soon lead';
  return [
    `Look at ${en.house(box)}.`,
    `No technique goes on from here. Try ${isPair ? 'both' : 'all'} digits of a cell, and watch where they meet.`,
    `Try ${en.digits(digits)} in ${en.cell(cell)}: ${end} to a contradiction.`,
    reason,
  ];
}

/** The argument: the digits of the cell, then each wrong one, and then the one that is left. */
export function trialArgument(trial: Trial, options: TrialTextOptions): ArgumentStage[] {
  const { cell, right, wrong } = trial;
  const { geometry } = options;
  const candidate = (digit: number): Candidate => candidateOf(cell, digit, geometry);
  const layers: Layer[] = [
    { kind: 'cells', cells: [cell], look: 'shaded' },
    { kind: 'marks', candidates: digitsOf(trial).map(candidate), role: 'group-1' },
    ...wrong.map(({ digit }): Layer => {
      return { kind: 'marks', candidates: [candidate(digit)], role: 'removed' };
    }),
    { kind: 'marks', candidates: [candidate(right)], role: 'placed' },
  ];
  return sentencesOf(trial, options).map((text, i) => {
    return { said: '', text, layers: layers.slice(0, i + 2) };
  });
}

/** What the cell may have, what each wrong digit leads to, and the conclusion. */
function sentencesOf(trial: Trial, { geometry, language }: TrialTextOptions): string[] {
  const { cell, right, wrong } = trial;
  const digits = digitsOf(trial);
  if (language === 'ko') {
    const ko = new Korean(internGeometry(geometry));
    return [
      `${ko.cell(cell)}의 후보는 ${is(ko.digits(digits))}.`,
      ...wrong.map(failureKorean),
      `따라서 ${ko.cell(cell)}에는 ${subject(`${right}`)} 들어가요.`,
    ];
  }
  const en = new English(internGeometry(geometry));
  return [
    `${en.cell(cell)} is ${en.anyDigit(digits)}.`,
    ...wrong.map(failure),
    `So ${en.cell(cell)} is ${right}.`,
  ];
}

function failure({ digit, isStopped, placements }: TriedDigit): string {
  const places = counted(placements, 'more digit');
  if (isStopped)
    return `With ${digit} there is no solution, but a search does not see it in ${places}.`;
  if (placements === 0) return `With ${digit}, a search meets a contradiction at once.`;
  return `With ${digit}, a search places ${places} and meets a contradiction.`;
}

function failureKorean({ digit, isStopped, placements }: TriedDigit): string {
  const tried = object(`${digit}`);
  const places = `숫자를 ${grouped(placements)}개 더`;
  if (isStopped) return `${tried} 넣으면 해가 없지만, 탐색이 ${places} 넣어도 알 수 없어요.`;
  if (placements === 0) return `${tried} 넣으면 바로 모순이 생겨요.`;
  return `${tried} 넣으면 탐색이 ${places} 넣은 뒤 모순에 부딪혀요.`;
}

function digitsOf({ right, wrong }: Trial): number[] {
  return [right, ...wrong.map(({ digit }) => digit)].sort((a, b) => a - b);
}

import type { Constraint, ConstraintKind } from '../../constraint/constraint.ts';
import type { Of } from '../../constraint/rule.ts';
import type { Korean } from '../korean.ts';
import { by, is, subject, topic } from '../particle.ts';
import { joined, type Phrase, say } from '../phrase.ts';
import { excludedRelationsKorean } from './relations.ts';
import { lineOf } from './rule-sentences.ts';

/** Says what a constraint demands. A rule for all neighbors is said of the cells `core`. */
type Sentences = {
  readonly [K in ConstraintKind]?: (
    constraint: Of<K>,
    ko: Korean,
    core: readonly number[],
  ) => Phrase;
};

const SENTENCES: Sentences = {
  killer: ({ cells, sum }, ko) =>
    sum === undefined
      ? say`케이지 ${ko.cells(cells)}에는 서로 다른 숫자가 들어가요.`
      : say`케이지 ${ko.cells(cells)}에는 서로 다른 숫자가 들어가고, 그 합은 ${is(`${sum}`)}.`,
  sum: ({ cells, sum }, ko) => say`${ko.cells(cells)}의 합은 ${is(`${sum}`)}.`,
  arrow: ({ bulb, shaft }, ko) =>
    say`화살표 위 ${ko.cells(shaft)}의 합은 동그라미 ${ko.cells(bulb)}의 수와 같아요.`,
  equal: ({ parts }, ko) => {
    const named = parts.map((cells) => say`(${joined(cells.map(ko.cell), ', ')})`);
    return say`${joined(named, ', ')}의 합은 서로 같아요.`;
  },
  sets: ({ cells }, ko) => say`${ko.cells(cells)}의 숫자는 정해진 묶음 가운데 하나예요.`,
  difference: ({ cells, value }, ko) => say`${ko.cells(cells)}의 차는 ${is(`${value}`)}.`,
  ratio: ({ cells, value }, ko) =>
    say`${ko.cells(cells)} 가운데 하나는 다른 하나의 ${value}배예요.`,
  total: ({ cells, value }, ko) => say`${ko.cells(cells)}의 합은 ${is(`${value}`)}.`,
  less: ({ cells: [a, b] }, ko) => say`${topic(ko.cell(a))} ${ko.cell(b)}보다 작아요.`,
  pair: ({ cells }, ko) => say`${ko.cells(cells)}에는 정해진 숫자 쌍만 들어갈 수 있어요.`,
  nonconsecutive: (_, ko, core) =>
    say`${topic(ko.cells(core))} 이웃한 칸이므로 연속한 숫자가 들어갈 수 없어요.`,
  negative: (constraint, ko, core) =>
    say`${ko.cells(core)} 사이에 표시가 없으므로, ${excludedRelationsKorean(constraint)}.`,
  thermo: ({ cells, slow }, ko) =>
    slow
      ? say`느린 온도계 ${ko.cells(cells)}에서는 숫자가 차례로 커지거나 같아요.`
      : say`온도계 ${ko.cells(cells)}에서는 숫자가 차례로 커져요.`,
  whisper: ({ cells, value }, ko) =>
    say`선 ${ko.cells(cells)}에서 이웃한 두 숫자의 차는 ${value} 이상이에요.`,
  renban: ({ cells }, ko) => say`선 ${ko.cells(cells)}에는 연속한 숫자가 순서에 상관없이 들어가요.`,
  palindrome: ({ cells }, ko) =>
    say`선 ${topic(ko.cells(cells))} 어느 끝에서 읽어도 숫자가 같아요.`,
  between: ({ cells }, ko) => say`선 ${ko.cells(cells)}의 안쪽 숫자는 양 끝 숫자 사이에 있어요.`,
  lockout: ({ cells, value }, ko) =>
    say`선 ${ko.cells(cells)}의 양 끝은 차가 ${value} 이상이고, 안쪽 숫자는 그 바깥에 있어요.`,
  entropic: ({ cells }, ko) =>
    say`선 ${ko.cells(cells)}에서 이웃한 세 칸에는 작은 수, 중간 수, 큰 수가 하나씩 들어가요.`,
  modular: ({ cells, value }, ko) =>
    say`선 ${ko.cells(cells)}에서 이웃한 ${value}칸의 숫자는 ${by(`${value}`)} 나눈 나머지가 모두 달라요.`,
  sumline: ({ cells, sum }, ko) =>
    say`선 ${topic(ko.cells(cells))} 합이 저마다 ${sum}인 부분으로 나뉘어요.`,
  sandwich: ({ cells, value }, ko) =>
    say`${line(cells, ko)} 1과 ${ko.geometry.size} 사이에 있는 숫자의 합은 ${is(`${value}`)}.`,
  xsum: ({ cells, value }, ko) =>
    say`${line(cells, ko)} 첫 숫자만큼의 칸을 처음부터 더하면 ${is(`${value}`)}.`,
  skyscraper: ({ cells, value }, ko) =>
    say`${line(cells, ko)} 앞의 모든 숫자보다 큰 숫자는 ${value}개예요.`,
  quadruple: ({ cells, exact, values }, ko) =>
    exact
      ? say`${ko.cells(cells)}에는 ${subject(ko.digits(values))} 꼭 이만큼 들어가요.`
      : say`${ko.cells(cells)}에는 ${subject(ko.digits(values))} 들어가요.`,
  automaton: ({ cells }, ko) => say`${ko.cells(cells)}의 숫자는 정해진 표를 따라요.`,
};

export function ruleSentenceKorean(
  constraint: Constraint,
  ko: Korean,
  core: readonly number[],
): Phrase {
  const say = SENTENCES[constraint.kind] as
    | ((constraint: Constraint, ko: Korean, core: readonly number[]) => Phrase)
    | undefined;
  if (!say)
    throw new RangeError(`expected a constraint that excludes digits, got ${constraint.kind}`);
  return say(constraint, ko, core);
}

/** `3행에서 r3c9부터 보면`, or the cells. */
function line(cells: readonly number[], ko: Korean): Phrase {
  const house = lineOf(cells, ko.geometry);
  if (house === undefined) return say`${ko.cells(cells)}에서`;
  return say`${ko.house(house)}에서 ${ko.cell(cells[0])}부터 보면,`;
}

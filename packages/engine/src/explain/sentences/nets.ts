import type { Geometry } from '../../grid/geometry.ts';
import type { NestedProof, PatternNode, Source } from '../../technique/pattern.ts';
import { cellOf, digitIn, patternAs, type Step } from '../../technique/step.ts';
import type { English } from '../english.ts';
import type { Korean } from '../korean.ts';
import { subject, topic } from '../particle.ts';
import { type Part, type Phrase, say } from '../phrase.ts';
import { starts } from './forcing.ts';
import { type Reason, type Reasons, told } from './reason.ts';
import {
  ChainSentence,
  type Clause,
  conditionKorean,
  endedKorean,
  statement,
} from './statements.ts';
import { hasClash, type ToldChain, toldChains } from './told-chains.ts';

/**
 * The proofs of nets, and of the chains of Sudoku Explainer. A deduction that is on says why: the
 * cell has only this digit left, or the house has only these places left. A deduction that is off is
 * said if a pattern or other chains are needed for it.
 */
const CONTRADICTION: Reason = (step) => ({
  en: (en) => [...branches(step, en), say`So the assumption is wrong.`],
  ko: (ko) => [...branchesKorean(step, ko), say`그래서 가정이 틀렸어요.`],
});

const VERITY: Reason = (step, geometry) => {
  const isLeft = hasClash(patternAs(step, 'chains'));
  const end = conclusion(step, geometry);
  return told(starts(step), {
    en: (en) => [
      ...branches(step, en),
      say`${isLeft ? 'In every other case' : 'In every case'}, ${statement(end, en)}.`,
    ],
    ko: (ko) => [
      ...branchesKorean(step, ko),
      say`${isLeft ? '나머지 경우에는 모두' : '어느 경우든'} ${endedKorean(end, ko)}`,
    ],
  });
};

export const NETS: Reasons = {
  'forcing-net-contradiction': CONTRADICTION,
  'forcing-net-verity': VERITY,
  'nishio-forcing-chain': CONTRADICTION,
  'contradiction-forcing-chain': CONTRADICTION,
  'double-forcing-chain': VERITY,
  'cell-forcing-chain': VERITY,
  'region-forcing-chain': VERITY,
};

/** How an assumption begins: that of the step, that of nested chains, and so on. */
const DEPTHS = ['If', 'If moreover', 'If on top of that'];
const SUPPOSE = ['Suppose that', 'Suppose moreover that', 'Suppose further that'];
const DEPTHS_KOREAN = ['', '거기에 ', '거기에 또 '];

function branches(step: Step, en: English): Phrase[] {
  return toldChains(patternAs(step, 'chains')).flatMap((it) => branch(it, 0, en));
}

function branch(
  { clash, end, isCase, nodes, parts, start }: ToldChain,
  depth: number,
  en: English,
): Phrase[] {
  const condition = say`${DEPTHS[depth]} ${statement(start, en)}, then`;
  const sentences: Phrase[] = [];
  const lead = (): Part => (sentences.length > 0 ? 'Then' : condition);
  const add = (text: Phrase) => sentences.push(say`${lead()} ${text}.`);
  for (const { deductions, nested } of parts) {
    if (nested) {
      if (sentences.length === 0) sentences.push(say`${SUPPOSE[depth]} ${statement(start, en)}.`);
      sentences.push(...nestedProof(nested, depth + 1, en));
    } else {
      const last = deductions.length - 1;
      const opening = last > 0 ? say`${lead()} one after another:` : lead();
      const clauses = deductions.map((it, i) => {
        const text = say`${deduction(it, en)}${i < last ? ';' : '.'}`;
        return { text: i > 0 ? text : say`${opening} ${text}`, node: it.at };
      });
      sentences.push(chainSentence(nodes, clauses, depth));
    }
  }
  if (clash) {
    add(
      say`${without(clash, en)}${isCase ? say`, so ${statement({ ...start, on: !start.on }, en)}` : ''}`,
    );
  }
  if (end) add(statement(end, en));
  return sentences;
}

/** Only the outer chains are drawn link by link. */
function chainSentence(
  nodes: readonly PatternNode[],
  clauses: readonly Clause[],
  depth: number,
): Phrase {
  const sentence = new ChainSentence(nodes, clauses);
  return depth === 0 ? sentence : say`${sentence}`;
}

function nestedProof(proof: NestedProof, depth: number, en: English): Phrase[] {
  const all = toldChains(proof).flatMap((it) => branch(it, depth, en));
  const end = statement(proof.conclusion, en);
  const isOne = proof.chains.length === 1;
  if (isOne && hasClash(proof)) return [...all, say`That is impossible, so ${end}.`];
  const { cells, digits, houses } = proof;
  const [start] = proof.chains[0];
  const left =
    houses.length > 0
      ? say`Now ${digits[0]} is only in ${en.cells(cells)} in ${en.house(houses[0])}.`
      : isOne && !start.on
        ? say`Now ${statement(start, en)}.`
        : isOne || digits.length > 1
          ? say`Now ${en.cell(cells[0])} has only ${en.digits(digits)}.`
          : say`Now either ${en.cell(cells[0])} is ${digits[0]}, or it is not.`;
  const cases = hasClash(proof) ? 'the other' : 'these';
  return [left, ...all, say`In each of ${cases} cases, ${end}.`];
}

/** `in row 3, 4 fits only in r3c5` */
function deduction(node: PatternNode, en: English): Phrase {
  const { cells, confined, digit, house, on } = node;
  if (on && house === undefined) return say`${en.cells(cells)} has only ${digit} left`;
  if (on) return say`in ${en.house(house as number)}, ${digit} fits only in ${en.cells(cells)}`;
  const { digits, houses, ...where } = confined ?? { cells: [], digits: [], houses: [] };
  const place =
    houses.length > 0
      ? say`in ${en.houses(houses)}, ${en.digits(digits)} ${digits.length > 1 ? 'fit' : 'fits'} only in ${en.cells(where.cells)}`
      : say`${en.cells(where.cells)} ${en.have(where.cells)} only ${en.digits(digits)} left`;
  return say`${place}, so ${statement(node, en)}`;
}

function without({ cells, digits, houses }: Source, en: English): Phrase {
  return houses.length > 0
    ? say`${en.house(houses[0])} has no place for ${digits[0]}`
    : say`no digit is left for ${en.cell(cells[0])}`;
}

function branchesKorean(step: Step, ko: Korean): Phrase[] {
  return toldChains(patternAs(step, 'chains')).flatMap((it) => branchKorean(it, 0, ko));
}

function branchKorean(
  { clash, end, isCase, nodes, parts, start }: ToldChain,
  depth: number,
  ko: Korean,
): Phrase[] {
  const sentences: Phrase[] = [];
  const condition = say`${DEPTHS_KOREAN[depth]}${conditionKorean(start, ko)}`;
  const add = (text: Phrase, after = '그래서') =>
    sentences.push(say`${sentences.length > 0 ? after : condition} ${text}`);
  for (const { deductions, nested } of parts) {
    if (nested) {
      if (sentences.length === 0) add(say`다음과 같아요.`);
      sentences.push(...nestedProofKorean(nested, depth + 1, ko));
    } else {
      const last = deductions.length - 1;
      const lead = sentences.length > 0 ? '그러면' : condition;
      const opening = last > 0 ? say`${lead} 차례로` : lead;
      const clauses = deductions.map((it, i) => {
        const text = deductionKorean(it, i === last, ko);
        return { text: i > 0 ? text : say`${opening} ${text}`, node: it.at };
      });
      sentences.push(chainSentence(nodes, clauses, depth));
    }
  }
  const isSaid = sentences.length > 0;
  if (clash) add(withoutKorean(clash, ko), '그러면');
  if (end) add(endedKorean(end, ko), isSaid && !clash ? '그러면' : '그래서');
  if (clash && isCase) add(endedKorean({ ...start, on: !start.on }, ko));
  return sentences;
}

function nestedProofKorean(proof: NestedProof, depth: number, ko: Korean): Phrase[] {
  const all = toldChains(proof).flatMap((it) => branchKorean(it, depth, ko));
  const end = endedKorean(proof.conclusion, ko);
  const isOne = proof.chains.length === 1;
  if (isOne && hasClash(proof)) return [...all, say`이것은 불가능하므로 ${end}`];
  const { cells, digits, houses } = proof;
  const cell = ko.cell(cells[0]);
  const [start] = proof.chains[0];
  const left =
    houses.length > 0
      ? say`이제 ${ko.house(houses[0])}의 ${topic(`${digits[0]}`)} ${ko.cells(cells)} 중 한 칸에 들어가요.`
      : isOne && !start.on
        ? say`이제 ${endedKorean(start, ko)}`
        : isOne || digits.length > 1
          ? say`이제 ${cell}의 후보는 ${ko.digits(digits)}뿐이에요.`
          : say`${topic(cell)} ${digits[0]}이거나 ${subject(`${digits[0]}`)} 아니에요.`;
  return [left, ...all, say`${hasClash(proof) ? '나머지 경우에는' : '이 경우'} 모두 ${end}`];
}

/** `3행에서 4는 r3c5에만 들어갈 수 있고,` */
function deductionKorean(node: PatternNode, isLast: boolean, ko: Korean): Phrase {
  const { cells, confined, digit, house, on } = node;
  if (on && house === undefined) {
    return say`${ko.cells(cells)}에는 ${digit}만 ${isLast ? '남아요.' : '남고,'}`;
  }
  if (on) {
    const place = say`${ko.house(house as number)}에서 ${topic(`${digit}`)} ${ko.cells(cells)}에만`;
    return say`${place} 들어갈 수 ${isLast ? '있어요.' : '있고,'}`;
  }
  const { digits, houses, ...where } = confined ?? { cells: [], digits: [], houses: [] };
  const place =
    houses.length > 0
      ? say`${ko.houses(houses)}에서 ${topic(ko.digits(digits))} ${ko.cells(where.cells)}에만 들어갈 수 있으므로`
      : say`${ko.cells(where.cells)}에는 ${ko.digits(digits)}만 남으므로`;
  const others = say`${ko.cells(cells)}에는 ${subject(`${digit}`)}`;
  return say`${place} ${others} ${isLast ? '들어갈 수 없어요.' : '들어갈 수 없고,'}`;
}

function withoutKorean({ cells, digits, houses }: Source, ko: Korean): Phrase {
  return houses.length > 0
    ? say`${ko.house(houses[0])}에 ${subject(`${digits[0]}`)} 들어갈 칸이 없어요.`
    : say`${ko.cell(cells[0])}에 들어갈 숫자가 없어요.`;
}

/** The conclusion of a verity. */
function conclusion({ eliminations, placement }: Step, geometry: Geometry): PatternNode {
  const candidate = placement ?? eliminations[0];
  const cells = [cellOf(candidate, geometry)];
  return { cells, digit: digitIn(candidate, geometry), on: placement !== undefined };
}

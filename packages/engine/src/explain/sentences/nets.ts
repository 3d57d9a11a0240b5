import type { Geometry } from '../../grid/geometry.ts';
import { cellOf, digitIn, type PatternNode, type Source, type Step } from '../../technique/step.ts';
import type { English } from '../english.ts';
import type { Korean } from '../korean.ts';
import { subject, topic } from '../particle.ts';
import { starts, startsKorean } from './forcing.ts';
import type { Reason, Reasons } from './reason.ts';
import { conditionKorean, endedKorean, statement } from './statements.ts';

/**
 * The proofs of nets. A deduction that is on says why: the cell has only this digit left, or the
 * house has only these places left. A deduction with several places is followed by what it removes.
 */
const CONTRADICTION: Reason = {
  en: (step, en) => `${branches(step, en).join(' ')} So the assumption is wrong.`,
  ko: (step, ko) => `${branchesKorean(step, ko).join(' ')} 그래서 가정이 틀렸어요.`,
};

const VERITY: Reason = {
  en: (step, en) => {
    const cases = hasClash(step) ? 'In every other case' : 'In every case';
    return [
      starts(step, en),
      ...branches(step, en),
      `${cases}, ${statement(conclusion(step, en.geometry), en)}.`,
    ].join(' ');
  },
  ko: (step, ko) => {
    const cases = hasClash(step) ? '나머지 경우에는 모두' : '어느 경우든';
    return [
      startsKorean(step, ko),
      ...branchesKorean(step, ko),
      `${cases} ${endedKorean(conclusion(step, ko.geometry), ko)}`,
    ].join(' ');
  },
};

export const NETS: Reasons = {
  'forcing-net-contradiction': CONTRADICTION,
  'forcing-net-verity': VERITY,
};

function branches(step: Step, en: English): string[] {
  return branchesOf(step).map(({ clash, deductions, end, start }) => {
    const said = deductions.map((it) => deduction(it, en));
    const ends: string[] = [];
    if (clash) {
      const wrong = step.technique === 'forcing-net-verity';
      ends.push(
        `${without(clash, en)}${wrong ? `, so ${statement({ ...start, on: !start.on }, en)}` : ''}`,
      );
    }
    if (end) ends.push(statement(end, en));
    const after = said.length > 1 ? 'then one after another: ' : 'then ';
    const [first, ...rest] = said.length > 0 ? [said.join('; '), ...ends] : ends;
    return `If ${statement(start, en)}, ${after}${[first, ...rest.map((it) => `Then ${it}`)].join('. ')}.`;
  });
}

/** `in row 3, 4 fits only in r3c5` */
function deduction({ on, off }: Deduced, en: English): string {
  const { cells, digit, house } = on;
  if (house === undefined) return `${en.cells(cells)} has only ${digit} left`;
  const place = `in ${en.house(house)}, ${digit} fits only in ${en.cells(cells)}`;
  return off ? `${place}, so ${statement(off, en)}` : place;
}

function without({ cells, digits, houses }: Source, en: English): string {
  return houses.length > 0
    ? `${en.house(houses[0])} has no place for ${digits[0]}`
    : `no digit is left for ${en.cell(cells[0])}`;
}

function branchesKorean(step: Step, ko: Korean): string[] {
  return branchesOf(step).map(({ clash, deductions, end, start }) => {
    const lastOne = deductions.length - 1;
    const said = deductions.map((it, i) => deductionKorean(it, i === lastOne, ko));
    const ends: string[] = [];
    if (clash) ends.push(withoutKorean(clash, ko));
    if (end) ends.push(endedKorean(end, ko));
    if (clash && step.technique === 'forcing-net-verity') {
      ends.push(endedKorean({ ...start, on: !start.on }, ko));
    }
    const links = said.length > 0 ? ['그러면', '그래서'] : ['', '그래서'];
    const after = ends.map((it, i) => `${links[i]} ${it}`.trim());
    const order = said.length > 1 ? ['차례로'] : [];
    return [conditionKorean(start, ko), ...order, ...said, ...after].join(' ');
  });
}

/** `3행에서 4는 r3c5에만 들어갈 수 있고,` */
function deductionKorean({ off, on }: Deduced, isLast: boolean, ko: Korean): string {
  const { cells, digit, house } = on;
  if (house === undefined) {
    return `${ko.cells(cells)}에는 ${digit}만 ${isLast ? '남아요.' : '남고,'}`;
  }
  const place = `${ko.house(house)}에서 ${topic(`${digit}`)} ${ko.cells(cells)}에만 들어갈 수`;
  if (!off) return `${place} ${isLast ? '있어요.' : '있고,'}`;
  const others = `${ko.cells(off.cells)}에는 ${subject(`${digit}`)}`;
  return `${place} 있으므로 ${others} ${isLast ? '들어갈 수 없어요.' : '들어갈 수 없고,'}`;
}

function withoutKorean({ cells, digits, houses }: Source, ko: Korean): string {
  return houses.length > 0
    ? `${ko.house(houses[0])}에 ${subject(`${digits[0]}`)} 들어갈 칸이 없어요.`
    : `${ko.cell(cells[0])}에 들어갈 숫자가 없어요.`;
}

/** A digit that has only these places left, and what that removes. */
interface Deduced {
  readonly on: PatternNode;
  readonly off: PatternNode | undefined;
}

/** A chain as it is said: from its assumption to a contradiction or to the conclusion. */
interface Branch {
  readonly start: PatternNode;
  readonly deductions: readonly Deduced[];
  readonly clash: Source | undefined;
  /** The conclusion, if the last deduction does not say it. */
  readonly end: PatternNode | undefined;
}

/** A chain that ends where it starts says nothing. */
function branchesOf({ pattern: { chains = [], clashes = [] } }: Step): Branch[] {
  return chains.flatMap(([start, ...rest], i) => {
    const isOff = (node: PatternNode | undefined) => node?.on === false;
    const deductions = rest.flatMap((on, k) => {
      if (!on.on) return [];
      const off = on.cells.length > 1 && isOff(rest[k + 1]) ? rest[k + 1] : undefined;
      return [{ on, off }];
    });
    const said = deductions.flatMap(({ off, on }) => (off ? [on, off] : [on]));
    const end = rest[said.length];
    const isEmpty = rest.length === 0 && !clashes[i];
    return isEmpty ? [] : [{ start, deductions, clash: clashes[i], end }];
  });
}

function hasClash({ pattern: { clashes = [] } }: Step): boolean {
  return clashes.some((it) => it !== undefined);
}

/** The conclusion of a verity. */
function conclusion({ eliminations, placement }: Step, geometry: Geometry): PatternNode {
  const candidate = placement ?? eliminations[0];
  const cells = [cellOf(candidate, geometry)];
  return { cells, digit: digitIn(candidate, geometry), on: placement !== undefined };
}

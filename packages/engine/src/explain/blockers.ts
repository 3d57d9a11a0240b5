import type { GridState, StepInGrid } from '../draw/grid-state.ts';
import { candidateOf, cellOf, digitIn } from '../technique/step.ts';
import { English } from './english.ts';
import { groundsOf } from './grounds.ts';
import { Korean } from './korean.ts';
import type { Language } from './language.ts';
import { and, topic } from './particle.ts';

/** What excludes all candidates but one, in a house or in a cell. */
export interface Blockers {
  /** The filled cells. Each excludes candidates that none of the others does. */
  readonly cells: readonly number[];
  /** The cells, or digits, of the candidates that no digit excludes: they were removed before. */
  readonly removed: readonly number[];
}

/** The digits of the grid on which a naked or hidden single rests. Undefined for other steps. */
export function blockersOf(step: StepInGrid): Blockers | undefined {
  const { before, technique } = step;
  const isHidden = technique === 'hidden-single';
  if (!isHidden && technique !== 'naked-single') return undefined;
  const { geometry, values } = before;
  const goal = step.placement ?? 0;
  const open = new Set(
    groundsOf(step).filter((it) => {
      const isOfDigit = digitIn(it, geometry) === digitIn(goal, geometry);
      return isHidden ? isOfDigit && values[cellOf(it, geometry)] === 0 : !isOfDigit;
    }),
  );
  const excludes = (cell: number): number[] =>
    [...geometry.peers[cell]]
      .map((peer) => candidateOf(peer, values[cell], geometry))
      .filter((it) => open.has(it));
  const filled = [...values.keys()].filter((cell) => values[cell] > 0);
  const cells: number[] = [];
  while (filled.length > 0) {
    const most = filled
      .map((cell) => ({ cell, found: excludes(cell) }))
      .reduce((best, it) => (it.found.length > best.found.length ? it : best));
    if (most.found.length === 0) break;
    cells.push(most.cell);
    for (const it of most.found) open.delete(it);
  }
  const removed = [...open].map((it) => (isHidden ? cellOf(it, geometry) : digitIn(it, geometry)));
  return { cells: cells.sort((a, b) => a - b), removed: removed.sort((a, b) => a - b) };
}

/** Says which digits exclude what a single excludes. */
export function blockersText(blockers: Blockers, step: StepInGrid, language: Language): string {
  const { geometry } = step.before;
  return language === 'ko'
    ? korean(blockers, step, new Korean(geometry))
    : english(blockers, step, new English(geometry));
}

function english(
  { cells, removed }: Blockers,
  { before, pattern, technique }: StepInGrid,
  en: English,
): string {
  const [digit] = pattern.digits;
  if (technique === 'naked-single') {
    const seen = valuesIn(before, cells).map(([value, cell]) => `${value} in ${en.cell(cell)}`);
    const sees = seen.length > 0 ? `${en.cells(pattern.cells)} sees ${en.list(seen, 'and')}` : '';
    if (removed.length === 0) return `${sees}.`;
    const gone = `${en.digits(removed)} ${removed.length > 1 ? 'have' : 'has'} been ruled out`;
    return `${sees ? `${sees}; ` : ''}${gone}.`;
  }
  const house = en.house(pattern.houses[0]);
  if (cells.length === 0)
    return `In ${house}, ${digit} has been ruled out in ${en.cells(removed)}.`;
  const seen = `${en.a(`${digit}`)} in ${en.anyCell(cells)}`;
  return removed.length > 0
    ? `Of the other blanks of ${house}, ${en.cells(removed)} ${en.have(removed)} lost the ${digit}, and the rest see ${seen}.`
    : `Every other blank of ${house} sees ${seen}.`;
}

function korean(
  { cells, removed }: Blockers,
  { before, pattern, technique }: StepInGrid,
  ko: Korean,
): string {
  const digit = `${pattern.digits[0]}`;
  if (technique === 'naked-single') {
    const seen = valuesIn(before, cells).map(([value, cell]) => `${value}(${ko.cell(cell)})`);
    const sees =
      seen.length > 0 ? [`${topic(ko.cells(pattern.cells))} ${and(seen.join(', '))} 만나요.`] : [];
    const gone = removed.length > 0 ? [`${topic(ko.digits(removed))} 이미 지워졌어요.`] : [];
    return [...sees, ...gone].join(' ');
  }
  const house = ko.house(pattern.houses[0]);
  const gone = `${ko.cells(removed)}에서는 ${topic(digit)} 이미 지워졌어요.`;
  if (cells.length === 0) return gone;
  const seen = `${house}의 다른 빈칸은 ${ko.cells(cells)}의 ${and(digit)} 만나요.`;
  return removed.length > 0 ? `${seen} ${gone}` : seen;
}

/** The digits in cells, ascending. */
function valuesIn({ values }: GridState, cells: readonly number[]): [number, number][] {
  return cells.map((cell): [number, number] => [values[cell], cell]).sort(([a], [b]) => a - b);
}

import { readFileSync } from 'node:fs';
import { dataPath } from '../../../../../test/shared-data.ts';
import { CLASSIC } from '../../../src/grid/geometry.ts';
import { gridOf } from '../../../src/grid/grid.ts';
import { Board } from '../../../src/technique/any-size/board.ts';
import {
  candidatesIn,
  cellOf,
  digitIn,
  type Step,
  type TechniqueId,
} from '../../../src/technique/step.ts';
import { techniqueOf } from './codes.ts';

/** A case of HoDoKu's regression library: a position, and what a technique finds in it. */
export interface LibraryCase {
  readonly line: string;
  /**
   * The technique and the variant as the library writes them, such as `0600-2`. The variant says
   * with which options HoDoKu finds the step.
   */
  readonly code: string;
  readonly technique: TechniqueId;
  /** The technique must not find the step. */
  readonly fails: boolean;
  /** The digits in the third field: those that the step places, removes or is based on. */
  readonly digits: string;
  /** The candidates that are removed, such as `123` for digit 1 in r2c3, sorted. */
  readonly eliminations: readonly string[];
  readonly placements: readonly string[];
  readonly board: Board;
}

/** Reads all cases. Lines with `#` are comments. */
export function readLibrary(): LibraryCase[] {
  return readFileSync(dataPath('ratings/reglib-1.4-two-thirds.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(parseCase);
}

function parseCase(line: string): LibraryCase {
  const [, name, digits, cells, removed, eliminations, placements] = line.split(':');
  const [code, variant] = name.split('-');
  return {
    line,
    code: name,
    technique: techniqueOf(code),
    fails: variant === 'x',
    digits,
    eliminations: words(eliminations).sort(),
    placements: words(placements).sort(),
    board: boardOf(cells, words(removed)),
  };
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** A plus sign marks a digit that is not given. */
function boardOf(cells: string, removed: readonly string[]): Board {
  const digits = [...cells.matchAll(/(\+?)([\d.])/g)];
  if (digits.length !== 81) throw new Error(`expected 81 cells, got ${digits.length}`);
  const board = new Board(
    gridOf(
      CLASSIC,
      digits.map(([, plus, digit]) => (plus === '' ? Number(digit) || 0 : 0)),
    ),
  );
  for (const [cell, [, plus, digit]] of digits.entries()) {
    if (plus !== '') board.place(cell, Number(digit));
  }
  for (const [digit, row, column] of removed) {
    board.eliminate((Number(row) - 1) * 9 + Number(column) - 1, Number(digit));
  }
  return board;
}

/**
 * Says what is wrong with the steps of a technique that were found in the position of a case: the
 * step of the case must be among them, and every step with the same digits must be that step.
 * Undefined if nothing is wrong.
 *
 * A position can have other chains with the same digits. HoDoKu does not find them if they visit a
 * cell twice, or if there is a shorter chain between their ends.
 */
export function faultOf(
  { board, digits, eliminations, fails, line, placements, technique }: LibraryCase,
  found: readonly Step[],
): string | undefined {
  const wanted = `-${eliminations.join(' ')} +${placements.join(' ')}`;
  const same = found
    .map((step) => withoutPlacement(step, board))
    .filter((step) => sorted(digitsInField(step)) === sorted(digits.split('').map(Number)));
  if (fails) return same.length > 0 ? `found: ${line}` : undefined;
  const conclusions = technique === 'template-set' ? joined(same) : same.map(conclusionOf);
  const different = [...new Set(conclusions)];
  const isChain = /loop$|aic$|xy-chain$/.test(technique);
  const isFound = isChain ? different.includes(wanted) : different.join() === wanted;
  if (isFound || same.some((step) => isLargerLoop(step, eliminations))) return undefined;
  return `expected ${wanted}, got ${different.join(' | ') || 'nothing'}: ${line}`;
}

/** HoDoKu's discontinuous loops do not place a digit, but remove all others from its cell. */
function withoutPlacement(step: Step, { candidates }: Board): Step {
  const { placement, technique } = step;
  if (placement === undefined || !technique.endsWith('discontinuous-nice-loop')) return step;
  const cell = cellOf(placement);
  const others = candidatesIn(cell, candidates[cell]).filter((it) => it !== placement);
  return { ...step, eliminations: others, placement: undefined };
}

/** A continuous loop also removes digits from its own cells. HoDoKu leaves some of these out. */
function isLargerLoop({ eliminations, pattern, technique }: Step, wanted: readonly string[]) {
  const outside = eliminations.filter((it) => !wanted.includes(nameOf(it)));
  return (
    technique.endsWith('continuous-nice-loop') &&
    outside.length === eliminations.length - wanted.length &&
    outside.every((it) => pattern.cells.includes(cellOf(it)))
  );
}

/** The digits of a step that HoDoKu writes in the third field. */
function digitsInField({ eliminations, pattern, technique }: Step): readonly number[] {
  if (technique === 'bug-plus-1') return [];
  if (/loop$|aic$|^als|^death|^sue/.test(technique))
    return [...new Set(eliminations.map((it) => digitIn(it)))];
  if (/^(uniqueness|hidden-rectangle|avoidable)/.test(technique)) return pattern.digits.slice(0, 2);
  // HoDoKu names only the digit of the first of two kites.
  if (/skyscraper|kite$|empty-rectangle$/.test(technique)) return pattern.digits.slice(0, 1);
  return pattern.digits;
}

/** The conclusion of a template set of HoDoKu, which places what several steps place. */
function joined(steps: readonly Step[]): string[] {
  if (steps.length === 0) return [];
  const placed = steps.flatMap(({ placement }) => placement ?? []).map(nameOf);
  return [`- +${placed.sort().join(' ')}`];
}

function sorted(digits: readonly number[]): string {
  return digits.toSorted((a, b) => a - b).join('');
}

function conclusionOf({ eliminations, placement }: Step): string {
  const removed = eliminations.map(nameOf).sort().join(' ');
  return `-${removed} +${placement === undefined ? '' : nameOf(placement)}`;
}

/** `123` for digit 1 in r2c3. */
function nameOf(candidate: number): string {
  const cell = cellOf(candidate);
  return `${digitIn(candidate)}${Math.floor(cell / 9) + 1}${(cell % 9) + 1}`;
}

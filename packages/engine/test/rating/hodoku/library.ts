import { readFileSync } from 'node:fs';
import { dataPath } from '../../../../../test/shared-data.ts';
import { QueuedPosition } from '../../../src/rating/hodoku/queued-position.ts';
import { cellOf, digitIn, type Step, type TechniqueId } from '../../../src/technique/step.ts';
import { techniqueOf } from './codes.ts';
import { digitsInField } from './library-finders.ts';

/** A case of HoDoKu's regression library: a position, and what a technique finds in it. */
export interface LibraryCase {
  readonly line: string;
  /** The technique and the variant as the library writes them, such as `0600-2`. */
  readonly code: string;
  readonly technique: TechniqueId;
  /** Selects options of the search, such as 2 in `0600-2`. 0 if there is none. */
  readonly variant: number;
  /** Two fish with the same base count as one. */
  readonly siamese: boolean;
  /** The technique must not find the step. */
  readonly fails: boolean;
  /** The digits in the third field: those that the step places, removes or is based on. */
  readonly digits: string;
  /** The candidates that are removed, such as `123` for digit 1 in r2c3, sorted. */
  readonly eliminations: readonly string[];
  readonly placements: readonly string[];
  readonly position: QueuedPosition;
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
    variant: Number.parseInt(variant ?? '0', 10) || 0,
    siamese: code.length === 5,
    fails: variant === 'x',
    digits,
    eliminations: words(eliminations).sort(),
    placements: words(placements).sort(),
    position: positionOf(cells, words(removed)),
  };
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** A plus sign marks a digit that is not given. */
function positionOf(cells: string, removed: readonly string[]): QueuedPosition {
  const digits = [...cells.matchAll(/(\+?)([\d.])/g)];
  if (digits.length !== 81) throw new Error(`expected 81 cells, got ${digits.length}`);
  const position = new QueuedPosition(digits.map(([, , digit]) => Number(digit) || 0));
  for (const [cell, [, plus]] of digits.entries()) if (plus !== '') position.isGiven[cell] = 0;
  for (const [digit, row, column] of removed) {
    position.eliminate((Number(row) - 1) * 9 + Number(column) - 1, Number(digit));
  }
  return position;
}

/**
 * Says what is wrong with the steps that were found in the position of a case: the step of the case
 * must be among them, and every step of the technique with the same digits must be that step.
 * Undefined if nothing is wrong.
 */
export function faultOf(
  { digits, eliminations, fails, line, placements, technique }: LibraryCase,
  found: readonly Step[],
): string | undefined {
  const wanted = `-${eliminations.join(' ')} +${placements.join(' ')}`;
  const same = found.filter(
    (step) =>
      step.technique === technique &&
      sorted(digitsInField(step)) === sorted(digits.split('').map(Number)),
  );
  const conclusions = technique === 'template-set' ? joined(same) : same.map(conclusionOf);
  if (fails) return same.length > 0 ? `found: ${line}` : undefined;
  const different = [...new Set(conclusions)];
  if (different.length === 1 && different[0] === wanted) return undefined;
  return `expected ${wanted}, got ${different.join(' | ') || 'nothing'}: ${line}`;
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

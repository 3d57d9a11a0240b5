import { formatCell, parseCell } from '../../src/grid/coordinate.ts';
import { CLASSIC } from '../../src/grid/geometry.ts';
import { HOUSE_CELLS } from '../../src/technique/classic-tables.ts';
import { Position } from '../../src/technique/position.ts';
import { cellOf, digitIn, type Step } from '../../src/technique/step.ts';

/** A position without placements. These cells have only these candidates: `{ r1c1: '12' }`. */
export function positionWith(cells: Readonly<Record<string, string>>): Position {
  const position = new Position();
  for (const [name, digits] of Object.entries(cells)) {
    for (let digit = 1; digit <= 9; digit++) {
      if (!digits.includes(`${digit}`)) position.eliminate(cellNamed(name), digit);
    }
  }
  return position;
}

/** Removes a digit from all cells of a house except these. */
export function confine(position: Position, house: number, digit: number, names: string): void {
  const cells = names.split(' ').map(cellNamed);
  for (const cell of HOUSE_CELLS.subarray(house * 9, house * 9 + 9)) {
    if (!cells.includes(cell)) position.eliminate(cell, digit);
  }
}

/** Removes these digits from all cells except these. */
export function leaveOnly(position: Position, digits: string, cells: readonly string[]): void {
  const kept = cells.map(cellNamed);
  for (let cell = 0; cell < 81; cell++) {
    if (kept.includes(cell)) continue;
    for (const digit of digits) position.eliminate(cell, Number(digit));
  }
}

/** A step as text: `naked-pair r1c1 r1c2: r1c3-1 r1c3-2`. */
export function shown(step: Step | undefined): string {
  if (!step) return 'nothing';
  const { technique, pattern, eliminations, placement } = step;
  const conclusions = eliminations.map((it) => `${nameOf(cellOf(it))}-${digitIn(it)}`);
  if (placement !== undefined)
    conclusions.push(`${nameOf(cellOf(placement))}=${digitIn(placement)}`);
  return `${technique} ${pattern.cells.map(nameOf).join(' ')}: ${conclusions.join(' ')}`;
}

function cellNamed(name: string): number {
  const cell = parseCell(CLASSIC, name);
  if (cell === undefined) throw new Error(`expected a cell, got ${name}`);
  return cell;
}

function nameOf(cell: number): string {
  return formatCell(CLASSIC, cell);
}

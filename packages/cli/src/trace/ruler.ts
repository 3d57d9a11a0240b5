import { formatCell } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { Contradiction, Moment } from '@nonet/engine/search';
import type { Canvas } from './canvas.ts';
import type { Role } from './palette.ts';

/**
 * The list of blanks. Entry i is the blank at depth i of the search. The filled blanks come first. The
 * blank at the pointer is next, and the other blanks follow.
 */
export interface RulerFacts {
  /** The entry of the blank just filled or emptied. At the start, the entry of the first blank to fill. */
  readonly pointer: number;
  /** Entry → cell. */
  readonly cells: readonly number[];
}

export function rulerOf(moment: Moment): RulerFacts {
  const { blanks, index, last, next, solved } = moment;
  const cells = [...blanks];
  if (last?.kind === 'placement') return { cells, pointer: index - 1 };
  // The blanks that are not on the path are in arbitrary order. The current blank has to come first.
  const current = (last ?? next)?.cell;
  if (current !== undefined && !solved) {
    cells.splice(cells.indexOf(current, index), 1);
    cells.splice(index, 0, current);
  }
  return { cells, pointer: index };
}

/** The number of columns per entry. An entry shows the name of its cell, or only the digit. */
function entryWidth(moment: Moment, names: boolean): number {
  const { geometry } = moment.grid;
  return names ? formatCell(geometry, geometry.cells - 1).length + 1 : 2;
}

/**
 * Returns the first entry to show so that entry `at` is visible. Scrolls no further than needed.
 *
 * @param from The first entry shown before.
 * @param shown The number of visible entries.
 * @param count The number of all entries.
 */
export function follow(from: number, at: number, shown: number, count: number): number {
  const margin = Math.min(2, Math.floor((shown - 1) / 2));
  const first = Math.min(from, at - margin);
  const last = Math.max(first, at + margin - shown + 1);
  return Math.max(0, Math.min(last, count - shown));
}

export interface RulerPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Whether the cells are named above their digits. */
  readonly names: boolean;
  /** The first entry shown. */
  readonly from: number;
}

export function entriesShown(moment: Moment, place: { width: number; names: boolean }): number {
  return Math.max(1, Math.floor(place.width / entryWidth(moment, place.names)));
}

export function drawRuler(
  canvas: Canvas,
  place: RulerPlace,
  moment: Moment,
  ruler: RulerFacts,
  dead: Contradiction | undefined,
): void {
  const { names, from } = place;
  const { cells, pointer } = ruler;
  const { geometry } = moment.grid;
  const digitsRow = place.y + (names ? 1 : 0);
  const width = entryWidth(moment, names);
  const shown = entriesShown(moment, place);

  for (let entry = from; entry < Math.min(cells.length, from + shown); entry++) {
    const x = place.x + (entry - from) * width;
    const centre = x + (names ? 1 : 0);
    const here = entry === pointer;
    if (names)
      canvas.write(x, place.y, formatCell(geometry, cells[entry]), here ? 'strong' : 'quiet');
    const [symbol, role] = appearance(entry, cells[entry], moment, dead);
    if (here && !moment.solved) canvas.write(centre, digitsRow, symbol, 'current');
    else canvas.write(centre, digitsRow, symbol, role);
    if (here) canvas.write(centre, digitsRow + 1, '▲', 'pointer');
  }
  if (from > 0) canvas.write(place.x - 1, digitsRow, '‹', 'quiet');
  if (from + shown < cells.length) canvas.write(place.x + place.width - 1, digitsRow, '›', 'quiet');
}

function appearance(
  entry: number,
  cell: number,
  moment: Moment,
  dead: Contradiction | undefined,
): [string, Role] {
  if (dead && 'cell' in dead && dead.cell === cell) return ['×', 'dead'];
  if (entry >= moment.index) return ['·', 'faint'];
  const { digit, forced } = moment.path[entry];
  if (moment.solved) return [symbolOf(digit), 'solved'];
  // If propagation places digits too, highlight the guesses. The guesses are the calls on the stack.
  const guess = !forced && moment.stack.length < moment.path.length;
  return [symbolOf(digit), guess ? 'call' : 'placed'];
}

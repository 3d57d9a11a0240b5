import { formatCell } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { Contradiction, Moment } from '@nonet/engine/search';
import type { Role } from '../report/palette.ts';
import type { Canvas, Place } from './canvas.ts';

/**
 * The ruler lists all blanks: first the filled ones in the order of the search, then the others.
 */
export interface RulerFacts {
  /** The entry just filled or emptied. At the start, the entry to fill first. */
  readonly pointer: number;
  /** Entry of the ruler → its cell. */
  readonly cells: readonly number[];
}

export function rulerOf(moment: Moment): RulerFacts {
  const { blanks, index, last, next, solved } = moment;
  const cells = [...blanks];
  if (last?.kind === 'placement') return { cells, pointer: index - 1 };
  // The blanks that are not filled yet are in arbitrary order. The current cell is moved to the
  // first place among them.
  const current = (last ?? next)?.cell;
  if (current !== undefined && !solved) {
    cells.splice(cells.indexOf(current, index), 1);
    cells.splice(index, 0, current);
  }
  return { cells, pointer: index };
}

/**
 * Returns the columns per entry. An entry has a digit and, if `names` is set, the name of its cell.
 */
function entryWidth(moment: Moment, names: boolean): number {
  const { geometry } = moment.grid;
  return names ? formatCell(geometry, geometry.cells - 1).length + 1 : 2;
}

/**
 * Scrolls a list just far enough to show entry `at`. If there is room, also shows two entries on
 * each side of it. Returns the first visible entry.
 *
 * @param from The first visible entry before this call.
 * @param shown How many entries are visible at a time.
 * @param count How many entries the list has.
 */
export function follow(from: number, at: number, shown: number, count: number): number {
  const margin = Math.min(2, Math.floor((shown - 1) / 2));
  const first = Math.min(from, at - margin);
  const last = Math.max(first, at + margin - shown + 1);
  return Math.max(0, Math.min(last, count - shown));
}

export interface RulerPlace extends Place {
  /** Whether the name of each cell is shown above its digit. */
  readonly names: boolean;
  /** The first visible entry. */
  readonly from: number;
}

export function entriesShown(
  moment: Moment,
  { names, width }: Pick<RulerPlace, 'names' | 'width'>,
): number {
  return Math.max(1, Math.floor(width / entryWidth(moment, names)));
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
    canvas.write(centre, digitsRow, symbol, here && !moment.solved ? 'current' : role);
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
  // If some digits on the path were forced, highlights the others, which are guesses.
  const guess = !forced && moment.stack.length < moment.path.length;
  return [symbolOf(digit), guess ? 'call' : 'placed'];
}

import type { Cells } from '../../constraint/constraint.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { ClueMark, Mark, Point } from './mark.ts';
import { areStraight, middlesOf } from './points.ts';

/** The cells that a clue looks at, and what it says. */
export interface Clue {
  readonly cells: Cells;
  readonly text: string;
  readonly look?: ClueMark['look'];
}

/** How far a text stands from the border, and each further text beside it. */
const DISTANCE = 0.42;
const FURTHER = 0.52;
/** Where the text and the arrow of a diagonal are: how far from the border, and along it. */
const DIAGONAL = { across: 0.52, along: 0.3, arrow: [0.32, 0.05] } as const;

/** The middle of a text is this far from the edge of the picture. */
const AROUND = 0.32;

/** Whether cells are all that a straight view from outside the grid sees. */
export function isSeenFromOutside(cells: Cells, geometry: Geometry): boolean {
  const points = middlesOf(cells, geometry);
  if (!areStraight(points)) return false;
  const { down, right } = directionOf(points);
  const isIn = (at: number): boolean => at > 0 && at < geometry.size;
  const hasCell = ({ x, y }: Point): boolean => isIn(x) && isIn(y);
  const [first, last] = [points[0], points[points.length - 1]];
  const isStep = Math.abs(down) <= 1 && Math.abs(right) <= 1 && (down !== 0 || right !== 0);
  return (
    isStep &&
    !hasCell({ x: first.x - right, y: first.y - down }) &&
    !hasCell({ x: last.x + right, y: last.y + down })
  );
}

/** The texts around the grid. Several at the same place stand behind each other. */
export function clueMarks(clues: readonly Clue[], geometry: Geometry): ClueMark[] {
  const all = clues.map(({ cells, look, text }) => {
    const points = middlesOf(cells, geometry);
    return { look, text, at: points[0], ...directionOf(points) };
  });
  const diagonals = all.filter(({ down, right }) => down !== 0 && right !== 0);
  const before = new Map<string, number>();
  const base = diagonals.length > 0 ? DIAGONAL.across + FURTHER : DISTANCE;
  return all.map(({ at, down, look, right, text }) => {
    const corner = { x: at.x - right / 2, y: at.y - down / 2 };
    if (down !== 0 && right !== 0) return diagonal(corner, { down, right }, text, geometry);
    const place = `${corner.x} ${corner.y}`;
    const count = before.get(place) ?? 0;
    before.set(place, count + 1);
    const far = base + count * FURTHER;
    return {
      shape: 'clue',
      at: { x: corner.x - right * far, y: corner.y - down * far },
      text,
      ...(look && { look }),
    };
  });
}

interface Direction {
  readonly down: number;
  readonly right: number;
}

/** A single cell is looked at from the nearest corner: a diagonal of one cell. */
function directionOf([first, second]: readonly Point[]): Direction {
  if (second) return { down: second.y - first.y, right: second.x - first.x };
  return { down: first.y < 1 ? 1 : -1, right: first.x < 1 ? 1 : -1 };
}

function diagonal(
  { x, y }: Point,
  { down, right }: Direction,
  text: string,
  { size }: Geometry,
): ClueMark {
  const isAboveOrBelow = y === (down > 0 ? 0 : size);
  const { across, along } = DIAGONAL;
  const [from, to] = DIAGONAL.arrow.map((far) => ({ x: x - right * far, y: y - down * far }));
  const at = isAboveOrBelow
    ? { x: x - right * along, y: y - down * across }
    : { x: x - right * across, y: y - down * along };
  return { shape: 'clue', at, text, arrow: [from, to] };
}

/** The width of the space that the texts need around the grid, in cells. */
export function spaceOutside(marks: readonly Mark[], { size }: Geometry): number {
  const far = marks.flatMap((mark) =>
    mark.shape === 'clue' ? [-mark.at.x, -mark.at.y, mark.at.x - size, mark.at.y - size] : [],
  );
  return far.length === 0 ? 0 : Math.max(...far) + AROUND;
}

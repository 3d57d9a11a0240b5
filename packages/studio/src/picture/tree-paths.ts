import type { Mark, Spot, TreePlan } from './tree-plan.ts';

/** Half the width of each shape. */
const CALL = 8;
const FORCED = 3;
const REMAINING = 3;

export interface TreeScale {
  /** The left edge of column 0. */
  readonly left: number;
  /** The width of a column and the height of a row. */
  readonly column: number;
  readonly row: number;
}

export function centreOf(
  { column, row }: Spot,
  scale: TreeScale,
): { readonly x: number; readonly y: number } {
  return { x: scale.left + (column + 0.5) * scale.column, y: (row + 0.5) * scale.row };
}

/** The parts of a tree without its marks, as SVG paths. */
export interface TreePaths {
  /** Dots for the digits that the puzzle or earlier placements rule out. */
  readonly removed: string;
  /** Rings for the digits still to try. */
  readonly remaining: string;
  /** Lines to the marks of subtrees that failed. */
  readonly twigs: string;
  /** Lines to the marks of the path. */
  readonly path: string;
  /** The line from the end of the path to the current blank cell. */
  readonly tip: string;
}

export function pathsOf(plan: TreePlan, scale: TreeScale): TreePaths {
  const { left, column } = scale;
  const line = (mark: Mark): string => {
    const { x, y } = centreOf(mark, scale);
    const side = x - column / 2;
    const from = centreOf(mark.parent, scale);
    const start = mark.parent.column < 0 ? `M${side} ${from.y}` : `M${from.x} ${from.y}H${side}`;
    return `${start}V${y}H${x}`;
  };
  const ring = (spot: Spot): string => {
    const { x, y } = centreOf(spot, scale);
    return `M${x} ${y}m${circle(REMAINING)}`;
  };
  const dot = (spot: Spot): string => {
    const { x, y } = centreOf(spot, scale);
    return `M${x} ${y}h0`;
  };
  const isOnPath = ({ kind }: Mark): boolean => kind === 'call' || kind === 'forced';
  const { pointer, tip } = plan;
  const { x: tipX, y: tipY } = centreOf(tip, scale);
  return {
    removed: plan.removed.map(dot).join(''),
    remaining: plan.remaining.map(ring).join(''),
    twigs: plan.marks
      .filter((mark) => !isOnPath(mark))
      .map(line)
      .join(''),
    path: plan.marks.filter(isOnPath).map(line).join(''),
    tip:
      pointer === undefined
        ? ''
        : `M${tip.column < 0 ? left : tipX} ${tipY}H${left + pointer * column}`,
  };
}

/** The outline of a mark around the point (0, 0), as an SVG path. */
export function outlineOf({ kind, subtree }: Mark, { column, row }: TreeScale): string {
  if (subtree.solutions > 0) return 'M0-9 5-4 0 1-5-4z';
  switch (kind) {
    case 'call':
      return `M${circle(Math.min(CALL, column * 0.4, row * 0.45))}`;
    case 'forced':
      return `M${circle(FORCED)}`;
    case 'failed':
      return 'M-4-4h8v8h-8z';
    default:
      return 'M0-9 5.5-.5h-11z';
  }
}

/** The arcs of a circle. The path must already be at the start of the first arc. */
function circle(radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0`;
  return `${-radius} 0${arc} ${2 * radius} 0${arc} ${-2 * radius} 0`;
}

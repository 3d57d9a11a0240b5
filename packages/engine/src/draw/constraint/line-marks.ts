import type { Cells, Constraint } from '../../constraint/constraint.ts';
import type { Of } from '../../constraint/rule.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { LineMark, Mark, NodeMark } from './mark.ts';
import { areStraight, middleOf, middlesOf, towards } from './points.ts';

type LineLook = Pick<LineMark, 'color' | 'width' | 'dash'>;

/** Every kind of line has a width, dashes or ends of its own: color alone tells nothing apart. */
const LOOKS = {
  thermo: { color: 'thermo', width: 0.3 },
  slow: { color: 'thermo', width: 0.3, dash: [0.24, 0.1] },
  whisper: { color: 'whisper', width: 0.13 },
  renban: { color: 'renban', width: 0.3 },
  palindrome: { color: 'palindrome', width: 0.1 },
  entropic: { color: 'entropic', width: 0.22, dash: [0.11, 0.1] },
  modular: { color: 'modular', width: 0.17, dash: [0.01, 0.27] },
  sumline: { color: 'sumline', width: 0.13, dash: [0.36, 0.12] },
  equal: { color: 'equal', width: 0.12 },
  thin: { color: 'rule', width: 0.045 },
  automaton: { color: 'rule', width: 0.035, dash: [0.1, 0.08] },
} as const satisfies Record<string, LineLook>;

/** The radius of a circle in a cell. */
const RADIUS = 0.4;

export function lineMarks(
  constraint: Exclude<Of<LineKind>, { readonly kind: 'arrow' | 'equal' }>,
  geometry: Geometry,
): Mark[] {
  const { cells, kind } = constraint;
  const ends = [...new Set([cells[0], cells[cells.length - 1]])];
  switch (kind) {
    case 'thermo':
      return [
        line(cells, LOOKS[constraint.slow ? 'slow' : 'thermo'], geometry),
        node(cells[0], 'bulb', 'thermo', geometry),
      ];
    case 'palindrome':
      return [
        line(cells, LOOKS[kind], geometry),
        ...ends.map((cell) => node(cell, 'square', kind, geometry)),
      ];
    case 'between':
    case 'lockout': {
      const look = kind === 'between' ? 'circle' : 'diamond';
      const points = middlesOf(cells, geometry);
      const [second, beforeLast] = [points[1], points[points.length - 2]];
      const inner = points.slice(1, -1);
      const trimmed =
        points.length < 2
          ? points
          : [
              towards(points[0], second, RADIUS),
              ...inner,
              towards(points[points.length - 1], beforeLast, RADIUS),
            ];
      return [
        { shape: 'line', points: trimmed, ...LOOKS.thin },
        ...ends.map((cell) => node(cell, look, 'rule', geometry)),
      ];
    }
    case 'automaton':
      return [line(cells, LOOKS.automaton, geometry)];
    default:
      return [line(cells, LOOKS[kind], geometry)];
  }
}

export type LineKind =
  | 'arrow'
  | 'automaton'
  | 'between'
  | 'entropic'
  | 'equal'
  | 'lockout'
  | 'modular'
  | 'palindrome'
  | 'renban'
  | 'sumline'
  | 'thermo'
  | 'whisper';

/** The values that a line has in most puzzles. Other values are written beside it. */
const USUAL: Readonly<Partial<Record<Constraint['kind'], number>>> = {
  lockout: 4,
  modular: 3,
  whisper: 5,
};

/** The text beside a line, if it has one. */
export function lineLabel(constraint: Constraint): string | undefined {
  if (constraint.kind === 'sumline') return `${constraint.sum}`;
  if (!('value' in constraint) || constraint.value === USUAL[constraint.kind]) return undefined;
  if (constraint.kind === 'modular') return `${constraint.value}`;
  if (constraint.kind === 'whisper' || constraint.kind === 'lockout') return `≥${constraint.value}`;
  return undefined;
}

/** The circle, or an outline if it is not straight, and the line to the tip. */
export function arrowMarks({ bulb, shaft }: Of<'arrow'>, geometry: Geometry): Mark[] {
  const circle = middlesOf(bulb, geometry);
  const points = middlesOf(shaft, geometry);
  const [first] = points;
  const distance = ({ x, y }: { readonly x: number; readonly y: number }): number =>
    Math.hypot(x - first.x, y - first.y);
  const nearest = circle.reduce((best, it) => (distance(it) < distance(best) ? it : best));
  const around: Mark = areStraight(circle)
    ? {
        shape: 'node',
        look: 'circle',
        color: 'rule',
        at: circle[0],
        ...(circle.length > 1 && { to: circle[circle.length - 1] }),
      }
    : { shape: 'area', cells: bulb, edge: 'solid' };
  return [
    around,
    {
      shape: 'line',
      points: [towards(nearest, first, RADIUS), ...points],
      ...LOOKS.thin,
      isArrow: true,
    },
  ];
}

/** A line with dots at its ends. It goes on from part to part where a region ends. */
export function equalMarks({ parts }: Of<'equal'>, geometry: Geometry): Mark[] {
  const { box } = geometry;
  const lines: number[][] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    const goesOn =
      last !== undefined && areBeside(last, part[0], geometry) && box[last] !== box[part[0]];
    if (goesOn) line?.push(...part);
    else lines.push([...part]);
  }
  return lines.flatMap((cells) => [
    line(cells, LOOKS.equal, geometry),
    ...[...new Set([cells[0], cells[cells.length - 1]])].map((cell) =>
      node(cell, 'dot', 'equal', geometry),
    ),
  ]);
}

function areBeside(a: number, b: number, { column, row }: Geometry): boolean {
  return Math.max(Math.abs(row[a] - row[b]), Math.abs(column[a] - column[b])) === 1;
}

export function diagonalMark(down: boolean, { size }: Geometry): Mark {
  const points = down
    ? [
        { x: 0, y: 0 },
        { x: size, y: size },
      ]
    : [
        { x: 0, y: size },
        { x: size, y: 0 },
      ];
  return { shape: 'line', points, color: 'diagonal', width: 0.06 };
}

function line(cells: Cells, look: LineLook, geometry: Geometry): LineMark {
  return { shape: 'line', points: middlesOf(cells, geometry), ...look };
}

function node(
  cell: number,
  look: NodeMark['look'],
  color: NodeMark['color'],
  geometry: Geometry,
): NodeMark {
  return { shape: 'node', look, color, at: middleOf(cell, geometry) };
}

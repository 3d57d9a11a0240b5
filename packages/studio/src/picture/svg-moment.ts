import { symbolOf } from '@nonet/engine';
import { type Look, looksOf } from './look.ts';
import type { Picture } from './picture.ts';
import { type PuzzleText, shapeOf } from './puzzle-text.ts';
import { tag, textTag, wrapped } from './svg.ts';

/** The colours of the page that a drawing needs, by their names there. */
export const drawingColours = [
  'paper',
  'ink',
  'quiet',
  'hair',
  'current',
  'ring',
  'on-current',
  'placed',
  'dead',
  'solution',
] as const;
export type DrawingColours = Readonly<Record<(typeof drawingColours)[number], string>>;

/** A moment with the words that go under it. */
export interface DrawnMoment {
  readonly puzzle: PuzzleText;
  readonly picture: Picture;
  readonly showsCandidates: boolean;
  /** The event, in short. */
  readonly caption: string;
  readonly sentence: string;
}

const CELL = 40;
const MARGIN = 24;
const LIST = { y: 16, height: 34 };
const GRID_Y = LIST.y + LIST.height + 18;
const LINE = 20;
const LINES = 3;

/** Every panel of a puzzle has the same size, whatever it tells. */
export function panelSize(puzzle: PuzzleText): { width: number; height: number } {
  const side = shapeOf(puzzle).size * CELL;
  return { width: side + 2 * MARGIN, height: GRID_Y + side + 34 + LINES * LINE + MARGIN };
}

/** The list of blanks about the pointer, the grid under it, and what happens in words. */
export function momentPanel(moment: DrawnMoment, colours: DrawingColours): string {
  const { puzzle, caption, sentence } = moment;
  const side = shapeOf(puzzle).size * CELL;
  const under = GRID_Y + side + 30;
  const lines = wrapped(sentence, side / 15).slice(0, LINES);
  return [
    list(moment, colours),
    grid(moment, colours),
    textTag(MARGIN, under, { 'font-size': 14, fill: colours.quiet }, caption),
    ...lines.map((line, i) =>
      textTag(MARGIN, under + (i + 1) * LINE + 4, { 'font-size': 15, fill: colours.ink }, line),
    ),
  ].join('\n');
}

function list({ puzzle, picture }: DrawnMoment, colours: DrawingColours): string {
  const { size, row, column } = shapeOf(puzzle);
  const { ruler, depth, digits } = picture;
  const first = Math.max(0, Math.min(depth - Math.ceil(size / 2) + 1, ruler.length - size));
  const shown = Array.from(ruler.subarray(first, first + size));
  return shown
    .map((cell, i) => {
      const entry = first + i;
      const x = MARGIN + i * CELL;
      const isPointer = entry === depth;
      const isFilled = entry < depth;
      const middle = { 'text-anchor': 'middle' };
      const symbol = isFilled ? symbolOf(digits[cell]) : isPointer ? '?' : '·';
      const ink = isPointer ? colours['on-current'] : isFilled ? filledInk(picture) : 'quiet';
      const box = isPointer
        ? { fill: colours.current, stroke: colours.ring, 'stroke-width': 2 }
        : { fill: 'none', stroke: colours.hair };
      return [
        textTag(
          x + CELL / 2,
          LIST.y,
          { ...middle, 'font-size': 10, fill: colours.quiet },
          `${row[cell] + 1},${column[cell] + 1}`,
        ),
        tag('rect', { x, y: LIST.y + 6, width: CELL, height: LIST.height - 6, ...box }),
        textTag(
          x + CELL / 2,
          LIST.y + 25,
          { ...middle, 'font-size': 15, fill: colours[ink as keyof DrawingColours] ?? ink },
          symbol,
        ),
      ].join('');
    })
    .join('\n');
}

function filledInk({ solved }: Picture): 'solution' | 'placed' {
  return solved ? 'solution' : 'placed';
}

function grid({ puzzle, picture, showsCandidates }: DrawnMoment, colours: DrawingColours): string {
  const { size, row, column } = shapeOf(puzzle);
  const looks = looksOf(puzzle, picture);
  const side = size * CELL;
  const cells = looks.map((look, cell) =>
    cellOf(look, column[cell] * CELL, row[cell] * CELL, cell, colours, {
      across: puzzle.boxColumns,
      shown: showsCandidates,
    }),
  );
  const lines = (every: number, at: 'x' | 'y'): string =>
    Array.from({ length: size / every + 1 }, (_, i) =>
      at === 'x' ? `M${i * every * CELL} 0V${side}` : `M0 ${i * every * CELL}H${side}`,
    ).join('');
  const path = (d: string, stroke: string, width: number): string =>
    tag('path', { d, stroke, 'stroke-width': width, fill: 'none', 'stroke-linecap': 'square' });
  return tag(
    'g',
    { transform: `translate(${MARGIN} ${GRID_Y})` },
    [
      path(lines(1, 'x') + lines(1, 'y'), colours.hair, 1),
      ...cells,
      path(lines(puzzle.boxColumns, 'x') + lines(puzzle.boxRows, 'y'), colours.ink, 2),
    ].join('\n'),
  );
}

function cellOf(
  look: Look,
  x: number,
  y: number,
  cell: number,
  colours: DrawingColours,
  candidates: { across: number; shown: boolean },
): string {
  const { symbol, isCurrent, isDead, isLatest } = look;
  const parts: string[] = [];
  const frame = { x: x + 1.5, y: y + 1.5, width: CELL - 3, height: CELL - 3 };
  if (isCurrent) {
    parts.push(
      tag('rect', { ...frame, fill: colours.current, stroke: colours.ring, 'stroke-width': 3 }),
    );
  } else if (isLatest) {
    parts.push(tag('rect', { ...frame, fill: colours.placed, 'fill-opacity': 0.14 }));
  }
  if (isDead) {
    const stroke = isCurrent ? colours['on-current'] : colours.dead;
    const hatch = [4, 14, 24, 34].map((at) => `M${x + 3} ${y + at + 3}L${x + at + 3} ${y + 3}`);
    parts.push(
      tag('path', {
        d: hatch.join(''),
        stroke,
        'stroke-width': 1,
        fill: 'none',
        'stroke-opacity': 0.5,
      }),
    );
    if (symbol === '') {
      const cross = `M${x + 14} ${y + 14}l12 12m0-12l-12 12`;
      parts.push(tag('path', { d: cross, stroke, 'stroke-width': 2.5, fill: 'none' }));
    }
  }
  const inks = { given: 'ink', placed: 'placed', solved: 'solution', blank: 'quiet' } as const;
  const fill = isCurrent ? colours['on-current'] : colours[inks[look.as]];
  if (symbol !== '') {
    const style = { 'font-size': 21, 'text-anchor': 'middle', fill, 'data-cell': cell };
    const weight = look.as === 'given' ? { 'font-weight': 700 } : {};
    parts.push(textTag(x + CELL / 2, y + 27.5, { ...style, ...weight }, symbol));
  } else if (candidates.shown && !isDead) {
    const { across } = candidates;
    const step = (CELL - 6) / across;
    for (const digit of look.candidates) {
      const at = [
        x + 3 + (((digit - 1) % across) + 0.5) * step,
        y + 11 + Math.floor((digit - 1) / across) * step,
      ];
      parts.push(
        textTag(at[0], at[1], { 'font-size': 9, 'text-anchor': 'middle', fill }, symbolOf(digit)),
      );
    }
  }
  return parts.join('');
}

import type { JSX } from 'preact';
import { gridLines } from '../../board/grid-lines.ts';
import { looksOf } from '../../picture/look.ts';
import type { Picture } from '../../picture/picture.ts';
import { type PuzzleText, shapeOf } from '../../picture/puzzle-text.ts';

/** Side of a cell, in drawing units. */
const CELL = 10;

interface Props {
  readonly puzzle: PuzzleText;
  readonly picture: Picture | undefined;
  /** The cells whose digits appear twice in a house. */
  readonly repeated: ReadonlySet<number>;
  readonly label: string;
}

export function RaceGrid({ puzzle, picture, repeated, label }: Props): JSX.Element {
  const { size, row, column } = shapeOf(puzzle);
  const side = size * CELL;
  const looks = looksOf(puzzle, picture);
  const { hairs, boxes } = gridLines(puzzle, CELL);
  return (
    <svg class="small-grid" viewBox={`-1 -1 ${side + 2} ${side + 2}`} role="img" aria-label={label}>
      <path class="hairs" d={hairs} />
      {looks.map((look, cell) => {
        const x = column[cell] * CELL;
        const y = row[cell] * CELL;
        const { symbol, as, isCurrent, isDead, isLatest } = look;
        const isRepeated = repeated.has(cell);
        const digit = isRepeated ? 'repeated' : as;
        const classes = ['small-cell'];
        if (isCurrent) classes.push('current');
        else if (isDead) classes.push('dead');
        else if (isLatest) classes.push('latest');
        return (
          <g key={cell}>
            {classes.length > 1 && (
              <rect class={classes.join(' ')} x={x} y={y} width={CELL} height={CELL} />
            )}
            {isDead && <path class="cross" d={`M${x + 3} ${y + 3}l4 4m0-4l-4 4`} />}
            {symbol && !(isDead && isCurrent) && (
              <text class={isCurrent ? `${digit} on-current` : digit} x={x + CELL / 2} y={y + 7.4}>
                {symbol}
              </text>
            )}
            {isRepeated && <path class="wave" d={`M${x + 3} ${y + 8.6}l1 -.7l1 .7l1 -.7l1 .7`} />}
          </g>
        );
      })}
      <path class="boxes" d={boxes} />
    </svg>
  );
}

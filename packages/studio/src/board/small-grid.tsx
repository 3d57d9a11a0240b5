import type { Geometry } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { BoardLayer } from './board-layer.ts';
import { drawnCells } from './drawn-cells.ts';
import { useDrawnConstraints } from './drawn-constraints.ts';
import { gridLines } from './grid-lines.ts';
import { SmallRules } from './small-rules.tsx';

/** Side of a cell, in drawing units. */
const CELL = 10;

interface Props {
  readonly geometry: Geometry;
  readonly layers: readonly BoardLayer[];
  readonly label: string;
}

/** A grid that is only looked at, as one picture. */
export function SmallGrid({ geometry, layers, label }: Props) {
  const { size, row, column } = geometry;
  const side = size * CELL;
  const { hairs, boxes } = gridLines(geometry, CELL);
  const rules = useDrawnConstraints(geometry, layers, CELL);
  const around = 1 + (rules?.space ?? 0) * CELL;
  const width = side + 2 * around;
  return (
    <svg
      class="small-grid"
      viewBox={`${-around} ${-around} ${width} ${width}`}
      role="img"
      aria-label={label}
    >
      {rules && <SmallRules markup={rules.under} />}
      <path class="hairs" d={hairs} />
      {drawnCells(geometry, layers).map(({ as, digit, looks }, cell) => {
        const x = column[cell] * CELL;
        const y = row[cell] * CELL;
        const isCurrent = looks.has('current');
        const isDead = looks.has('dead');
        const isRepeated = looks.has('invalid');
        const isWrong = looks.has('wrong');
        const look = isRepeated || isWrong ? 'repeated' : as;
        const classes = ['small-cell'];
        if (isCurrent) classes.push('current');
        else if (isDead) classes.push('dead');
        else if (isWrong) classes.push('wrong');
        else if (looks.has('latest')) classes.push('latest');
        return (
          <g key={cell}>
            {classes.length > 1 && (
              <rect class={classes.join(' ')} x={x} y={y} width={CELL} height={CELL} />
            )}
            {isDead && <path class="cross" d={`M${x + 3} ${y + 3}l4 4m0-4l-4 4`} />}
            {digit > 0 && !(isDead && isCurrent) && (
              <text class={isCurrent ? `${look} on-current` : look} x={x + CELL / 2} y={y + 7.4}>
                {symbolOf(digit)}
              </text>
            )}
            {isRepeated && <path class="wave" d={`M${x + 3} ${y + 8.6}l1 -.7l1 .7l1 -.7l1 .7`} />}
          </g>
        );
      })}
      <path class="boxes" d={boxes} />
      {rules && <SmallRules markup={rules.over} />}
    </svg>
  );
}

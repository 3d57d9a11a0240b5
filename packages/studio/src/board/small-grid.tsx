import type { Geometry } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { BoardLayer } from './board-layer.ts';
import { type DrawnCell, drawnCells } from './drawn-cells.ts';
import { SMALL_CELL as CELL, SmallPicture } from './small-picture.tsx';

interface Props {
  readonly geometry: Geometry;
  readonly layers: readonly BoardLayer[];
  readonly label: string;
}

/** A grid that is only looked at, as one picture. */
export function SmallGrid({ geometry, layers, label }: Props) {
  const { row, column } = geometry;
  const cells = drawnCells(geometry, layers);
  const grounds = cells.map(({ looks }, cell) => {
    const ground = groundOf(looks);
    return (
      ground && (
        <rect
          key={cell}
          class={ground}
          x={column[cell] * CELL}
          y={row[cell] * CELL}
          width={CELL}
          height={CELL}
        />
      )
    );
  });
  return (
    <SmallPicture
      class="small-grid"
      geometry={geometry}
      layers={layers}
      label={label}
      hasLines
      grounds={grounds}
    >
      {cells.map(({ as, digit, looks }, cell) => {
        const x = column[cell] * CELL;
        const y = row[cell] * CELL;
        const isDead = looks.has('dead');
        const isRepeated = looks.has('invalid');
        const look = isRepeated || looks.has('wrong') ? 'repeated' : as;
        const onCurrent = looks.has('current') ? ' on-current' : '';
        return (
          <g key={cell}>
            {isDead && <path class={`cross${onCurrent}`} d={`M${x + 3} ${y + 3}l4 4m0-4l-4 4`} />}
            {digit > 0 && !(isDead && onCurrent) && (
              <text class={`${look}${onCurrent}`} x={x + CELL / 2} y={y + 7.4}>
                {symbolOf(digit)}
              </text>
            )}
            {isRepeated && <path class="wave" d={`M${x + 3} ${y + 8.6}l1 -.7l1 .7l1 -.7l1 .7`} />}
          </g>
        );
      })}
    </SmallPicture>
  );
}

function groundOf(looks: DrawnCell['looks']): string | undefined {
  return (['current', 'dead', 'wrong', 'latest'] as const).find((look) => looks.has(look));
}

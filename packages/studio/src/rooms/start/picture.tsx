import { digitsIn, shapeOf, symbolOf } from '@nonet/engine/notation';
import { useDrawnConstraints } from '../../board/drawn-constraints.ts';
import { gridLines } from '../../board/grid-lines.ts';
import { SmallRules } from '../../board/small-rules.tsx';
import type { GameRecord } from '../../game/game-store.ts';
import { ruleLayers } from '../../picture/rule-layers.ts';
import { SAMPLE } from '../../puzzle/state.ts';

/** Side of a cell, in drawing units. */
const CELL = 10;

/** The sample with its first blanks filled, as a search would. */
const FILLED = '143628579572139468986754231'.padEnd(SAMPLE.cells.length, '.');

const sample = {
  puzzle: SAMPLE,
  digits: digitsIn(SAMPLE.cells).map((digit, cell) => digit || digitsIn(FILLED)[cell]),
};

/** A quiet picture: the game to go on with, or the sample. */
export function Picture({ game = sample }: { game?: Pick<GameRecord, 'puzzle' | 'digits'> }) {
  const { puzzle, digits } = game;
  const geometry = shapeOf(puzzle);
  const { size, row, column } = geometry;
  const side = size * CELL;
  const { hairs, boxes } = gridLines(geometry, CELL);
  const rules = useDrawnConstraints(geometry, ruleLayers(puzzle), CELL);
  const around = 1 + (rules?.space ?? 0) * CELL;
  const width = side + 2 * around;
  const current = digits.indexOf(0);
  return (
    <svg
      class="small-grid picture-of-game"
      viewBox={`${-around} ${-around} ${width} ${width}`}
      aria-hidden="true"
    >
      {current >= 0 && (
        <rect
          class="current"
          x={column[current] * CELL}
          y={row[current] * CELL}
          width={CELL}
          height={CELL}
        />
      )}
      {rules && <SmallRules markup={rules.under} />}
      <path class="hairs" d={hairs} />
      <path class="boxes" d={boxes} />
      {digits.map((digit, cell) =>
        digit > 0 ? (
          <text
            key={cell}
            class={puzzle.cells[cell] === '.' ? 'own' : undefined}
            x={(column[cell] + 0.5) * CELL}
            y={row[cell] * CELL + 7.4}
          >
            {symbolOf(digit)}
          </text>
        ) : null,
      )}
      {rules && <SmallRules markup={rules.over} />}
    </svg>
  );
}

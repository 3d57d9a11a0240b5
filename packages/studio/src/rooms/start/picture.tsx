import { digitsIn, shapeOf, symbolOf } from '@nonet/engine/notation';
import { SMALL_CELL as CELL, SmallPicture } from '../../board/small-picture.tsx';
import type { GameRecord } from '../../game/game-store.ts';
import { ruleLayers } from '../../picture/rule-layers.ts';
import { SAMPLE } from '../../puzzle/state.ts';

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
  const { row, column } = geometry;
  const current = digits.indexOf(0);
  return (
    <SmallPicture
      class="small-grid picture-of-game"
      geometry={geometry}
      layers={ruleLayers(puzzle)}
      hasLines
      grounds={
        current >= 0 && (
          <rect
            class="current"
            x={column[current] * CELL}
            y={row[current] * CELL}
            width={CELL}
            height={CELL}
          />
        )
      }
    >
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
    </SmallPicture>
  );
}

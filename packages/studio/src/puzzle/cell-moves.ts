import { byCode, type KeyRow } from '../page/keys.ts';
import { shapeOf } from '../picture/puzzle-text.ts';
import type { PuzzleState } from './state.ts';

export type Move = 'left' | 'right' | 'up' | 'down' | 'row-start' | 'row-end' | 'start' | 'end';

/** Moves the keyboard focus in the grid. */
export function cellMoved(state: PuzzleState, move: Move): PuzzleState {
  const { size, cells, row, column } = shapeOf(state.text);
  const { cell } = state;
  const start = row[cell] * size;
  const to: Readonly<Record<Move, number>> = {
    left: column[cell] === 0 ? cell : cell - 1,
    right: column[cell] === size - 1 ? cell : cell + 1,
    up: cell - size,
    down: cell + size,
    'row-start': start,
    'row-end': start + size - 1,
    start: 0,
    end: cells - 1,
  };
  return to[move] < 0 || to[move] >= cells ? state : { ...state, cell: to[move] };
}

/** The keys that move the focus in the grid. */
export function cellKeys(
  updatePuzzle: (transition: (puzzle: PuzzleState) => PuzzleState) => void,
  scope: KeyRow['scope'] = 'grid',
): readonly KeyRow[] {
  const move = (to: Move) => () => updatePuzzle((now) => cellMoved(now, to));
  return [
    {
      keys: '← ↑ ↓ →',
      text: { en: 'move in the grid', ko: '격자에서 이동' },
      scope,
      command: byCode({
        ArrowLeft: move('left'),
        ArrowRight: move('right'),
        ArrowUp: move('up'),
        ArrowDown: move('down'),
      }),
    },
    {
      keys: 'Home End',
      text: { en: 'first, last cell of the row', ko: '행의 첫 칸, 끝 칸' },
      scope,
      command: byCode({ Home: move('row-start'), End: move('row-end') }),
    },
    {
      keys: 'Ctrl Home End',
      text: { en: 'first, last cell of the grid', ko: '격자의 첫 칸, 끝 칸' },
      scope,
      command: byCode({ 'Control+Home': move('start'), 'Control+End': move('end') }),
    },
  ];
}

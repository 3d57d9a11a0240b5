import { shapeOf } from '@nonet/engine/notation';
import { codeRow, type KeyRow } from '../page/keys.ts';
import type { PuzzleState } from './state.ts';

export type Move = 'left' | 'right' | 'up' | 'down' | 'row-start' | 'row-end' | 'start' | 'end';

export function withCellMoved(state: PuzzleState, move: Move): PuzzleState {
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

export const arrows = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
} as const satisfies Readonly<Record<string, Move>>;

export function moveCommands(
  moves: Readonly<Record<string, Move>>,
  go: (to: Move) => void,
): Readonly<Record<string, () => void>> {
  return Object.fromEntries(Object.entries(moves).map(([key, to]) => [key, () => go(to)]));
}

export function cellKeys(
  go: (to: Move) => void,
  scope: KeyRow['scope'] = 'grid',
): readonly KeyRow[] {
  const row = (keys: string, text: KeyRow['text'], moves: Readonly<Record<string, Move>>): KeyRow =>
    codeRow(keys, text, scope, moveCommands(moves, go));
  return [
    row('← ↑ ↓ →', { en: 'move in the grid', ko: '판에서 이동' }, arrows),
    row(
      'Home End',
      { en: 'first, last cell of the row', ko: '행의 첫 칸, 끝 칸' },
      { Home: 'row-start', End: 'row-end' },
    ),
    row(
      'Ctrl Home End',
      { en: 'first, last cell of the grid', ko: '판의 첫 칸, 끝 칸' },
      { 'Control+Home': 'start', 'Control+End': 'end' },
    ),
  ];
}

import { digitsOnBoard, gameOf } from '../../game/state.ts';
import { characterRow, type KeyRow } from '../../page/keys.ts';
import type { Store } from '../../page/store.ts';
import { withSelection } from './selecting.ts';
import type { HasPlay } from './slice.ts';

/** Keys for those who do not see the board: they say what it has, and find the next blank. */
export function speakingKeys(store: Store<HasPlay>): readonly KeyRow[] {
  const house = (kind: 'row' | 'column' | 'box') => () =>
    void import('./spoken.tsx').then(({ sayHouse }) => sayHouse(store.now, kind));
  const toBlank = (step: 1 | -1) => () => store.update((now) => atBlank(now, step));
  return [
    characterRow(
      'I J K',
      { en: 'say the row, column, box', ko: '행, 열, 상자 읽기' },
      { i: house('row'), j: house('column'), k: house('box') },
    ),
    characterRow(
      'L',
      { en: 'say which digits are left', ko: '남은 숫자 읽기' },
      {
        l: () => void import('./spoken.tsx').then(({ sayLeft }) => sayLeft(store.now)),
      },
    ),
    characterRow(
      'N M',
      { en: 'next, previous blank', ko: '다음, 이전 빈칸' },
      { n: toBlank(1), m: toBlank(-1) },
    ),
  ];
}

/** Goes to the next blank or to the one before. After the last one comes the first one. */
function atBlank<S extends HasPlay>(state: S, step: 1 | -1): S {
  const digits = digitsOnBoard(gameOf(state));
  const { length } = digits;
  for (let i = 1; i <= length; i++) {
    const cell = (state.puzzle.cell + step * i + length * i) % length;
    if (digits[cell] === 0) return withSelection(state, [cell]);
  }
  return state;
}

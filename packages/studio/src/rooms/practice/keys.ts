import { codeRow, type KeyRow } from '../../page/keys.ts';
import type { Store } from '../../page/store.ts';
import { cellKeys, withCellMoved } from '../../puzzle/cell-moves.ts';
import { digitKey } from '../../puzzle/digit-key.ts';
import { withAnswerChecked, withCellToggled, withCross, withDigit } from './answering.ts';
import { drillOf, type HasPractice, practiceOf, withPractice } from './slice.ts';

const SIZE = 9;

export function practiceKeys(store: Store<HasPractice>): readonly KeyRow[] {
  const digits = (keys: string, text: KeyRow['text'], isNote: boolean): KeyRow => ({
    keys,
    text,
    scope: 'typing',
    command: (event) => {
      const typed = digitKey(event, SIZE);
      const { cell } = practiceOf(store.now);
      if (!typed || typed.digit === 0 || typed.shift !== isNote) return undefined;
      if (!drillOf(store.now) || cell === undefined) return undefined;
      const { digit } = typed;
      return () =>
        store.update((now) => (isNote ? withCross(now, cell, digit) : withDigit(now, digit)));
    },
  });
  return [
    digits(
      '1 – 9',
      { en: 'write the digit, or cross it out', ko: '숫자 넣기, 후보 지우기' },
      false,
    ),
    digits('Shift 1 – 9', { en: 'cross out a candidate', ko: '후보 지우기' }, true),
    codeRow('Space', { en: 'select the cell', ko: '칸 선택' }, 'typing', {
      Space: () =>
        store.update((now) => {
          const { cell } = practiceOf(now);
          return cell === undefined ? now : withCellToggled(now, cell);
        }),
    }),
    codeRow('Enter', { en: 'check the answer', ko: '답 확인' }, 'page', {
      Enter: () => store.update(withAnswerChecked),
    }),
    ...cellKeys(
      (to) =>
        store.update((now) => {
          const drill = drillOf(now);
          const { cell = 0 } = practiceOf(now);
          if (!drill) return now;
          const moved = withCellMoved({ ...now.puzzle, text: drill.givens, cell }, to);
          return withPractice(now, { cell: moved.cell });
        }),
      'typing',
    ),
  ];
}

import { shapeOf } from '@nonet/engine/notation';
import { codeRow, type KeyRow } from '../../page/keys.ts';
import type { Store } from '../../page/store.ts';
import { cellKeys, withCellMoved } from '../../puzzle/cell-moves.ts';
import { digitKey } from '../../puzzle/digit-key.ts';
import { withCorrection, withKept } from './correcting.ts';
import { type HasScan, scanOf } from './slice.ts';

export function scanKeys(store: Store<HasScan>): readonly KeyRow[] {
  const digits = (
    keys: string,
    text: KeyRow['text'],
    isMeant: (digit: number) => boolean,
  ): KeyRow => ({
    keys,
    text,
    scope: 'typing',
    command: (event) => {
      const typed = digitKey(event, shapeOf(store.now.puzzle.root).size);
      if (!typed || typed.shift || typed.control || !isMeant(typed.digit)) return undefined;
      return () => store.update((now) => withCorrection(now, typed.digit));
    },
  });
  const rows = [
    digits('1 – 9', { en: 'correct the cell', ko: '칸 고치기' }, (digit) => digit > 0),
    digits('0 . Delete', { en: 'clear the cell', ko: '지우기' }, (digit) => digit === 0),
    codeRow(
      'Enter',
      { en: 'keep the cell, go to the next one to check', ko: '그대로 두고 다음 확인할 칸으로' },
      'grid',
      {
        Enter: () => store.update(withKept),
      },
    ),
    ...cellKeys(
      (to) => store.update((now) => ({ puzzle: withCellMoved(now.puzzle, to) })),
      'typing',
    ),
  ];
  return rows.map((row) => ({
    ...row,
    command: (event) => (scanOf(store.now).grid ? row.command(event) : undefined),
  }));
}

import { shapeOf } from '@nonet/engine/notation';
import type { KeyRow } from '../../../page/keys.ts';
import type { Store } from '../../../page/store.ts';
import type { HasMake } from './slice.ts';
import { keyTyped, type Typed, withTyped } from './typed.ts';

export function typingKeys(store: Store<HasMake>): readonly KeyRow[] {
  const row = (keys: string, text: KeyRow['text'], isMeant: (typed: Typed) => boolean): KeyRow => ({
    keys,
    text,
    scope: 'typing',
    command: (event) => {
      const { size } = shapeOf(store.now.puzzle.text);
      const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
      const typed = isShortcut ? undefined : keyTyped(event, size);
      return typed && isMeant(typed)
        ? () => store.update((now) => withTyped(now, typed))
        : undefined;
    },
  });
  return [
    row(
      '1 – 9',
      { en: 'enter a given; A, B … for digits above 9', ko: '숫자 넣기. 9보다 크면 A, B …' },
      (typed) => 'digit' in typed && typed.digit > 0,
    ),
    row('Shift 1 – 9', { en: 'corner note', ko: '메모' }, (typed) => 'note' in typed),
    row(
      '0 . Space Delete',
      { en: 'clear the cell', ko: '지우기' },
      (typed) => 'digit' in typed && typed.digit === 0,
    ),
    row(
      'Backspace',
      { en: 'clear the cell and go back one cell', ko: '지우고 한 칸 뒤로' },
      (typed) => 'isBackspace' in typed,
    ),
  ];
}

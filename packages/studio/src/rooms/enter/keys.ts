import { symbolOf } from '@nonet/engine/notation';
import { byCode, type KeyRow } from '../../page/keys.ts';
import type { Store } from '../../page/store.ts';
import { shapeOf } from '../../picture/puzzle-text.ts';
import { withPuzzleState } from '../../puzzle/state.ts';
import type { State } from '../../search/state.ts';
import { redone, undone } from '../../search/transitions.ts';
import { withGiven, withHistory } from './editing.ts';
import { keyTyped, type Typed } from './key-typed.ts';
import { withNote } from './notes.ts';

/** The keys that type into the grid. */
export function typingKeys(store: Store<State>): readonly KeyRow[] {
  const row = (keys: string, text: KeyRow['text'], isMeant: (typed: Typed) => boolean): KeyRow => ({
    keys,
    text,
    scope: 'typing',
    command: (event) => {
      const { size } = shapeOf(store.now.puzzle.text);
      const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
      const typed = isShortcut ? undefined : keyTyped(event, size);
      return typed && isMeant(typed) ? () => store.update((now) => typedIn(now, typed)) : undefined;
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

/** The keys that undo changes of the puzzle. */
export function undoKeys({ update }: Store<State>): readonly KeyRow[] {
  const undo = (): void => update((now) => withHistory(now, undone));
  const redo = (): void => update((now) => withHistory(now, redone));
  return [
    {
      keys: 'Ctrl Z',
      text: { en: 'undo', ko: '되돌리기' },
      scope: 'page',
      command: byCode({ 'Control+KeyZ': undo }),
    },
    {
      keys: 'Ctrl Y',
      text: { en: 'redo', ko: '다시 하기' },
      scope: 'page',
      command: byCode({
        'Control+KeyY': redo,
        'Control+Shift+KeyZ': redo,
      }),
    },
  ];
}

function typedIn(state: State, typed: Typed): State {
  const { cell } = state.puzzle;
  if ('note' in typed) return withNote(state, cell, typed.note);
  if ('digit' in typed) return withGiven(state, cell, symbolOf(typed.digit));
  return withPuzzleState(withGiven(state, cell, '.'), { cell: Math.max(0, cell - 1) });
}

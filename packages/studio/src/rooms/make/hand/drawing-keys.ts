import type { KeyRow } from '../../../page/keys.ts';
import { loadedOnce } from '../../../page/room.ts';
import type { Store } from '../../../page/store.ts';
import { type HasMake, makeOf } from './slice.ts';

/** What is drawn is loaded with the view of the room. */
const drafting = loadedOnce(() => import('./drafting.ts'));

/** The keys that draw constraints while a tool is chosen. */
export function drawingKeys(store: Store<HasMake>): readonly KeyRow[] {
  const row = (key: string, text: KeyRow['text'], change: 'withEnter' | 'withEscape'): KeyRow => ({
    keys: key === 'Escape' ? 'Esc' : key,
    text,
    scope: 'grid',
    command: (event) =>
      event.key === key && makeOf(store.now).drawing.tool !== undefined
        ? () => void drafting().then((made) => store.update(made[change]))
        : undefined,
  });
  return [
    row(
      'Enter',
      { en: 'choose a cell for a rule; twice: finish it', ko: '규칙에 칸 넣기. 두 번: 끝내기' },
      'withEnter',
    ),
    row(
      'Escape',
      { en: 'drop the cells, then the tool', ko: '고른 칸 놓기, 다음에는 도구 놓기' },
      'withEscape',
    ),
  ];
}

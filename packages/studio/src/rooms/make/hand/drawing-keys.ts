import type { KeyRow } from '../../../page/keys.ts';
import type { Store } from '../../../page/store.ts';
import { type HasMake, makeOf } from './slice.ts';

/** What the keys do is loaded with the view of the room, in which a tool is chosen. */
export type Drafting = Pick<typeof import('./drafting.ts'), 'withEnter' | 'withEscape'>;

/** The keys that draw constraints while a tool is chosen. */
export function drawingKeys(
  store: Store<HasMake>,
  drafting: () => Drafting | undefined,
): readonly KeyRow[] {
  const row = (key: string, text: KeyRow['text'], change: keyof Drafting): KeyRow => ({
    keys: key === 'Escape' ? 'Esc' : key,
    text,
    scope: 'grid',
    command: (event) => {
      const loaded = drafting();
      if (event.key !== key || !loaded) return undefined;
      const isDrawing = makeOf(store.now).drawing.tool !== undefined;
      return isDrawing ? () => store.update(loaded[change]) : undefined;
    },
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

import { characterRow, type KeyRow } from '../../page/keys.ts';
import { cellKeys, withCellMoved } from '../../puzzle/cell-moves.ts';
import { eventShown } from '../../search/player.ts';
import { playerKeys } from '../../search/player-keys.ts';
import { withRun } from '../../search/slice.ts';
import { withBookmark } from '../../search/transitions.ts';
import { withOtherTreeView } from '../../search/tree-view.ts';
import { isPredicting, withPredicting } from './predict.ts';
import type { WatchControls } from './slice.ts';

export function watchKeys(controls: WatchControls): readonly KeyRow[] {
  const { update, pressDigit } = controls;
  return [
    ...cellKeys((to) => controls.updatePuzzle((now) => withCellMoved(now, to))),
    ...Object.values(controls.recordingActions),
    ...playerKeys(controls.playback, controls.playerActions),
    characterRow(
      'T',
      { en: 'switch between tree and icicle', ko: '트리와 아이시클 전환' },
      { t: () => update((now) => withRun(now, { tree: withOtherTreeView(now.run.tree) })) },
    ),
    characterRow(
      'P',
      { en: 'start or stop predicting', ko: '예측 시작, 종료' },
      // An embedded page has no space for the question, so `p` does not start predicting there.
      { p: () => update((now) => withPredicting(now, !isPredicting(now) && !now.page.embedded)) },
    ),
    characterRow(
      'B',
      { en: 'mark or unmark this event', ko: '이 순간 표시, 표시 해제' },
      {
        b: () => update((now) => withBookmark(now, eventShown(now.run.player, now.run.recorded))),
      },
    ),
    {
      keys: '1 – 9',
      text: {
        en: 'why this digit is not in the cell; while predicting, your answer',
        ko: '이 칸에 이 숫자가 없는 이유. 예측 중에는 답',
      },
      scope: 'character',
      command: (event) => {
        const digit = digitOf(event);
        return digit === undefined ? undefined : () => pressDigit(digit);
      },
    },
  ];
}

/**
 * The digit of a key. Backspace and Delete count as 0. In a prediction, 0 means "the search goes
 * back".
 */
function digitOf({ code, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): number | undefined {
  if (shiftKey || ctrlKey || metaKey || altKey) return undefined;
  if (code === 'Backspace' || code === 'Delete') return 0;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined ? undefined : Number(digit);
}

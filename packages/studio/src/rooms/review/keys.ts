import { gameOf } from '../../game/state.ts';
import { byCode, type KeyRow } from '../../page/keys.ts';
import type { Store } from '../../page/store.ts';
import { type HasReview, moveShown, reviewOf, withPosition } from './slice.ts';

export function reviewKeys(store: Store<HasReview>): readonly KeyRow[] {
  const go = (to: (state: HasReview) => number) => () =>
    store.update((now) => withPosition(now, to(now)));
  const finding = (step: 1 | -1) =>
    go((state) => {
      const review = reviewOf(state);
      const at = moveShown(state);
      const moves = review?.kind === 'reviewed' ? review.findings.map(({ move }) => move) : [];
      return (step > 0 ? moves.find((it) => it > at) : moves.findLast((it) => it < at)) ?? at;
    });
  return [
    {
      keys: '← →',
      text: { en: 'one move back or forward', ko: '한 수 뒤로, 앞으로' },
      scope: 'page',
      command: byCode({
        ArrowLeft: go((state) => moveShown(state) - 1),
        ArrowRight: go((state) => moveShown(state) + 1),
      }),
    },
    {
      keys: 'Shift ← →',
      text: { en: 'previous or next finding', ko: '이전, 다음 지적' },
      scope: 'page',
      command: byCode({ 'Shift+ArrowLeft': finding(-1), 'Shift+ArrowRight': finding(1) }),
    },
    {
      keys: 'Home End',
      text: { en: 'start or end of the game', ko: '게임의 처음, 끝' },
      scope: 'page',
      command: byCode({
        Home: go(() => 0),
        End: go((state) => gameOf(state).journal.entries.length),
      }),
    },
  ];
}

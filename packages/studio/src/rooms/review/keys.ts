import { gameOf } from '../../game/state.ts';
import { codeRow, type KeyRow } from '../../page/keys.ts';
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
    codeRow('← →', { en: 'one move back or forward', ko: '한 수 뒤로, 앞으로' }, 'page', {
      ArrowLeft: go((state) => moveShown(state) - 1),
      ArrowRight: go((state) => moveShown(state) + 1),
    }),
    codeRow('Shift ← →', { en: 'previous or next finding', ko: '이전, 다음 지적' }, 'page', {
      'Shift+ArrowLeft': finding(-1),
      'Shift+ArrowRight': finding(1),
    }),
    codeRow('Home End', { en: 'start or end of the game', ko: '게임의 처음, 끝' }, 'page', {
      Home: go(() => 0),
      End: go((state) => gameOf(state).journal.entries.length),
    }),
  ];
}

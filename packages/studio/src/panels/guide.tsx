import type { JSX } from 'preact';
import { rootPuzzle } from '../state/branches.ts';
import type { PartProps } from '../state/controls.ts';
import { atStop, guideLeft, isAtStop, stops } from '../state/guide.ts';
import { SAMPLE } from '../state/state.ts';
import { inRoom } from '../state/transitions.ts';
import { Button } from './button.tsx';

/** The tour, one stop at a time. The user can leave the tour and resume it later. */
export function Guide({ state, words, controls }: PartProps): JSX.Element | null {
  const { stop, isOpen } = state.guide;
  const { guide } = words;
  const { update } = controls;
  const go = (to: number) => () => update((now) => atStop(now, to));
  if (!isOpen && rootPuzzle(state).cells !== SAMPLE.cells) return null;
  if (!isOpen) {
    return (
      <Button class="plain guide-begin" onClick={go(stop)}>
        {stop === 0 ? guide.begin : guide.resume(stop + 1, stops.length)}
      </Button>
    );
  }
  const { title, text } = guide.stops[stops[stop].key];
  const isLast = stop === stops.length - 1;
  const isThere = isAtStop(state);
  const onward = isLast ? () => update((now) => inRoom(guideLeft(now), 'enter')) : go(stop + 1);
  return (
    <section class="guide" aria-label={guide.label}>
      <p class="guide-head">
        <b>{title}</b>
        <span data-progress={stop + 1}>{guide.progress(stop + 1, stops.length)}</span>
      </p>
      <p class="guide-text" role="status">
        {text}
      </p>
      <div class="buttons">
        <Button class="main" data-guide="next" onClick={isThere ? onward : go(stop)}>
          {!isThere ? guide.back : isLast ? guide.enter : guide.next}
        </Button>
        <Button data-guide="previous" off={stop === 0} onClick={go(stop - 1)}>
          {guide.previous}
        </Button>
        <Button class="plain" data-guide="leave" onClick={() => update(guideLeft)}>
          {guide.leave}
        </Button>
      </div>
    </section>
  );
}

import { withRoom } from '../../page/state.ts';
import { SAMPLE } from '../../puzzle/state.ts';
import { Button } from '../../widgets/button.tsx';
import { isAtStop, stops, withoutGuide, withStop } from './guide.ts';
import { guideWords } from './guide-words.ts';
import { type WatchProps, watchOf } from './slice.ts';

/** A button that starts the tour, or resumes it after the user has left it. */
export function TourStart({ state, controls }: WatchProps) {
  const { stop, isOpen } = watchOf(state).guide;
  const guide = guideWords[state.page.language];
  if (isOpen || state.puzzle.root.cells !== SAMPLE.cells) return null;
  return (
    <Button class="plain guide-begin" onClick={() => controls.update((now) => withStop(now, stop))}>
      {stop === 0 ? guide.begin : guide.resume(stop + 1, stops.length)}
    </Button>
  );
}

/** The tour, one stop at a time. */
export function Tour({ state, controls }: WatchProps) {
  const { stop, isOpen } = watchOf(state).guide;
  const guide = guideWords[state.page.language];
  const { update } = controls;
  const go = (to: number) => () => update((now) => withStop(now, to));
  if (!isOpen) return null;
  const { title, text } = guide.stops[stops[stop].key];
  const isLast = stop === stops.length - 1;
  const isThere = isAtStop(state);
  const onward = isLast ? () => update((now) => withRoom(withoutGuide(now), 'make')) : go(stop + 1);
  return (
    <section class="guide" aria-label={guide.label}>
      <p class="guide-head">
        <b>{title}</b>
        <span>{guide.progress(stop + 1, stops.length)}</span>
      </p>
      <div class="guide-text">
        <p role="status">{text}</p>
        {stops.map(({ key }) => (
          <span key={key} data-text={guide.stops[key].text} />
        ))}
      </div>
      <div class="buttons">
        <Button class="main" onClick={isThere ? onward : go(stop)}>
          {!isThere ? guide.back : isLast ? guide.make : guide.next}
        </Button>
        <Button off={stop === 0} onClick={go(stop - 1)}>
          {guide.previous}
        </Button>
        <Button class="plain" onClick={() => update(withoutGuide)}>
          {guide.leave}
        </Button>
      </div>
    </section>
  );
}

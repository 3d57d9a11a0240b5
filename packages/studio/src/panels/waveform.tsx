import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Waveform as Depths } from '../picture/waveform.ts';
import type { PartProps } from '../state/controls.ts';
import { eventOf } from '../state/player.ts';
import { atEvent } from '../state/transitions.ts';

/** Depth over the whole run, drawn once; to drag on it is to travel in time. */
export function Waveform({ state, words, controls }: PartProps): JSX.Element {
  const { run, player, picture } = state;
  const event = Math.min(eventOf(player), run.events);
  const blanks = picture?.ruler.length ?? 0;
  const path = useMemo(() => outline(run.waveform, blanks), [run.waveform, blanks]);
  const share = run.events === 0 ? 0 : (event / run.events) * 100;

  const drag = (pointer: PointerEvent): void => {
    const slider = pointer.currentTarget as HTMLElement;
    if (pointer.type === 'pointerdown') slider.setPointerCapture(pointer.pointerId);
    else if (!slider.hasPointerCapture(pointer.pointerId)) return;
    const { left, width } = slider.getBoundingClientRect();
    const x = Math.max(0, Math.min(1, (pointer.clientX - left) / width));
    controls.update((now) => atEvent(now, Math.round(x * now.run.events)));
  };

  return (
    <div
      class="waveform"
      role="slider"
      tabIndex={0}
      aria-label={words.transport.position}
      aria-valuemin={0}
      aria-valuemax={run.events}
      aria-valuenow={event}
      aria-valuetext={words.transport.positionText(event, run.events)}
      aria-orientation="horizontal"
      onPointerDown={drag}
      onPointerMove={drag}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path class="ahead" d={path} />
        <path class="played" d={path} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }} />
      </svg>
      <span class="needle" style={{ left: `${share}%` }} />
    </div>
  );
}

/** A bar for every bucket: light from the ground to the least depth, full up to the greatest. */
function outline(waveform: Depths | undefined, blanks: number): string {
  if (!waveform || blanks === 0) return '';
  const { greatest } = waveform;
  const width = 100 / greatest.length;
  const y = (depth: number): string => (100 - (depth / blanks) * 96).toFixed(2);
  let path = 'M0 100';
  greatest.forEach((depth, bucket) => {
    path += `V${y(depth)}H${((bucket + 1) * width).toFixed(3)}`;
  });
  return `${path}V100Z`;
}

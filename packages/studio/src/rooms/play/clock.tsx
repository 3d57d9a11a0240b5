import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Clock, playedAt } from '../../game/clock.ts';

/** The time played. It redraws only itself. */
export function ClockText({ clock, label }: { clock: Clock; label: string }): JSX.Element {
  const text = useSignal('');
  useEffect(() => {
    const draw = (): void => {
      text.value = clockText(playedAt(clock, performance.now()));
    };
    draw();
    if (clock.since === undefined) return;
    const timer = setInterval(draw, 250);
    return () => clearInterval(timer);
  }, [clock.played, clock.since]);
  return (
    <span class="game-clock" role="timer" aria-label={label}>
      {text}
    </span>
  );
}

/** A time such as 7:05 or 1:02:03. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

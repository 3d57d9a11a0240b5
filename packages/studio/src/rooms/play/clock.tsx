import { clockText } from '@nonet/engine/game';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Clock, playedAt } from '../../game/clock.ts';

/** The time played. It redraws only itself. */
export function ClockText({ clock, label }: { clock: Clock; label: string }): JSX.Element {
  const [text, setText] = useState('');
  useEffect(() => {
    const draw = (): void => setText(clockText(playedAt(clock, performance.now())));
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

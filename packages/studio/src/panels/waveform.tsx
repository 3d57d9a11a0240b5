import type { JSX } from 'preact';
import type { PartProps } from '../state/controls.ts';
import { eventOf } from '../state/player.ts';
import { atEvent } from '../state/transitions.ts';
import { Track } from './track.tsx';

/** The waveform of the run in Watch. Flags mark the bookmarks. */
export function Waveform({ state, words, controls }: PartProps): JSX.Element {
  const { run, player, picture, bookmarks } = state;
  const event = Math.min(eventOf(player), run.events);
  return (
    <Track
      label={words.transport.position}
      text={words.transport.positionText(event, run.events)}
      event={event}
      events={run.events}
      blanks={picture?.ruler.length ?? 0}
      waveform={run.waveform}
      flags={bookmarks.filter((at) => at <= run.events)}
      seek={(share) => controls.update((now) => atEvent(now, Math.round(share * now.run.events)))}
    />
  );
}

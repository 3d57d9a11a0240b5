import type { JSX } from 'preact';
import type { RunProps } from './controls.ts';
import { Track } from './track.tsx';

/** The waveform of the run in Watch. Flags mark the bookmarks. */
export function Waveform({ state, words, controls }: RunProps): JSX.Element {
  const { recorded, player, picture, bookmarks } = state.run;
  const event = Math.min(player.event, recorded.events);
  return (
    <Track
      label={words.transport.position}
      text={words.transport.positionText(event, recorded.events)}
      event={event}
      events={recorded.events}
      blanks={picture?.ruler.length ?? 0}
      waveform={recorded.waveform}
      flags={bookmarks.filter((at) => at <= recorded.events)}
      seek={(share) => controls.playback.seek(Math.round(share * recorded.events))}
    />
  );
}

import { depthsAround } from '../picture/waveform.ts';
import type { RunProps } from '../search/controls.ts';
import { eventShown } from '../search/player.ts';
import { Track } from './track.tsx';

/** The width of a narrow waveform. A pixel can stand for many events. */
const PIXELS = 400;

/** The waveform of the run in Watch, with its landmarks. Flags mark the bookmarks. */
export function Waveform({ state, words, controls }: RunProps) {
  const { recorded, player, picture, bookmarks } = state.run;
  const event = eventShown(player, recorded);
  const about = (at: number): string[] => [...depthText(at), ...marksAt(at)];
  const depthText = (at: number): string[] => {
    if (at === picture?.event) return [words.track.depth(picture.depth)];
    const depths = recorded.waveform && depthsAround(recorded.waveform, at);
    if (!depths) return [];
    const { least, greatest } = depths;
    return [least === greatest ? words.track.depth(least) : words.track.depths(least, greatest)];
  };
  const marksAt = (at: number): string[] => {
    const { findings = {} } = recorded;
    const reach = recorded.events / PIXELS;
    const { marks } = words.track;
    return (Object.keys(marks) as (keyof typeof marks)[]).flatMap((name) => {
      const span = findings[name];
      const isAt = span && at >= span.from - reach && at <= span.until + reach;
      return isAt ? [marks[name]] : [];
    });
  };
  return (
    <Track
      label={words.transport.position}
      text={[words.transport.positionText(event, recorded.events), ...about(event)].join(', ')}
      event={event}
      events={recorded.events}
      blanks={picture?.ruler.length ?? 0}
      waveform={recorded.waveform}
      flags={bookmarks.filter((at) => at <= recorded.events)}
      findings={recorded.findings}
      readout={(at) => [words.track.position(at), ...about(at)].join(', ')}
      seek={(share) => controls.playback.seek(Math.round(share * recorded.events))}
    />
  );
}

import { useMemo, useState } from 'preact/hooks';
import type { Findings } from '../picture/landmark.ts';
import { isBand, type Waveform } from '../picture/waveform.ts';
import { isDragging, shareAt } from '../widgets/pointer-share.ts';
import { FindingMarks } from './findings.tsx';

export interface TrackProps {
  readonly label: string;
  readonly text: string;
  readonly event: number;
  readonly events: number;
  readonly blanks: number;
  readonly waveform: Waveform | undefined;
  /** The width of the waveform, as a share of the slider's width. Default: 1. */
  readonly span?: number;
  /** Events that are marked with a flag. Default: none. */
  readonly flags?: readonly number[];
  /** The landmarks of the run. Default: none. */
  readonly findings?: Findings | undefined;
  /**
   * The text for an event, shown while the pointer is on it or the slider has the focus. Default:
   * no text.
   */
  readonly readout?: (event: number) => string;
  /** Called with the place where the user presses, as a share of the slider's width. */
  readonly seek: (share: number) => void;
}

/** A slider over the whole run, which shows the depth of the search as a waveform. */
export function Track({ span = 1, flags = [], ...props }: TrackProps) {
  const { label, text, event, events, blanks, waveform, findings, readout } = props;
  const [hovered, hover] = useState<number>();
  const [isFocused, focus] = useState(false);
  const depths = useMemo(() => outline(waveform, blanks), [waveform, blanks]);
  const ticks = useMemo(() => deadEnds(waveform), [waveform]);
  const shown = hovered ?? (isFocused ? event : undefined);
  const share = (at: number): number => (events === 0 ? 0 : at / events);
  const left = (at: number): string => `${share(at) * span * 100}%`;

  const drag = (pointer: PointerEvent): void => {
    const at = shareAt(pointer);
    hover(Math.min(events, Math.round((at / span) * events)));
    if (isDragging(pointer)) props.seek(at);
  };

  return (
    <div
      class="waveform"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={events}
      aria-valuenow={event}
      aria-valuetext={text}
      aria-orientation="horizontal"
      onPointerDown={drag}
      onPointerMove={drag}
      onPointerLeave={() => hover(undefined)}
      onFocus={({ currentTarget }) => focus(currentTarget.matches(':focus-visible'))}
      onBlur={() => focus(false)}
    >
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        style={{ width: `max(2px, ${span * 100}%)` }}
      >
        <path class="ahead" d={depths} />
        <path
          class="played"
          d={depths}
          style={{ clipPath: `inset(0 ${100 - share(event) * 100}% 0 0)` }}
        />
        <path class="dead-ends" d={ticks} />
      </svg>
      {findings && <FindingMarks findings={findings} share={(at) => share(at) * span} />}
      {flags.map((at) => (
        <span class="bookmark" key={at} data-event={at} style={{ left: left(at) }} />
      ))}
      <span class="needle" style={{ left: left(event) }} />
      {readout && shown !== undefined && (
        <span class="readout" aria-hidden="true" style={{ '--at': left(shown) }}>
          {readout(shown)}
        </span>
      )}
    </div>
  );
}

/** The y coordinate of depth 0. The ticks for dead ends are below it. */
const GROUND = 92;

const BAND = 1.5;

/**
 * One bar per bucket. Its top is the greatest depth. Its bottom is depth 0, or for a long run the
 * least depth.
 */
function outline(waveform: Waveform | undefined, blanks: number): string {
  if (!waveform || blanks === 0) return '';
  const { least, greatest } = waveform;
  const width = 100 / greatest.length;
  const y = (depth: number): number => GROUND - (depth / blanks) * (GROUND - 4);
  let path = `M0 ${GROUND}`;
  greatest.forEach((depth, bucket) => {
    path += `V${y(depth).toFixed(2)}H${((bucket + 1) * width).toFixed(3)}`;
  });
  if (!isBand(waveform)) return `${path}V${GROUND}Z`;
  for (let bucket = greatest.length - 1; bucket >= 0; bucket--) {
    const lower = Math.max(0, Math.min(least[bucket], greatest[bucket]));
    path += `V${Math.min(GROUND, y(lower) + BAND).toFixed(2)}H${(bucket * width).toFixed(3)}`;
  }
  return `${path}Z`;
}

/** One tick per bucket with dead ends. The more dead ends a bucket has, the longer its tick. */
function deadEnds(waveform: Waveform | undefined): string {
  if (!waveform) return '';
  const most = Math.max(...waveform.deadEnds);
  const width = 100 / waveform.deadEnds.length;
  let path = '';
  waveform.deadEnds.forEach((count, bucket) => {
    if (count === 0) return;
    const [left, right] = [bucket * width, (bucket + 1) * width].map((x) => x.toFixed(3));
    const y = GROUND + 1 + (count / most) * (100 - GROUND - 1);
    path += `M${left} ${GROUND + 1}V${y.toFixed(2)}H${right}V${GROUND + 1}z`;
  });
  return path;
}

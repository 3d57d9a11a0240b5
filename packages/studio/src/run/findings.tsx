import type { Findings, Span } from '../picture/landmark.ts';
import type { Words } from '../words/words.ts';

/**
 * The landmarks of a run, drawn over its waveform. `share` returns the position of an event: 0 is
 * the left end of the waveform, and 1 is the right end.
 */
export function FindingMarks({
  findings,
  share,
}: {
  findings: Findings;
  share: (event: number) => number;
}) {
  const { deepest, longestRetreat, firstWrong } = findings;
  const place = ({ from, until }: Span) => ({
    left: `${share(from) * 100}%`,
    width: `${(share(until) - share(from)) * 100}%`,
  });
  return (
    <>
      {firstWrong && <span data-finding="firstWrong" style={place(firstWrong)} />}
      {longestRetreat && <span data-finding="longestRetreat" style={place(longestRetreat)} />}
      {deepest && <span data-finding="deepest" style={{ left: `${share(deepest.from) * 100}%` }} />}
    </>
  );
}

/** SVG paths of the landmarks, in a 12 × 12 box. */
const KEY = {
  firstWrong: 'M1 5l4-4M1 11 11 1M7 11l4-4',
  longestRetreat: 'M1.5 9V3h9v6',
  deepest: 'M1 2h10l-5 8z',
} as const;

/** Says what the drawings on the waveform mean. */
export function FindingsKey({ findings, words }: { findings: Findings; words: Words['track'] }) {
  const names = (Object.keys(KEY) as (keyof typeof KEY)[]).filter((name) => findings[name]);
  return (
    <span class="key" aria-hidden="true">
      {names.map((name) => (
        <KeyEntry key={name} name={name} path={KEY[name]} text={words.marks[name]} />
      ))}
      {findings.deepest && (
        <KeyEntry name="deadEnds" path="M1 4h3v4H1zM8 4h3v4H8z" text={words.deadEnds} />
      )}
    </span>
  );
}

function KeyEntry({ name, path, text }: { name: string; path: string; text: string }) {
  return (
    <span class={name}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={path} />
      </svg>
      {text}
    </span>
  );
}

import type { JSX } from 'preact';
import type { Findings, Span } from '../picture/landmark.ts';

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
}): JSX.Element {
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

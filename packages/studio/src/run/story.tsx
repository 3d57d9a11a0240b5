import { shapeOf } from '@nonet/engine/notation';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RunProps } from '../search/controls.ts';
import { storyAt } from '../search/searches.ts';
import { sentenceOf } from '../words/sentence.ts';

/** Milliseconds between two announcements for screen readers while the player plays. */
const PAUSE = 1_000;

/**
 * A sentence that says what happens. It changes with every picture, but is read out at most once a
 * second.
 */
export function Story({ state, words }: RunProps) {
  const { picture, player } = state.run;
  const story = picture && storyAt(state, picture);
  const { check } = state.puzzle;
  const { failed } = state.page.workers.search;
  const waiting = failed ? words.failures.search : words.transport.noPicture;
  const without = check.kind === 'conflict' ? words.transport.noSearch : waiting;
  const text = story ? sentenceOf(story, shapeOf(state.puzzle.text), words) : without;
  return (
    <p class="story" role="group" aria-label={words.story.label} data-kind={story?.kind}>
      <span aria-hidden="true">{text}</span>
      <Spoken text={text} playing={player.playing} />
    </p>
  );
}

function Spoken({ text, playing }: { text: string; playing: boolean }) {
  const [spoken, speak] = useState(text);
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => speak(latest.current), PAUSE);
    return () => clearInterval(timer);
  }, [playing]);
  useEffect(() => {
    if (!playing) speak(text);
  }, [text, playing]);
  return (
    <span class="hidden" role="status">
      {playing ? spoken : text}
    </span>
  );
}

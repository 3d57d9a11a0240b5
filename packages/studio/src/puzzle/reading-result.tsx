import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../widgets/button.tsx';
import type { Words } from '../words/words.ts';
import type { PuzzleProps } from './controls.ts';
import { programKept } from './own-program.ts';
import type { HasPuzzle, PuzzleState } from './state.ts';

/**
 * The result of reading the text: its notation, or a sentence that says what is wrong and where. A
 * text may be dropped or pasted anywhere on the page, so what is wrong comes into view, and stays
 * there while the verdict and the findings above it arrive and until the next input.
 */
export function ReadingResult(props: PuzzleProps) {
  const { reading } = props.state.puzzle;
  const sentence = readingSentence(props.state, props.words);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const room = result.current?.closest('.stage');
    if (!room || !isFault(reading)) return;
    const observer = new ResizeObserver(() => result.current?.scrollIntoView({ block: 'nearest' }));
    const stop = () => observer.disconnect();
    observer.observe(room);
    const inputs = ['wheel', 'pointerdown', 'keydown'];
    for (const input of inputs) addEventListener(input, stop, { once: true });
    return () => {
      stop();
      for (const input of inputs) removeEventListener(input, stop);
    };
  }, [reading]);
  return (
    <div ref={result} class="reading" data-kind={reading.kind}>
      <div id="reading" role="status">
        {sentence && <p class={isFault(reading) ? 'fault' : undefined}>{sentence}</p>}
      </div>
      <ReadingProgress {...props} />
    </div>
  );
}

/** Shows how much of a long trace has been read, with a button to cancel. */
export function ReadingProgress({ state, words, controls }: PuzzleProps) {
  const { reading } = state.puzzle;
  if (reading.kind !== 'reading') return null;
  return (
    <p class="reading-progress">
      {words.ownProgram.soFar(reading.events)}
      <Button class="inline" onClick={controls.reading.cancel}>
        {words.cancel}
      </Button>
    </p>
  );
}

export function isFault({ kind }: PuzzleState['reading']): boolean {
  return kind === 'broken' || kind === 'pdf' || kind === 'unreadable';
}

/** What was read, or why nothing could be read. Undefined if there is nothing to say. */
export function readingSentence(
  { puzzle: { reading }, page }: HasPuzzle,
  { readings, notations, ownProgram }: Words,
): string | undefined {
  if (reading.kind === 'reading') return ownProgram.reading;
  if (reading.kind === 'found') {
    const { notation, program, skipped } = reading;
    const name = notations[notation];
    const read = readings.found(program ? readings.of(name, program) : name);
    return skipped ? `${read} ${readings.skipped(skipped.count, skipped.line)}` : read;
  }
  if (reading.kind === 'program') {
    const read = ownProgram.read(reading.name, reading.events);
    if (!reading.isSaved) return `${read} ${ownProgram.notSaved}`;
    return page.unkept.includes(programKept.key) ? `${read} ${ownProgram.refused}` : read;
  }
  if (reading.kind === 'link') return readings.found(readings.link);
  if (reading.kind === 'pdf' || reading.kind === 'unreadable') return readings[reading.kind];
  return reading.kind === 'broken' ? readings.sentence(reading.fault) : undefined;
}

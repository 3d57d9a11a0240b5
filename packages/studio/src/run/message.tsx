import type { RunProps } from '../search/controls.ts';
import { programShown } from '../search/searches.ts';
import type { Jumping } from '../search/state.ts';
import { jumpingShown } from '../search/transitions.ts';
import { Button } from '../widgets/button.tsx';
import type { Words } from '../words/words.ts';
import { FindingsKey } from './findings.tsx';

interface Message {
  readonly text?: string;
  /** Whether the text changes all the time, and should not be read out. */
  readonly isProgress?: boolean;
  readonly button?: { readonly name: string; readonly press: () => void };
}

/**
 * The line above the waveform. It shows the result of a jump, or the progress of the recording, and
 * the key of the waveform. Without a message, the line takes up the same space, so that nothing
 * moves.
 */
export function RunMessage(props: RunProps) {
  const { text, isProgress = false, button } = messageOf(props);
  const { findings } = props.state.run.recorded;
  return (
    <p class="message">
      {text && (
        <span key={isProgress} role={isProgress ? undefined : 'status'}>
          {text}
        </span>
      )}
      {button && (
        <Button class="inline" onClick={button.press}>
          {button.name}
        </Button>
      )}
      {findings && <FindingsKey findings={findings} words={props.words.track} />}
    </p>
  );
}

function messageOf(props: RunProps): Message {
  const { state, words, controls } = props;
  const jumping = jumpingShown(state.run);
  if (jumping.kind === 'idle') return recordingMessage(props);
  if (jumping.kind !== 'looking') {
    const { button } = recordingMessage(props);
    return { text: landmarkText(jumping, words.jumps), ...(button && { button }) };
  }
  const target = jumping.to === 'solution' ? words.jumps.solution : words.jumps.to[jumping.to];
  return {
    text: words.jumps.looking(target, jumping.event, state.run.recorded.events),
    isProgress: true,
    button: { name: words.cancel, press: controls.landmarkJumps.cancel },
  };
}

function recordingMessage({ state: { run }, words, controls }: RunProps): Message {
  const { events, end } = run.recorded;
  const { transport } = words;
  // Recording cannot continue if a trace has no more events.
  if (end === 'stopped' && events !== programShown(run)?.events) {
    const button = { name: transport.resume, press: controls.recording.resume };
    return { text: transport.stopped(events), button };
  }
  if (end || events === 0) return {};
  const button = { name: transport.stop, press: controls.recording.stop };
  return { text: transport.recording(events), isProgress: true, button };
}

function landmarkText(
  jumping: Exclude<Jumping, { kind: 'idle' | 'looking' }>,
  words: Words['jumps'],
): string {
  if (jumping.kind === 'none') return words.none[jumping.to];
  const text = words.found[jumping.to];
  const { from, until, isKept = false } = jumping.span;
  return typeof text === 'string' ? text : text(from, until, isKept);
}

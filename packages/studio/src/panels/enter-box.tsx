import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { PartProps } from '../state/controls.ts';
import { cleared, inRoom, withAutoAdvance, withSample, withText } from '../state/transitions.ts';
import { Verdict } from './verdict.tsx';

/** Milliseconds after the last key until a text that is being typed is read. */
const SETTLE = 350;

export function EnterBox(props: PartProps): JSX.Element {
  const { state, words, controls } = props;
  const { update } = controls;
  const { read } = controls.reading;
  const { enter } = words;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const onInput = (value: string, inputType: string): void => {
    update((now) => withText(now, value));
    clearTimeout(timer.current);
    const isWhole = inputType === 'insertFromPaste' || inputType === 'insertFromDrop';
    if (value.trim() !== '') timer.current = setTimeout(() => read(value), isWhole ? 0 : SETTLE);
  };
  const onDrop = (event: DragEvent): void => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    void file.text().then((text) => {
      update((now) => withText(now, text));
      read(text);
    });
  };

  return (
    <section class="enter" aria-label={enter.label}>
      <label class="box">
        <span>{enter.text}</span>
        <textarea
          rows={9}
          spellcheck={false}
          autocomplete="off"
          value={state.text}
          aria-invalid={state.reading.kind === 'broken'}
          aria-describedby="reading"
          onInput={({ currentTarget: { value }, inputType }) => onInput(value, inputType)}
          onDrop={onDrop}
          onDragOver={(event) => event.preventDefault()}
        />
      </label>
      <Reading {...props} />
      <div class="buttons">
        <button type="button" onClick={() => update(withSample)}>
          {enter.sample}
        </button>
        <button type="button" onClick={() => update(cleared)}>
          {enter.clear}
        </button>
        <label class="check">
          <input
            type="checkbox"
            checked={state.autoAdvance}
            onChange={({ currentTarget: { checked } }) =>
              update((now) => withAutoAdvance(now, checked))
            }
          />
          <span>{enter.advance}</span>
        </label>
      </div>
      <p class="quiet">{enter.keys}</p>
      <Verdict {...props} />
      <button type="button" class="main" onClick={() => update((now) => inRoom(now, 'watch'))}>
        {enter.watch}
      </button>
    </section>
  );
}

function Reading({ state, words }: PartProps): JSX.Element {
  const { reading } = state;
  const { enter, notations } = words;
  return (
    <div id="reading" class="reading" role="status" data-kind={reading.kind}>
      {reading.kind === 'found' && (
        <p>
          {enter.found(notations[reading.notation])}
          {reading.puzzles > 1 && ` ${enter.several(reading.puzzles)}`}
        </p>
      )}
      {reading.kind === 'broken' && (
        <dl>
          <div>
            <dt>{enter.broken(reading.error.line, reading.error.column)}</dt>
          </div>
          <div>
            <dt>{enter.expected}</dt>
            <dd>{enter.phrase(reading.error.expected)}</dd>
          </div>
          <div>
            <dt>{enter.instead}</dt>
            <dd>{enter.phrase(reading.error.found)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}

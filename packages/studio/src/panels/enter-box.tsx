import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

import type { PartProps } from '../state/controls.ts';
import { cleared, inRoom, withSample, withText } from '../state/transitions.ts';
import { Button } from './button.tsx';
import { CopyAs } from './copy-as.tsx';
import { fileText } from './file-text.ts';
import { Reading } from './reading.tsx';
import { RecordList } from './record-list.tsx';
import { Solutions } from './solutions.tsx';
import { Verdict } from './verdict.tsx';

/** Milliseconds from the last keystroke until the typed text is read. */
const SETTLE = 350;
/** The most characters that the box shows. A longer text is read, but the box stays empty. */
const LONGEST_SHOWN = 20_000;
/** A paste of at least this many characters replaces the text in the box. */
const SHORTEST_RECORD = 16;

/** A box for pasted, dropped or typed text, and everything known about the puzzle. */
export function EnterBox(props: PartProps): JSX.Element {
  const { state, words, controls } = props;
  const { update } = controls;
  const { enter } = words;
  const box = useRef<HTMLTextAreaElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const submit = (text: string): void => {
    clearTimeout(timer.current);
    update((now) => withText(now, text.length > LONGEST_SHOWN ? '' : text));
    if (text.trim() !== '') controls.reading.read(text);
  };
  const open = (file: File): void => {
    const fail = (): void => update((now) => ({ ...now, reading: { kind: 'unreadable' } }));
    fileText(file).then(submit, fail);
  };
  const onInput = (text: string): void => {
    clearTimeout(timer.current);
    update((now) => withText(now, text));
    if (text.trim() !== '') timer.current = setTimeout(() => controls.reading.read(text), SETTLE);
  };

  // Text dropped or pasted anywhere on the page goes into the box.
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onTransfer = (event: Event, data: DataTransfer | null): void => {
      if (!data || event.defaultPrevented) return;
      const [file] = data.files;
      const text = data.getData('text/plain');
      const field = event.target instanceof Element && event.target.closest('textarea, input');
      if (field && field !== box.current) return;
      if (!file && (text === '' || (field && text.length < SHORTEST_RECORD))) return;
      event.preventDefault();
      if (file) open(file);
      else submit(text);
    };
    addEventListener('paste', (event) => onTransfer(event, event.clipboardData), { signal });
    addEventListener('drop', (event) => onTransfer(event, event.dataTransfer), { signal });
    addEventListener('dragover', (event) => event.preventDefault(), { signal });
    return () => listening.abort();
  }, []);

  return (
    <section class="enter" aria-label={enter.label}>
      <div class="enter-text">
        <label class="box">
          <span>{enter.text}</span>
          <textarea
            ref={box}
            rows={6}
            spellcheck={false}
            autocomplete="off"
            value={state.text}
            aria-invalid={state.reading.kind === 'broken'}
            aria-describedby="reading"
            onInput={({ currentTarget: { value } }) => onInput(value)}
          />
        </label>
        <Reading {...props} />
        <RecordList {...props} />
        <div class="buttons">
          <label class="file">
            <input
              type="file"
              class="hidden"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) open(file);
                currentTarget.value = '';
              }}
            />
            <span>{enter.open}</span>
          </label>
          <Button onClick={() => update(withSample)}>{enter.sample}</Button>
          <Button onClick={() => update(cleared)}>{enter.clear}</Button>
        </div>
        <Verdict {...props} />
        <Button class="main" onClick={() => update((now) => inRoom(now, 'watch'))}>
          {enter.watch}
        </Button>
      </div>
      <div class="enter-more">
        <CopyAs {...props} />
        <Solutions {...props} />
      </div>
    </section>
  );
}

import { useEffect, useState } from 'preact/hooks';
import type { RunProps } from '../../search/controls.ts';
import { MOST_FRAMES } from '../../search/state.ts';
import { Button } from '../../widgets/button.tsx';
import { Choice } from '../../widgets/choice.tsx';

const SPEEDS = [1, 2, 5, 10];

/** The picture made from a range of events: its file name, and the URL of its data. */
interface Made {
  readonly file: string;
  readonly url: string;
  readonly events: number;
}

/**
 * Makes a picture of several events, beginning with the current event. Shows the picture before it
 * is saved.
 */
export function RangeExport({ state, words, controls }: RunProps) {
  const { share } = words;
  const event = state.run.picture?.event ?? 0;
  const [events, setEvents] = useState(6);
  /** The run has this many events from here on. */
  const left = state.run.recorded.events + 1 - event;
  const there = Math.min(events, left, MOST_FRAMES);
  // The text that the user is typing. It does not change while the player moves.
  const [typed, type] = useState<string>();
  const [speed, setSpeed] = useState(2);
  const [progress, setProgress] = useState<'making' | 'failed'>();
  const [made, setMade] = useState<Made>();

  useEffect(() => () => made && URL.revokeObjectURL(made.url), [made]);

  const make = async (form: 'gif' | 'png'): Promise<void> => {
    setProgress('making');
    try {
      const { range } = await controls.exporting();
      const blob = await range({ events: there, speed }, form);
      const file = `nonet-${event}-${event + there - 1}.${form}`;
      setMade({ file, url: URL.createObjectURL(blob), events: there });
      setProgress(undefined);
    } catch {
      setProgress('failed');
    }
  };
  return (
    <section aria-label={share.range}>
      <h3>{share.range}</h3>
      <div class="acts">
        <label class="field">
          <span>{share.rangeEvents}</span>
          <input
            type="number"
            min={1}
            max={MOST_FRAMES}
            value={typed ?? Math.min(events, MOST_FRAMES)}
            onInput={({ currentTarget: { value, valueAsNumber } }) => {
              type(value);
              if (valueAsNumber >= 1) setEvents(Math.floor(valueAsNumber));
            }}
            onBlur={() => type(undefined)}
          />
        </label>
        <Choice
          label={share.rangeSpeed}
          options={SPEEDS}
          chosen={speed}
          nameOf={String}
          choose={setSpeed}
        />
        {(['gif', 'png'] as const).map((form) => (
          <Button key={form} disabled={progress === 'making'} onClick={() => make(form)}>
            {share.rangeMake[form]}
          </Button>
        ))}
      </div>
      <p role="status" class="quiet">
        {progress === 'making' && share.rangeMaking}
        {progress === 'failed' && share.failed}
        {progress === undefined && there < events && share.rangeCut(there, left < MOST_FRAMES)}
      </p>
      {made && (
        <figure class="preview-of-range">
          <img src={made.url} alt={share.rangePreview(made.events)} />
          <figcaption>
            <a href={made.url} download={made.file}>
              {share.rangeSave}: {made.file}
            </a>
          </figcaption>
        </figure>
      )}
    </section>
  );
}

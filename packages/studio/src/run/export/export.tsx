import type { RunProps } from '../../search/controls.ts';
import { withRun } from '../../search/slice.ts';
import { MOST_TRACED, pictureForms } from '../../search/state.ts';
import { withBookmark } from '../../search/transitions.ts';
import { Button } from '../../widgets/button.tsx';
import { Check } from '../../widgets/check.tsx';
import { Dialog } from '../../widgets/dialog.tsx';
import { grouped } from '../../words/place.ts';
import { RangeExport } from './range-export.tsx';

const ICON = 'M10 2.5V12M6.5 8.5 10 12l3.5-3.5M3.5 13v4.5h13V13';

/** Saves the moment, a strip of the marked moments, or the trace as a file. */
export function Export(props: RunProps) {
  const { state, words, controls } = props;
  const { share } = words;
  const isBusy = ['drawing', 'writing'].includes(state.run.exporting.kind);
  if (state.puzzle.check.kind === 'conflict') {
    return (
      <Dialog name={share.export} close={words.close} icon={ICON}>
        <p>{share.nothing}</p>
      </Dialog>
    );
  }
  return (
    <Dialog name={share.export} close={words.close} icon={ICON}>
      <Check
        name={share.withTree}
        isOn={state.run.exportsTree}
        turn={(exportsTree) => controls.update((now) => withRun(now, { exportsTree }))}
      />
      <section aria-label={share.moment}>
        <h3>{share.moment}</h3>
        <div class="acts">
          {(['svg', 'png'] as const).map((form) => (
            <Button
              key={form}
              disabled={isBusy}
              onClick={async () => (await controls.exporting()).moment(form)}
            >
              {share.momentAs[form]}
            </Button>
          ))}
        </div>
      </section>
      <RangeExport {...props} />
      <Strip {...props} isBusy={isBusy} />
      <section aria-label={share.trace}>
        <h3>{share.trace}</h3>
        <p class="quiet">{share.traceNote(MOST_TRACED)}</p>
        <div class="acts">
          <Button disabled={isBusy} onClick={async () => (await controls.exporting()).traceLines()}>
            {share.traceSave}
          </Button>
        </div>
      </section>
      <Outcome {...props} />
    </Dialog>
  );
}

function Strip({ state, words, controls, isBusy }: RunProps & { isBusy: boolean }) {
  const { bookmarks, player } = state.run;
  const { share } = words;
  const { event } = player;
  return (
    <section aria-label={share.strip}>
      <h3>{share.strip}</h3>
      {bookmarks.length === 0 ? (
        <p class="quiet">{share.none}</p>
      ) : (
        <ol class="marks">
          {bookmarks.map((at) => (
            <li key={at}>
              <Button
                aria-label={share.goTo(at)}
                aria-current={at === event ? 'true' : undefined}
                onClick={() => controls.playback.seek(at)}
              >
                {grouped(at)}
              </Button>
            </li>
          ))}
        </ol>
      )}
      <div class="acts">
        <Button onClick={() => controls.update((now) => withBookmark(now, event))}>
          {bookmarks.includes(event) ? share.unmark : share.mark} ({grouped(event)})
        </Button>
        {pictureForms.map((form) => (
          <Button
            key={form}
            disabled={isBusy || bookmarks.length === 0}
            onClick={async () => (await controls.exporting()).strip(form)}
          >
            {share.forms[form]}
          </Button>
        ))}
      </div>
      <p class="quiet">{share.stripNote}</p>
    </section>
  );
}

function Outcome({ state, words, controls }: RunProps) {
  const { exporting } = state.run;
  const { share } = words;
  const said = {
    nothing: '',
    drawing: share.drawing,
    writing: exporting.kind === 'writing' ? share.traceWorking(exporting.bytes) : '',
    saved: exporting.kind === 'saved' ? share.saved(exporting.file) : '',
    failed: share.failed,
  };
  return (
    <div class="acts exported" data-kind={exporting.kind}>
      <span role="status">{said[exporting.kind]}</span>
      {exporting.kind === 'writing' && (
        <Button onClick={async () => (await controls.exporting()).cancel()}>{words.cancel}</Button>
      )}
    </div>
  );
}

import type { JSX } from 'preact';
import type { PartProps } from '../state/controls.ts';
import { inTreeView, treeViews, withTreeOpen, zoomed, zooms } from '../state/tree.ts';

/** The headings of the axis, the key to the marks, and the controls for view and zoom. */
export function TreeHead({ state, words, controls }: PartProps): JSX.Element {
  const { view, open, zoom, icicle, progress } = state.tree;
  const { update } = controls;
  const { tree, ruler } = words;
  return (
    <div class="depth-head">
      <p aria-hidden="true">
        <span>{ruler.title}</span>
        <span class="quiet">{ruler.stack}</span>
        <span class="quiet">{tree.title}</span>
      </p>
      {view === 'icicle' && icicle && (
        <p class="quiet note">
          {icicle.at.length > icicle.events
            ? tree.whole(icicle.at.length)
            : tree.sampled(icicle.at.length, icicle.events + 1)}
        </p>
      )}
      {view === 'tree' && progress !== undefined && (
        <p class="quiet note">{tree.progress(`${Math.floor(progress * 100)} %`)}</p>
      )}
      {view === 'tree' && progress === undefined && <Key words={words} />}
      <button
        type="button"
        class="plain unfold"
        aria-expanded={open}
        onClick={() => update((now) => withTreeOpen(now, !now.tree.open))}
      >
        {open ? tree.hide : tree.show}
      </button>
      <div class="views" role="group" aria-label={tree.view}>
        {treeViews.map((one) => (
          <button
            type="button"
            key={one}
            data-view={one}
            aria-pressed={one === view}
            onClick={() => update((now) => inTreeView(now, one))}
          >
            {tree.views[one]}
          </button>
        ))}
      </div>
      <div class="zoom" role="group" aria-label={tree.zoom}>
        <button
          type="button"
          class="plain"
          data-zoom="narrower"
          aria-label={tree.narrower}
          title={tree.narrower}
          aria-disabled={zoom === zooms[0] ? true : undefined}
          onClick={() => update((now) => zoomed(now, -1))}
        >
          −
        </button>
        <button
          type="button"
          class="plain"
          data-zoom="wider"
          aria-label={tree.wider}
          title={tree.wider}
          aria-disabled={zoom === zooms.at(-1) ? true : undefined}
          onClick={() => update((now) => zoomed(now, 1))}
        >
          +
        </button>
      </div>
    </div>
  );
}

/** The shapes of the marks, in a 12 × 12 box. */
const KEY = [
  ['path', 'M1 6a5 5 0 1 0 10 0a5 5 0 1 0-10 0'],
  ['failed', 'M2 2h8v8h-8z'],
  ['folded', 'M6 1 11.5 11H.5z'],
  ['remaining', 'M3 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0'],
] as const;

function Key({ words }: Pick<PartProps, 'words'>): JSX.Element {
  const { key } = words.tree;
  return (
    <p class="key" aria-hidden="true">
      {KEY.map(([name, shape]) => (
        <span key={name} class={name}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d={shape} />
          </svg>
          {key[name]}
        </span>
      ))}
    </p>
  );
}

import type { RunProps } from '../../search/controls.ts';
import { withRun } from '../../search/slice.ts';
import { type TreeState, treeViews, withTree, withZoom, zooms } from '../../search/tree-view.ts';
import { Button } from '../../widgets/button.tsx';

export function TreeHead({ state, words, controls }: RunProps) {
  const { view, zoom, icicle, progress } = state.run.tree;
  const update = (change: (tree: TreeState) => TreeState): void =>
    controls.update((now) => withRun(now, { tree: change(now.run.tree) }));
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
        <p class="quiet note">{tree.progress(`${Math.floor(progress * 100)}%`)}</p>
      )}
      {view === 'tree' && progress === undefined && (
        <Key words={words} findsAll={state.run.findsAll} />
      )}
      <div class="tabs views" role="group" aria-label={tree.view}>
        {treeViews.map((one) => (
          <Button
            key={one}
            data-view={one}
            aria-pressed={one === view}
            onClick={() => update((now) => withTree(now, { view: one }))}
          >
            {tree.views[one]}
          </Button>
        ))}
      </div>
      <div class="zoom" role="group" aria-label={tree.zoom}>
        <Button
          class="plain"
          label={tree.narrower}
          off={zoom === zooms[0]}
          onClick={() => update((now) => withZoom(now, -1))}
        >
          −
        </Button>
        <Button
          class="plain"
          label={tree.wider}
          off={zoom === zooms.at(-1)}
          onClick={() => update((now) => withZoom(now, 1))}
        >
          +
        </Button>
      </div>
    </div>
  );
}

/** SVG paths of the shapes in the tree, in a 12 × 12 box. */
const KEY = [
  ['path', 'M1 6a5 5 0 1 0 10 0a5 5 0 1 0-10 0'],
  ['failed', 'M2 2h8v8h-8z'],
  ['folded', 'M6 1 11.5 11H.5z'],
  ['found', 'M6 1 11 6 6 11 1 6z'],
  ['remaining', 'M3 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0'],
] as const;

function Key({ words, findsAll }: Pick<RunProps, 'words'> & { findsAll: boolean }) {
  const { key } = words.tree;
  return (
    <p class="key" aria-hidden="true">
      {KEY.filter(([name]) => findsAll || name !== 'found').map(([name, shape]) => (
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

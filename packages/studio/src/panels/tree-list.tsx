import { digitsOf, symbolOf } from '@nonet/engine';
import type { JSX } from 'preact';
import { shapeOf } from '../picture/puzzle-text.ts';
import type { Level, Subtree } from '../picture/tree.ts';
import type { PartProps } from '../state/controls.ts';
import { atEvent } from '../state/transitions.ts';
import { unfolding } from '../state/tree.ts';
import { placeOf } from '../words/place.ts';

/**
 * The tree as a list: what is drawn, to be heard, a level an entry. As a view of its own it is seen,
 * and its marks are buttons.
 */
export function TreeList(props: PartProps): JSX.Element | null {
  const { state, words } = props;
  const { tree, view } = state.tree;
  if (!tree) return null;
  const isSeen = view === 'list';
  return (
    <ol
      class={isSeen ? 'tree-list' : 'hidden'}
      aria-label={words.tree.list(tree.event)}
      tabIndex={isSeen ? 0 : undefined}
    >
      {tree.levels.map((level, depth) => (
        <li key={depth}>
          {isSeen ? <Entry {...props} level={level} depth={depth} /> : told(level, depth, props)}
        </li>
      ))}
    </ol>
  );
}

function told({ cell, tried, node, remaining }: Level, depth: number, props: PartProps): string {
  const { words, state } = props;
  const { tree } = words;
  const parts = tried.map(({ digit, count }) => tree.failed(symbolOf(digit), count));
  if (node) parts.push((node.forced ? tree.forced : tree.stands)(symbolOf(node.digit)));
  else parts.push(tree.here);
  if (remaining) parts.push(tree.remaining(digitsOf(remaining).map(symbolOf).join(' ')));
  return `${tree.level(depth, placeOf(shapeOf(state.puzzle), cell))}: ${parts.join('; ')}`;
}

interface EntryProps extends PartProps {
  readonly level: Level;
  readonly depth: number;
}

function Entry(props: EntryProps): JSX.Element {
  const { level, depth, state, words, controls } = props;
  const { tree } = words;
  const { cell, tried, node, remaining } = level;
  return (
    <>
      <b>{tree.level(depth, placeOf(shapeOf(state.puzzle), cell))}</b>
      {tried.map((subtree) => (
        <Failed {...props} subtree={subtree} key={subtree.first} />
      ))}
      {node ? (
        <button
          type="button"
          class="plain call"
          title={tree.toEvent(node.first)}
          onClick={() => controls.update((now) => atEvent(now, node.first))}
        >
          {(node.forced ? tree.forced : tree.stands)(symbolOf(node.digit))}
        </button>
      ) : (
        <span class="pointer">{tree.here}</span>
      )}
      {remaining > 0 && (
        <span class="quiet">{tree.remaining(digitsOf(remaining).map(symbolOf).join(' '))}</span>
      )}
    </>
  );
}

function Failed({ subtree, ...props }: EntryProps & { subtree: Subtree }): JSX.Element {
  const { state, words, controls } = props;
  const { tree } = words;
  const { digit, count, children, cell, first } = subtree;
  const symbol = symbolOf(digit);
  const place = placeOf(shapeOf(state.puzzle), cell);
  return (
    <>
      <button
        type="button"
        class="plain failed"
        title={tree.toEvent(first)}
        onClick={() => controls.update((now) => atEvent(now, first))}
      >
        {tree.failed(symbol, count)}
      </button>
      {(count > 1 || children) && (
        <button
          type="button"
          class="plain fold"
          aria-expanded={children !== undefined}
          aria-label={(children ? tree.fold : tree.unfold)(symbol, place)}
          onClick={() => controls.update((now) => unfolding(now, first))}
        >
          {children ? '−' : '+'}
        </button>
      )}
      {children && (
        <ol>
          {children.map((child) => (
            <li key={child.first}>
              <Failed {...props} subtree={child} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

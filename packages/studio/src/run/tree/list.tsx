import { shapeOf, symbolOf } from '@nonet/engine/notation';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isFoldable, parentOf, rowsOf, type TreeRow } from '../../picture/tree-rows.ts';
import type { RunProps } from '../../search/controls.ts';
import { withRun } from '../../search/slice.ts';
import { withSubtreeToggled } from '../../search/tree-view.ts';
import { Button } from '../../widgets/button.tsx';
import { placeOf } from '../../words/place.ts';
import { levelText, triedText } from './text.tsx';

/**
 * The search tree as a treegrid. Up and Down move the focus between rows. Right unfolds a row. Left
 * folds a row or moves the focus to its parent. Enter moves the player to the row's event.
 */
export function TreeList(props: RunProps) {
  const { state, words, controls } = props;
  const { tree } = state.run.tree;
  const rows = useMemo(() => (tree ? rowsOf(tree) : []), [tree]);
  const [active, setActive] = useState<number>();
  const list = useRef<HTMLDivElement>(null);
  const found = rows.findIndex(({ key }) => key === active);
  const at = found < 0 ? rows.length - 1 : found;

  // Scroll to the end of the path, unless the list has the focus.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const box = list.current;
      if (box && !box.contains(document.activeElement)) box.scrollTop = box.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [tree?.event]);

  if (!tree) return null;

  const focus = (index: number): void =>
    list.current?.querySelectorAll<HTMLElement>('[role="row"]')[index]?.focus();
  const fold = ({ key }: TreeRow): void =>
    controls.update((now) => withRun(now, { tree: withSubtreeToggled(now.run.tree, key) }));
  const go = ({ key }: TreeRow): void => {
    if (key > 0) controls.playback.seek(key);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { ctrlKey, metaKey, altKey, shiftKey, code, target } = event;
    const row = rows[at];
    if (!row || ctrlKey || metaKey || altKey || shiftKey) return;
    if (code === 'Enter' && target instanceof HTMLButtonElement) return;
    const isOpen = row.subtree?.children !== undefined;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(at + 1),
      ArrowUp: () => focus(at - 1),
      Home: () => focus(0),
      End: () => focus(rows.length - 1),
      ArrowRight: () => (isFoldable(row) && !isOpen ? fold(row) : focus(at + 1)),
      ArrowLeft: () => (isOpen ? fold(row) : focus(parentOf(rows, at))),
      Enter: () => go(row),
    };
    const move = moves[code];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return (
    <div
      class="tree-list"
      data-scrolls=""
      ref={list}
      role="treegrid"
      aria-label={words.tree.list(tree.event)}
      aria-rowcount={rows.length}
    >
      {rows.map((row, index) => (
        <Row
          {...props}
          key={row.key}
          row={row}
          isActive={index === at}
          onFocus={() => setActive(row.key)}
          onKeyDown={onKeyDown}
          onFold={() => fold(row)}
          onGo={() => go(row)}
        />
      ))}
    </div>
  );
}

interface RowProps extends RunProps {
  readonly row: TreeRow;
  readonly isActive: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFold: () => void;
  readonly onGo: () => void;
}

function Row({ row, isActive, onFocus, onKeyDown, onFold, onGo, state, words }: RowProps) {
  const { tree } = words;
  const { key, level, indent, subtree, onPath, depth, cell } = row;
  const place = placeOf(shapeOf(state.puzzle.text), cell);
  const symbol = symbolOf(subtree?.digit ?? 0);
  const isOpen = onPath ? subtree !== undefined : subtree?.children !== undefined;
  const tried = subtree ? [triedText(subtree, words)] : [];
  const [what, ...left] = onPath ? levelText(onPath, words) : tried;
  return (
    <div
      role="row"
      class={onPath ? (subtree ? 'call' : 'pointer') : 'failed'}
      data-solved={subtree && subtree.solutions > 0 ? '' : undefined}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-expanded={isFoldable(row) || isOpen ? isOpen : undefined}
      title={key > 0 ? tree.toEvent(key) : undefined}
      style={{ '--indent': indent }}
      onFocusIn={onFocus}
      onKeyDown={onKeyDown}
      onClick={onGo}
    >
      <span role="gridcell" class="depth">
        {tree.level(depth, place)}
      </span>
      <span role="gridcell" class="what">
        {what}
      </span>
      {left.length > 0 && (
        <span role="gridcell" class="quiet">
          {left.join('')}
        </span>
      )}
      {isFoldable(row) && (
        <span role="gridcell">
          <Button
            class="plain fold"
            tabIndex={-1}
            aria-label={(isOpen ? tree.fold : tree.unfold)(symbol, place)}
            onClick={(event) => {
              event.stopPropagation();
              onFold();
            }}
          >
            {isOpen ? '−' : '+'}
          </Button>
        </span>
      )}
    </div>
  );
}

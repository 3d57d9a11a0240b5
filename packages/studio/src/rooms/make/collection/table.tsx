import { levelNames } from '@nonet/engine/explain';
import { symmetryNames } from '@nonet/engine/making';
import type { SearchId } from '@nonet/engine/rating';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { withRoom } from '../../../page/state.ts';
import { type CollectedPuzzle, knownDifficulty } from '../../../picture/collected.ts';
import { withPuzzle } from '../../../puzzle/history.ts';
import { Preview } from '../../../puzzle/preview.tsx';
import { Button, Icon } from '../../../widgets/button.tsx';
import { copyText } from '../../../widgets/copy-field.tsx';
import { useVirtualRows } from '../../../widgets/use-virtual-rows.ts';
import { grouped } from '../../../words/place.ts';
import { type Collection, puzzleTextIn, recipeOf } from './collection.ts';
import type { CollectionProps } from './controls.ts';
import { sortKeys } from './listing.ts';
import { techniquesFor, withCollections, withListing } from './slice.ts';
import { TinyGrid } from './tiny-grid.tsx';
import { collectionWords } from './words.ts';

/** The height of a row in pixels, and that of a row in a table narrower than `NARROW`. */
const ROW = 76;
const NARROW_ROW = 112;
const NARROW = 560;

const LINK = 'M8.5 11.5 11.5 8.5M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2';

interface TableProps extends CollectionProps {
  readonly collection: Collection;
  /** The rows: positions in the collection. */
  readonly rows: readonly number[];
}

/** The puzzles of a collection, of which only those in view are drawn. */
export function CollectionTable(props: TableProps) {
  const { collection, controls, rows, state } = props;
  const own = collectionWords[state.page.language];
  const { by, isDescending } = state.collections.listing;
  const isVariant = collection.fields.variant.length > 0;
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const [said, say] = useState('');
  /** The row that gets the focus as soon as it is drawn. */
  const sought = useRef<number | undefined>(undefined);
  const at = Math.min(active, Math.max(0, rows.length - 1));
  const isNarrow = (box.current?.clientWidth ?? NARROW) < NARROW;
  const rowHeight = isNarrow ? NARROW_ROW : ROW;
  const { height, reveal, rows: drawn } = useVirtualRows(box, rows.length, rowHeight);
  // The tab stop is a row that is drawn.
  const stop = drawn.some(({ index }) => index === at) ? at : drawn[0]?.index;

  useLayoutEffect(() => {
    const row = sought.current;
    if (row === undefined || !drawn.some(({ index }) => index === row)) return;
    sought.current = undefined;
    box.current?.querySelector<HTMLElement>(`[aria-rowindex="${row + 2}"]`)?.focus();
  });

  const go = (to: number): void => {
    const next = Math.min(Math.max(to, 0), rows.length - 1);
    sought.current = next;
    setActive(next);
    reveal(next);
  };
  const toggle = (row: number): void =>
    controls.update((now) => {
      const chosen = new Set(now.collections.chosen);
      if (!chosen.delete(rows[row])) chosen.add(rows[row]);
      return withCollections(now, { chosen });
    });
  /** A state of the page in which the puzzle of a row is open in a room. */
  const opened = (now: typeof state, row: number, room: 'play' | 'watch'): typeof state =>
    withRoom(withPuzzle(now, puzzleTextIn(collection, collection.puzzles[rows[row]])), room);
  const open = (row: number, room: 'play' | 'watch'): void =>
    controls.update((now) => opened(now, row, room));
  const copyLink = async (row: number): Promise<void> => {
    const page = location.href.replace(/#.*$/, '');
    const link = `${page}#${controls.addressOf(opened(state, row, 'play'))}`;
    const isCopied = await copyText(link, null);
    say(isCopied ? own.linkCopied(rows[row] + 1) : own.linkRefused);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { altKey, ctrlKey, key, metaKey, target } = event;
    if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return;
    const inView = Math.floor((box.current?.clientHeight ?? 0) / rowHeight);
    const page = Math.max(1, inView - 1);
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: rows.length - 1,
    };
    if (key in steps) go(steps[key]);
    else if (target.role !== 'row') return;
    else if (key === ' ') toggle(at);
    else if (key === 'Enter') open(at, 'play');
    else return;
    event.preventDefault();
  };

  const table = (
    <div
      class="puzzle-table"
      role="grid"
      aria-label={own.label}
      aria-rowcount={rows.length + 1}
      data-narrow={isNarrow ? '' : undefined}
    >
      <div role="row" class="heads" aria-rowindex={1} data-label={own.sortBy}>
        <span role="columnheader" class="choose">
          <span class="hidden">{own.choose}</span>
        </span>
        <span role="columnheader" class="grid-head">
          <span class="hidden">{own.grid}</span>
        </span>
        {sortKeys.map((key) => (
          <span
            key={key}
            role="columnheader"
            class={key}
            aria-sort={key === by ? (isDescending ? 'descending' : 'ascending') : 'none'}
          >
            <Button
              class="plain"
              onClick={() =>
                controls.update((now) =>
                  withListing(now, { by: key, isDescending: key === by && !isDescending }),
                )
              }
            >
              {key === 'score' && isVariant ? own.difficulty : own.columns[key]}
              <span aria-hidden="true">{key === by ? (isDescending ? ' ↓' : ' ↑') : ''}</span>
            </Button>
          </span>
        ))}
        <span role="columnheader" class="open">
          <span class="hidden">{own.open}</span>
        </span>
      </div>
      <div
        class="puzzle-rows"
        role="rowgroup"
        ref={box}
        data-own-keys=""
        data-scrolls=""
        onKeyDown={onKeyDown}
      >
        <div style={{ height: `${height}px` }}>
          {drawn.map(({ index, start }) => (
            <div
              key={rows[index]}
              role="row"
              class="puzzle-row"
              tabIndex={index === stop ? 0 : -1}
              aria-rowindex={index + 2}
              aria-selected={state.collections.chosen.has(rows[index])}
              aria-label={own.number(rows[index] + 1)}
              style={{ height: `${rowHeight}px`, transform: `translateY(${start}px)` }}
              onFocus={() => setActive(index)}
            >
              <Cells
                {...props}
                position={rows[index]}
                puzzle={collection.puzzles[rows[index]]}
                isActive={index === stop}
                toggle={() => toggle(index)}
                open={(room) => open(index, room)}
                copyLink={() => void copyLink(index)}
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
  return (
    <>
      {table}
      <p role="status">{said}</p>
    </>
  );
}

interface CellsProps extends CollectionProps {
  readonly collection: Collection;
  readonly position: number;
  readonly puzzle: CollectedPuzzle;
  /** Whether the row has the tab stop of the table. */
  readonly isActive: boolean;
  readonly toggle: () => void;
  readonly open: (room: 'play' | 'watch') => void;
  readonly copyLink: () => void;
}

function Cells(props: CellsProps) {
  const { collection, copyLink, isActive, open, position, puzzle, state, toggle, words } = props;
  const { language } = state.page;
  const own = collectionWords[language];
  const { chosen } = state.collections;
  const techniques = techniquesFor(state, collection.fields.variant);
  const known = knownDifficulty(puzzle);
  const missing = puzzle.difficulty === 'unrated' ? '–' : '…';
  const nameOf = (id: SearchId | undefined): string =>
    techniques.find((one) => one.id === id)?.name[language] ?? id ?? '';
  const tabIndex = isActive ? 0 : -1;
  return (
    <>
      <span role="gridcell" class="choose">
        <input
          type="checkbox"
          tabIndex={tabIndex}
          aria-label={own.chooseOne(position + 1)}
          checked={chosen.has(position)}
          onChange={toggle}
        />
      </span>
      <span role="gridcell" class="grid-head">
        {puzzle.rules ? (
          <Preview puzzle={puzzleTextIn(collection, puzzle)} />
        ) : (
          <TinyGrid geometry={recipeOf(collection).wishes.geometry} cells={puzzle.cells} />
        )}
      </span>
      <span role="gridcell" class="number">
        {grouped(position + 1)}
      </span>
      <span role="gridcell" class="givens" data-name={own.columns.givens}>
        {puzzle.givens}
      </span>
      <span role="gridcell" class="score">
        {known ? (
          <>
            {levelNames[language][known.level]}{' '}
            <small>{puzzle.rules ? own.steps(known.score) : grouped(known.score)}</small>
          </>
        ) : (
          missing
        )}
      </span>
      <span role="gridcell" class="er" data-name={own.columns.er}>
        {known ? (known.er?.toFixed(1) ?? '–') : missing}
      </span>
      <span role="gridcell" class="technique">
        {known ? nameOf(known.techniques.at(-1)) : missing}
      </span>
      <span role="gridcell" class="symmetry">
        {puzzle.givens > 0 ? symmetryNames[language][puzzle.symmetry] : '–'}
      </span>
      <span role="gridcell" class="open">
        {(['play', 'watch'] as const).map((room) => (
          <Button key={room} class="plain" tabIndex={tabIndex} onClick={() => open(room)}>
            {own[room]}
          </Button>
        ))}
        <Button class="icon" label={words.share.copyLink} tabIndex={tabIndex} onClick={copyLink}>
          <Icon path={LINK} />
        </Button>
      </span>
    </>
  );
}

import type { JSX } from 'preact';
import { Button } from '../widgets/button.tsx';
import { PagedList } from '../widgets/paged-list.tsx';
import { CellHeat } from './cell-heat.tsx';
import type { PuzzleProps } from './controls.ts';
import {
  differences,
  gridViews,
  pinning,
  withSolutionListing,
  withSolutions,
} from './solutions.ts';

/** For a puzzle with several solutions: their number, a list of them, and where they differ. */
export function Solutions(props: PuzzleProps): JSX.Element | null {
  const { state, words, controls } = props;
  const { solutions, check, text } = state.puzzle;
  const { tally, listing, rows, view, shown, pinned } = solutions;
  const { explorer } = words;
  if (check.kind !== 'several') return null;
  const open = tally ? openCells(tally.frequencies, tally.solutions, text.cells.length) : [];
  const isPinned = shown !== undefined && pinned?.number === shown.number;
  return (
    <section class="solutions" aria-label={explorer.label} data-view={view}>
      <h2>{explorer.label}</h2>
      <p role="status" class="quiet">
        {tally ? explorer[tally.more ? 'over' : solutions.state](tally.solutions) : ''}
      </p>
      {tally && solutions.state === 'searching' && !tally.more && (
        <Button onClick={controls.solutionSearch.stop}>{explorer.stop}</Button>
      )}
      <div class="tabs" role="group" aria-label={explorer.views.label}>
        {gridViews.map((one) => (
          <Button
            key={one}
            aria-pressed={one === view}
            disabled={one === 'solution' && !shown}
            onClick={() => controls.updatePuzzle((now) => withSolutions(now, { view: one }))}
          >
            {one === 'solution' && shown
              ? explorer.views.number(shown.number + 1)
              : explorer.views[one]}
          </Button>
        ))}
      </div>
      {view === 'heat' && <CellHeat {...props} />}
      {listing.total > 0 && (
        <PagedList
          id="solution"
          label={explorer.solutions}
          listing={listing}
          words={words}
          row={(index) => (
            <>
              <span class="number">{index + 1}</span>
              <span class="digits" aria-hidden="true">
                {digitsAt(rows.cells[index - rows.from], open)}
              </span>
              {pinned?.number === index && <span class="quiet">{explorer.pinned}</span>}
            </>
          )}
          onChange={(change) => controls.updatePuzzle((now) => withSolutionListing(now, change))}
        />
      )}
      {shown && (
        <div class="buttons">
          <Button onClick={() => controls.updatePuzzle((now) => pinning(now, !isPinned))}>
            {isPinned ? explorer.unpin : explorer.pin(shown.number + 1)}
          </Button>
          <span role="status" class="quiet">
            {pinned && !isPinned
              ? explorer.difference(
                  shown.number + 1,
                  pinned.number + 1,
                  differences(shown, pinned).length,
                )
              : ''}
          </span>
        </div>
      )}
    </section>
  );
}

/** The cells in which the solutions differ. */
function openCells(frequencies: Uint32Array, solutions: number, cells: number): number[] {
  const size = frequencies.length / cells;
  return Array.from({ length: cells }, (_, cell) => cell).filter(
    (cell) => !frequencies.subarray(cell * size, (cell + 1) * size).includes(solutions),
  );
}

/** A row of the list shows at most this many digits. */
const SHOWN = 40;

function digitsAt(cells: string | undefined, open: readonly number[]): string {
  if (cells === undefined) return '';
  const digits = open.slice(0, SHOWN).map((cell) => cells[cell]);
  return digits.join('') + (open.length > SHOWN ? '…' : '');
}

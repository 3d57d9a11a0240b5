import { digitsIn, shapeOf, symbolOf } from '@nonet/engine/notation';
import { frequenciesAt, type Tally } from '../picture/tally.ts';
import { Button } from '../widgets/button.tsx';
import { PagedList } from '../widgets/paged-list.tsx';
import { grouped, placeOf } from '../words/place.ts';
import { Compared } from './compared.tsx';
import type { PuzzleProps } from './controls.ts';
import { SolutionGrid } from './solution-grid.tsx';
import { gridViews, withPinned, withSolutionListing, withSolutions } from './solutions.ts';

interface SolutionsProps extends PuzzleProps {
  /** Opens the search at the moment at which it finds the solution. */
  readonly watch: (cells: string) => void;
}

/** For a puzzle with several solutions: their number, a list of them, and where they differ. */
export function Solutions(props: SolutionsProps) {
  const { state, words, controls, watch } = props;
  const { solutions, check, text } = state.puzzle;
  const { tally, listing, rows, view, shown, pinned } = solutions;
  const { explorer } = words;
  if (check.kind !== 'several') return null;
  const { size } = shapeOf(text);
  return (
    <section
      class="solutions"
      aria-label={explorer.label}
      data-view={view}
      style={{ '--size': size }}
    >
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
              {pinned?.number === index && <span class="quiet">{explorer.pinned}</span>}
              {tally && rows.cells[index - rows.from] && (
                <SolutionGrid
                  puzzle={text}
                  cells={rows.cells[index - rows.from]}
                  marks={raritiesIn(rows.cells[index - rows.from], tally, size)}
                />
              )}
            </>
          )}
          onChange={(change) => controls.updatePuzzle((now) => withSolutionListing(now, change))}
        />
      )}
      {shown && (
        <div class="buttons">
          <Button onClick={() => watch(shown.cells)}>{explorer.watch(shown.number + 1)}</Button>
          <Button onClick={() => controls.updatePuzzle((now) => withPinned(now, !pinned))}>
            {pinned ? explorer.unpin : explorer.pin(shown.number + 1)}
          </Button>
        </div>
      )}
      <Compared {...props} />
    </section>
  );
}

/**
 * Cell → the share of the solutions that have another digit than this solution there. 0 if all
 * solutions have the same digit.
 */
function raritiesIn(cells: string, tally: Tally, size: number): number[] {
  return digitsIn(cells).map(
    (digit, cell) => 1 - frequenciesAt(tally, cell, size)[digit - 1] / tally.solutions,
  );
}

/** How many solutions have each digit in the focused cell, as numbers and as bars. */
function CellHeat({ state, words }: PuzzleProps) {
  const { solutions, cell, text } = state.puzzle;
  const { tally } = solutions;
  if (!tally) return null;
  const shape = shapeOf(text);
  const frequencies = frequenciesAt(tally, cell, shape.size);
  const name = words.explorer.inCell(placeOf(shape, cell));
  return (
    <figure class="cell-heat" aria-label={name}>
      <figcaption class="quiet">{name}</figcaption>
      <ul>
        {Array.from(frequencies, (times, i) => (
          <li key={i} data-none={times === 0 ? '' : undefined}>
            <span class="times">{times === 0 ? '' : grouped(times)}</span>
            <span class="bar" style={{ '--share': times / tally.solutions }} aria-hidden="true" />
            <b>{symbolOf(i + 1)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

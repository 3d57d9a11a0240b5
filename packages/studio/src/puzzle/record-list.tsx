import type { Entry } from '../picture/opened-puzzles.ts';
import { Print } from '../printing/print-dialog.tsx';
import { printWords } from '../printing/words.ts';
import { PagedList } from '../widgets/paged-list.tsx';
import type { Words } from '../words/words.ts';
import type { PuzzleProps } from './controls.ts';
import { Preview } from './preview.tsx';
import { entryAt } from './records.ts';

/** The page shows the line numbers of at most this many records with an error. */
const NAMED = 12;

/** As many puzzles can be printed at once. */
const MOST_PRINTED = 5_000;

/** The list of records, if the text has several. Records with an error are listed too. */
export function RecordList({ state, words, controls }: PuzzleProps) {
  const { records } = state.puzzle;
  const { listing, broken } = records;
  if (listing.total === 0) return null;
  const { list } = words.explorer;
  return (
    <section class="records" aria-label={list.label}>
      <p role="status">
        {list.total(listing.total - broken.length)}
        {broken.length > 0 && (
          <span class="fault"> {list.broken(broken.slice(0, NAMED), broken.length)}</span>
        )}
      </p>
      {listing.total <= MOST_PRINTED && (
        <div class="buttons">
          <Print
            name={printWords[state.page.language].names.all}
            puzzles={controls.reading.puzzles}
            language={state.page.language}
            printing={controls.printing}
          />
        </div>
      )}
      <PagedList
        id="record"
        label={list.label}
        listing={listing}
        words={words}
        row={(index) => <Row entry={entryAt(records, index)} number={index + 1} words={words} />}
        onChange={(change) =>
          controls.updatePuzzle((now) => ({
            ...now,
            records: { ...now.records, listing: change(now.records.listing) },
          }))
        }
      />
    </section>
  );
}

interface RowProps {
  readonly entry: Entry | undefined;
  readonly number: number;
  readonly words: Words;
}

function Row({ entry, number, words }: RowProps) {
  const { readings, explorer } = words;
  if (!entry) return null;
  if (!entry.ok) {
    return (
      <>
        <span class="number">{number}</span>
        <span class="broken" aria-hidden="true">
          ×
        </span>
        <span class="fault">{readings.sentence(entry.fault)}</span>
      </>
    );
  }
  const { puzzle, line, name } = entry;
  const givens = puzzle.cells.replaceAll('.', '').length;
  return (
    <>
      <span class="number">{number}</span>
      <Preview puzzle={puzzle} />
      <span class="name">{name || explorer.list.line(line)}</span>
      <span class="quiet">{explorer.list.givens(givens)}</span>
    </>
  );
}

import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type PuzzleText, shapeOf } from '../picture/puzzle-text.ts';
import type { Words } from '../words/words.ts';
import type { Appearance } from './appearance.ts';
import { CellContent } from './cell-content.tsx';

interface BoardProps {
  readonly puzzle: PuzzleText;
  readonly words: Words;
  /** How each cell looks. */
  readonly cells: readonly Appearance[];
  /** The cell with the keyboard focus. */
  readonly at: number;
  readonly isReadOnly: boolean;
  /** Whether a change of digit is animated. */
  readonly isEased: boolean;
  readonly showsCandidates: boolean;
  readonly onFocus: (cell: number) => void;
  /** Called with the digit of a candidate that the user clicks. */
  readonly onCandidate?: (digit: number) => void;
  /** What is drawn over the cells. */
  readonly children?: ComponentChildren;
}

/** The grid. The keys for the grid are in the key tables, in the rows with the scope `grid`. */
export function Board(props: BoardProps): JSX.Element {
  const { puzzle, words, cells, at, isReadOnly, isEased, showsCandidates } = props;
  const { size } = shapeOf(puzzle);
  const table = useRef<HTMLDivElement>(null);

  // If the focus is in the grid, move the focus to the current cell.
  useLayoutEffect(() => {
    const grid = table.current;
    if (grid?.contains(document.activeElement)) {
      grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    }
  }, [at]);

  const onClick = ({ target }: MouseEvent): void => {
    const digit = target instanceof HTMLElement ? Number(target.dataset.digit) : 0;
    if (digit > 0) props.onCandidate?.(digit);
  };

  const rows = Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same digits can be typed
    <div
      class="grid"
      role="grid"
      ref={table}
      aria-label={words.grid.label(size)}
      aria-rowcount={size}
      aria-colcount={size}
      aria-readonly={isReadOnly}
      data-eased={isEased ? '' : undefined}
      data-candidates={showsCandidates ? '' : undefined}
      data-characters=""
      style={{ '--size': size, '--box': puzzle.boxColumns }}
      onClick={onClick}
    >
      {rows.map((row, y) => (
        <div role="row" class="row" aria-rowindex={y + 1} key={y}>
          {row.map((cell, x) => {
            const number = y * size + x;
            return (
              <div
                role="gridcell"
                key={number}
                class={cell.classes}
                tabIndex={number === at ? 0 : -1}
                aria-colindex={x + 1}
                aria-label={cell.name}
                aria-readonly={cell.isGiven && isReadOnly ? true : undefined}
                aria-invalid={cell.isInvalid ? true : undefined}
                aria-selected={number === at}
                onFocus={() => props.onFocus(number)}
              >
                <CellContent {...cell} size={size} />
              </div>
            );
          })}
        </div>
      ))}
      {props.children}
    </div>
  );
}

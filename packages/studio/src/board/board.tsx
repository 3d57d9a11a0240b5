import { type MarkLayer, marksMarkup } from '@nonet/engine/draw';
import type { Geometry } from '@nonet/engine/grid';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Language, Words } from '../words/words.ts';
import type { BoardLayer } from './board-layer.ts';
import { type BoardPointer, usePointer } from './board-pointer.ts';
import { CellColours, CellContent } from './cell-content.tsx';
import { cellNames } from './cell-names.ts';
import { type DrawnCell, drawnCells } from './drawn-cells.ts';
import { useCellRules, useDrawnConstraints } from './drawn-constraints.ts';
import { useCellWidth } from './use-cell-width.ts';

interface BoardProps {
  readonly geometry: Geometry;
  readonly words: Words;
  readonly language: Language;
  readonly layers: readonly BoardLayer[];
  /** Cell → its content in words, if it has words of its own. Default: no cell has. */
  readonly contents?: ReadonlyMap<number, string>;
  /** The cell with the keyboard focus. */
  readonly at: number;
  /** The selected cells, if several can be selected. By default, the cell with the focus is. */
  readonly selection?: ReadonlySet<number>;
  readonly isReadOnly: boolean;
  /** Whether a change of digit is animated. */
  readonly isEased: boolean;
  /** Called when the keyboard brings the focus to a cell, or the pointer if `onPointer` is missing. */
  readonly onFocus: (cell: number) => void;
  readonly onPointer?: (pointer: BoardPointer) => void;
  /** Called with the digit of a candidate that the user clicks. */
  readonly onCandidate?: (digit: number) => void;
  /** What is drawn over the cells. */
  readonly children?: ComponentChildren;
}

/** The grid. The keys for the grid are in the key tables, in the rows with the scope `grid`. */
export function Board(props: BoardProps) {
  const { geometry, language, words, layers, contents, at, selection, isReadOnly, isEased } = props;
  const { boxColumns, size } = geometry;
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

  /** The focus follows the pointer only after the room has answered it. */
  const onMouseDown = (event: MouseEvent): void => {
    if (!props.onPointer) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  };
  const pointer = usePointer(geometry, props.onPointer);

  const cells = drawnCells(geometry, layers);
  const names = cellNames(geometry, cells, words, contents);
  const width = useCellWidth(table, geometry) ?? CELL;
  const rules = useDrawnConstraints(geometry, layers, width, LEAST_TEXT);
  const cellRules = useCellRules(geometry, layers, language);
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
      aria-multiselectable={selection ? true : undefined}
      data-eased={isEased ? '' : undefined}
      data-characters=""
      data-drags={props.onPointer ? '' : undefined}
      data-rules={rules ? '' : undefined}
      data-labels={rules && rules.head > 0 ? '' : undefined}
      style={{
        '--size': size,
        '--box': boxColumns || Math.ceil(Math.sqrt(size)),
        '--space': rules?.space ?? 0,
        '--head': rules?.head ?? 0,
      }}
      onClick={onClick}
      onMouseDown={onMouseDown}
      {...pointer}
    >
      {rules && <Drawing of="rules under" side={size * width} markup={rules.under} />}
      {rows.map((row, y) => (
        <div role="row" class="row" aria-rowindex={y + 1} key={y}>
          {row.map((cell, x) => {
            const number = y * size + x;
            return (
              <div
                role="gridcell"
                key={number}
                class={classesOf(cell, number, geometry)}
                tabIndex={number === at ? 0 : -1}
                aria-colindex={x + 1}
                aria-label={names[number]}
                aria-description={cellRules?.get(number)}
                aria-readonly={cell.as === 'given' && isReadOnly ? true : undefined}
                aria-invalid={
                  cell.looks.has('invalid') || cell.looks.has('wrong') ? true : undefined
                }
                aria-selected={selection ? selection.has(number) : number === at}
                onFocus={() => props.onFocus(number)}
              >
                <CellContent {...cell} size={size} />
                {cell.colours.length > 0 && <CellColours colours={cell.colours} />}
              </div>
            );
          })}
        </div>
      ))}
      {rules && <Drawing of="rules" side={size * width} markup={rules.over} />}
      <Marks geometry={geometry} layers={layers} head={rules?.head ?? 0} />
      {props.children}
    </div>
  );
}

function classesOf({ as, looks }: DrawnCell, cell: number, geometry: Geometry): string {
  const { box, column, row, size } = geometry;
  const isFirst = (at: number, before: number): boolean => at === 0 || box[before] !== box[cell];
  return [
    'cell',
    ...(isFirst(column[cell], cell - 1) ? ['box-left'] : []),
    ...(isFirst(row[cell], cell - size) ? ['box-top'] : []),
    ...(as ? [as] : []),
    ...looks,
  ].join(' ');
}

/** The width of a cell in the drawing. The drawing is as large as the grid. */
const CELL = 54;

/** The least size of a text in the drawing of rules, in pixels. */
const LEAST_TEXT = 10;

/** Marked candidates are as large as the notes beside them. */
const STYLE = { cell: CELL, candidate: 0.81 };

interface MarksProps {
  readonly geometry: Geometry;
  readonly layers: readonly BoardLayer[];
  readonly head: number;
}

/** The houses, marks and links of the layers, drawn over the cells as in a picture. */
function Marks({ geometry, layers, head }: MarksProps) {
  const drawn = layers.filter(isDrawn);
  if (drawn.length === 0) return null;
  const markup = marksMarkup(geometry, drawn, { ...STYLE, head });
  return <Drawing of="marks" side={geometry.size * CELL} markup={markup} />;
}

/** Markup that is drawn over or under the cells. */
function Drawing({ markup, of, side }: { markup: string; of: string; side: number }) {
  return (
    <svg
      class={of}
      viewBox={`0 0 ${side} ${side}`}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function isDrawn(layer: BoardLayer): layer is MarkLayer {
  return layer.kind === 'houses' || layer.kind === 'marks' || layer.kind === 'links';
}

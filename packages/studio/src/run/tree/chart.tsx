import { symbolOf } from '@nonet/engine/notation';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { shapeOf } from '../../picture/puzzle-text.ts';
import { type Mark, planOf, type Spot } from '../../picture/tree-plan.ts';
import { placeOf } from '../../words/place.ts';
import { GUTTER } from '../columns.ts';
import type { RunProps } from '../controls.ts';
import { EASED } from '../player.ts';
import { withRun } from '../state.ts';
import { unfolding } from './state.ts';

/** With lower rows, subtrees are drawn without their counts. */
const LEGIBLE_ROW = 18;
/** Half the width of each shape in pixels. */
const CALL = 8;
const FORCED = 3;
const REMAINING = 3;

export interface ChartProps extends RunProps {
  /** The width of a column and the height of a row in pixels. */
  readonly column: number;
  readonly row: number;
}

/** The search tree: the path, the digits that failed along the path, and the digits still to try. */
export function TreeChart({
  state,
  words,
  controls,
  column,
  row: rowHeight,
}: ChartProps): JSX.Element {
  const { picture, player } = state.run;
  const { tree } = state.run.tree;
  const shape = shapeOf(state.puzzle.text);
  const plan = useMemo(() => tree && planOf(tree, shape.size), [tree, shape]);
  const before = useRef({ shown: -1, stepped: false });
  if (tree && tree.event !== before.current.shown) {
    const stepped = Math.abs(tree.event - before.current.shown) === 1;
    before.current = { shown: tree.event, stepped };
  }
  const chart = useRef<SVGSVGElement>(null);
  const tipRow = plan?.tip.row;
  const rows = plan?.rows ?? 0;

  // If the rows do not all fit, scroll the end of the path into view.
  useLayoutEffect(() => {
    if (tipRow === undefined) return;
    const frame = requestAnimationFrame(() => {
      const box = chart.current?.closest('.strip');
      if (!box || box.scrollHeight <= box.clientHeight) return;
      const room = box.clientHeight - (box.scrollHeight - rows * rowHeight);
      const top = tipRow * rowHeight;
      const bottom = top + rowHeight;
      if (top < box.scrollTop) box.scrollTop = top;
      else if (bottom > box.scrollTop + room) box.scrollTop = bottom - room;
    });
    return () => cancelAnimationFrame(frame);
  }, [tree?.event, tipRow, rowHeight]);

  if (!tree || !plan) {
    return <div class="chart" style={{ height: `${shape.size * rowHeight}px` }} />;
  }

  const x = (at: number): number => GUTTER + (at + 0.5) * column;
  const y = (row: number): number => (row + 0.5) * rowHeight;
  const elbow = ({ column: at, row, parent }: Mark): string => {
    const side = x(at) - column / 2;
    if (!parent) return '';
    const from =
      parent.column < 0
        ? `M${side} ${y(parent.row)}`
        : `M${x(parent.column)} ${y(parent.row)}H${side}`;
    return `${from}V${y(row)}H${x(at)}`;
  };
  const isOpen = ({ kind }: Mark): boolean => kind === 'call' || kind === 'forced';
  const edges = (marks: readonly Mark[]): string => marks.map(elbow).join('');
  const rings = ({ column: at, row }: Spot): string =>
    `M${x(at) - REMAINING} ${y(row)}a${REMAINING} ${REMAINING} 0 1 0 ${2 * REMAINING} 0a${REMAINING} ${REMAINING} 0 1 0 ${-2 * REMAINING} 0`;
  const dots = ({ column: at, row }: Spot): string => `M${x(at)} ${y(row)}h0`;
  const isLegible = rowHeight >= LEGIBLE_ROW;
  const pointer = tree.levels.findIndex(({ node }) => !node);
  const width = GUTTER + ((picture?.ruler.length ?? 0) + 1) * column;
  const height = plan.rows * rowHeight;

  const onClick = (event: MouseEvent): void => {
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    const at = Math.floor((event.clientX - left - GUTTER) / column);
    const offset = event.clientY - top;
    const row = Math.floor(offset / rowHeight);
    const mark = plan.marks.find((one) => one.column === at && one.row === row);
    if (!mark) return;
    const { first } = mark.subtree;
    const folds = mark.kind === 'folded' || mark.kind === 'unfolded';
    if (folds && (event.shiftKey || offset - row * rowHeight > rowHeight / 2 + 1)) {
      controls.update((now) => withRun(now, { tree: unfolding(now.run.tree, first) }));
    } else {
      controls.playback.seek(first);
    }
  };

  return (
    <div class="chart" style={{ width: `${width}px` }} role="img" aria-label={words.tree.title}>
      <ol class="rows" aria-hidden="true">
        {plan.digits.map((digit, row) => (
          <li key={row}>{digit ? symbolOf(digit) : ''}</li>
        ))}
      </ol>
      <svg
        class="tree"
        ref={chart}
        style={{ width: `${width}px`, height: `${height}px` }}
        aria-hidden="true"
        data-event={tree.event}
        data-solved={tree.solved ? '' : undefined}
        data-eased={
          before.current.stepped && !(player.playing && player.speed > EASED) ? '' : undefined
        }
        onClick={onClick}
      >
        {pointer >= 0 && (
          <rect
            class="here"
            x={GUTTER + pointer * column}
            y="0"
            width={column}
            height={height}
            data-column={pointer}
          />
        )}
        <path class="removed" d={plan.removed.map(dots).join('')} />
        <path class="remaining" d={plan.remaining.map(rings).join('')} />
        <path class="twig" d={edges(plan.marks.filter((mark) => !isOpen(mark)))} />
        <path class="path" d={edges(plan.marks.filter(isOpen))} />
        {pointer >= 0 && (
          <path
            class="tip"
            d={`M${plan.tip.column < 0 ? GUTTER : x(plan.tip.column)} ${y(plan.tip.row)}H${GUTTER + pointer * column}`}
          />
        )}
        {plan.marks.map((mark) => {
          const { cell, digit, first, count } = mark.subtree;
          const symbol = symbolOf(digit);
          const place = placeOf(shape, cell);
          return (
            <g
              key={`${mark.kind}${first}`}
              class={`mark ${mark.kind}${first === tree.event ? ' latest' : ''}`}
              data-cell={cell}
              data-digit={digit}
              data-column={mark.column}
              transform={`translate(${x(mark.column)} ${y(mark.row)})`}
            >
              <title>
                {words.tree.mark(symbol, place, first, count)}, {words.tree.kinds[mark.kind]}
              </title>
              <Shape mark={mark} column={column} row={rowHeight} />
              {mark.kind === 'call' && column > 16 && <text y="0.35em">{symbol}</text>}
              {mark.kind === 'folded' && isLegible && (
                <text y="8.5">
                  <title>{words.tree.unfold(symbol, place)}</title>
                  {column < 24 ? '' : words.tree.short(count)}
                </text>
              )}
              {mark.kind === 'unfolded' && isLegible && (
                <text y="8.5">
                  <title>{words.tree.fold(symbol, place)}</title>−
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

interface ShapeProps {
  readonly mark: Mark;
  readonly column: number;
  readonly row: number;
}

function Shape({ mark, column, row }: ShapeProps): JSX.Element {
  const half = Math.min(CALL, column * 0.4, row * 0.45);
  switch (mark.kind) {
    case 'call':
      return <circle class="shape" r={half} />;
    case 'forced':
      return <circle class="shape" r={FORCED} />;
    case 'failed':
      return <path class="shape" d="M-4-4h8v8h-8z" />;
    default:
      return <path class="shape" d="M0-9 5.5-.5h-11z" />;
  }
}

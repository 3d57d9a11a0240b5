import { shapeOf, symbolOf } from '@nonet/engine/notation';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { centreOf, outlineOf, pathsOf } from '../../picture/tree-paths.ts';
import { planOf } from '../../picture/tree-plan.ts';
import type { RunProps } from '../../search/controls.ts';
import { withRun } from '../../search/slice.ts';
import { withSubtreeToggled } from '../../search/tree-view.ts';
import { placeOf } from '../../words/place.ts';
import { GUTTER, scaled } from '../columns.ts';

/** If a row is lower than this, subtrees are drawn without their counts. */
const LEGIBLE_ROW = 18;

export interface ChartProps extends RunProps {
  /** The width of a column and the height of a row. */
  readonly column: number;
  readonly row: number;
  /** The number of pixels that a length of 1 has on the screen. */
  readonly unit: number;
}

/**
 * The search tree: the path, the digits that failed along the path, and the digits still to try.
 */
export function TreeChart(props: ChartProps & { readonly isEased: boolean }) {
  const { state, words, controls, column, row: rowHeight, unit, isEased } = props;
  const { picture } = state.run;
  const { tree } = state.run.tree;
  const shape = shapeOf(state.puzzle.text);
  const plan = useMemo(() => tree && planOf(tree, shape.size), [tree, shape]);
  const before = useRef({ shown: -1, stepped: false });
  if (tree && tree.event !== before.current.shown) {
    const stepped = Math.abs(tree.event - before.current.shown) === 1;
    before.current = { shown: tree.event, stepped };
  }
  const chart = useRef<SVGSVGElement>(null);
  // Before the first placement, the tree begins at its first row.
  const tipRow = plan && (plan.tip.column < 0 ? 0 : plan.tip.row);
  const rows = plan?.rows ?? 0;

  // If the rows do not all fit, scroll the end of the path into view.
  useLayoutEffect(() => {
    if (tipRow === undefined) return;
    const frame = requestAnimationFrame(() => {
      const box = chart.current?.closest('.strip');
      if (!box || box.scrollHeight <= box.clientHeight) return;
      const height = rowHeight * unit;
      const room = box.clientHeight - (box.scrollHeight - rows * height);
      const top = tipRow * height;
      const bottom = top + height;
      if (top < box.scrollTop) box.scrollTop = top;
      else if (bottom > box.scrollTop + room) box.scrollTop = bottom - room;
    });
    return () => cancelAnimationFrame(frame);
  }, [tree?.event, tipRow, rowHeight, unit]);

  if (!tree || !plan) {
    return <div class="chart" style={{ height: scaled(shape.size * rowHeight) }} />;
  }

  const scale = { left: GUTTER, column, row: rowHeight };
  const paths = pathsOf(plan, scale);
  const { pointer } = plan;
  const isLegible = rowHeight >= LEGIBLE_ROW;
  const width = GUTTER + ((picture?.ruler.length ?? 0) + 1) * column;
  const height = plan.rows * rowHeight;

  const onClick = (event: MouseEvent): void => {
    const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / unit - GUTTER) / column);
    const offset = (event.clientY - top) / unit;
    const row = Math.floor(offset / rowHeight);
    const mark = plan.marks.find((one) => one.column === at && one.row === row);
    if (!mark) return;
    const { first } = mark.subtree;
    const folds = mark.kind === 'folded' || mark.kind === 'unfolded';
    if (folds && (event.shiftKey || offset - row * rowHeight > rowHeight / 2 + 1)) {
      controls.update((now) => withRun(now, { tree: withSubtreeToggled(now.run.tree, first) }));
    } else {
      controls.playback.seek(first);
    }
  };

  return (
    <div class="chart" style={{ width: scaled(width) }} role="img" aria-label={words.tree.title}>
      <ol class="rows" aria-hidden="true">
        {plan.digits.map((digit, row) => (
          <li key={row}>{digit ? symbolOf(digit) : ''}</li>
        ))}
      </ol>
      {plan.marks.length === 0 && (
        <p class="hint quiet" style={{ left: scaled(GUTTER + 1.5 * column) }}>
          {words.tree.hint}
        </p>
      )}
      <svg
        class="tree"
        ref={chart}
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: scaled(width), height: scaled(height) }}
        aria-hidden="true"
        data-event={tree.event}
        data-solved={tree.solved ? '' : undefined}
        data-eased={before.current.stepped && isEased ? '' : undefined}
        onClick={onClick}
      >
        {pointer !== undefined && (
          <rect
            class="here"
            x={GUTTER + pointer * column}
            y="0"
            width={column}
            height={height}
            data-column={pointer}
          />
        )}
        <path class="removed" d={paths.removed} />
        <path class="remaining" d={paths.remaining} />
        <path class="twig" d={paths.twigs} />
        <path class="path" d={paths.path} />
        <path class="tip" d={paths.tip} />
        {plan.marks.map((mark) => {
          const { cell, digit, first, count, solutions } = mark.subtree;
          const symbol = symbolOf(digit);
          const place = placeOf(shape, cell);
          const { x, y } = centreOf(mark, scale);
          return (
            <g
              key={`${mark.kind}${first}`}
              class={`mark ${mark.kind}${first === tree.event ? ' latest' : ''}`}
              data-solved={solutions > 0 ? '' : undefined}
              data-cell={cell}
              data-digit={digit}
              data-column={mark.column}
              transform={`translate(${x} ${y})`}
            >
              <title>
                {words.tree.mark(symbol, place, first, count)},{' '}
                {solutions > 0 ? words.tree.found(solutions) : words.tree.kinds[mark.kind]}
              </title>
              <path class="shape" d={outlineOf(mark, scale)} />
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

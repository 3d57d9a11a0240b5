import { useMemo } from 'preact/hooks';
import { type Block, blocksOf, ICICLE_ROWS } from '../../picture/icicle.ts';
import { GUTTER, scaled } from '../columns.ts';
import type { ChartProps } from './chart.tsx';

/**
 * The whole run in one chart: depth from left to right, time from top to bottom. A block is a node
 * of the search tree. It covers the events at which the node was on the path. Past events are dark,
 * later events are light.
 */
export function Icicle({ state, words, controls, column, unit }: ChartProps) {
  const { picture } = state.run;
  const { icicle } = state.run.tree;
  const blocks = useMemo(() => (icicle ? blocksOf(icicle) : []), [icicle]);
  const rows = icicle?.at.length ?? 1;
  const scale = ICICLE_ROWS / rows;
  const outline = useMemo(() => drawn(blocks, column, scale), [blocks, column, scale]);
  const width = GUTTER + ((picture?.ruler.length ?? 0) + 1) * column;
  if (!icicle) return <div class="chart" style={{ height: scaled(ICICLE_ROWS) }} />;

  const event = picture?.event ?? 0;
  const share = icicle.events === 0 ? 0 : Math.min(1, event / icicle.events);
  const here = Math.floor(share * (rows - 1));
  const open = blocks.filter(({ from, to }) => from <= here && here < to);
  const seen = (share * (rows - 1) + 0.5) * scale;

  const drag = (pointer: PointerEvent): void => {
    const box = pointer.currentTarget as HTMLElement;
    if (pointer.type === 'pointerdown') {
      if (pointer.button !== 0) return;
      box.setPointerCapture(pointer.pointerId);
      pointer.stopPropagation();
    } else if (!box.hasPointerCapture(pointer.pointerId)) return;
    const y = (pointer.clientY - box.getBoundingClientRect().top) / unit / scale;
    const row = Math.max(0, Math.min(rows - 1, Math.floor(y)));
    controls.playback.seek(icicle.at[row]);
  };

  return (
    <div
      class="chart icicle"
      style={{ width: scaled(width), height: scaled(ICICLE_ROWS) }}
      data-rows={rows}
      role="img"
      aria-label={words.tree.views.icicle}
      onPointerDown={drag}
      onPointerMove={drag}
    >
      <svg
        viewBox={`0 0 ${width} ${ICICLE_ROWS}`}
        style={{ width: scaled(width), height: scaled(ICICLE_ROWS) }}
        aria-hidden="true"
      >
        <path class="ahead" d={outline} />
        <path
          class="past"
          d={outline}
          style={{ clipPath: `inset(0 0 ${ICICLE_ROWS - seen}px 0)` }}
        />
        <path class="current" d={drawn(open, column, scale)} />
      </svg>
      <span class="now" style={{ top: scaled(seen) }} />
    </div>
  );
}

function drawn(blocks: readonly Block[], column: number, scale: number): string {
  return blocks
    .map(({ column: at, from, to }) => {
      const height = (to - from) * scale;
      const gap = height > 3 ? 1 : 0;
      const x = (GUTTER + at * column).toFixed(1);
      return `M${x} ${(from * scale).toFixed(1)}h${(column - 1).toFixed(1)}v${(height - gap).toFixed(1)}h${(1 - column).toFixed(1)}z`;
    })
    .join('');
}

import { type ConstraintsMarkup, regionBorders } from '@nonet/engine/draw';
import type { Geometry } from '@nonet/engine/grid';
import type { ComponentChildren } from 'preact';
import type { BoardLayer } from './board-layer.ts';
import { useDrawnConstraints } from './drawn-constraints.ts';
import { gridLines } from './grid-lines.ts';

/** Side of a cell, in drawing units. */
export const SMALL_CELL = 10;

interface SmallPictureProps {
  readonly class: string;
  readonly geometry: Geometry;
  /** The layers with the rules of a variant. Others are drawn as `grounds` and `children`. */
  readonly layers: readonly BoardLayer[];
  /** What a screen reader says. Without it, the picture is hidden from screen readers. */
  readonly label?: string;
  /** Whether the picture has all lines of a grid. By default it has only the borders of a jigsaw. */
  readonly hasLines?: boolean;
  /** What lies under the rules. */
  readonly grounds?: ComponentChildren;
  /** What lies over the lines. */
  readonly children: ComponentChildren;
}

/** A small picture of a grid, with the rules of a variant. */
export function SmallPicture(props: SmallPictureProps) {
  const { children, class: name, geometry, grounds, hasLines = false, label, layers } = props;
  const rules = useDrawnConstraints(geometry, layers, SMALL_CELL);
  const around = (hasLines ? 1 : 0) + (rules?.space ?? 0) * SMALL_CELL;
  const width = geometry.size * SMALL_CELL + 2 * around;
  const lines = hasLines
    ? gridLines(geometry, SMALL_CELL)
    : { hairs: '', boxes: regionBorders(geometry, SMALL_CELL) };
  return (
    <svg
      class={name}
      viewBox={`${-around} ${-around} ${width} ${width}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {grounds}
      <Rules of={rules} part="under" />
      {lines.hairs && <path class="hairs" d={lines.hairs} />}
      {lines.boxes && <path class="boxes" d={lines.boxes} />}
      {children}
      <Rules of={rules} part="over" />
    </svg>
  );
}

interface RulesProps {
  readonly of: ConstraintsMarkup | undefined;
  readonly part: 'under' | 'over';
}

function Rules({ of, part }: RulesProps) {
  return of && <g class="rules" dangerouslySetInnerHTML={{ __html: of[part] }} />;
}

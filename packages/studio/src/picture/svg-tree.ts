import { tag, textTag } from '@nonet/engine/draw';
import { symbolOf } from '@nonet/engine/notation';
import { CELL, type DrawingColours } from './drawing.ts';
import type { Picture } from './picture.ts';
import { firstEntry } from './svg-list.ts';
import { centreOf, outlineOf, pathsOf } from './tree-paths.ts';
import type { Mark, Spot, TreePlan } from './tree-plan.ts';

/** A search tree with the positions of its parts. */
export interface DrawnTree {
  readonly plan: TreePlan;
  /** Shortens a count to fit below the mark of a folded subtree. */
  readonly short: (count: number) => string;
}

const ROW = 20;
const GAP = 8;
/** The space around the tree for lines on its edge. */
const EDGE = 1;
/** The distance between the digit of a row and the first column. */
const DIGIT = 12;

/** The height of a tree with this many rows, in drawing units. */
export function treeHeight(rows: number): number {
  return rows === 0 ? 0 : GAP + rows * ROW;
}

/**
 * Draws the search tree below a list of blanks. Draws only the columns of the blanks that the list
 * shows. Each mark has the attribute `data-mark` with its kind.
 */
export function treeDrawing(
  { plan, short }: DrawnTree,
  { depth, ruler, solved }: Picture,
  size: number,
  colours: DrawingColours,
): string {
  const first = firstEntry(depth, ruler.length, size);
  const end = first + size;
  const scale = { left: -first * CELL, column: CELL, row: ROW };
  const [width, height] = [size * CELL, plan.rows * ROW];
  const ink = solved ? colours.solution : colours.placed;
  const isShown = ({ column }: Spot): boolean => column >= first && column < end;
  const paths = pathsOf(
    {
      ...plan,
      marks: plan.marks.filter((mark) => mark.column >= first && mark.parent.column < end),
      removed: plan.removed.filter(isShown),
      remaining: plan.remaining.filter(isShown),
    },
    scale,
  );
  const line = (d: string, style: Readonly<Record<string, string | number>>): string =>
    tag('path', { d, fill: 'none', ...style });

  return tag(
    'g',
    { transform: `translate(0 ${GAP})` },
    [
      ...plan.digits.map((digit, row) => {
        const style = { 'text-anchor': 'middle', 'font-size': 11, fill: colours.quiet };
        return digit === 0 ? '' : textTag(-DIGIT, (row + 0.5) * ROW + 4, style, symbolOf(digit));
      }),
      tag(
        'svg',
        {
          x: -EDGE,
          y: -EDGE,
          width: width + 2 * EDGE,
          height: height + 2 * EDGE,
          viewBox: `${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`,
          overflow: 'hidden',
        },
        [
          pointerColumn(),
          line(paths.removed, {
            stroke: colours.hair,
            'stroke-width': 2.5,
            'stroke-linecap': 'round',
          }),
          line(paths.remaining, { stroke: colours.quiet }),
          line(paths.twigs, { stroke: colours.dead, 'stroke-opacity': 0.4 }),
          line(paths.path, { stroke: ink, 'stroke-width': 2 }),
          line(paths.tip, { stroke: colours.ring, 'stroke-width': 2 }),
          ...plan.marks.filter(isShown).map(markTag),
        ].join('\n'),
      ),
    ].join('\n'),
  );

  function pointerColumn(): string {
    if (plan.pointer === undefined) return '';
    return tag('rect', {
      x: (plan.pointer - first) * CELL,
      width: CELL,
      height,
      fill: colours.current,
      'fill-opacity': 0.1,
      stroke: colours.mark,
    });
  }

  function markTag(mark: Mark): string {
    const { x, y } = centreOf(mark, scale);
    const d = outlineOf(mark, scale);
    const found = mark.subtree.solutions > 0 ? colours.solution : colours.dead;
    const looks = {
      call: { fill: colours.paper, stroke: ink, 'stroke-width': 1.5 },
      forced: { fill: ink },
      failed: { fill: found },
      folded: { fill: found },
      unfolded: { fill: colours.paper, stroke: found },
    };
    return tag(
      'g',
      { transform: `translate(${x} ${y})`, 'data-mark': mark.kind },
      tag('path', { d, ...looks[mark.kind] }) + labelOf(mark),
    );
  }

  function labelOf({ kind, subtree }: Mark): string {
    const middle = { 'text-anchor': 'middle' };
    const fill = subtree.solutions > 0 ? colours.solution : colours.dead;
    const below = { ...middle, 'font-size': 9.5, fill };
    switch (kind) {
      case 'call': {
        const style = { ...middle, 'font-size': 12, 'font-weight': 600, fill: ink };
        return textTag(0, 4.2, style, symbolOf(subtree.digit));
      }
      case 'folded':
        return textTag(0, 8.5, below, short(subtree.count));
      case 'unfolded':
        return textTag(0, 8.5, below, '−');
      default:
        return '';
    }
  }
}

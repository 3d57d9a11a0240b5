import { shapeOf } from '@nonet/engine/notation';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RunProps } from '../../search/controls.ts';
import { withRun } from '../../search/slice.ts';
import { withZoom } from '../../search/tree-view.ts';
import { GUTTER, narrowestColumn, scaled, useScale } from '../columns.ts';
import { useHiddenSides } from '../hidden-sides.ts';
import { Ruler } from '../ruler.tsx';
import { TreeChart } from './chart.tsx';
import { TreeHead } from './head.tsx';
import { Icicle } from './icicle.tsx';
import { TreeList } from './list.tsx';
import { TreeText } from './text.tsx';

/** Ctrl + wheel zooms by one step per this many pixels. */
const NOTCH = 60;
/**
 * If the mouse moves more than this many pixels while the button is pressed, it is a drag and not a
 * click.
 */
const DRAG = 4;

/**
 * The list of blanks, the call stack, and the search tree or the icicle chart, one below the other.
 * They have the same columns, one per depth of the search, and scroll sideways together.
 */
export function Depths({ isEased, ...props }: RunProps & { readonly isEased: boolean }) {
  const { state, words, controls } = props;
  const { picture, tree } = state.run;
  const strip = useRef<HTMLDivElement>(null);
  const entries = (picture?.ruler.length ?? 0) + 1;
  const { size } = shapeOf(state.puzzle.text);
  const { room, column, row, unit } = useScale(strip, entries, size, tree.zoom);
  const pointer = picture?.depth ?? 0;
  const wheeled = useRef(0);
  const drag = usePanning(strip);
  const hidden = useHiddenSides(strip, entries, column, room);

  // Scroll the current depth into view. Measure in an animation frame, because measuring here would
  // force a second layout for every picture.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      const box = strip.current;
      if (!box) return;
      const left = (pointer - 1) * column * unit;
      const right = (GUTTER + (pointer + 3) * column - room) * unit;
      if (box.scrollLeft > left) box.scrollLeft = left;
      else if (box.scrollLeft < right) box.scrollLeft = right;
    });
    return () => cancelAnimationFrame(frame);
  }, [pointer, room, column, unit]);

  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    wheeled.current += event.deltaY;
    if (Math.abs(wheeled.current) < NOTCH) return;
    const by = wheeled.current > 0 ? -1 : 1;
    wheeled.current = 0;
    controls.update((now) => withRun(now, { tree: withZoom(now.run.tree, by) }));
  };

  const chart = { ...props, column, row, unit };
  return (
    <section
      class="depths"
      data-characters=""
      aria-label={words.tree.label}
      data-panel="tree"
      data-view={tree.view}
      data-hides={hidden}
    >
      <TreeHead {...props} />
      <div
        class="strip"
        data-scrolls=""
        ref={strip}
        tabIndex={0}
        role="group"
        aria-label={hidden ? words.ruler.scrolls : words.ruler.title}
        style={{ '--column': scaled(column), '--gutter': scaled(GUTTER) }}
        data-narrow={column < narrowestColumn(size) - 2 ? '' : undefined}
        onWheel={onWheel}
        {...drag}
      >
        <Ruler {...props} />
        {tree.view === 'tree' && <TreeChart {...chart} isEased={isEased} />}
        {tree.view === 'icicle' && <Icicle {...chart} />}
      </div>
      {tree.view === 'list' ? <TreeList {...props} /> : <TreeText {...props} />}
    </section>
  );
}

/** Lets the user drag the strip with the mouse. On a touch screen the browser does this itself. */
function usePanning(strip: { readonly current: HTMLDivElement | null }) {
  const from = useRef<{ x: number; left: number; moved: boolean }>(undefined);
  return {
    onPointerDown: ({ pointerType, clientX, button }: PointerEvent) => {
      const left = strip.current?.scrollLeft ?? 0;
      from.current = undefined;
      if (pointerType === 'mouse' && button === 0)
        from.current = { x: clientX, left, moved: false };
    },
    onPointerMove: ({ clientX, buttons }: PointerEvent) => {
      const { current } = from;
      if (!current || !strip.current || buttons !== 1) return;
      current.moved ||= Math.abs(clientX - current.x) > DRAG;
      if (current.moved) strip.current.scrollLeft = current.left + current.x - clientX;
    },
    onClickCapture: (event: MouseEvent) => {
      if (from.current?.moved) event.stopPropagation();
      from.current = undefined;
    },
  };
}

import type { Geometry } from '@nonet/engine/grid';
import { useRef } from 'preact/hooks';

export interface BoardPointer {
  /**
   * `enter`: the pointer is held down and comes to another cell. `long`: a finger stays on a cell.
   * `up`: the pointer is released, here or anywhere.
   */
  readonly kind: 'down' | 'enter' | 'long' | 'up';
  readonly cell: number;
  /** The candidate or note under the pointer. */
  readonly digit: number | undefined;
  /** Whether the user can aim at single candidates: the pointer is no finger, or they are large. */
  readonly isPrecise: boolean;
  readonly shift: boolean;
  /** Whether Control is held, or Command. */
  readonly control: boolean;
  /** Whether it is the second of two quick presses on the same cell. */
  readonly isDouble: boolean;
}

/** The second press of a double press comes within this many milliseconds. */
const DOUBLE = 300;

/** A finger that stays on a cell for this many milliseconds presses it long. */
const LONG = 400;

/** A finger can aim at a candidate that is as wide as this, in pixels. */
const AIMED = 24;

/** A pointer on its way enters a cell within this distance of its middle, so that it can go diagonally. */
const RADIUS = 0.42;

interface Press {
  readonly cell: number;
  readonly at: number;
}

/** Returns the handlers for the pointer events of the grid. */
export function usePointer(
  { size }: Geometry,
  send: ((pointer: BoardPointer) => void) | undefined,
): Partial<
  Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent) => void
  >
> {
  const last = useRef<Press | undefined>(undefined);
  const held = useRef<number | undefined>(undefined);
  const isPrecise = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  if (!send) return {};

  const place = ({ clientX, clientY, currentTarget }: PointerEvent): { x: number; y: number } => {
    const { left, top } = (currentTarget as Element).getBoundingClientRect();
    const { clientWidth, clientHeight } = currentTarget as Element;
    const within = (share: number): number => Math.min(Math.max(share * size, 0), size - 0.001);
    return { x: within((clientX - left) / clientWidth), y: within((clientY - top) / clientHeight) };
  };
  const cellAt = ({ x, y }: { x: number; y: number }): number =>
    Math.floor(y) * size + Math.floor(x);
  const up = ({ clientX, clientY, ctrlKey, metaKey, shiftKey: shift }: PointerEvent): void => {
    clearTimeout(timer.current);
    if (held.current === undefined) return;
    const cell = held.current;
    held.current = undefined;
    // While the pointer is captured, the target of its events is the grid.
    const digit = digitAt(document.elementFromPoint(clientX, clientY));
    const control = ctrlKey || metaKey;
    const aim = { digit, isPrecise: isPrecise.current };
    send({ kind: 'up', cell, ...aim, shift, control, isDouble: false });
  };

  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const { ctrlKey, metaKey, pointerType, shiftKey: shift, target, timeStamp: at } = event;
      const cell = cellAt(place(event));
      const control = ctrlKey || metaKey;
      const digit = digitAt(target);
      const isDouble = last.current?.cell === cell && at - last.current.at < DOUBLE;
      last.current = isDouble ? undefined : { cell, at };
      held.current = cell;
      isPrecise.current = pointerType !== 'touch' || widthOf(target) >= AIMED;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      const pressed = { cell, digit, isPrecise: isPrecise.current, shift, control };
      if (pointerType === 'touch') {
        timer.current = setTimeout(() => send({ ...pressed, kind: 'long', isDouble: false }), LONG);
      }
      send({ ...pressed, kind: 'down', isDouble });
    },
    onPointerMove: (event) => {
      if (held.current === undefined) return;
      const { ctrlKey, metaKey, shiftKey: shift } = event;
      const { x, y } = place(event);
      const cell = cellAt({ x, y });
      if (cell === held.current) return;
      if (Math.hypot(x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5) > RADIUS) return;
      clearTimeout(timer.current);
      last.current = undefined;
      held.current = cell;
      const control = ctrlKey || metaKey;
      const aim = { digit: undefined, isPrecise: isPrecise.current };
      send({ kind: 'enter', cell, ...aim, shift, control, isDouble: false });
    },
    onPointerUp: up,
    onPointerCancel: up,
  };
}

function widthOf(target: EventTarget | null): number {
  return target instanceof HTMLElement ? target.offsetWidth : 0;
}

function digitAt(target: EventTarget | null): number | undefined {
  return (target instanceof HTMLElement && Number(target.dataset.digit)) || undefined;
}

import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** How long a message stays that asks for nothing, in milliseconds. */
const STAY = 5_000;

/**
 * Closes a message when it has been shown for a while, or when the user goes on. While the pointer is
 * over it or the focus in it, it stays. A press goes through it, so the pointer is found by its place.
 * Without a message, `message` is undefined.
 */
export function usePassing(
  box: RefObject<HTMLElement | null>,
  message: object | undefined,
  close: () => void,
): void {
  useEffect(() => {
    if (!message) return;
    let timer = setTimeout(close, STAY);
    let isHeld = false;
    const hold = (holds: boolean): void => {
      if (holds === isHeld) return;
      isHeld = holds;
      clearTimeout(timer);
      if (!holds) timer = setTimeout(close, STAY);
    };
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && box.current?.contains(target) === true;
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      const { left, right, top, bottom } = box.current?.getBoundingClientRect() ?? new DOMRect();
      const isOver = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      hold(isOver || isInside(document.activeElement));
    };
    const onFocus = ({ target }: FocusEvent): void => hold(isInside(target));
    const onUse = ({ target }: Event): void => {
      if (!isInside(target)) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab') onUse(event);
    };
    addEventListener('pointermove', onMove);
    addEventListener('focusin', onFocus);
    addEventListener('pointerdown', onUse);
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', onMove);
      removeEventListener('focusin', onFocus);
      removeEventListener('pointerdown', onUse);
      removeEventListener('keydown', onKey);
    };
  }, [message]);
}

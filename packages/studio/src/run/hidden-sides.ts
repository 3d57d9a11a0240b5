import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * The sides at which a box that scrolls sideways hides some of its content: `left`, `right` or both.
 * `size` is whatever changes the width of the content.
 */
export function useHiddenSides(
  box: { readonly current: HTMLElement | null },
  ...size: readonly number[]
): string | undefined {
  const [sides, setSides] = useState<string>();
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = (): void => {
      const { clientWidth, scrollLeft, scrollWidth } = current;
      const hidden = [
        ...(scrollLeft > 1 ? ['left'] : []),
        ...(scrollLeft + clientWidth < scrollWidth - 1 ? ['right'] : []),
      ];
      setSides(hidden.join(' ') || undefined);
    };
    // Measuring here would force a second layout.
    const frame = requestAnimationFrame(look);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      current.removeEventListener('scroll', look);
    };
  }, size);
  return sides;
}

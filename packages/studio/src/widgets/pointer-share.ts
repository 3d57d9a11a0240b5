/** Where the pointer is, as a share of the width of the element that listens. */
export function shareAt({ clientX, currentTarget }: PointerEvent): number {
  const { left, width } = (currentTarget as HTMLElement).getBoundingClientRect();
  return Math.max(0, Math.min(1, (clientX - left) / width));
}

/** Whether the pointer drags. A press begins a drag, which goes on outside the element. */
export function isDragging({ currentTarget, pointerId, type }: PointerEvent): boolean {
  const slider = currentTarget as HTMLElement;
  if (type === 'pointerdown') slider.setPointerCapture(pointerId);
  return slider.hasPointerCapture(pointerId);
}

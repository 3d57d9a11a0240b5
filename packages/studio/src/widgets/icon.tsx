import type { JSX } from 'preact';

/** An icon in a 20 × 20 box. `path` is an SVG path. */
export function Icon({ path }: { path: string }): JSX.Element {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

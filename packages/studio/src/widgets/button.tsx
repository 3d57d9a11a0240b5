import type { ButtonHTMLAttributes } from 'preact';

interface ButtonProps extends ButtonHTMLAttributes {
  /**
   * Whether a click has no effect. Unlike a disabled button, the button keeps the focus. Default:
   * false.
   */
  readonly off?: boolean;
  /** The name and tooltip of a button that shows only an icon. */
  readonly label?: string | undefined;
}

export function Button({ off = false, label, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off ? true : undefined}
      onClick={off ? undefined : onClick}
      {...rest}
    />
  );
}

/** An icon in a 20 × 20 box. `path` is an SVG path. */
export function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

import { symbolOf } from '@nonet/engine/notation';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Button } from './button.tsx';

/** A button that is held for this many milliseconds is pressed long. */
const LONG = 400;

interface DigitsProps {
  readonly label: string;
  readonly size: number;
  readonly pressed?: number | undefined;
  /** Whether the buttons have the colours of the cells. Default: false. */
  readonly isColoured?: boolean;
  /** Whether a click has no effect. Default: false. */
  readonly off?: boolean;
  /**
   * What is written small beside a digit, and the name of its button with it. The style sheet writes
   * it, because the name would have to contain it if it were text.
   */
  readonly remark?: (digit: number) => { readonly text: string; readonly name: string };
  readonly press: (digit: number) => void;
  /** Called instead of `press` after a long press. By default every press is short. */
  readonly hold?: (digit: number) => void;
  readonly children?: ComponentChildren;
}

export function Digits(props: DigitsProps) {
  const { label, size, pressed, isColoured, off = false, remark, press, hold, children } = props;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasLong = useRef(false);
  const release = (): void => clearTimeout(timer.current);
  const longPress = (digit: number) => ({
    onPointerDown: () => {
      wasLong.current = false;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        hold?.(digit);
      }, LONG);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: Event) => event.preventDefault(),
  });
  const click = (digit: number): void => {
    const isShort = !wasLong.current;
    wasLong.current = false;
    if (isShort) press(digit);
  };
  return (
    <div class="digits" role="group" aria-label={label}>
      {Array.from({ length: size }, (_, i) => (
        <Button
          key={i}
          data-digit={i + 1}
          aria-pressed={pressed === undefined ? undefined : pressed === i + 1}
          off={off}
          style={isColoured ? { background: `var(--colour-${i + 1})` } : undefined}
          label={remark?.(i + 1).name}
          onClick={() => click(i + 1)}
          {...(hold && longPress(i + 1))}
        >
          {symbolOf(i + 1)}
          {remark && <small data-remark={remark(i + 1).text} aria-hidden="true" />}
        </Button>
      ))}
      {children}
    </div>
  );
}

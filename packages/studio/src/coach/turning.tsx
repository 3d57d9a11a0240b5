import type { ComponentChildren } from 'preact';
import { Button, Icon } from '../widgets/button.tsx';

interface TurningProps {
  /** The one that is shown, counted from 0. */
  readonly at: number;
  readonly count: number;
  readonly names: { readonly back: string; readonly forward: string };
  readonly text: string;
  readonly turn: (to: number) => void;
  readonly children?: ComponentChildren;
}

/** Buttons that turn to the one before and to the next one, and which one of how many is shown. */
export function Turning({ at, children, count, names, text, turn }: TurningProps) {
  return (
    <div class="buttons">
      <Button class="icon" label={names.back} off={at === 0} onClick={() => turn(at - 1)}>
        <Icon path="M13 4.5v11L6 10z" />
      </Button>
      <span class="quiet">{text}</span>
      <Button
        class="icon"
        label={names.forward}
        off={at === count - 1}
        onClick={() => turn(at + 1)}
      >
        <Icon path="M7 4.5v11l7-5.5z" />
      </Button>
      {children}
    </div>
  );
}

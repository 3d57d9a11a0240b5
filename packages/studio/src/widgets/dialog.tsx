import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button, Icon } from './button.tsx';

interface Props {
  readonly name: string;
  readonly close: string;
  /** An SVG path in a 20 × 20 box. */
  readonly icon: string;
  readonly onOpen?: () => void;
  /**
   * The content, which is drawn from the first opening on. A function is called only while the dialog
   * is open, with a way to close it.
   */
  readonly children: ComponentChildren | ((close: () => void) => ComponentChildren);
}

/** A button that opens a modal dialog. Escape closes the dialog. */
export function Dialog({ name, close, icon, onOpen, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, turn] = useState<boolean>();
  const wasOpened = isOpen !== undefined;
  const shut = (): void => dialog.current?.close();
  return (
    <>
      <Button
        class="opens"
        onClick={() => {
          turn(true);
          onOpen?.();
          dialog.current?.showModal();
        }}
      >
        <Icon path={icon} />
        <span>{name}</span>
      </Button>
      <dialog ref={dialog} aria-label={name} onClose={() => turn(false)}>
        <div class="dialog">
          <div class="head">
            <h2>{name}</h2>
            <Button class="plain" onClick={shut}>
              {close}
            </Button>
          </div>
          {typeof children === 'function' ? isOpen && children(shut) : wasOpened && children}
        </div>
      </dialog>
    </>
  );
}

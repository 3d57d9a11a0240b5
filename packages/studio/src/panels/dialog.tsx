import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';

interface Props {
  readonly name: string;
  readonly close: string;
  /** SVG path of the icon, in a 20 × 20 box. */
  readonly icon: string;
  readonly children: ComponentChildren;
}

/** A button that opens a modal dialog. Escape closes the dialog. */
export function Dialog({ name, close, icon, children }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" class="opens" onClick={() => dialog.current?.showModal()}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={icon} />
        </svg>
        <span>{name}</span>
      </button>
      <dialog ref={dialog} aria-label={name}>
        <div class="dialog">
          <div class="head">
            <h2>{name}</h2>
            <button type="button" class="plain" onClick={() => dialog.current?.close()}>
              {close}
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}

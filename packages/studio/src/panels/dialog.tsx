import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';

interface Props {
  readonly name: string;
  readonly close: string;
  /** SVG path of the sign, in a box of 20. */
  readonly sign: string;
  readonly children: ComponentChildren;
}

/** A button and what it opens: over the page, with the focus kept in it, gone with Escape. */
export function Dialog({ name, close, sign, children }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" class="opens" onClick={() => dialog.current?.showModal()}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={sign} />
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

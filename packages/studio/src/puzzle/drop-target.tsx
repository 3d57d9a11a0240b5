import type { JSX } from 'preact';
import { isFileOver } from './pasting.ts';

/** While a file is dragged over the page, says what becomes of it. */
export function DropTarget({ text }: { text: string }): JSX.Element | null {
  if (!isFileOver.value) return null;
  return (
    <div class="drop-target">
      <p role="status">{text}</p>
    </div>
  );
}

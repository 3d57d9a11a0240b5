import { signal } from '@preact/signals';
import type { Controls } from './controls.ts';

/** If text of at least this many characters is pasted into a text field, it is read as a puzzle. */
const SHORTEST_RECORD = 16;

/** Whether a file is being dragged over the page. */
export const isFileOver = signal(false);

/** Reads text and files that are pasted or dropped anywhere on the page. */
export function listenForPuzzles({ open, submit }: Controls['reading']): void {
  const onTransfer = (event: Event, data: DataTransfer | null): void => {
    if (!data || event.defaultPrevented) return;
    const [file] = data.files;
    const text = data.getData('text/plain');
    const field = event.target instanceof Element ? event.target.closest('textarea, input') : null;
    if (field && !field.matches('[data-puzzle-box]')) return;
    if (!file && (text === '' || (field && text.length < SHORTEST_RECORD))) return;
    event.preventDefault();
    if (file) open(file);
    else submit(text);
  };
  addEventListener('paste', (event) => onTransfer(event, event.clipboardData));
  addEventListener('drop', (event) => {
    isFileOver.value = false;
    onTransfer(event, event.dataTransfer);
  });
  addEventListener('dragover', (event) => {
    event.preventDefault();
    isFileOver.value = event.dataTransfer?.types.includes('Files') ?? false;
  });
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (!relatedTarget) isFileOver.value = false;
  });
}

import { effect } from '@preact/signals';
import type { Controls } from '../state/controls.ts';
import { withCopying } from '../state/copying.ts';
import type { State } from '../state/state.ts';
import type { Client } from '../worker/client.ts';
import type { Store } from './store.ts';

/** Writes the puzzle in the chosen notation, and copies the text to the clipboard. */
export function copying(store: Store, client: Client): Controls['copying'] {
  let latest: { puzzle: State['puzzle']; notation: string } | undefined;
  effect(() => {
    const { room, puzzle, copying } = store.state.value;
    const isWritten = puzzle === latest?.puzzle && copying.as === latest.notation;
    if (room !== 'enter' || isWritten) return;
    const request = { puzzle, notation: copying.as };
    latest = request;
    void client.ask('write', request).then((text) => {
      const outcome = text === undefined ? 'impossible' : 'none';
      if (request === latest) store.update((now) => withCopying(now, { text, outcome }));
    });
  });
  return {
    copy: () => {
      const { text } = store.now.copying;
      if (text === undefined) return;
      const report = (outcome: 'copied' | 'refused') => () =>
        store.update((now) => (now.copying.text === text ? withCopying(now, { outcome }) : now));
      // navigator.clipboard is undefined outside a secure context.
      const writing =
        navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
      writing.then(report('copied'), report('refused'));
    },
  };
}

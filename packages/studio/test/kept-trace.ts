import type { Page } from 'playwright-core';

/** The size of the trace that the browser keeps. Undefined if it keeps none. */
export function keptTrace(page: Page): Promise<number | undefined> {
  return page.evaluate(
    () =>
      new Promise<number | undefined>((resolve) => {
        const opening = indexedDB.open('nonet');
        opening.onsuccess = () => {
          const { result } = opening;
          const reading = result.transaction('kept').objectStore('kept').get('nonet-program');
          reading.onsuccess = () => {
            result.close();
            resolve((reading.result as Blob | undefined)?.size);
          };
        };
      }),
  );
}

/** Replaces the trace that the browser keeps. */
export function damageTrace(
  page: Page,
  how: 'number' | 'text' | 'gzip' | 'no store',
): Promise<void> {
  return page.evaluate(
    (damage) =>
      new Promise<void>((resolve) => {
        const damaged = {
          number: 7,
          text: new Blob(['nonet-trace 1\n+ 1 2']),
          gzip: new Blob([new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3])]),
          'no store': undefined,
        }[damage];
        const removing = indexedDB.deleteDatabase('nonet');
        removing.onsuccess = () => {
          const opening = indexedDB.open('nonet');
          opening.onupgradeneeded = () => {
            opening.result.createObjectStore(damage === 'no store' ? 'other' : 'kept');
          };
          opening.onsuccess = () => {
            const { result } = opening;
            const end = (): void => {
              result.close();
              resolve();
            };
            if (damage === 'no store') return end();
            const changing = result.transaction('kept', 'readwrite');
            changing.objectStore('kept').put(damaged, 'nonet-program');
            changing.oncomplete = end;
          };
        };
      }),
    how,
  );
}
